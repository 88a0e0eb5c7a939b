"""Options and numbers over HTTP: messages of the game in each of its languages."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import to_builtins

from aevum.bots.company import offered
from aevum.core.game import Game
from aevum.core.text import AS_WRITTEN, PSEUDO, Book, Text, read_text
from aevum.games import registry
from aevum.server.http.games import info, number_infos
from tests.server.http.place import Person

OFFERED = offered(registry.find("imperials"))
NAMES = (*registry.names(), "template")
LANGUAGES = ("en", "de", PSEUDO)
FACTS = {
    "name", "kind", "default", "low", "high", "choices", "longest", "suggests", "usual", "seats",
    "printed", "grade", "rule",
}  # fmt: skip
"""Fields of an option or a number that are names, values and paragraphs."""
MESSAGES = {"about", "title", "group", "source"}
LISTS = {"words", "suggested"}


def rows(game: Game) -> list[dict[str, Any]]:
    """Return the options and numbers of a game as JSON has them."""
    numbers: list[dict[str, Any]] = to_builtins(number_infos(game))
    options: list[dict[str, Any]] = to_builtins(info(game))["options"]
    return options + numbers


def messages(row: dict[str, Any]) -> Iterator[Any]:
    """Yield every message of an option or a number."""
    yield from (row[field] for field in MESSAGES & row.keys() if row[field] is not None)
    for field in LISTS & row.keys():
        yield from row[field]


def texts(game: Game) -> list[Text]:
    """Return the messages of a game's options and numbers, each once."""
    found = {repr(each): read_text(each, game.book) for row in rows(game) for each in messages(row)}
    return list(found.values())


@pytest.mark.parametrize("name", NAMES)
def test_no_english_word_of_an_option_or_a_number_is_sent(name: str) -> None:
    for row in rows(registry.find(name)):
        assert row.keys() <= FACTS | MESSAGES | LISTS
        for key, args in messages(row):
            assert key != AS_WRITTEN, row["name"]
            assert isinstance(args, dict)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_is_told_in_each_language(name: str, lang: str) -> None:
    game = registry.find(name)
    catalogue = game.book.catalogue(lang)
    for text in texts(game):
        told = catalogue.format(text)
        assert catalogue.language(text) == lang, text
        assert told.strip() == told
        assert not {"  ", "{", "}"} & {told[place : place + 2] for place in range(len(told))}
        assert ("⟦" in told) == (lang == PSEUDO)


@pytest.mark.parametrize("name", NAMES)
def test_german_differs_from_english(name: str) -> None:
    game = registry.find(name)
    same = [
        text
        for text in texts(game)
        if game.book.catalogue("de").format(text) == game.book.catalogue("en").format(text)
    ]
    # "Teams", "Eos", a Gizmo and the like are called so in both.
    assert len(same) <= max(2, len(texts(game)) // 10), same


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "tempus", "options": {"date": "yesterday"}}, "no-date"),
        ({"game": "temporum", "options": {"zones": "nowhere"}}, "no-zone-set"),
        ({"game": "imperials", "options": {"map": "nowhere"}}, "no-map-known"),
        ({"game": "imperials", "options": {"points": 99}}, "no-option-usual"),
        ({"game": "imperials", "options": {"mode": "odd"}}, "no-option-choice"),
        ({"game": "imperials", "numbers": {"town.ore": 99}}, "no-number-value"),
        ({"game": "chronos", "seats": 5, "options": {"teams": True}}, "no-teams"),
    ],
)
@pytest.mark.asyncio(loop_scope="module")
async def test_what_a_table_cannot_have_is_told_as_a_message(
    guest: Person, wish: dict[str, Any], key: str
) -> None:
    answer = await guest.web.post("/api/tables", json=wish)
    assert answer.status_code == 400
    told = answer.json()
    assert told["message"][0] == key
    book: Book = registry.find(wish["game"]).book
    text = read_text(told["message"], book)
    assert told == {"code": "bad", "text": str(text), "message": told["message"]}
    assert book.catalogue("de").language(text) == "de"


@pytest.mark.parametrize(
    ("wish", "german"),
    [
        (
            {"game": "imperials", "options": {"mode": "odd"}},
            "mode kann nicht 'odd' sein. Möglich: basic, wonders.",
        ),
        (
            {"game": "tempus", "options": {"map": 1}},
            "Tempus Imperium hat keine Einstellung „map“. Es gibt: date.",
        ),
        (
            {"game": "imperials", "bots": ["genius"]},
            f"Unbekannter Bot. Es gibt: {', '.join(OFFERED[:-1])} und {OFFERED[-1]}.",
        ),
        ({"game": "chess"}, "Dieses Spiel gibt es hier nicht."),
        ({"game": "imperials", "seats": 99}, "„seats“ muss eine ganze Zahl von 0 bis 16 sein."),
        ({"game": "imperials", "surprise": 1}, "Diese Anfrage hat kein Feld „surprise“. Sie hat:"),
        ({"game": "imperials", "options": []}, "„options“ muss ein Objekt sein."),
    ],
    ids=str,
)
@pytest.mark.asyncio(loop_scope="module")
async def test_a_reader_of_german_reads_why_a_table_cannot_be(
    guest: Person, wish: dict[str, Any], german: str
) -> None:
    told = (await guest.web.post("/api/tables", json=wish)).json()
    book: Book = registry.find("imperials").book
    assert book.catalogue("de").format(read_text(told["message"], book)).startswith(german)


@pytest.mark.asyncio(loop_scope="module")
async def test_what_tells_tables_apart_is_a_message(guest: Person) -> None:
    wishes: list[tuple[dict[str, Any], str]] = [
        ({"game": "imperials", "options": {"mode": "wonders"}}, "Grundplan, Wunder & Krieger"),
        ({"game": "temporum", "options": {"zone_set": "base"}}, "Zonen des Grundspiels"),
        ({"game": "temporum", "options": {"zones": "beginners"}}, "Für den Anfang"),
        ({"game": "tempus", "options": {"date": "2611150617"}}, "15. November 2026, 06:17"),
    ]
    for wish, _ in wishes:
        await guest.make(**wish)
    lines = (await guest.web.get("/api/tables")).json()["mine"]
    for wish, german in wishes:
        book = registry.find(wish["game"]).book
        told = [
            book.catalogue("de").format(read_text(line["title"], book))
            for line in lines
            if line["game"] == wish["game"] and line["title"]
        ]
        assert german in told
