"""Whether an edited box adds up; where it does not, what is wrong and where."""

from functools import partial
from typing import Any, get_args

from critias.engine import Mismatch, check_all

from .box import (
    COMPONENTS,
    FORESTS,
    GATE,
    LETTERS,
    MOST_SEATS,
    NUMBERED,
    PENINSULAS,
    POWER_CORE,
    TILES,
    Artifact,
    ArtifactEffect,
    Card,
    CardEffect,
    Component,
    Components,
    Councilor,
    Misfortune,
    Players,
    Power,
    entries,
)


def check(components: Components) -> None:
    """Raise Mismatch unless the box adds up."""
    check_all(
        partial(_check_tables, components),
        *(partial(_check_tiles, name, components) for name in PENINSULAS),
        partial(_check_numbers, components),
        *(
            partial(check, components)
            for check in (
                _check_players,
                _check_misfortunes,
                _check_library,
                _check_gate,
                _check_councilors,
            )
        ),
    )


def _check_tables(components: Components) -> None:
    for table in ("players", "misfortunes", "library", "artifacts", "components", "councilors"):
        for name, entry in getattr(components, table).items():
            if isinstance(entry, str) != (name == "source"):
                raise Mismatch(f"{table}.{name}", "the source is a word, and nothing else here")


def _check_numbers(components: Components) -> None:
    if not components.wrath.track or min(components.wrath.track) < 0:
        raise Mismatch("wrath.track", "the track needs spaces with values of 0 or more")
    if min(components.energy.barrier, components.energy.unflood) < 2:
        raise Mismatch("energy", "a barrier and an unflooding cost 2 energy or more")
    if components.hand.limit < 1 or components.automaton.bonus < 0:
        raise Mismatch("hand", "a hand holds a card or more, and the automaton does no harm")


def _check_tiles(name: str, components: Components) -> None:
    if name not in components.tiles:
        raise Mismatch("tiles", f"the {name} are missing")
    tiles = components.tiles[name]
    needed = {"cities": "target", "libraries": "keep", "forges": "rate"}.get(name, "target")
    for field in ("spaces", needed):
        values: tuple[Any, ...] = getattr(tiles, field)
        if len(values) != TILES:
            raise Mismatch(f"tiles.{name}.{field}", f"{TILES} tiles, not {len(values)}")
    if min(tiles.spaces) < 1:
        raise Mismatch(f"tiles.{name}.spaces", "each tile has a space or more")
    if name == "cities" and set(tiles.spaces) != {2}:
        raise Mismatch("tiles.cities.spaces", "each city has one double space, so 2")
    if PENINSULAS.index(name) <= FORESTS and not tiles.gives:
        raise Mismatch(f"tiles.{name}", "a wild peninsula gives ore, gold or crystal")


def _check_players(components: Components) -> None:
    for number in ("1", "2", "3", "4"):
        found = components.players.get(number)
        if not isinstance(found, Players):
            raise Mismatch("players", f"{number} is missing")
        if min(found.followers, found.supply, found.misfortunes, found.again) < 0:
            raise Mismatch(f"players.{number}", "numbers of 0 or more")


def _check_misfortunes(components: Components) -> None:
    unknown = set(components.levels) - {"source", "first_game", "1", "2", "3", "4", "5"}
    if unknown:
        raise Mismatch("levels", f"there is no {', '.join(sorted(unknown))}")
    for name, card in components.misfortunes.items():
        if isinstance(card, Misfortune):
            placed = card.effect in ("flood", "scatter")
            if placed and card.peninsula is None:
                raise Mismatch(f"misfortunes.{name}", f"{card.effect} needs a peninsula")
    for level in range(1, 6):
        if str(level) not in components.levels:
            raise Mismatch("levels", f"level {level} is missing")
        for effect, count in components.level(level).misfortunes().items():
            cards = entries(components.misfortunes, Misfortune).items()
            copies = [(name, card.copies) for name, card in cards if card.effect == effect]
            if len(copies) != 1:
                raise Mismatch("misfortunes", f"there is one card for {effect}, not {len(copies)}")
            [(name, most)] = copies
            if count > most:
                raise Mismatch(
                    f"misfortunes.{name}", f"level {level} needs {count} copies, there are {most}"
                )


def _check_library(components: Components) -> None:
    cards = entries(components.library, Card)
    artifacts = entries(components.artifacts, Artifact)
    for name, card in cards.items():
        _check_effect(f"library.{name}", name, card.does, card.amount, get_args(CardEffect))
        if name in artifacts:
            raise Mismatch(f"library.{name}", "an artifact has that name")
    for name, artifact in artifacts.items():
        path, effects = f"artifacts.{name}", get_args(ArtifactEffect)
        _check_effect(path, name, artifact.does, artifact.amount, effects)
        if (artifact.peninsula is not None) != (artifact.does == "wild-roll"):
            raise Mismatch(path, "wild-roll needs a peninsula, and nothing else does")
    saving = [a.amount for n, a in artifacts.items() if (a.does or n) == "aegis-seal"]
    if max(saving, default=0) >= components.energy.barrier:
        raise Mismatch("artifacts", "a barrier must cost something still")
    saving = [a.amount for n, a in artifacts.items() if (a.does or n) == "trident-of-ebb"]
    if max(saving, default=0) >= components.energy.unflood:
        raise Mismatch("artifacts", "an unflooding must cost something still")
    in_play = components.artifacts.get("in_play")
    if not isinstance(in_play, int) or not 0 <= in_play <= len(artifacts):
        raise Mismatch("artifacts.in_play", f"there are {len(artifacts)} artifacts")
    odd = [name for name, entry in components.artifacts.items() if isinstance(entry, int)]
    if odd != ["in_play"]:
        raise Mismatch("artifacts", f"{', '.join(odd)}: in_play is the only number here")


def _check_councilors(components: Components) -> None:
    councilors = entries(components.councilors, Councilor)
    for name, one in councilors.items():
        _check_effect(f"councilors.{name}", name, one.does, one.amount, get_args(Power))
        if one.others and (one.does or name) != "explorer":
            raise Mismatch(f"councilors.{name}", "only an explorer helps others")
    if len(councilors) < MOST_SEATS:
        raise Mismatch("councilors", f"{MOST_SEATS} players need as many councilors")


def _check_effect(
    path: str, name: str, does: str | None, amount: int, effects: tuple[str, ...]
) -> None:
    """Raise Mismatch unless an entry follows a known rule, with a number if that has one."""
    rule = does or name
    if rule not in effects:
        raise Mismatch(path, f"say what it does: {', '.join(effects)}")
    if rule in NUMBERED and amount < 1:
        raise Mismatch(path, f"{rule} needs an amount of 1 or more")
    if rule not in NUMBERED and amount:
        raise Mismatch(path, f"{rule} has no amount")


def _check_gate(components: Components) -> None:
    for name in COMPONENTS:
        component = components.components.get(name)
        if not isinstance(component, Component):
            raise Mismatch("components", f"{name} is missing; to rename it give it a name")
        if sum(b is not None for b in (component.once, component.space, component.double)) != 1:
            raise Mismatch(f"components.{name}", "give one of once, space and double")
        benefit = component.brings()
        if component.amount < 1 or (component.amount > 1 and benefit not in NUMBERED):
            raise Mismatch(f"components.{name}", f"an amount of {component.amount} for {benefit}")
        if (component.rate > 0) != (benefit == "forge"):
            raise Mismatch(f"components.{name}", "what forges needs a rate, and nothing else does")
    unknown = set(entries(components.components, Component)) - set(COMPONENTS)
    if unknown:
        raise Mismatch("components", f"the board has no space for {', '.join(sorted(unknown))}")
    for number in range(1, 6):
        level = components.level(number)
        for letter in LETTERS:
            have = sum(components.component(i).letter == letter for i in range(POWER_CORE))
            if level.count(letter) > have:
                raise Mismatch(f"levels.{number}", f"there are {have} {letter} components")
        if sum(level.count(letter) for letter in LETTERS) != GATE:
            raise Mismatch(f"levels.{number}", f"a blueprint has {GATE} components")
    suggested = components.levels.get("first_game")
    if not isinstance(suggested, tuple) or not set(suggested) <= set(COMPONENTS[:-1]):
        raise Mismatch("levels.first_game", "name components of the box")
