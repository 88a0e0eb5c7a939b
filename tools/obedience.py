"""The score of a player who follows every hint: `python -m tools.obedience WHAT [HOW_MANY]`.

`ascii` plays games of four standard bots, and again with a first seat that follows hints; the dice
are the same. `terminal` and `server` play dates of Tempus Imperium through the line mode, and
through the sockets of a real server on the loopback address; each line has the first promise and
the end.
"""

import io
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from statistics import fmean

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from aevum.bots.advice import advise
from aevum.core.rng import Rng
from aevum.core.state import OK
from aevum.games import registry
from aevum.server import wire
from aevum.terminal.faces import face_of
from aevum.terminal.store import Keeper
from aevum.terminal.table import Table

TEMPUS = "tempus"
FIRST = datetime(2000, 1, 1)  # noqa: DTZ001 - the game has no time zone
MINUTES = 60 * 24 * 36524  # in a century
KNOWN = ("2018-06-06 19:35", "2026-11-16 06:17", "1999-12-31 23:59")
PROMISE = re.compile(r"ends with (\S+) points")
STARTED = "Aevum is at "

decode = msgspec.json.Decoder(wire.FromServer).decode


def dates(count: int) -> list[str]:
    """Return some known dates and then random ones, always the same."""
    rng = Rng("obedience")
    drawn = [FIRST + timedelta(minutes=int(rng.below(MINUTES))) for _ in range(count)]
    return [*KNOWN, *(f"{each:%Y-%m-%d %H:%M}" for each in drawn)][:count]


def promised(words: str) -> int:
    """Return the score that a hint in Tempus Imperium names."""
    found = PROMISE.search(words)
    assert found, words
    return int(found[1].replace("\N{MINUS SIGN}", "-"))


# ASCII Empires


def played(seed: int, obeying: bool) -> tuple[int, int]:
    """Return the first seat's score and rank among four standard players."""
    game = registry.find("ascii")
    state = game.new(4, seed)
    bots = [game.standard() for _ in range(4)]
    kept: tuple[int, ...] = ()
    while not state.over():
        ask = next(each for each in state.asks if each.must)
        view, legal = state.mask(ask.seat), state.legal(ask.seat)
        if obeying and ask.seat == 0:
            hint = advise(game, view, ask, legal, 0.01, kept)
            move, kept = hint.move, hint.plan
        else:
            move = bots[ask.seat].choose(view, ask, legal, Rng(1))
        assert state.apply(ask.seat, move) == OK
    return state.scores()[0], state.ranks()[0]


def empires(count: int) -> None:
    """Compare a player who follows hints with the bot, game by game."""
    both = [(played(seed, False), played(seed, True)) for seed in range(count)]
    for seed, (bot, person) in enumerate(both):
        print(f"seed {seed}: the bot {bot[0]} (rank {bot[1]}), by hints {person[0]} ({person[1]})")
    for name, place in (("the bot", 0), ("by hints", 1)):
        scores, ranks = zip(*(each[place] for each in both), strict=True)
        print(f"{name}: mean score {fmean(scores):.1f}, mean rank {fmean(ranks):.2f}")


# Tempus Imperium


def by_lines(date: str) -> tuple[int, int]:
    """Return the first promise and the end in the terminal's line mode."""
    game = registry.find(TEMPUS)
    table = Table.new(game, 1, 1, game.settle({"date": date}), [""], Keeper(enabled=False))
    promises: list[int] = []
    while not table.over():
        out = io.StringIO()
        talk = face_of(game).plain()(table, [], out, prompt=False)
        talk.seat = 0
        talk.command("hint")
        promises.append(promised(out.getvalue()))
        move = re.match(r"Hint: (.*?) \(", out.getvalue())
        assert move
        assert table.play_text(0, move[1]) == ""
    table.improver.stop()
    return promises[0], table.state.scores()[0]


@contextmanager
def server() -> Iterator[str]:
    """Start a server and return its address."""
    with tempfile.TemporaryDirectory() as home:
        words = ["serve", "--port", "0", "--limits", "no"]
        process = subprocess.Popen(
            [sys.executable, "-m", "aevum", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"AEVUM_HOME": home, "PYTHONUNBUFFERED": "1"},
        )
        assert process.stdout is not None
        try:
            yield process.stdout.readline().removeprefix(STARTED).split()[0]
        finally:
            process.terminate()
            process.wait()


def by_sockets(url: str, date: str) -> tuple[int, int]:
    """Return the first promise and the end at a server's table."""
    wish = {"game": TEMPUS, "options": {"date": date}, "start": True}
    made = httpx.post(f"{url}/api/tables", json=wish, headers={"Origin": url}).raise_for_status()
    cookie = made.headers["Set-Cookie"].partition(";")[0]
    address = f"{url.replace('http', 'ws', 1)}/ws/{made.json()['code']}"
    with connect(address, additional_headers={"Cookie": cookie}, origin=Origin(url)) as socket:
        return _obey(socket)


def _obey(socket: ClientConnection) -> tuple[int, int]:
    def send(message: wire.FromClient) -> None:
        socket.send(msgspec.json.encode(message).decode())

    send(wire.Hello(render="en"))
    first: int | None = None
    serial, number, waiting = -1, 0, False
    for frame in socket:
        message = decode(frame.encode() if isinstance(frame, str) else frame)
        if isinstance(message, wire.Snap | wire.Up):
            if message.table and message.table.scores is not None and first is not None:
                return first, message.table.scores[0]
            asks = message.position.asks if message.position else None
            if asks and asks[0].serial != serial:
                serial, waiting = asks[0].serial, False
        elif isinstance(message, wire.Advice):
            first = promised(str(message.reason_words)) if first is None else first
            number += 1
            send(wire.Act(f"act {number}", serial, [message.move]))
        elif isinstance(message, wire.No):
            raise RuntimeError(message.words)
        if serial >= 0 and not waiting:
            waiting = True
            send(wire.Hint(f"hint {number}"))
    raise RuntimeError("the server closed the connection")


def tempus(count: int, play: Callable[[str], tuple[int, int]]) -> int:
    """Print promise and end of each date; return how many ends were below their promise."""
    below = 0
    for date in dates(count):
        promise, end = play(date)
        below += end < promise
        print(f"{date}: promised {promise}, reached {end}", flush=True)
    print(f"{count} dates, {below} below the first promise")
    return below


def main() -> None:
    """Run the requested measurement."""
    what, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 12
    if what == "ascii":
        empires(count)
    elif what == "terminal":
        sys.exit(tempus(count, by_lines))
    else:
        with server() as url:
            sys.exit(tempus(count, lambda date: by_sockets(url, date)))


if __name__ == "__main__":
    main()
