"""How long a megagame takes to come back: from its whole log, and from its last snapshot.

    python bench/colossus_reload.py [seats] [turns] [commands a turn]

A match of bots is played with some rulings in it, then reloaded as a server would after a restart.
Beside it the same machine replays matches of Atlantis, so that figures of a busy machine can be
told from slow rules: the last column is how many of those could have been replayed meanwhile.
"""

import contextlib
import sys
import time
from collections.abc import Callable

import msgspec

import critias
from critias.engine import Answered
from critias.engine._works.running import Running
from critias.engine.errors import CommandRefused
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.engine.saving import Saved, decode_state, encode_state, load, save

ROUNDS = 5


def played(
    game: str, seats: int, commands: int = 0, **options: int
) -> tuple[Match, bytes, list[Answered]]:
    """A whole match, and the snapshot and entries of its longest step."""
    match = critias.new(game, seats=seats, seed="reload", options=options)
    rng = Rng(seed_key("reload"))
    snapshot = b""
    longest: list[Answered] = []
    every = 400 // commands if commands else 0
    while not match.over:
        if every and len(match.log) % every == 1:
            with contextlib.suppress(CommandRefused):
                if (sampled := match.game.sample_command(match.state, rng)) is not None:
                    match.command(*sampled)
                    continue
        seat = rng.choice(sorted(match.pending))
        match.answer(seat, match.pending[seat].sample(rng))
        since = [entry for entry in match._since if isinstance(entry, Answered)]
        if len(since) == len(match._since) > len(longest):
            snapshot = encode_state(match._checkpoints[-1].state)
            longest = since
    return match, snapshot, longest


def resume(match: Match, snapshot: bytes, since: list[Answered]) -> None:
    """From a snapshot: read the state, begin its step, and repeat what was answered in it."""
    state = decode_state(match.game, snapshot)
    running = Running(match.game.step(state))
    for place, entry in enumerate(since):
        running.answer(entry.seat, entry.answer, place)


def best(work: Callable[[], object]) -> float:
    """The shortest of some rounds, in milliseconds."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times) * 1000


def main(arguments: list[str]) -> None:
    seats, turns, commands = [int(one) for one in [*arguments, "36", "8", "0"][:3]]
    match, snapshot, since = played("colossus", seats, commands, turns=turns)
    body = msgspec.json.encode(save(match))
    small = msgspec.json.encode(save(played("atlantis", 4)[0]))
    peer = best(lambda: load(msgspec.json.decode(small, type=Saved)))
    whole = best(lambda: load(msgspec.json.decode(body, type=Saved)))
    again = best(lambda: resume(match, snapshot, since))
    print(f"{seats} seats, {turns} turns: {len(match.log)} entries, {len(match.all_events)} events")
    print(f"from the whole log ({len(body) / 1e6:.1f} MB):  {whole:8.1f} ms  {whole / peer:6.1f}")
    print(
        f"from a snapshot ({len(snapshot) / 1e3:.0f} kB) and {len(since)} entries:"
        f"  {again:8.1f} ms  {again / peer:6.1f}"
    )
    print(f"a match of atlantis:  {peer:8.1f} ms")


if __name__ == "__main__":
    main(sys.argv[1:])
