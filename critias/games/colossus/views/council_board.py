"""The councils as text, for the terminal: the own meeting, the register, offers and oaths."""

from critias.engine.texts import Texts
from critias.engine.views import View


def council_lines(view: View, texts: Texts) -> list[str]:
    """What a player sees of the councils, as far as there is anything to see."""
    councils, seat = view["councils"], view["you"]
    lines: list[str] = []
    for council, chamber in councils["chambers"].items():
        if view["phase"] == "council" and seat in chamber["order"]:
            lines += chamber_lines(council, chamber, texts)
    lines += [amendment_line(entry, texts) for entry in councils["register"]]
    lines += [offer_line(offer, texts) for offer in councils["offers"]]
    lines += [oath_line(oath, texts) for oath in councils["oaths"]]
    return lines


def chamber_lines(council: str, chamber: View, texts: Texts) -> list[str]:
    """A meeting: who acts in which order, what was chosen, and what is left."""
    lines = [texts.name("council", council)]
    for seat, arete in zip(chamber["order"], chamber["declared"], strict=True):
        presides = texts.say("board-presides") if seat == chamber["president"] else ""
        chosen = [
            texts.name("action", one["action"])
            for one in chamber["taken"] or ()
            if one["seat"] == seat
        ]
        words = [f"{arete} {texts.name('resource', 'arete')}", presides, ", ".join(chosen)]
        lines.append(f"  {texts.player(seat)}: {'; '.join(word for word in words if word)}")
    taken = {one["action"] for one in chamber["taken"] or ()}
    for action, steps in chamber["actions"].items():
        if action not in taken:
            title = texts.name("action", action) + (f" (+{steps})" if steps else "")
            lines.append(f"  {title}: {texts.name('action-says', action)}")
    lines.append("  " + texts.say("board-currency", resource=resource(chamber["currency"], texts)))
    return lines


def resource(name: str, texts: Texts) -> str:
    """The name of a resource."""
    return texts.name("resource", name)


def amendment_line(entry: View, texts: Texts) -> str:
    """An entry of the register, and what has become of it."""
    kind = "number" if entry["number"] else "name" if entry["thing"] else "text"
    words = texts.say(
        "amendment-in-words",
        kind=kind,
        number=texts.name("number", entry["number"]),
        value=entry["value"] or 0,
        thing=texts.name("thing", entry["thing"]),
        name=entry["name"] or "",
        text=entry["text"] or "",
    )
    status = texts.name("status", entry["status"])
    return texts.say("board-amendment", entry=entry["entry"], words=words, status=status)


def offer_line(offer: View, texts: Texts) -> str:
    """An open offer."""
    return texts.say(
        "board-offer",
        number=offer["number"],
        seat=texts.player(offer["seat"]),
        to=texts.player(offer["to"]),
        give=goods(offer["give"], texts),
        want=goods(offer["want"], texts),
    )


def goods(listed: View, texts: Texts) -> str:
    """What one side would hand over."""
    parts = []
    for field, value in listed.items():
        kind = {"upgrades": "upgrade", "wonders": "wonder"}.get(field)
        if kind:
            parts += [texts.name(kind, one) for one in value]
        elif isinstance(value, list):
            cards = ", ".join(str(one) for one in value)
            parts.append(f"{texts.name('resource', field)} ({cards})")
        else:
            parts.append(f"{value} {traded(field, texts)}")
    return ", ".join(parts) or texts.say("board-nothing")


def traded(field: str, texts: Texts) -> str:
    """The name of what is traded in numbers: a resource, or counters of the state."""
    unit = {"hoplites": "hoplite", "triremes": "trireme"}.get(field)
    return texts.name("unit", unit) if unit else texts.name("resource", field.replace("_", "-"))


def oath_line(oath: View, texts: Texts) -> str:
    """An oath on the noticeboard of the Temple."""
    return texts.say(
        "board-oath",
        number=oath["number"],
        player=texts.player(oath["seat"]),
        oath=oath["oath"],
        curse=oath["curse"],
        status=texts.name("status", oath["status"]),
    )
