// boardgame.io's own server with the tic-tac-toe of its tutorial, in memory, as its users start it.
const { Server, Origins } = require("boardgame.io/server");

const lines = [0, 3, 6].map((first) => [first, first + 1, first + 2]);
lines.push(...[0, 1, 2].map((first) => [first, first + 3, first + 6]), [0, 4, 8], [2, 4, 6]);

const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const [a] = lines.filter(([x, y, z]) => G.cells[x] !== null && G.cells[x] === G.cells[y] && G.cells[x] === G.cells[z]);
    if (a) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
