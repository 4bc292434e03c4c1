"""What every game must satisfy, checked by playing it: no game writes a line for this.

`check_match` plays one random match and checks, at each decision or at a share of them:

- the match ends, and every option offered leads on, never into a dead end;
- components are conserved and the game's own invariants hold;
- options agree with what is accepted, in memory and on the wire, and nothing else is accepted;
- a clone is identical, and playing it on does not disturb the original;
- saving and loading, and encoding and decoding the state, change nothing, in mid-step too;
- no leak: what a seat sees, is asked, and knows of who is asked, does not depend by a single byte
  on what it cannot know;
- an undo restores the position exactly, and takes nothing back that has taught its seat anything;
- all of it can be said in every language, and each question names a rule of RULES.md.

At the end the whole log is replayed and compared entry by entry.
"""

import itertools
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from ._works.copying import copy_state
from ._works.hidden import census, unknown
from ._works.log import Answered
from ._works.naming import kebab
from ._works.running import Running
from .decisions import Choose, Decision, Option
from .errors import CommandRefused, CritiasError, IllegalAnswer, MatchOver, NotAsked, UndoRefused
from .events import Event
from .game import Game
from .match import Match
from .randomness import Rng, seed_key
from .registry import new
from .rulebook import rules_of
from .saving import decode_state, encode_state, load, save
from .state import State
from .texts import LANGUAGES, Texts, languages_of, records_of, texts_of
from .undoing import last_answer

LONGEST_MATCH = 100_000
_MANY = 8
"""More seats than these, and those that are looked at closely are drawn by lot each time."""


class Lapse(AssertionError):
    """A game does not conform; the message says where and how."""


def configurations(game: Game[Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Each number of seats with the default options and with each other value of one option.

    Of a game for many a few numbers of seats are enough, and the other options with the fewest.
    """
    variants: list[dict[str, Any]] = [{}]
    defaults = game.options_type()
    for name, hint in get_type_hints(game.options_type, include_extras=True).items():
        for value in _values(hint):
            if value != getattr(defaults, name):
                variants.append({name: value})
    if len(game.seats) <= _MANY:
        yield from itertools.product(game.seats, variants)
        return
    yield from ((game.seats[0], variant) for variant in variants)
    yield from ((game.seats[len(game.seats) // 2], {}), (game.seats[-1], {}))


def check_match(
    game: Game[Any],
    seats: int,
    options: dict[str, Any],
    seed: int | str,
    *,
    share: float = 1.0,
) -> Match:
    """Play one random match to its end; `share` of its decisions are checked thoroughly."""
    rng = Rng(seed_key(f"conformance {game.name} {seats} {sorted(options.items())} {seed}"))
    match = new(game, seats=seats, seed=seed, options=options)
    examiner = _Examiner(match, rng)
    digests = [digest(match)]
    try:
        while not match.over:
            examiner.check_position()
            if rng.below(1000) < share * 1000:
                examiner.check_decision()
            _act(match, rng)
            digests.append(digest(match))
            if len(digests) > LONGEST_MATCH:
                raise examiner._lapse("the match does not end")
    except CritiasError as error:
        raise examiner._lapse(str(error)) from error
    examiner.check_position()
    _check_end(match)
    _check_replay(match, digests)
    return match


def check_leaks(game: Game[Any], seats: int, options: dict[str, Any], seed: int | str) -> Match:
    """Play one random match in which no seat can tell, at any decision, what it must not know."""
    rng = Rng(seed_key(f"leaks {game.name} {seats} {sorted(options.items())} {seed}"))
    match = new(game, seats=seats, seed=seed, options=options)
    examiner = _Examiner(match, rng)
    while not match.over:
        examiner.check_secrets(thoroughly=rng.below(10) == 0)
        _act(match, rng)
    return match


def check_words(game: Game[Any]) -> None:
    """Each option, event and component has a text in each language of the game; so have rules.

    English is a must, and where there is a file for another language, it is complete.
    """
    languages = languages_of(game)
    if "en" not in languages:
        raise Lapse(f"{game.name} has no texts/en.ftl")
    for language in languages:
        texts = texts_of(game, language, strict=True)
        wanted = [f"option-{kebab(kind.__name__)}" for kind in records_of(game, Option)]
        wanted += [
            f"event-{kebab(kind.__name__)}"
            for kind in records_of(game, Event)
            if not kind.__subclasses__()  # what others are made from is never told itself
        ]
        wanted += [
            f"{kebab(field)}-{kebab(word)}"
            for field, words in game.vocabulary.items()
            for word in words
        ]
        for rule, conditions in game.conditions.items():
            order = f"order-{kebab(rule)}"
            wanted += [order, *(f"{order}-{condition}" for condition in conditions)]
        wanted += ["game-title", "game-summary"]
        missing = [message for message in wanted if not texts.has(message)]
        if missing:
            raise Lapse(f"{game.name} has no text in {language} for {', '.join(missing)}")
    if not (game.folder / "RULES.md").is_file():
        raise Lapse(f"{game.name} has no RULES.md")
    ids = [rule.id for rule in rules_of(game)]
    for language in LANGUAGES:
        others = [rule.id for rule in rules_of(game, language)]
        if others != ids:
            odd = sorted(set(ids) ^ set(others)) or "their order"
            raise Lapse(f"RULES.md and RULES.{language}.md of {game.name} differ in {odd}")


def digest(match: Match) -> bytes:
    """A hash of all that there is to know of a position."""
    asked = [_prompt(match.pending[seat]) for seat in sorted(match.pending)]
    known = encode_state(match.state) + msgspec.msgpack.encode((asked, match.result))
    return blake2b(known, digest_size=32).digest()


class _Examiner:
    """Checks one match as it goes."""

    def __init__(self, match: Match, rng: Rng) -> None:
        self.match = match
        self.rng = rng
        box = match.game.setup(match.seats, match.options, match.components, Rng(match.key))
        self.census = census(box)
        self.languages = [
            texts_of(match.game, language, match.names, components=match.components, strict=True)
            for language in languages_of(match.game)
        ]
        self.rules = {rule.id for rule in rules_of(match.game)}
        self.spoken = 0

    def check_position(self) -> None:
        """What must hold in every position."""
        match = self.match
        now = census(match.state)
        if now != self.census:
            lost, gained = self.census - now, now - self.census
            raise self._lapse(f"components are not conserved: lost {lost}, gained {gained}")
        try:
            match.game.validate(match.state)
        except AssertionError as error:
            raise self._lapse(f"an invariant is broken: {error}") from error

    def check_decision(self) -> None:
        """What is checked thoroughly, at a share of the decisions."""
        before = digest(self.match)
        self._check_clone()
        self._check_saved()
        self._check_refusals()
        for seat in self._some(self.match.pending):
            self._check_options(self.match.pending[seat])
            self._check_words(self.match.pending[seat])
        self.check_secrets()
        for seat in self._some(range(self.match.seats)):
            self._check_undo(seat)
        if digest(self.match) != before:
            raise self._lapse("looking at the match has changed it")

    def check_secrets(self, thoroughly: bool = True) -> None:
        """No seat, and no spectator, can tell what it must not know."""
        for seat in (*self._some(range(self.match.seats)), None):
            imagined = self._check_leak(seat)
            if thoroughly:
                self._check_heard(seat)
                self._check_imagined(imagined)
                self._check_leak_from_the_start_of_the_step(seat)

    def _some(self, seats: Iterable[int]) -> list[int]:
        """All of these seats, or some of those at a large table."""
        drawn = sorted(seats)
        if len(drawn) > _MANY:
            self.rng.shuffle(drawn)
        return drawn[:_MANY]

    def _check_clone(self) -> None:
        twin = self.match.clone()
        if digest(twin) != digest(self.match) or twin.all_events != self.match.all_events:
            raise self._lapse("a clone differs from its original")
        for _ in range(4):
            if not twin.over:
                _act(twin, self.rng)

    def _check_saved(self) -> None:
        state = self.match.state
        data = encode_state(state)
        if encode_state(decode_state(self.match.game, data)) != data:
            raise self._lapse("the state does not survive encoding and decoding")
        if self.rng.below(20) == 0:
            again = load(save(self.match), game=self.match.game)
            if digest(again) != digest(self.match):
                raise self._lapse("the match does not survive saving and loading")

    def _check_refusals(self) -> None:
        match = self.match
        trial = match.clone()
        for seat in range(match.seats):
            try:
                trial.answer(seat, _Garbage())
            except IllegalAnswer:
                if seat not in match.pending:
                    raise self._lapse(f"seat {seat} is not asked, yet can answer") from None
            except NotAsked:
                if seat in match.pending:
                    raise self._lapse(f"seat {seat} is asked, yet cannot answer") from None
            else:
                raise self._lapse("garbage was accepted")
        if digest(trial) != digest(match) or len(trial.log) != len(match.log):
            raise self._lapse("a refused answer changed something")

    def _check_options(self, decision: Decision) -> None:
        match = self.match
        offered = list(decision.options) if isinstance(decision, Choose) else []
        if len(set(offered)) != len(offered):
            raise self._lapse(f"{decision.rule} offers the same twice: {offered}")
        if isinstance(decision, Choose):
            distinct = match.game.distinct(match.state, decision)
            if not distinct or not set(offered).issuperset(distinct):
                raise self._lapse(f"{decision.rule} offers {offered}, but as distinct {distinct}")
        if decision.default is not None:
            try:
                decision.accept(decision.default)
            except IllegalAnswer as error:
                raise self._lapse(f"the default of {decision.rule} is not legal") from error
        for answer in [decision.sample(self.rng) for _ in range(3)]:
            wire = msgspec.json.decode(msgspec.json.encode(answer))
            twin, other = match.clone(), match.clone()
            twin.answer(decision.seat, answer)
            other.answer(decision.seat, wire)
            if digest(twin) != digest(other):
                raise self._lapse(f"{answer} and its wire form {wire} do not do the same")

    def _check_words(self, decision: Decision) -> None:
        told = self.match.all_events[self.spoken :]
        self.spoken = len(self.match.all_events)
        if decision.rule not in self.rules:
            raise self._lapse(f"a question names {decision.rule!r}, which is not in RULES.md")
        try:
            for texts in self.languages:
                texts.ask(decision)
                view = self.match.view(decision.seat)
                self.match.game.draw(view, texts)
                if isinstance(decision, Choose):
                    _say_all(texts, decision.options)
                    for option in decision.options:
                        self.match.game.remark(view, texts, option)
                for one in told:
                    seats = (*range(self.match.seats), None)
                    for seen in {one.event.as_seen_by(seat) for seat in seats}:
                        if seen is not None:
                            texts.event(seen)
        except CritiasError as error:
            raise self._lapse(f"it cannot be said: {error}") from error

    def _check_leak(self, seat: int | None) -> Match:
        match = self.match
        imagined = match.imagine(seat, self.rng)
        if _knowledge(imagined, seat) != _knowledge(match, seat):
            raise self._lapse(
                f"seat {seat} can tell an imagined match from the real one: "
                f"{_knowledge(imagined, seat)!r} instead of {_knowledge(match, seat)!r}"
            )
        return imagined

    def _check_heard(self, seat: int | None) -> None:
        match = self.match
        secret = match._numbers(match._running.sealed_from(seat))
        heard = match.events(seat)
        if any(told.number in secret for told in heard):
            raise self._lapse(f"seat {seat} hears of what was answered in secret")
        if not all(_plain(told.event) for told in heard):
            raise self._lapse(f"seat {seat} hears of an event that is not plain data")

    def _check_imagined(self, imagined: Match) -> None:
        if census(imagined.state) != self.census:
            raise self._lapse("imagining a match changes what components there are")
        try:
            imagined.game.validate(imagined.state)
        except AssertionError as error:
            raise self._lapse(
                f"a match is imagined that cannot be: {error}. Zones of the same kind whose "
                "components look the same from behind are shuffled together: is a `back` missing?"
            ) from error
        again = imagined.clone(bulk=True)
        if digest(again) != digest(imagined):
            raise self._lapse("the clone of an imagined match differs from it")
        for _ in range(3):
            if not imagined.over:
                _act(imagined, self.rng)

    def _check_leak_from_the_start_of_the_step(self, seat: int | None) -> None:
        """Walk the step once more beside an imagined one, as far as nothing new is learnt.

        An imagined match shuffles under open questions; this one asks them from the beginning.
        What others answered is answered in both, as long as they could.
        """
        match = self.match
        checkpoint = match._last_checkpoint()
        assert checkpoint is not None
        at_first = _learnt(checkpoint.state, seat)
        states = [copy_state(checkpoint.state) for _ in range(2)]
        match.game.resample(states[1], seat, self.rng.fork())
        told: list[list[Event]] = [[], []]
        for state, ear in zip(states, told, strict=True):
            state.listener = ear.append
        twins = [Running(match.game.step(state)) for state in states]
        sealed = match._running.sealed_from(seat)
        alone = True
        for place in range(len(match._since) + 1):
            if any(_learnt(state, seat) != at_first for state in states):
                return
            asked = [twin.asked_as_seen_by(seat) for twin in twins]
            prompts = [_prompt(twin.open[seat]) if seat in twin.open else b"" for twin in twins]
            if asked[0] != asked[1] or prompts[0] != prompts[1]:
                raise self._lapse(
                    f"what seat {seat} is asked depends on what it cannot know: {asked}, {prompts}"
                )
            # Somebody who has answered may show more than lies open afterwards.
            heard = [[event.as_seen_by(seat) for event in ear] for ear in told]
            if alone and heard[0] != heard[1]:
                raise self._lapse(f"what seat {seat} hears depends on what it cannot know: {heard}")
            if place == len(match._since) or place in sealed:
                continue
            happening = match._since[place]
            if not isinstance(happening, Answered):
                return
            alone = alone and happening.seat == seat
            for twin in twins:
                if not _could_answer(twin, happening):
                    return
                twin.answer(happening.seat, happening.answer, place)
            if any(twin.done for twin in twins):
                return

    def _check_undo(self, seat: int) -> None:
        match = self.match
        trial = match.clone()
        target = last_answer(trial, seat)
        if not isinstance(target, Answered):
            try:
                trial.undo(seat)
            except UndoRefused:
                return
            raise self._lapse(f"seat {seat} could undo, though {target}")
        trial.undo(seat)
        trial.answer(seat, target.answer)
        if digest(trial) != digest(match):
            raise self._lapse(f"undoing and doing again {target} leads elsewhere")
        before = match._as_before(target.number)
        imagined = before.imagine(seat, self.rng)
        imagined.answer(seat, target.answer)
        before.answer(seat, target.answer)
        if _knowledge(imagined, seat) != _knowledge(before, seat):
            raise self._lapse(f"seat {seat} can undo {target}, though it taught it something")

    def _lapse(self, what: str) -> Lapse:
        match = self.match
        place = f"{match.game.name}, {match.seats} seats, {match.options}, seed {match.key.hex()}"
        return Lapse(f"{what} ({place}, after entry {len(match.log)})")


class _Garbage(Option, frozen=True):
    """An answer that no game offers."""


def _learnt(state: State, seat: int | None) -> Any:
    """By what it can be told that a seat has learnt something."""
    return state.rng.drawn, state.information_points, unknown(state, seat)


def _could_answer(running: Running, answered: Answered) -> bool:
    decision = running.open.get(answered.seat)
    try:
        return decision is not None and decision.accept(answered.answer) is not None
    except CritiasError:
        return False


def _act(match: Match, rng: Rng) -> None:
    """One random thing: mostly an answer, now and then an undo or a command.

    Where nobody is asked, the referee leads on.
    """
    while not match.pending:
        sampled = match.game.sample_command(match.state, rng)
        if sampled is None:
            continue
        try:
            match.command(*sampled)
            return
        except CommandRefused:
            pass
    dice = rng.below(40)
    if dice == 0 and not match.imagined:
        for seat in range(match.seats):
            if match.can_undo(seat):
                match.undo(seat)
                return
    if dice == 1:
        sampled = match.game.sample_command(match.state, rng)
        if sampled is not None:
            try:
                match.command(*sampled)
                return
            except CommandRefused:
                pass
    seat = rng.choice(sorted(match.pending))
    match.answer(seat, match.pending[seat].sample(rng))


def _check_end(match: Match) -> None:
    assert match.result is not None
    result = match.result
    if len(result.scores) != match.seats or not set(result.winners) <= set(range(match.seats)):
        raise Lapse(f"{match.game.name} ended with an impossible result: {result}")
    if match.pending:
        raise Lapse(f"{match.game.name} is over and still asks {sorted(match.pending)}")
    for seat in range(match.seats):
        try:
            match.answer(seat, _Garbage())
        except MatchOver:
            continue
        raise Lapse("an answer was taken after the end")


def _check_replay(match: Match, digests: list[bytes]) -> None:
    again = match.position(0)
    for entry, wanted in zip([None, *match.log], digests, strict=True):
        if entry is not None:
            again.replay(entry)
        if digest(again) != wanted:
            raise Lapse(f"replaying {entry} of {match!r} leads elsewhere")
    if again.all_events != match.all_events:
        raise Lapse(f"replaying {match!r} tells other events")


def _knowledge(match: Match, seat: int | None) -> bytes:
    """Everything a seat is shown of a position, as bytes."""
    decision = match.pending.get(seat) if seat is not None else None
    prompt = b"" if decision is None else _prompt(decision)
    if isinstance(decision, Choose):
        prompt += msgspec.json.encode(match.game.distinct(match.state, decision))
    return msgspec.json.encode((match.view(seat), match.asked(seat))) + prompt


def _prompt(decision: Decision) -> bytes:
    offered = decision.options if isinstance(decision, Choose) else decision.form.__name__
    return msgspec.json.encode((decision.seat, decision.rule, decision.about, offered))


def _plain(event: Event) -> bool:
    return bool(msgspec.json.encode(event))


def _say_all(texts: Texts, options: Any) -> None:
    said = [texts.option(option) for option in options]
    if len(set(said)) != len(said):
        raise CritiasError(f"two options read the same: {sorted(said)}")


def _values(hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) is Literal:
        return get_args(hint)
    if hint is bool:
        return (False, True)
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta) and meta.ge is not None and meta.le is not None:
            return tuple(range(int(meta.ge), int(meta.le) + 1))
    return ()
