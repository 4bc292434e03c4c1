"""The reference booklet: figures, actions, upgrades, wonders and rules for everybody."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate

from critias.engine import Match, Rule, Texts, rules_of
from critias.paper.document import Document, Entries, Entry, Grid, Section, Words

from ..box import COUNCILS, KINDS, UNITS, Deck
from ..state import Room
from .wording import Wording

OF_A_CARD = ("col.action.", "col.upgrade.", "col.wonder.")


def document(match: Match, texts: Texts, seat: int | None) -> Document:
    """The whole booklet, with the figures of this box and the numbers as they stand now."""
    w, s = Wording(texts), match.state
    assert isinstance(s, Room)
    rules = rules_of(match.game, w.language)
    lead = [w.say("booklet-lead")]
    sections = [
        figures(w, s),
        *(council(w, s, rules, name) for name in ("all", *COUNCILS)),
        wonders(w, s, rules),
        *chapters(rules),
    ]
    return Document(w.say("booklet-title"), lead, sections, w.language)


# Figures


def figures(w: Wording, s: Room) -> Section:
    """Dice, decks and numbers: what the laptop rolls, draws and looks up."""
    box = s.box
    return Section(
        w.say("figures"),
        [
            Words(w.steps_of("hand", 3)),
            dice(w, s),
            *(deck(w, name, getattr(box.decks, name)) for name in ("talents", "kudos", "arete")),
            Grid(
                w.says("region", "rewards"),
                [[w.name("terrain", kind), w.rewards(getattr(box.spawn, kind))] for kind in KINDS],
                w.say("spawned"),
            ),
            Grid(
                w.says("what", "doom"),
                [
                    [w.say("doom-token"), f"+{box.doom.per_token}"],
                    [w.say("doom-die"), f"+{box.doom.per_die}"],
                    [w.say("madness"), f"+{box.doom.madness}"],
                ],
                w.say("doom"),
            ),
            Grid(
                w.says("office", "reward"),
                [
                    [w.name("office", office), w.name("office_says", office)]
                    for office in box.offices.rewards
                ],
                w.say("offices"),
            ),
            Grid(
                w.says("rule", "now"),
                [
                    *([w.name("number", name), str(value)] for name, value in s.numbers.items()),
                    *([w.name("switch", n), w.name("setting", v)] for n, v in s.switches.items()),
                ],
                w.say("numbers"),
            ),
        ],
        wide=True,
        long=True,
    )


def dice(w: Wording, s: Room) -> Grid:
    """What each unit rolls, and where."""
    strength = s.box.strength
    sides = {"chaos": s.box.dice.chaos, "doom": s.box.dice.doom}

    def rolled(die: str) -> str:
        return w.say("die", die=die, sides=sides[die]) if die in sides else "1"

    return Grid(
        [w.say("unit"), *(w.name("terrain", kind) for kind in KINDS)],
        [
            [w.name("dice_of", unit), *(rolled(die) for die in getattr(strength, unit))]
            for unit in (*UNITS, "monster", "colony")
        ],
        w.say("dice"),
    )


def deck(w: Wording, name: str, cards: Deck) -> Grid:
    """How to draw a card without a deck: a number from 1 to the weight of all cards."""
    ends = list(accumulate(weight for _, weight in cards))
    starts = [1, *(end + 1 for end in ends)]
    return Grid(
        [w.say("drawn", most=ends[-1]), w.say("value")],
        [
            [f"{start}-{end}", str(value)]
            for (value, _), start, end in zip(cards, starts, ends, strict=False)
        ],
        w.say("deck", deck=name),
    )


# Councils and wonders


def council(w: Wording, s: Room, rules: Sequence[Rule], name: str) -> Section:
    """The actions of a council, and the upgrades that it sells; or what all councils can do."""
    box = s.box
    actions = [
        Entry(
            w.name("action", action),
            w.effect("action", action, entry.price),
            w.say("tier", tier=entry.tier),
            notes(rules, "action", box.kind_of(action), box.actions),
        )
        for action, entry in box.actions.items()
        if entry.copies and entry.council == name
    ]
    upgrades = [
        Entry(
            w.name("upgrade", card),
            w.effect("upgrade", card),
            copies_of(w, copies, entry.steps),
            notes(rules, "upgrade", entry.like or card, box.upgrades),
        )
        for card, entry in box.upgrades.items()
        if entry.council == name and (copies := box.copies(card, s.houses))
    ]
    parts = [Entries(actions, w.say("actions"))]
    if upgrades:
        parts.append(Entries(upgrades, w.say("upgrades")))
    heading = w.say("every-council") if name == "all" else w.name("council", name)
    about = w.say("actions-about", most=box.growth.steps) if name == "all" else ""
    return Section(heading, parts, about, wide=True, long=True)


def copies_of(w: Wording, copies: int, steps: int) -> str:
    """How many there are of a card, and by how many price steps it costs more or less."""
    uneven = f", {w.say('more-steps', steps=w.steps(steps))}" if steps else ""
    return f"({copies} x{uneven})"


def wonders(w: Wording, s: Room, rules: Sequence[Rule]) -> Section:
    """What each wonder costs and does."""
    box = s.box
    entries = [
        Entry(
            w.name("wonder", one),
            w.effect("wonder", one),
            notes=notes(rules, "wonder", box.wonders[one].like or one, box.wonders),
        )
        for one in box.wonders_to_build
    ]
    return Section(w.say("wonders"), [Entries(entries)], wide=True, long=True)


def notes(rules: Sequence[Rule], kind: str, card: str, cards: Iterable[str]) -> list[str]:
    """What the rules say of a card beside its own words: rulings, and what follows from it."""
    prefix = f"col.{kind}."
    longer = tuple(f"{prefix}{one}" for one in cards if one.startswith(f"{card}-"))
    found = []
    for rule in rules:
        if rule.id == prefix + card:
            found += rulings(rule)
        elif rule.id.startswith(f"{prefix}{card}-") and not rule.id.startswith(longer):
            found.append(" ".join((f"{rule.title}.", text_of(rule), *rulings(rule))))
    return found


# Rules


def chapters(rules: Sequence[Rule]) -> Iterator[Section]:
    """All chapters but those on single cards, which stand with these."""
    kept = [rule for rule in rules if not rule.id.startswith(OF_A_CARD)]
    for chapter in dict.fromkeys(rule.chapter for rule in kept):
        entries = [
            Entry(rule.title, text_of(rule), notes=rulings(rule))
            for rule in kept
            if rule.chapter == chapter
        ]
        yield Section(chapter, [Entries(entries)], wide=True, long=True)


def text_of(rule: Rule) -> str:
    """A rule without the rulings on it."""
    return " ".join(line for line in rule.text.splitlines() if not line.startswith(">")).strip()


def rulings(rule: Rule) -> list[str]:
    """The rulings on a rule."""
    return [line.removeprefix("> ") for line in rule.text.splitlines() if line.startswith(">")]
