"""The bench measures the same views that the server sends."""

import json
from typing import Any

import pytest

import aevum
from aevum.core.match import walk
from aevum.core.state import SPECTATOR
from bench.clock import Span
from bench.matches import bot_match
from bench.view_tasks import views
from bench.viewers import Viewers, server_part


def seen(position: bytes) -> dict[str, Any]:
    """Return a whole position, or a change of one."""
    found: dict[str, Any] = json.loads(position)
    return found


def follow(known: dict[str, Any], frame: bytes) -> None:
    """Apply a frame like a client."""
    change = seen(frame).get("position", {})
    known["set"].update(change.pop("set", {}))
    for name in change.pop("gone", []):
        del known["set"][name]
    known.update(change)


@pytest.mark.parametrize(("game", "seats"), [("temporum", 2), ("chronos", 4)])
def test_frames_lead_every_viewer_from_the_first_position_to_the_last(
    game: str, seats: int
) -> None:
    record = bot_match(aevum.game(game), seats, {}, 3)
    match = next(walked := walk(record))
    viewers = Viewers(record.game, match)
    known = {viewer: seen(position) for viewer, position in viewers.positions().items()}
    assert list(known) == [*range(seats), SPECTATOR]
    numbers = dict.fromkeys(known, 0)
    for match in walked:
        for viewer, frame in viewers.tell(match, 1).items():
            numbers[viewer] += 1
            assert seen(frame)["seq"] == numbers[viewer]
            follow(known[viewer], frame)
    assert {viewer: seen(last) for viewer, last in viewers.positions().items()} == known
    assert min(numbers.values()) > 10


def test_the_bench_keeps_what_is_encoded_as_a_table_does() -> None:
    record = bot_match(aevum.game("temporum"), 2, {}, 3)
    viewers: Viewers | None = None
    fixed: list[Any] = []
    for match in walk(record, 40):
        if viewers is None:
            viewers = Viewers(record.game, match)
        else:
            viewers.tell(match, 1)
        fixed.append(viewers.last[0].fixed)
    assert fixed[-1] is fixed[-2]


def test_bots_play_whole_matches() -> None:
    for game in ("temporum", "chronos"):
        record = bot_match(aevum.game(game), 4, {}, 5)
        assert aevum.verify(record).state.over()


def test_views_are_measured_over_the_same_match_every_time() -> None:
    game = aevum.game("temporum")
    spans = Span(0.0, 0, 1), Span(0.0, 7, 2)
    one, two = (views(game, 2, {}, span) for span in spans)
    assert [span.done for span in spans] == [1, 2]
    assert one.pop("views us") > 0
    assert two.pop("views us") > 0
    assert one == two
    assert 0 < one["delta B"] < one["position B"] < one["snapshot B"]


def test_a_server_without_such_a_part_is_named() -> None:
    with pytest.raises(LookupError, match="this server has no class Nothing or Nowhere"):
        server_part(("Nothing", "Nowhere"))
