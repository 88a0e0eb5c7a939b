"""Cyclic garbage is collected in the end."""

import gc
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from aevum.server.app import create_app
from aevum.server.config import Config
from aevum.server.run import (
    COLLECT_FROM,
    COLLECT_TICKS,
    IDLE_COLLECT_TICKS,
    NEVER,
    Server,
    settle_collector,
)


class Ring:
    """An object in a cycle."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector() -> Iterator[None]:
    usual, switch = gc.get_threshold(), sys.getswitchinterval()
    yield
    sys.setswitchinterval(switch)
    gc.set_threshold(*usual)
    gc.unfreeze()


class Tables:
    """As many tables as a hub may have, and how many it has put away."""

    def __init__(self, here: int) -> None:
        self.tables = dict.fromkeys(range(here))
        self.put_away = 0


def a_server(folder: Path, hub: Tables) -> Server:
    app = create_app(Config(folder / "aevum.db"))
    app.state.context = SimpleNamespace(hub=hub)
    return Server(app, lambda: None)


def old_garbage() -> "weakref.ref[Ring]":
    """Return a long-lived object that is no longer referenced."""
    held = Ring()
    gc.collect(1)
    return weakref.ref(held)


@pytest.mark.usefixtures("collector")
async def test_the_server_looks_for_garbage_where_enough_tables_are_gone(tmp_path: Path) -> None:
    settle_collector()
    hub = Tables(here=300)
    server, ring = a_server(tmp_path, hub), old_garbage()
    hub.put_away = 99
    for tick in range(2 * COLLECT_TICKS):
        await server.on_tick(tick)
    assert ring() is not None, "a look through everything holds everybody up"
    hub.put_away = 100
    for tick in range(2 * COLLECT_TICKS, 3 * COLLECT_TICKS):
        await server.on_tick(tick)
    assert ring() is None
    ring = old_garbage()
    await server.on_tick(4 * COLLECT_TICKS - 1)
    assert ring() is not None, "none is gone since then"


@pytest.mark.usefixtures("collector")
async def test_the_server_looks_for_garbage_once_an_hour(tmp_path: Path) -> None:
    settle_collector()
    server, ring = a_server(tmp_path, Tables(here=300)), old_garbage()
    await server.on_tick(IDLE_COLLECT_TICKS - 1)
    assert ring() is None


def test_few_objects_are_looked_through_at_once() -> None:
    young, rounds, full = COLLECT_FROM
    assert young * (rounds + 1) <= 10_000, "a longer look would be felt at every table"
    assert full == NEVER
