"""Tables made and played without the browser, with the cookie of its person."""

from typing import Any

from msgspec.json import decode, encode
from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

from aevum.games.tempus.moves import MOVES
from aevum.server import wire
from aevum.server.http.cookies import COOKIE
from tests.web.tempus import DATE, MOVE_TEXTS


def make(page: Page, **wish: Any) -> str:
    """Make a table as the page itself would; return its code."""
    made = page.request.post("/api/tables", data=wish, headers={"Sec-Fetch-Site": "same-origin"})
    assert made.ok, made.text()
    code: str = made.json()["code"]
    return code


def make_tempus(page: Page, date: str = DATE) -> str:
    return make(page, game="tempus", options={"date": date}, start=True)


def finish_tempus(page: Page, moves: list[str] | None = None, date: str = DATE) -> str:
    """Return the code of a game that this page's person has played to its end."""
    code = make_tempus(page, date)
    play(page, code, MOVE_TEXTS if moves is None else moves)
    for _ in range(1000):  # the result is stored shortly after the last move
        if code in page.request.get("/api/history").text():
            return code
    raise AssertionError(f"{code} never came into the history")


def play(page: Page, code: str, moves: list[str]) -> None:
    """Make moves of Tempus Imperium over a socket of the same person."""
    with connected(page, code) as socket:
        socket.send(encode(wire.Hello()).decode())
        snap = decode(socket.recv(), type=wire.FromServer)
        assert isinstance(snap, wire.Snap)
        assert snap.position is not None
        serial = (snap.position.asks or [])[0].serial
        codes = [MOVES.parse(text) for text in moves]
        socket.send(encode(wire.Act("behind", serial, codes)).decode())
        while True:
            answer = decode(socket.recv(), type=wire.FromServer)
            assert not isinstance(answer, wire.No), answer
            if isinstance(answer, wire.Up) and answer.done == "behind":
                return


def connected(page: Page, code: str) -> ClientConnection:
    """Return a socket of this page's person at a table."""
    url = page.request.get("/health").url.removesuffix("/health")
    [token] = [each["value"] for each in page.context.cookies() if each["name"] == COOKIE]
    return connect(
        url.replace("http", "ws", 1) + f"/ws/{code}",
        additional_headers={"Origin": url, "Cookie": f"{COOKIE}={token}"},
        compression=None,
        proxy=None,
    )
