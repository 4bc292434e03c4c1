"""The bot that thinks ahead: information-set Monte Carlo tree search, for any game.

Each iteration imagines a match that could be the real one (a determinization), tries an answer in
it, plays on with what has fared well so far (UCB) and then by rules of thumb (the playout), and
judges where that leads. It is given nothing but `match.imagine`, so it knows what its seat may.
"""

from time import monotonic
from typing import Any

from critias.engine.decisions import Choose, Decision
from critias.engine.game import Game
from critias.engine.match import Match
from critias.engine.randomness import Rng

from .common_random_numbers import Fate
from .judging import Judge
from .tree import Node, Root, Tree

FORMS = 6
"""How many ways of filling in a form are compared that are usual, and how many that are not."""
CLEAR = 3.0
"""So many standard errors ahead, an answer needs no more thought."""
AT_LEAST = 48
"""Iterations before an answer can be clear."""
TREE_DEPTH = 12
"""How many answers of a seat the tree remembers; beyond, all go by rules of thumb."""

Course = tuple[Any, ...]
"""A seat and the answers it has given since the search began."""


class Search:
    """Thinks for so many iterations or seconds, and no longer than needed."""

    imagines = True

    def __init__(
        self, name: str, *, iterations: int | None = None, seconds: float | None = None
    ) -> None:
        self.name = name
        self.iterations = iterations
        self.seconds = seconds

    def hurried(self, seconds: float) -> "Search":
        """The same with no more time than that."""
        least = seconds if self.seconds is None else min(seconds, self.seconds)
        return Search(self.name, iterations=self.iterations, seconds=least)

    def plays(self, game: Game[Any]) -> bool:
        """Any game; those with a heuristic well."""
        return True

    def choose(self, match: Match, seat: int, rng: Rng) -> Any:
        """The answer that fares best in matches that could be this one."""
        decision = match.pending[seat]
        if isinstance(decision, Choose) and len(decision.options) == 1:
            return decision.options[0]
        thought = Thought(match, seat, rng)
        deadline = None if self.seconds is None else monotonic() + self.seconds
        while True:
            done = thought.root.visits
            if len(thought.candidates) == 1:
                return thought.candidates[0]
            if self.iterations is not None and done >= self.iterations:
                break
            if deadline is not None and monotonic() >= deadline and done:
                break
            if done >= AT_LEAST and done % 16 == 0 and thought.clear():
                break
            thought.iterate()
        return thought.best()


class Thought:
    """One search, from one position."""

    def __init__(self, match: Match, seat: int, rng: Rng) -> None:
        self.seat = seat
        self._match = match
        self._rng = rng
        self._tree = Tree()
        self._worlds: list[bytes] = []
        self._judge = Judge(match.imagine(seat, self._world(0)))
        self._policy = type(match.game).heuristic
        self.root = Root(self._rule_of_thumb(0))
        self.candidates = self._candidates(match.pending[seat])

    def _candidates(self, decision: Decision) -> list[Any]:
        """The answers to compare, in the order in which they are first tried."""
        usual = [self.root.usual]
        if isinstance(decision, Choose):
            others = self._ranked(decision)
        else:
            usual += [self._rule_of_thumb(world) for world in range(1, FORMS)]
            others = [decision.sample(self._rng) for _ in range(FORMS)]
        return list(dict.fromkeys([one for one in usual if one is not None] + others))

    def _ranked(self, decision: Choose) -> list[Any]:
        """The options, the best-looking first; in any order if the game cannot tell."""
        appraise = type(self._match.game).appraisal
        luck = self._world(0)
        world = self._match.imagine(self.seat, luck)
        options = list(world.game.distinct(world.state, decision))
        if appraise is None:
            self._rng.shuffle(options)
            return options
        appraised = appraise(world.state, world.pending[self.seat], luck)
        worths = dict(zip(decision.options, appraised, strict=True))
        return sorted(options, key=lambda option: -worths[option])

    def _rule_of_thumb(self, number: int) -> Any | None:
        """What the game's heuristic would answer in an imagined world, if it has one."""
        if self._policy is None:
            return None
        luck = self._world(number)
        world = self._match.imagine(self.seat, luck)
        return self._policy(world.state, world.pending[self.seat], luck)

    def iterate(self) -> None:
        """Try one more answer in one more world.

        The n-th trial of each answer is in the same world and with the same luck (common random
        numbers), so that what is compared are the answers.
        """
        root, tree = self.root, self._tree
        answer = root.select(self.candidates, tree.spread)
        if answer is None:
            answer = next(one for one in self.candidates if one not in root.tried)
        tried = root.tried.get(answer)
        luck = self._world(tried.visits if tried else 0)
        values = self._play_on(self._match.imagine(self.seat, luck), luck, answer)
        root.learn(answer, values[self.seat])
        tree.record(values[self.seat])
        if root.same_as_usual(answer):
            self.candidates.remove(answer)

    def best(self) -> Any:
        """What to answer, after all that has been tried."""
        return self.root.best(self._tree.spread)

    def clear(self) -> bool:
        """Whether one answer is so far ahead that more thought would change nothing."""
        if any(answer not in self.root.tried for answer in self.candidates):
            return False
        first, *others = sorted(self.candidates, key=self._mean, reverse=True)
        spread = self._tree.spread
        return all(self.root.ahead(first, other, spread) > CLEAR for other in others)

    def _mean(self, answer: Any) -> float:
        return self.root.tried[answer].mean

    def _world(self, number: int) -> Rng:
        """The randomness of the world of that number, from its beginning."""
        while len(self._worlds) <= number:
            self._worlds.append(self._rng.fork().key)
        return Rng(self._worlds[number])

    def _play_on(self, world: Match, luck: Rng, answer: Any) -> list[float]:
        """Answer, and play on to where it can be judged; all learn from what came of it."""
        fate = Fate(world, luck)
        fate.answer(self.seat, answer)
        courses: list[Course | None] = [(seat,) for seat in range(world.seats)]
        courses[self.seat] = (self.seat, answer)
        path: list[tuple[int, Node, Any]] = []
        while not self._judge.ready(world):
            seat = fate.whose_answer()
            decision, course = world.pending[seat], courses[seat]
            if course is None or not isinstance(decision, Choose):
                given = self._offhand(world, decision, luck)
            else:
                node, given, courses[seat] = self._in_tree(world, decision, course, luck)
                path.append((seat, node, given))
            fate.answer(seat, given)
        values = self._judge.values(world)
        for seat, node, given in path:
            node.learn(given, values[seat])
        return values

    def _in_tree(
        self, world: Match, decision: Choose, course: Course, luck: Rng
    ) -> tuple[Node, Any, Course | None]:
        """The node of a seat's course, its answer, and its course from there, if it has one."""
        place = (*course, decision.rule)
        node = self._tree.find(place)
        if node is None:
            return self._tree.grow(place), self._offhand(world, decision, luck), None
        options = world.game.distinct(world.state, decision)
        given = node.select(options, self._tree.spread)
        if given is None:
            given = self._offhand(world, decision, luck)
            if given in node.tried:
                given = node.untried(options, luck)
        return node, given, (*course, given) if len(course) < TREE_DEPTH else None

    def _offhand(self, world: Match, decision: Decision, luck: Rng) -> Any:
        """An answer without thought: by rule of thumb, or else by chance."""
        if self._policy is None:
            return decision.sample(luck)
        return self._policy(world.state, decision, luck)
