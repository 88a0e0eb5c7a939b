"""One server for all tests of a module; tests with other limits run their own."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.server.http.place import Person, Place, served


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    """A server without limits."""
    async with served(tmp_path_factory.mktemp("server")) as place:
        yield place


@pytest_asyncio.fixture(loop_scope="module")
async def guest(place: Place) -> AsyncIterator[Person]:
    """Somebody whom the server knows."""
    async with place.person() as person:
        yield await person.introduce()


@pytest_asyncio.fixture(loop_scope="module")
async def stranger(place: Place) -> AsyncIterator[Person]:
    """Somebody whom the server does not know."""
    async with place.person() as person:
        yield person
