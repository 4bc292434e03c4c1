"""Reaction windows in the browser: nothing that is seen or passed on tells who holds a card."""

import json
from functools import partial
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

import critias
from critias.engine.decisions import Choose, Decision
from critias.engine.match import Match
from critias.engine.saving import Saved
from tests.browser.conftest import NewPage, Server
from tests.browser.saved import played_until

DESK = {"width": 1366, "height": 768}
NAMES = ("Ada", "Bo", "Cy")
SPY = "eoa.special.spy"


def at_the_spies() -> dict[str, Any]:
    """A match in which all three are asked for a Spy, and one of them holds one."""
    for seed in range(100):
        match = critias.new("end_of_atlantis", seats=3, seed=seed)
        saved = played_until(match, partial(asked_for_spies, match))
        if not match.over and sum(map(is_choice, match.pending.values())) == 1:
            return saved
    raise AssertionError("nobody ever held a Spy")


def is_choice(asked: Decision) -> bool:
    return isinstance(asked, Choose) and len(asked.options) > 1


def asked_for_spies(match: Match) -> bool:
    pending = match.pending.values()
    return match.over or (len(pending) == 3 and all(one.rule == SPY for one in pending))


def sit_down(page: Page, server: Server, reactions: str) -> tuple[str, list[dict[str, Any]]]:
    """A table for three people in the middle of that match, and the secrets of their seats."""
    seats = [{"kind": "person", "name": name} for name in NAMES]
    wanted = {"match": at_the_spies(), "seats": seats, "name": NAMES[0], "entries": None}
    body = {**wanted, "settings": {"reactions": reactions}}
    made = page.request.post(f"{server.address}/api/matches", data=body).json()
    locals_ = [
        {"seat": one["seat"], "name": name, "secret": one["secret"]}
        for one, name in zip([made, *made["beside"]], NAMES, strict=True)
    ]
    return made["table"], locals_


def test_a_shared_device_goes_round_to_all_who_are_asked(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    table, locals_ = sit_down(page, server, "open")
    page.evaluate(f"localStorage.setItem('hotseat-{table}', {json.dumps(json.dumps(locals_))})")
    page.goto(f"{server.address}/table/{table}")
    named = []
    for _ in NAMES:
        lift = page.get_by_role("button", name="show the table")
        lift.wait_for()
        named.append(page.locator("#question").inner_text())
        lift.click()
        page.get_by_role("button", name="No", exact=True).click()
    assert sorted(named) == [f"It is for {name} to decide" for name in NAMES]


def test_an_answer_can_be_changed_until_the_window_closes_and_ordered_ahead(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(viewport=DESK)
    table, _ = sit_down(page, server, "long")
    page.goto(f"{server.address}/table/{table}")
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.get_by_text("You may change it until the time is up.")).to_be_visible()
    expect(page.get_by_role("timer", name="Until reactions take effect")).to_be_visible()
    page.get_by_role("combobox", name="From now on").select_option("wins")
    # From now on it is answered for us.
    expect(page.get_by_role("button", name="No", exact=True)).to_have_count(0)
    page.get_by_text("More", exact=True).click()
    chosen = page.get_by_role("combobox", name="Shapeshifting Spy")
    expect(chosen).to_have_value("wins")
    chosen.select_option("ask")
    expect(chosen).to_have_value("ask")


_NOTE = """() => {
  window.asked = []
  new MutationObserver(() => {
    const said = document.querySelector('#question')?.textContent.trim()
    if (said && said !== window.asked.at(-1)) window.asked.push(said)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}"""


def test_a_question_that_leaves_no_choice_does_not_flash(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    saved = at_the_spies()
    seat = next(seat for seat, asked in enumerate(choices_at(saved)) if not asked)
    bot = {"kind": "bot", "bot": "random"}
    seats = [{"kind": "person"} if one == seat else bot for one in range(3)]
    wanted = {"match": saved, "seats": seats, "name": "Ada", "entries": None}
    made = page.request.post(f"{server.address}/api/matches", data=wanted).json()
    page.add_init_script(f"({_NOTE})()")
    page.goto(f"{server.address}/table/{made['table']}")
    page.wait_for_function(
        "() => window.asked.some((said) => said.startsWith('Others are deciding'))"
    )
    page.wait_for_function("() => !window.asked.at(-1).startsWith('Others are deciding')")
    assert not [said for said in page.evaluate("window.asked") if "Do you play" in said]


def choices_at(saved: dict[str, Any]) -> list[bool]:
    """By seat, whether there is a choice at the end of that match."""
    match = critias.load(msgspec.json.decode(msgspec.json.encode(saved), type=Saved))
    return [is_choice(match.pending[seat]) for seat in range(3)]
