"""Positions are spliced together from bytes: they say exactly what their records say."""

import json
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from critias.table.messages import Differences, PositionMessage
from critias.table.sight.encoding import Encoder, encoded_object
from critias.table.sight.positions import EncodedPosition

from .local import changed

# Also what JSON has to escape, and what Python takes for the same: 1 and true.
texts = st.text('ab"\\\n\u00e9\U0001f30a}]{[,:', max_size=3)
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 2) | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=12,
) | st.lists(st.fixed_dictionaries({"a": st.integers(0, 2), "b": texts}), min_size=7, max_size=9)
views = st.dictionaries(st.sampled_from(["x", "y", "z"]), plain)
rests = st.dictionaries(st.sampled_from(["stage", "seats", "question"]), plain)
events = st.lists(plain, max_size=5)


def encoded(
    rest: dict[str, Any], view: dict[str, Any] | None, encoder: Encoder | None = None
) -> EncodedPosition:
    fields = {name: msgspec.json.encode(value) for name, value in rest.items()}
    return EncodedPosition(fields, None if view is None else (encoder or Encoder()).parts(view))


def exactly(value: Any) -> str:
    """By which values can be told apart that Python takes for the same."""
    return json.dumps(value, sort_keys=True)


@given(
    rests, st.none() | views, events, st.integers(0, 5), st.booleans(), st.none() | plain,
)  # fmt: skip
def test_a_position_says_what_it_is_made_of(
    rest: dict[str, Any],
    view: dict[str, Any] | None,
    told: list[Any],
    since: int,
    reset: bool,
    station: Any,
) -> None:
    parts = [msgspec.json.encode(event) for event in told]
    message = encoded(rest, view).message(parts, since, reset, msgspec.json.encode(station))
    assert exactly(json.loads(message)) == exactly(
        {
            "type": "position",
            "cursor": len(told),
            "events": told[since:],
            "reset": reset,
            "station": station,
            **rest,
            "view": view,
        }
    )
    assert len(json.loads(message, object_pairs_hook=list)) == len(rest) + 6, "nothing comes twice"


@given(rests, views, rests, views, events, st.integers(0, 5))
def test_changes_turn_the_former_position_into_the_new_one(
    old_rest: dict[str, Any],
    old: dict[str, Any],
    rest: dict[str, Any],
    view: dict[str, Any],
    told: list[Any],
    since: int,
) -> None:
    before, after = encoded(old_rest, old), encoded(rest, view)
    parts = [msgspec.json.encode(event) for event in told]
    message = after.changes(before, parts, since)
    if message is None:
        return
    read = json.loads(message)
    assert (read["type"], read["cursor"]) == ("changes", len(told))
    assert exactly(read["events"]) == exactly(told[since:])
    record = msgspec.json.decode(message, type=Differences)
    assert exactly(json.loads(msgspec.json.encode(record))) == exactly(read)
    assert exactly(changed({**old_rest, "view": old}, read)) == exactly({**rest, "view": view})
    assert after.changes(before, parts, since) == message


@given(st.lists(st.tuples(views, views), min_size=2, max_size=4))
def test_viewers_who_share_parts_have_each_the_changes_of_their_own_view(
    moments: list[tuple[dict[str, Any], dict[str, Any]]],
) -> None:
    pad = {"long": "x" * 1000}  # so that changes are shorter
    encoder, before = Encoder(), [encoded({}, pad), encoded({}, pad)]
    seen: list[dict[str, Any]] = [pad, pad]
    for moment in moments:
        encoder = Encoder(encoder)
        for viewer, view in enumerate(moment):
            now = encoded({}, {**view, **pad}, encoder)
            message = now.changes(before[viewer], [], 0)
            assert message is not None
            after = changed({"view": seen[viewer]}, json.loads(message))
            assert exactly(after) == exactly({"view": {**view, **pad}})
            if now.same_as(before[viewer]):
                assert exactly(seen[viewer]) == exactly({**view, **pad})
            before[viewer], seen[viewer] = now, {**view, **pad}


@given(views, st.lists(st.tuples(st.sampled_from(["x", "y", "z"]), plain), max_size=2))
def test_views_that_share_what_they_show_are_encoded_as_if_they_did_not(
    view: dict[str, Any], others: list[tuple[str, Any]]
) -> None:
    encoder = Encoder()
    for seen in (view, {**view, **dict(others)}, view):
        parts = encoder.parts(seen)
        whole = encoded_object({name: part.whole for name, part in parts.items()})
        assert exactly(json.loads(whole)) == exactly(seen)


def test_what_is_short_is_told_whole() -> None:
    small, smaller = encoded({"a": 1}, {"x": 1}), encoded({"a": 2}, {"x": 2})
    assert smaller.changes(small, [], 0) is None
    long = {"x": 1, "y": "long" * 50}
    assert encoded({"a": 1}, {**long, "x": 2}).changes(encoded({"a": 1}, long), [], 0) is not None
    assert encoded({"a": 1}, None).changes(encoded({"a": 1}, long), [], 0) is None
    assert encoded({"a": 1}, long).changes(encoded({"a": 1}, None), [], 0) is None


def test_a_message_is_a_record_of_the_protocol() -> None:
    rest = {
        "stage": "playing",
        "seats": [],
        "you": 0,
        "asked": [0],
        "question": None,
        "can_undo": False,
        "result": None,
        "message": None,
        "clock": None,
        "window": None,
        "orders": [],
        "proposal": None,
        "ending": None,
        "rematch": None,
    }
    message = encoded(rest, {"x": 1}).message([b'{"type":"dealt"}'], 0, reset=True)
    read = msgspec.json.decode(message, type=PositionMessage)
    assert msgspec.to_builtins(read) == json.loads(message)
