"""Whether the upgrade cards and wonders of a box make sense."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import partial
from typing import Any

from critias.engine import Mismatch, check_all

from ..box import (
    DIVISORS,
    HERO,
    PAID_WITH,
    UNITS,
    WORD,
    Components,
    Upgrade,
    Wonder,
    check_keys,
    check_values,
    printed,
)
from ..cards import (
    DECLARED,
    MOMENTS,
    OF_WONDERS,
    ONLY_ONE,
    POWERS,
    TRAITS,
    WITH_A_PLACE,
    WITH_A_PRICE,
    WITH_A_TURN,
    WITH_UNITS,
    Card,
    Power,
)


def check(components: Components) -> None:
    """Raise Mismatch unless there is something behind each upgrade card and each wonder."""
    cards: tuple[tuple[str, Mapping[str, Upgrade | Wonder]], ...] = (
        ("upgrades", components.upgrades),
        ("wonders", components.wonders),
    )
    check_all(
        *(
            partial(check_entry, components, section, name, entry)
            for section, entries in cards
            for name, entry in entries.items()
        ),
        *(partial(check_only_one, components, power) for power in ONLY_ONE),
    )


def check_entry(components: Components, section: str, name: str, entry: Upgrade | Wonder) -> None:
    """An upgrade card or a wonder makes sense by itself."""
    path = f"{section}.{name}"
    check_name(components, section, name)
    check_likeness(path, name, entry, printed()[section])
    check_card(path, components.cards[name], section == "wonders")
    check_keys(f"{path}.price", entry.price, PAID_WITH, "figure")


def check_only_one(components: Components, power: Power) -> None:
    """What is remembered of one card for the whole match is had by no other."""
    first, *others = [card.name for card in components.cards_with[power]] or [""]
    if others:
        raise Mismatch(f"wonders.{others[0]}", f"one such is enough: {first!r} does the same")


def check_name(components: Components, section: str, name: str) -> None:
    """What is added has a name that nothing else has."""
    path = f"{section}.{name}"
    if not WORD.fullmatch(name):
        raise Mismatch(path, "a word of small letters, digits and hyphens is expected")
    if name in printed()[section]:
        return
    for other in ("actions", "upgrades", "wonders"):
        if other != section and name in getattr(components, other):
            raise Mismatch(path, "there is another thing of that name", f"{other}.{name}")


def check_likeness(
    path: str, name: str, entry: Upgrade | Wonder, own: Mapping[str, Mapping[str, Any]]
) -> None:
    """A card is one of the game, like one, or says what it does; so does one that was changed."""
    if entry.like is not None and name in own:
        raise Mismatch(f"{path}.like", f"{name!r} is a card of the game, like no other")
    if entry.like is not None and entry.like not in own:
        raise Mismatch(f"{path}.like", f"no such card as {entry.like!r}{meant(entry.like, own)}")
    if name not in own:
        if entry.says is None:
            raise Mismatch(
                path,
                f"the game has no such card{meant(name, own)}; to add one, write what it does:"
                ' says = { en = "...", de = "..." }',
            )
        return
    traits = {key: getattr(entry, key) for key in TRAITS if getattr(entry, key)}
    changed = [key for key, trait in traits.items() if plain(trait) != own[name].get(key)]
    if changed and (entry.says is None or entry.name is None):
        raise Mismatch(
            f"{path}.{changed[0]}",
            f"that is not what {name!r} does in the game: give it a name of its own, and say what"
            " it does now",
        )


def plain(trait: Any) -> Any:
    """A trait as it stands in the file."""
    return list(trait) if isinstance(trait, tuple) else trait


def meant(name: str, known: Iterable[str]) -> str:
    """A guess at what was meant."""
    close = get_close_matches(name, list(known), 1)
    return f" (did you mean {close[0]!r}?)" if close else ""


def check_card(path: str, card: Card, wonder: bool) -> None:
    """The moment, the place, the units and the figures of a card go together."""
    if card.when is None and card.power is None and not wonder:
        raise Mismatch(path, f"it does nothing: say when it does ({', '.join(MOMENTS)})")
    if not wonder and (card.when == "raised" or card.power in OF_WONDERS):
        raise Mismatch(path, f"{card.power or card.when!r} is for wonders")
    moments = {card.when, card.power}
    if card.when == "declared" and card.power in DECLARED:
        raise Mismatch(path, f"{card.power!r} is declared anyway, and has its own price")
    places = WITH_A_PLACE.get(card.when, ())
    if card.where is not None and card.where not in places:
        there = f"where is one of {', '.join(places)}" if places else "it happens nowhere"
        raise Mismatch(f"{path}.where", f"{card.where!r}: with when = {card.when!r} {there}")
    if card.units and not moments & set(WITH_UNITS):
        raise Mismatch(f"{path}.units", f"units make no difference for {card.when or card.power}")
    if card.price and not moments & set(WITH_A_PRICE):
        raise Mismatch(f"{path}.price", "only what is declared or used for it has a price")
    if card.once_a_turn and not moments & set(WITH_A_TURN):
        raise Mismatch(f"{path}.often", "it does not come up more than once a turn")
    if card.when == "defeat" and (not card.units or HERO in card.units):
        others = [unit for number, unit in enumerate(UNITS) if number != HERO]
        raise Mismatch(path, f"say which units are kept: units = {others}")
    if card.power == "rolls" and not card.units:
        raise Mismatch(path, f"say which units roll: units = {list(UNITS)}")
    of_power = POWERS[card.power] if card.power else ()
    figures = (*(MOMENTS[card.when] if card.when else ()), *of_power)
    needed = [figure for figure in of_power if figure in DIVISORS]
    check_values(f"{path}.value", card.value, figures, needed)
