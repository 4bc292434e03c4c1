"""A game of somebody else's, without a board of its own: the generic table."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPage, Server
from tests.browser.hands import Mouse, play_on
from tests.browser.test_matches import sit_down


def test_a_new_game_is_played_at_the_generic_table(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    sit_down(page, server, "mygame")
    board = page.get_by_role("region", name="Board")
    expect(board.get_by_role("heading", name="Hands")).to_be_visible()
    expect(board.get_by_text("(1, 2, 3, 4, 5, 6, 7)")).to_be_visible()
    expect(board.get_by_text("Seats")).to_have_count(0)
    expect(page.get_by_role("button", name="Bid 7.")).to_be_visible()
    play_on(page, Mouse(page))
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_what_is_not_there_in_german_is_said_in_english(new_page: NewPage) -> None:
    page = new_page(locale="de-DE")
    expect(page.get_by_text("Bid for pearls in secret")).to_be_visible()
    expect(page.get_by_role("button", name="Mit Bots spielen: My game")).to_be_visible()
