"""Films that a server of the tag kept: their sentences are shown as written, marked as English."""

import gzip
from pathlib import Path

import pytest
from msgspec import json

from aevum.core.text import AS_WRITTEN, read_text
from aevum.games import registry
from aevum.server.api import Film
from aevum.server.workers.replays import films, in_messages
from tests.net.test_tag import codes, database, matches
from tests.server.http.place import Person, served

__all__ = ["database"]


@pytest.fixture
async def reels(database: Path) -> dict[str, Film]:
    """A spectator's film of each match that was finished at the tag."""
    found: dict[str, Film] = {}
    async with served(database.parent) as place, Person(place) as person:
        for code in codes(database, "over"):
            about = (await person.web.get(f"/api/tables/{code}/replay")).json()
            answer = await person.web.get(about["film"])
            found[code] = json.decode(answer.content, type=Film)
    return found


async def test_kept_sentences_are_messages_as_written(reels: dict[str, Film]) -> None:
    assert len(reels) == 5
    for code, reel in reels.items():
        told = [event.text for step in reel.steps for event in step.events]
        assert told, code
        for message in told:
            key, args = message
            assert key == AS_WRITTEN, code
            words = args[AS_WRITTEN]
            text = read_text(message, registry.find("tempus").book)
            german = text.book.catalogue("de")
            assert german.format(text) == words
            assert german.language(text) == "en"


async def test_ends_of_the_tag_are_ids_and_no_sentences(database: Path) -> None:
    found = await matches(database, codes(database, "over"))
    assert all(match.state.end().isidentifier() for match in found.values())


async def test_a_film_in_messages_is_kept_as_it_is(database: Path) -> None:
    found = await matches(database, codes(database, "over"))
    for match in found.values():
        if match.game.in_messages():
            (film,) = films(match.record, [-2], "board")
            assert in_messages(film) is film
            reel = json.decode(gzip.decompress(film), type=Film)
            keys = {event.text[0] for step in reel.steps for event in step.events}
            assert AS_WRITTEN not in keys
