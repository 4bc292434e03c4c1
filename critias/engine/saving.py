"""A match as a file, a state as bytes, and the hash of the rules that made them."""

import functools
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from ._works.converting import convert
from ._works.log import Answered, Commanded, Entry, Retracted, Undone
from .components import saved_components
from .errors import BrokenMatch, CritiasError
from .game import Game, Result
from .match import Match, Told
from .randomness import Rng
from .registry import find_game, parse_options
from .state import State

FORMAT = "0.1"


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved match. Seed and log are the truth, events and result are for readers."""

    critias: str
    game: str
    rules: str
    options: dict[str, Any]
    components: Any
    seed: str
    seats: int
    names: tuple[str, ...]
    log: list[dict[str, Any]]
    events: list[dict[str, Any]]
    result: Result | None


def save(match: Match, path: str | Path | None = None) -> Saved:
    """The match as plain data, ready for msgspec.json.encode. It tells all secrets.

    With a path, it is also written there, as JSON; so does `match.save(path)`.
    """
    saved = Saved(
        critias=FORMAT,
        game=match.game.name,
        rules=rules_hash(match.game),
        options=msgspec.to_builtins(match.options),
        components=msgspec.to_builtins(match.components),
        seed=match.key.hex(),
        seats=match.seats,
        names=match.names,
        log=[msgspec.to_builtins(entry) for entry in match.log],
        events=[_event(told) for told in match.all_events],
        result=match.result,
    )
    if path is not None:
        Path(path).write_bytes(msgspec.json.encode(saved))
    return saved


def load(
    saved: Saved | str | Path, *, game: Game[Any] | None = None, entries: int | None = None
) -> Match:
    """Replay a saved match, given as data or by its file, or its first `entries` entries."""
    if not isinstance(saved, Saved):
        saved = read_match(saved)
    if saved.critias != FORMAT:
        raise BrokenMatch(f"the file is of format {saved.critias}, this program reads {FORMAT}")
    game = game or find_game(saved.game)
    if saved.seats not in game.seats or len(saved.names) != saved.seats:
        raise BrokenMatch(f"{game.name} cannot have {saved.seats} seats with {saved.names}")
    try:
        match = Match(
            game,
            seats=saved.seats,
            key=bytes.fromhex(saved.seed),
            options=parse_options(game, saved.options),
            components=saved_components(game, saved.components),
            names=saved.names,
        )
    except (ValueError, msgspec.ValidationError) as error:
        raise BrokenMatch(f"the head of the file is wrong: {error}") from None
    for record in saved.log[:entries]:
        try:
            entry = convert(record, _entry_type(record))
            match.replay(entry)
        except (CritiasError, msgspec.ValidationError) as error:
            raise BrokenMatch(f"entry {record.get('number')} does not replay: {error}") from error
        _check_claims(entry, match.log[-1])
    return match


def _check_claims(entry: Entry, replayed: Entry) -> None:
    """Refuse an entry that claims another place, or to undo another entry, than is true."""
    if entry.number != replayed.number:
        raise BrokenMatch(f"entry {entry.number} stands where entry {replayed.number} should")
    if isinstance(entry, Undone) and isinstance(replayed, Undone) and entry.undo != replayed.undo:
        raise BrokenMatch(
            f"entry {entry.number} takes back entry {replayed.undo}, not {entry.undo}"
        )


def read_match(path: str | Path) -> Saved:
    """A saved match from a JSON file."""
    path = Path(path)
    try:
        return msgspec.json.decode(path.read_bytes(), type=Saved)
    except OSError as error:
        raise BrokenMatch(f"cannot read {path}: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise BrokenMatch(f"{path} is not a saved match: {error}") from None


def verify(saved: Saved | str | Path) -> Match:
    """Replay a match and check that its events and result are what the file claims."""
    if not isinstance(saved, Saved):
        saved = read_match(saved)
    match = load(saved)
    for place, told in enumerate(match.all_events):
        if place >= len(saved.events) or _event(told) != saved.events[place]:
            raise BrokenMatch(
                f"event {place + 1}, of entry {told.number}, should read {_event(told)}"
            )
    if len(saved.events) > len(match.all_events):
        raise BrokenMatch(f"the file tells of {len(saved.events)} events, the replay of fewer")
    if match.result != saved.result:
        raise BrokenMatch(f"the file claims {saved.result}, the replay gives {match.result}")
    return match


def encode_state(state: State) -> bytes:
    """A state as bytes. Only a cache: the log is the truth."""
    listener, state.listener = state.listener, None
    try:
        return msgspec.msgpack.encode(state, enc_hook=_encode_rng)
    finally:
        state.listener = listener


def decode_state(game: Game[Any], data: bytes) -> Any:
    """The state that `encode_state` made bytes of, under the same rules."""
    return msgspec.msgpack.decode(data, type=game.state_type, dec_hook=_decode_rng)


@functools.cache
def rules_hash(game: Game[Any]) -> str:
    """Names the exact rules: a hash of the game's and the engine's code and data."""
    digest = blake2b(digest_size=16)
    for folder in (game.folder, Path(__file__).parent):
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(f"{path.relative_to(folder)}\n".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


def _event(told: Told) -> dict[str, Any]:
    """An event as a file holds it: what comes out of JSON has lists, never tuples."""
    return {"number": told.number, **msgspec.json.decode(msgspec.json.encode(told.event))}


def _entry_type(record: dict[str, Any]) -> type[Entry]:
    if "command" in record:
        return Commanded
    if "retract" in record:
        return Retracted
    return Undone if "undo" in record else Answered


def _encode_rng(value: Any) -> Any:
    if isinstance(value, Rng):
        return (value.key, value.drawn)
    raise NotImplementedError(f"a state cannot hold a {type(value).__name__}")


def _decode_rng(kind: type, value: Any) -> Any:
    if kind is Rng:
        return Rng(*value)
    raise NotImplementedError(f"a state cannot hold a {kind.__name__}")
