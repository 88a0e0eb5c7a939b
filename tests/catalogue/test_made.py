"""The generated files of the catalogues are up to date."""

from pathlib import Path

import pytest

from tests.catalogue import samples
from tests.catalogue.sampler.messages import BOOK
from tests.catalogue.twins import EXPECTED, expected
from tools import book, catalogues


def test_no_catalogue_has_a_fault() -> None:
    assert catalogues.broken() == []


def test_nothing_made_has_drifted() -> None:
    assert catalogues.drifted() == [], "run `make catalogues`"


def test_drift_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogues, "PACKAGES", ("tests/catalogue/sampler",))
    monkeypatch.setattr(catalogues, "SCRIPTS", {"tests/catalogue/sampler": "web/none.messages.ts"})
    monkeypatch.setattr(catalogues, "LOADED", {})
    assert catalogues.drifted() == ["web/none.messages.ts"]


def test_the_twins_have_the_same_book_to_read() -> None:
    assert EXPECTED.read_text(encoding="utf-8") == expected(), "run `make catalogues`"


def test_every_message_of_the_sampler_has_a_sample() -> None:
    roles = ("say", "ask", "move", "no", "hint", "undo")
    keys = {key for key in BOOK.catalogue("en").data["messages"] if key.split("-")[0] in roles}
    assert keys - {"move-play"} == {text.key for text in samples.samples()} & keys
    assert {path.stem for path in Path(BOOK.folder).glob("*.ftl")} < set(samples.LANGUAGES)


def test_the_books_are_what_the_catalogues_say() -> None:
    assert book.drifted() == [], "run `make catalogues`"
