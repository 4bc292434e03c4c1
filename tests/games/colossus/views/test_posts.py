"""What is to be seen beside the players' own screens."""

from critias.hall import Post
from tests.games.colossus.rooms import a_room, scene
from tests.posts import view_from


def test_posts_in_the_hall_show_what_is_theirs() -> None:
    match = scene(a_room(36))
    [table] = view_from(match, Post("map", None, ("libya",)))["tables"]
    assert len(table["regions"]) == 16
    assert len(table["players"]) == 6
    assert all("purse" not in player for player in table["players"])
    control = view_from(match, Post("control"))
    assert len(control["players"]) == 36
    assert all("purse" in player for player in control["players"])
    assert [house["house"] for house in control["houses"]][2] == "ampheres"
    assert all(len(house["members"]) == 6 for house in control["houses"])
    law, *others = view_from(match, Post("council"))["councils"]
    assert (law["council"], len(law["members"]), len(others)) == ("law", 6, 5)
