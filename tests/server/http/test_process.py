"""`aevum serve` as people start it: its process, its port, its output and its end."""

import asyncio
import os
import random
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from aevum.server import run, wire
from aevum.server.config import Config
from tests.server.http.place import Person, Place

STARTED = "Aevum is at "


class Process:
    """A server in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process, place: Place) -> None:
        self.process = process
        self.place = place

    async def stop(self, sign: int = signal.SIGTERM) -> tuple[int, str]:
        """Send a signal; return the exit code and what was written to the logs."""
        if self.process.returncode is None:
            self.process.send_signal(sign)
        _, logs = await self.process.communicate()
        return self.process.returncode or 0, logs.decode()


async def started(folder: Path, *words: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "aevum", "serve", *words,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "AEVUM_HOME": str(folder), "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip


@asynccontextmanager
async def serving(folder: Path, *words: str) -> AsyncIterator[Process]:
    process = await started(folder, "--port", "0", *words)
    assert process.stdout is not None
    try:
        line = (await process.stdout.readline()).decode()
        if not line.startswith(STARTED):
            _, logs = await process.communicate()
            raise AssertionError(line + logs.decode())
        yield Process(process, Place(None, line.removeprefix(STARTED).split()[0]))
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def test_play_stop_and_go_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        person = Person(server.place)
        code = await person.make(game="tempus", options={"date": "2026-11-15 06:17"}, start=True)
        async with person.sitting(code) as sitting:
            position = sitting.client.position
            first = position.asks[0] if position.asks else None
            assert first is not None
            move = (position.legal or [])[0]
            done = await sitting.order(wire.Act, serial=first.serial, moves=[move])
            assert not isinstance(done, wire.No)
            seen = dict(sitting.client.fields)
            stopping = asyncio.create_task(server.stop())
            await sitting.socket.wait_closed()
            assert sitting.socket.close_code == wire.CLOSE_RESTART
        assert await stopping == (0, "")
        await person.web.aclose()
    async with serving(tmp_path, "--log", "json") as server:
        again = Person(server.place)
        again.web.cookies = person.web.cookies
        async with again.sitting(code) as sitting:
            assert sitting.client.fields == seen
        await again.web.aclose()
        assert await server.stop(signal.SIGINT) == (0, "")
    assert (tmp_path / "aevum.db").is_file()


async def test_a_search_does_not_hold_up_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path, "--limits", "no") as server:
        person = Person(server.place)
        table = await person.make(game="tempus", options={"date": "2026-11-15 06:17"}, start=True)
        async with person.sitting(table) as sitting:
            await sitting.play_on(random.Random(1))
        sent = asyncio.Event()

        async def trace(event: str, _: object) -> None:
            if event == "http11.send_request_body.complete":
                sent.set()

        search = person.web.get(f"/api/tables/{table}/par", extensions={"trace": trace})
        searching = asyncio.create_task(search)
        await sent.wait()
        await person.web.get("/health")  # the server has read what was sent before
        code, words = await server.stop()
        assert code == 0
        assert "Traceback" not in words
        answer = await searching
        assert answer.status_code != 200
        assert answer.json()["code"] == "no_par"
        await person.web.aclose()


async def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with run.listen("127.0.0.1", 0, True) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        process = await started(tmp_path, "--port", str(port))
        out, err = await process.communicate()
    assert (process.returncode, out) == (2, b"")
    assert err.decode() == (
        f"Port {port} is taken, perhaps by another Aevum: choose another with --port, "
        "or 0 for any that is free.\n"
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--port=many"], "--port: many is not a whole number from 0 to 65535."),
        (["--host", "192.0.2.1"], '"192.0.2.1" is not an address of this machine: use e.g. --host'),
        (["--games", "nowhere:GAME"], "The game “nowhere:GAME” can"),
        (["--database", f"{os.devnull}/aevum.db"], f"{os.devnull}/aevum.db cannot be used"),
    ],
)
async def test_a_bad_setting_is_one_sentence(
    tmp_path: Path, words: list[str], sentence: str
) -> None:
    process = await started(tmp_path, *words)
    out, err = await process.communicate()
    assert (process.returncode, out) == (2, b"")
    assert err.decode().startswith(sentence)
    assert len(err.decode().splitlines()) == 1


def test_the_next_free_port_where_nobody_chose_one() -> None:
    with run.listen("127.0.0.1", 0, True) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with run.listen("127.0.0.1", port, False) as found:
            assert port < found.getsockname()[1] < port + run.NEXT_PORTS
        with pytest.raises(run.CannotListen):
            run.listen("127.0.0.1", port, True)


def test_a_chosen_port_is_waited_for_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = run.listen("127.0.0.1", 0, True)
    taken.listen()
    port = taken.getsockname()[1]
    monkeypatch.setattr("time.sleep", lambda _: taken.close())
    with run.listen("127.0.0.1", port, True) as found:
        assert found.getsockname()[1] == port


def test_what_is_said_of_the_address(tmp_path: Path) -> None:
    with run.listen("127.0.0.1", 0, True) as listener:
        port = listener.getsockname()[1]
        for host, here in (
            ("127.0.0.1", "127.0.0.1"),
            ("0.0.0.0", "127.0.0.1"),
            ("::1", "[::1]"),
            ("localhost", "localhost"),
        ):
            config = Config(tmp_path / "x.db", host=host)
            assert run.address(config, listener) == f"http://{here}:{port}"


@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="these always have a screen")
def test_a_screen_is_there_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not run.has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert run.has_screen()
