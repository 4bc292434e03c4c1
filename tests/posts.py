"""What is to be seen of a match from a post in the hall."""

from critias.engine.match import Match
from critias.engine.views import View
from critias.hall import Post, hall_of


def view_from(match: Match, post: Post) -> View:
    return hall_of(match.game).views(match.state, match.view)(post)
