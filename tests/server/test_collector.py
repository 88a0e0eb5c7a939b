"""Garbage that holds itself in memory goes in the end."""

import gc
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from aevum.server.app import create_app
from aevum.server.config import Config
from aevum.server.run import COLLECT_TICKS, Server, settle_collector


class Ring:
    """Something that leads back to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector() -> Iterator[None]:
    usual, switch = gc.get_threshold(), sys.getswitchinterval()
    yield
    sys.setswitchinterval(switch)
    gc.set_threshold(*usual)
    gc.unfreeze()


@pytest.mark.usefixtures("collector")
async def test_the_server_looks_for_garbage_now_and_then(tmp_path: Path) -> None:
    settle_collector()
    server = Server(create_app(Config(tmp_path / "aevum.db")), lambda: None)
    held = Ring()
    gc.collect(1)  # it is old when it is let go
    ring = weakref.ref(held)
    del held
    for tick in range(COLLECT_TICKS - 1):
        await server.on_tick(tick)
    assert ring() is not None
    await server.on_tick(COLLECT_TICKS - 1)
    assert ring() is None
