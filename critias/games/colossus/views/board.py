"""The room as text, for the terminal: DOOM, the own map table, belongings and council."""

from collections.abc import Mapping
from typing import Any

from critias.engine import Texts, View


def draw(view: View, texts: Texts) -> str:
    """The state of Atlantis, then what a player has before him or her."""
    lines = [
        texts.say("board-turn", turn=view["turn"], turns=view["turns"], phase=phase(view, texts)),
        texts.say("board-doom", doom=view["doom"]["atlantis"], omens=view["doom"]["omens"]),
    ]
    for house, doom in view["doom"]["houses"].items():
        lines.append(f"  {texts.name('house', house):<12} {doom:>5}")
    for empire, state in view["empires"].items():
        lines.append(f"  {texts.name('empire', empire):<12} {empire_line(state, texts)}")
    seat = view["you"]
    if seat is not None:
        own = view["players"][seat]
        council = council_lines(view, texts)
        lines += ["", *table_lines(view, own["table"], texts), "", *player_lines(own, texts)]
        lines += ["", *council] if council else []
    return "\n".join(lines)


def phase(view: View, texts: Texts) -> str:
    """The name of the phase."""
    return texts.name("phase", view["phase"])


def empire_line(state: View, texts: Texts) -> str:
    """Peace, war or defeat, and whom it is about to raid."""
    mood = "defeated" if state["defeated"] else "war" if state["at_war"] else "peace"
    words = texts.say(f"board-{mood}")
    if state["raids"]:
        victims = texts.listing(texts.player(seat) for seat in state["raids"])
        words += ", " + texts.say("board-raids", players=victims)
    return words


def table_lines(view: View, table: str, texts: Texts) -> list[str]:
    """The regions of a map, with what lies and stands there."""
    lines = [texts.name("table", table)]
    for region in view["tables"][table]:
        name = texts.name("region", region["region"])
        lines.append(f"  {region['number']:>2} {name:<28} {contents(view, region, texts)}")
    return lines


def contents(view: View, region: View, texts: Texts) -> str:
    """What is in a region, in a few words."""
    if region["burned"]:
        return texts.say("board-burned")
    parts = [
        f"{count} {texts.name('resource', reward)}"
        for reward, count in region["rewards"].items()
        if count
    ]
    if region["colony"] is not None:
        player = texts.player(region["colony"])
        parts.append(texts.say("board-colony", player=player, count=region["colonies"]))
    if region["monster"] is not None:
        parts.append(texts.name("monster", region["monster"]))
    for player in view["players"]:
        units = [u for u, place in player["at"].items() if place == region["region"]]
        if units:
            there = texts.listing(texts.name("unit", unit) for unit in units)
            parts.append(f"{texts.player(player['seat'])}: {there}")
    return "; ".join(parts)


def player_lines(own: View, texts: Texts) -> list[str]:
    """What a player has, carries and holds."""
    title = [texts.player(own["seat"]), texts.name("house", own["house"])]
    lines = [", ".join([*title, texts.name("role", own["role"])])]
    lines.append("  " + amounts("unit", own["units"], texts))
    open_tokens = {name: own[name] for name in ("orichalcum", "vril", "stars", "doom")}
    lines.append("  " + amounts("resource", open_tokens, texts))
    purse = {name: value for name, value in own["purse"].items() if not isinstance(value, list)}
    lines.append("  " + amounts("resource", purse, texts))
    if own["upgrades"]:
        cards = texts.listing(texts.name("upgrade", card) for card in own["upgrades"])
        lines.append("  " + texts.say("board-upgrades", cards=cards))
    return lines


def amounts(kind: str, counts: dict[str, Any], texts: Texts) -> str:
    """Several amounts in a line."""
    return ", ".join(f"{count} {texts.name(kind, name)}" for name, count in counts.items())


# Councils, offers and oaths


def council_lines(view: View, texts: Texts) -> list[str]:
    """What a player sees of the councils, as far as there is anything to see."""
    councils, seat = view["councils"], view["you"]
    lines: list[str] = []
    for council, chamber in councils["chambers"].items():
        if view["phase"] == "council" and seat in chamber["order"]:
            lines += chamber_lines(council, chamber, texts)
    lines += [amendment_line(entry, texts) for entry in councils["register"]]
    cards = {one["number"]: one["title"] for one in view["cards_of_control"]}
    lines += [offer_line(offer, cards, texts) for offer in councils["offers"]]
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
    kinds = {"number": "number", "switch": "switch", "thing": "name"}
    words = texts.say(
        "amendment-in-words",
        kind=next((kind for field, kind in kinds.items() if entry[field]), "text"),
        number=texts.name("number", entry["number"]),
        value=entry["value"] or 0,
        switch=texts.name("switch", entry["switch"]),
        setting=texts.name("setting", entry["setting"]),
        thing=texts.name("thing", entry["thing"]),
        name=entry["name"] or "",
        text=entry["text"] or "",
    )
    status = texts.name("status", entry["status"])
    return texts.say("board-amendment", entry=entry["entry"], words=words, status=status)


def offer_line(offer: View, cards: Mapping[int, str], texts: Texts) -> str:
    """An open offer; `cards` are those of Control that the player may see."""
    return texts.say(
        "board-offer",
        number=offer["number"],
        seat=texts.player(offer["seat"]),
        to=texts.player(offer["to"]),
        give=goods(offer["give"], cards, texts),
        want=goods(offer["want"], cards, texts),
    )


def goods(listed: View, cards: Mapping[int, str], texts: Texts) -> str:
    """What one side would hand over."""
    parts = []
    for field, value in listed.items():
        kind = {"upgrades": "upgrade", "wonders": "wonder"}.get(field)
        if field == "cards_of_control":
            parts += [cards.get(number, f"#{number}") for number in value]
        elif kind:
            parts += [texts.name(kind, one) for one in value]
        elif isinstance(value, list):
            values = ", ".join(str(one) for one in value)
            parts.append(f"{texts.name('resource', field)} ({values})")
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
