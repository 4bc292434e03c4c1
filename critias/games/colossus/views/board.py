"""The room as text, for the terminal: DOOM, the own map table, and the own belongings."""

from typing import Any

from critias.engine.texts import Texts
from critias.engine.views import View

from .council_board import council_lines


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
        parts.append(texts.say("board-colony", player=texts.player(region["colony"])))
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
