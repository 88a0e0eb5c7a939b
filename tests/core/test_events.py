"""The audiences of events."""

import pytest

from aevum.core.events import EVERYONE, Event, project
from aevum.core.state import SPECTATOR


def test_a_public_event_reaches_everybody() -> None:
    event = Event("build", 0, [3])
    assert event.audience == EVERYONE
    assert [project(event, viewer) for viewer in (0, 1, SPECTATOR)] == [event] * 3


@pytest.mark.parametrize(
    ("viewer", "learns"), [(0, False), (1, True), (2, True), (SPECTATOR, False)]
)
def test_a_private_event_reaches_its_audience_alone(viewer: int, learns: bool) -> None:
    event = Event("steal", 1, [4], audience=0b110)
    assert (project(event, viewer) is event) is learns


def test_plain_data_of_an_event_are_a_copy() -> None:
    event = Event("build", 0, [3])
    data = event.to_data()
    event.args.append(4)
    assert data == ["build", 0, [3]]
