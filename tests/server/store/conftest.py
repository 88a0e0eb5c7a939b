"""A store on a real file."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from aevum.server.store import Store
from aevum.server.store.upgrade import prepare


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database: to make one takes longer than most tests here."""
    path = tmp_path_factory.mktemp("made") / "aevum.db"
    prepare(path).release()
    return path


@pytest.fixture
def path(tmp_path: Path, made: Path) -> Path:
    return Path(shutil.copy(made, tmp_path / "aevum.db"))


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    store = Store(path)
    await store.open()
    yield store
    await store.close()
