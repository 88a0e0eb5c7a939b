"""The answer to any body is a status below 500 and one sentence."""

from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from aevum.core.text import CORE, Book
from aevum.games import registry
from aevum.server import messages as m
from aevum.server import wire
from tests.profile import amount
from tests.server.client import told
from tests.server.http.place import Person, problem

pytestmark = pytest.mark.asyncio(loop_scope="module")

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
WISH = st.fixed_dictionaries(
    {"game": st.sampled_from(["haggle", "tempus", "imperials", "hag", ""]) | JSON},
    optional={
        "options": st.dictionaries(st.sampled_from(["date", "x"]), JSON, max_size=2) | JSON,
        "numbers": st.dictionaries(st.sampled_from(["goal", "x"]), JSON, max_size=2) | JSON,
        "seats": st.integers(-3, 20) | JSON,
        "bots": st.lists(st.sampled_from(["greedy", "random", "os:system"]) | JSON, max_size=4),
        "watch": st.booleans() | JSON,
        "start": st.booleans() | JSON,
        "clock": st.integers(-1, 90_000) | JSON,
        "takeback": st.sampled_from(["ask", "never", "maybe"]),
        "daily": st.booleans(),
        "surprise": JSON,
    },
)
LENIENT = settings(
    max_examples=amount(ci=25, soak=5_000),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def book_of(message: wire.Message) -> Book:
    """Return the book of the game with this message."""
    books = [registry.find(name).book for name in registry.names()]
    return next((book for book in books if book.catalogue("en").has(message[0])), CORE)


def is_good_answer(answer: httpx.Response) -> None:
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        problem = answer.json()
        assert set(problem) == {"code", "text", "message"}
        assert problem["text"].endswith(".")
        assert problem["text"] == told(problem["message"], book_of(problem["message"]))
        assert "Traceback" not in problem["text"]
        assert "`" not in problem["text"]


@LENIENT
@given(wish=WISH)
async def test_wishes_for_a_table(guest: Person, wish: Any) -> None:
    is_good_answer(await guest.web.post("/api/tables", json=wish))


@LENIENT
@given(body=st.binary(max_size=200) | JSON.map(lambda value: str(value).encode("utf-8", "replace")))
async def test_bodies_of_any_bytes(guest: Person, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    is_good_answer(await guest.web.patch("/api/me", content=body, headers=headers))
    is_good_answer(await guest.web.post("/api/tables", content=body, headers=headers))


@LENIENT
@given(st.text(st.characters(codec="utf-8", exclude_characters="/?#\\"), min_size=1, max_size=12))
async def test_codes_of_any_letters(guest: Person, code: str) -> None:
    answer = await guest.web.get(f"/api/tables/{quote(code, safe='')}")
    is_good_answer(answer)
    assert answer.status_code >= 400 or code in (".", "..")


@pytest.mark.parametrize(
    "query", ["seat=x", "seat=", "seat=99", "seat=-3", "seat=1&seat=2", "face=cube", "seat=1e9"]
)
async def test_bad_questions(guest: Person, query: str) -> None:
    code = await guest.make(game="haggle", seats=2)
    answer = await guest.web.get(f"/api/tables/{code}/replay?{query}")
    is_good_answer(answer)
    assert answer.status_code >= 400


async def test_a_body_may_not_be_long(guest: Person) -> None:
    answer = await guest.web.patch("/api/me", json={"name": "x" * 20_000})
    assert answer.status_code == 413
    assert answer.json() == problem("large", m.server_http_large())


async def test_a_wrong_field_is_named(guest: Person) -> None:
    wish = {"game": "haggle", "surprise": 1}
    answer = await guest.web.post("/api/tables", json=wish)
    assert answer.status_code == 400
    long = await guest.web.patch("/api/me", json={"name": "x" * 25})
    assert long.json()["text"] == "“name” must be at most 24 long."


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"seats": "x"}, "“seats” must be a whole number from 0 to 16."),
        ({"seats": 99}, "“seats” must be a whole number from 0 to 16."),
        ({"game": 3}, "“game” must be text of at most 60 characters."),
        ({"takeback": "x"}, "“takeback” must be one of ask, never."),
        ({"hints": "marked"}, "“hints” must be one of all, alone, free, off."),
        ({"bots": ["hard-" + "r" * 60]}, "“bots[0]” must be at most 60 long."),
        ({"watch": "x"}, "“watch” must be true or false."),
        ({"bots": "x"}, "“bots” must be a list of at most 15."),
        ({"bots": ["greedy", 3]}, "“bots[1]” must be text of at most 60 characters."),
        ({"options": []}, "“options” must be an object."),
        (
            {"options": {"a": []}},
            "“options[...]” must be true or false, a whole number or text.",
        ),
    ],
    ids=str,
)
async def test_a_wrong_value_is_told_what_would_do(
    guest: Person, wish: dict[str, Any], sentence: str
) -> None:
    answer = await guest.web.post("/api/tables", json={"game": "haggle", **wish})
    assert (answer.status_code, answer.json()["text"]) == (400, sentence)


async def test_what_is_missing_or_too_much_is_named(guest: Person) -> None:
    async def said(wish: object) -> str:
        return str((await guest.web.post("/api/tables", json=wish)).json()["text"])

    assert await said({}) == "“game” is missing."
    much = await said({"game": "haggle", "surprise": 1})
    assert much.startswith("This request has no field “surprise”. It has: game, options, seats,")
    assert await said([]) == "This request must be an object."
    code = await guest.make(game="haggle", seats=2)
    replay = await guest.web.get(f"/api/tables/{code}/replay?seat=x")
    assert replay.json()["text"] == "“seat” must be a whole number."


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"game": "chess"}, str(m.server_no_game())),
        ({"game": "haggle", "seats": 9}, "Haggle is for 2 to 4 players, not 9."),
        ({"game": "haggle", "bots": ["os:system"]}, None),
        ({"game": "chronos", "bots": ["hard-nobody"]}, None),
        ({"game": "tempus", "options": {"date": "yesterday"}}, None),
        ({"game": "tempus", "options": {"colour": "red"}}, None),
    ],
)
async def test_a_wish_that_cannot_be_is_explained(
    guest: Person, wish: dict[str, Any], sentence: str | None
) -> None:
    answer = await guest.web.post("/api/tables", json=wish)
    assert answer.status_code == 400
    is_good_answer(answer)
    assert sentence is None or answer.json()["text"] == sentence


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
async def test_other_methods_are_refused(guest: Person, method: str) -> None:
    answer = await guest.web.request(method, "/api/games")
    assert answer.status_code in (204, 405)
