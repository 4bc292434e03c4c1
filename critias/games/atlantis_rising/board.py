"""The table as text: the island, the gate, and each player; and what to know of an option."""

from collections import Counter
from collections.abc import Mapping, Sequence

from critias.engine import Option, Texts, View

from .box import COMPONENTS, GATE, PENINSULAS, STUFF, TILES
from .options import Act, Rest, TakeBack

LABEL, WIDTH = 14, 11  # a label and six tiles fit into 80 columns
SEATS = "ABCDEFG"
WATER = "~~~~~~"
BARRIER = "#"
FREE = "·"


def draw(view: View, texts: Texts) -> str:
    """Round and wrath, the peninsulas from the outermost tile inwards, the gate, the players."""
    lines = [_round(view, texts), _wrath(view, texts), "", _heading(texts)]
    for name in PENINSULAS:
        lines += _peninsula(view, texts, name)
    lines += ["", *_centre_and_build_spaces(view, texts), "", *_gate(view, texts), ""]
    lines += [_player(view, texts, seat) for seat in range(view["seats"])]
    return "\n".join([*lines, *_decks(view, texts)])


def explain(texts: Texts, name: str) -> str:
    """What a card, component, councilor or misfortune does."""
    return texts.say(f"does-{name}") if texts.has(f"does-{name}") else ""


def remark(view: View, texts: Texts, option: Option) -> str:
    """How it stands where an option leads, or what its card, component or councilor does."""
    if isinstance(option, TakeBack | Rest):
        return ""
    if place := getattr(option, "place", ""):
        return _of_place(view, texts, place, acting=isinstance(option, Act))
    if peninsula := getattr(option, "peninsula", ""):
        return _of_peninsula(view, texts, peninsula)
    if component := getattr(option, "component", ""):
        return f"{_price(view, texts, component)}{explain(texts, component)}"
    named = (getattr(option, field, "") for field in ("card", "councilor", "misfortune"))
    return next((explain(texts, name) for name in named if name), "")


# The island


def _round(view: View, texts: Texts) -> str:
    return texts.say(
        "board-round",
        round=view["round"],
        phase=texts.name("board-phase", view["phase"]),
        seat=texts.player(view["starting_seat"]),
        level=view["level"],
        draws=len(view["draws"]),
    )


def _wrath(view: View, texts: Texts) -> str:
    now = view["wrath"]["space"]
    track = [
        f"[{value}]" if space == now else str(value)
        for space, value in enumerate(view["track"], start=1)
    ]
    return texts.say("board-wrath", track=" ".join(track), value=view["wrath"]["value"])


def _heading(texts: Texts) -> str:
    numbers = "".join(f"·{tile}·".ljust(WIDTH) for tile in range(1, TILES + 1))
    return f"{texts.say('board-tile'):<{LABEL}}{numbers}".rstrip()


def _peninsula(view: View, texts: Texts, name: str) -> list[str]:
    """What is printed on the tiles of a peninsula; below it, who is there."""
    first_dry = TILES - view["dry"][name] + 1
    printed, here = "", ""
    for tile in range(1, TILES + 1):
        spaces = view["tiles"][name]["spaces"][tile - 1]
        barrier = BARRIER if tile == first_dry and name in view["barriers"] else ""
        dry = tile >= first_dry
        printed += (barrier + _number(view, name, tile) if dry else WATER).ljust(WIDTH)
        here += (_tokens(view, texts, f"{name}-{tile}", spaces) if dry else "").ljust(WIDTH)
    brings = texts.say(f"board-brings-{_kind(name)}", stuff=_stuff(view, texts, name))
    labels = texts.name("peninsula", name), f"  {brings}"
    return [
        f"{label:<{LABEL}}{cells}".rstrip()
        for label, cells in zip(labels, (printed, here), strict=True)
    ]


def _kind(name: str) -> str:
    return name if name in ("cities", "libraries", "forges") else "wild"


def _stuff(view: View, texts: Texts, name: str) -> str:
    return texts.name("stuff", view["gives"].get(name, ""))


def _number(view: View, name: str, tile: int) -> str:
    """What is printed on a tile: a target, how many cards to keep, Atlantium for one ore."""
    printed = view["tiles"][name]
    if name == "libraries":
        return "2" if printed["keep"][tile - 1] == "both" else "1"
    if name == "forges":
        return f"1:{printed['rate'][tile - 1]}"
    return f"{printed['target'][tile - 1]}+"


def _tokens(view: View, texts: Texts, place: str, spaces: int = 0) -> str:
    """Who is at a place, those who have acted in brackets, and its free spaces."""
    standing = [_token(texts, one) for one in view["standing"].get(place, [])]
    rested = [f"({_token(texts, one)})" for one in view["resting"].get(place, [])]
    return " ".join(standing + rested + [FREE] * (spaces - _taken(view, place) - len(rested)))


def _token(texts: Texts, atlantean: Mapping[str, int | str]) -> str:
    return SEATS[int(atlantean["seat"])] + texts.say(f"board-piece-{atlantean['piece']}")


def _taken(view: View, place: str) -> int:
    return sum(one["piece"] != "automaton" for one in view["standing"].get(place, []))


def _centre_and_build_spaces(view: View, texts: Texts) -> list[str]:
    spaces = 3 if view["seats"] >= 5 else 2
    places = ["centre", *(f"build-{number}" for number in range(1, spaces + 1))]
    return [
        f"{texts.say(f'board-{place}')}: {_tokens(view, texts, place) or '-'}" for place in places
    ]


# The gate


def _gate(view: View, texts: Texts) -> list[str]:
    """What is built, and what is to be built at what price."""
    built = view["built"]
    core = "yes" if len(built) > GATE else "no"
    lines = [texts.say("board-gate", built=len(built), gate=GATE, core=core)]
    for name in built:
        spaces = [f"{name}-{number}" for number in (1, 2)]
        here = " ".join(filter(None, (_tokens(view, texts, place) for place in spaces)))
        said = f"  {texts.say('board-built', component=texts.name('component', name))}"
        lines.append(f"{said} {explain(texts, name)} {here}".rstrip())
    for name in view["blueprint"]:
        if name not in built:
            price = _price(view, texts, name)
            lines.append(f"  {texts.name('component', name)}: {price}{explain(texts, name)}")
    return lines


def _price(view: View, texts: Texts, component: str) -> str:
    """The price of a component in words, if it belongs to the blueprint."""
    costs = zip(STUFF, view["costs"].get(component, ()), strict=False)
    parts = [f"{count} {texts.name('stuff', stuff)}" for stuff, count in costs if count]
    return f"{', '.join(parts)}. " if parts else ""


# The players


def _player(view: View, texts: Texts, seat: int) -> str:
    councilors = view["councilors"][seat].get("items", [])
    owns = [
        f"{count} {texts.name('stuff', stuff)}"
        for stuff, count in view["stuff"][seat].items()
        if count
    ]
    cards = [texts.name("card", card) for card in view["hands"][seat].get("items", [])]
    return texts.say(
        "board-player",
        letter=SEATS[seat],
        name=texts.player(seat),
        councilor=texts.name("councilor", councilors[0]) if councilors else "-",
        owns=", ".join(owns) or texts.say("board-nothing"),
        pool=_pieces(texts, view["pools"][seat]),
        cards=", ".join(cards) or texts.say("board-none"),
        ready="yes" if view["ready"][seat] else "no",
    )


def _pieces(texts: Texts, pool: Sequence[str]) -> str:
    counted = Counter(pool).items()
    said = [texts.say(f"board-pool-{piece}", count=count) for piece, count in counted]
    return ", ".join(said) or texts.say("board-nobody")


def _decks(view: View, texts: Texts) -> list[str]:
    """How many cards are left, and the coming misfortunes as far as they are known."""
    decks = texts.say(
        "board-decks",
        misfortunes=view["misfortunes"]["count"],
        library=view["library"]["count"],
        volunteers=view["free_volunteers"],
    )
    known = view["misfortunes"].get("items", [])[-view["known_above"] :]
    if not view["known_above"] or not known:
        return [decks]
    names = ", ".join(texts.name("misfortune", name) for name in reversed(known))
    return [decks, texts.say("board-coming", misfortunes=names)]


# What to know of an option


def _of_place(view: View, texts: Texts, place: str, *, acting: bool) -> str:
    """What a place brings and who is there; how many spaces are free for who is to be placed."""
    name, _, number = place.rpartition("-")
    parts = []
    if name in view["tiles"]:
        parts.append(_of_tile(view, texts, name, int(number)))
        if not acting:
            parts.append(_free(view, texts, name, int(number)))
    elif name in COMPONENTS:
        parts.append(explain(texts, name))
    elif place == "centre":
        parts.append(texts.say("board-says-centre"))
    here = view["standing"].get(place, [])
    alone = len({one["seat"] for one in here}) == 1
    return "; ".join(
        parts if acting and alone else [*parts, *_who(view, texts, place, "board-there")]
    )


def _of_tile(view: View, texts: Texts, name: str, tile: int) -> str:
    printed = view["tiles"][name]
    kind = _kind(name) if name != "libraries" else f"keep-{printed['keep'][tile - 1]}"
    return texts.say(
        f"board-says-{kind}",
        stuff=_stuff(view, texts, name),
        target=printed.get("target", [0] * TILES)[tile - 1],
        rate=printed.get("rate", [0] * TILES)[tile - 1],
    )


def _free(view: View, texts: Texts, name: str, tile: int) -> str:
    spaces = view["tiles"][name]["spaces"][tile - 1]
    return texts.say("board-free", free=spaces - _taken(view, f"{name}-{tile}"), spaces=spaces)


def _who(view: View, texts: Texts, place: str, message: str) -> list[str]:
    seats = dict.fromkeys(one["seat"] for one in view["standing"].get(place, []))
    names = texts.listing(texts.player(seat) for seat in seats)
    return [texts.say(message, names=names)] if seats else []


def _of_peninsula(view: View, texts: Texts, name: str) -> str:
    """How much of a peninsula is dry, and who is on its outermost tile."""
    dry = view["dry"][name]
    barrier = "yes" if name in view["barriers"] else "no"
    parts = [texts.say("board-dry", dry=dry, tiles=TILES, barrier=barrier)]
    outermost = f"{name}-{TILES - dry + 1}"
    return "; ".join([*parts, *_who(view, texts, outermost, "board-outermost")])
