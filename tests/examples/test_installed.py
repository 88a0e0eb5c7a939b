"""Aevum and two games as wheels in an empty environment: library, commands, and a server."""

import re
import subprocess
from collections.abc import Iterator

import httpx
import pytest

from tests.examples.installed import EXAMPLES, ROOT, Installed
from tests.examples.person import sitting_at

LIBRARY = """
import sys
import aevum
for name in ("cups", "quay"):
    game = aevum.game(name)
    state = game.new(3, seed=1)
    aevum.play(state, [aevum.bot(each, game) for each in ("standard", "greedy", "random")], seed=3)
    assert state.over()
    print(name, game.title, state.ranks())
assert "msgspec" not in sys.modules
"""
STARTED = "Aevum is at "
MOST = 400  # rounds of two people's moves, until their game is over


def test_the_library_needs_nothing_else(installed: Installed) -> None:
    """Before anything is borrowed, there are only three wheels and the standard library."""
    packages = {
        path.name.partition("-")[0]
        for path in installed.folder.glob("venv/[Ll]ib/**/site-packages/*.dist-info")
    }
    assert packages == {"aevum", *(f"aevum_{name}" for name in EXAMPLES)}
    told = installed.call("-c", LIBRARY)
    assert [line.split()[:2] for line in told.splitlines()] == [["cups", "Cups"], ["quay", "Quay"]]


def test_their_own_tests_pass(borrowing: Installed) -> None:
    for name in EXAMPLES:
        folder = ROOT / "examples" / name / "tests"
        told = borrowing.call("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:playwright",
                              "-c", "/dev/null", "--rootdir", str(folder), str(folder))  # fmt: skip
        assert re.search(r"^\d+ passed", told, re.MULTILINE), told


@pytest.mark.parametrize("name", EXAMPLES)
def test_their_catalogues_are_compiled(borrowing: Installed, name: str) -> None:
    assert "no faults" in borrowing.aevum("catalogue", f"aevum_{name}", "--check")


@pytest.mark.parametrize(
    ("name", "language", "words"),
    [
        ("cups", "de", ("Mach das erste Gebot.", "Unter deinem Becher", "Du bietest 2 Zweien.")),
        ("quay", "en", ("Take, draw, swap or load?", "Your hand", "You draw a card.")),
    ],
)
def test_a_game_at_the_terminal(
    borrowing: Installed, name: str, language: str, words: tuple[str, ...]
) -> None:
    typed = {"cups": "board\nbid 2 2\n", "quay": "board\ndraw\n"}[name]
    told = borrowing.aevum("play", name, "--plain", "--language", language, typed=typed)
    for each in words:
        assert each in told


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_simulation(borrowing: Installed, name: str) -> None:
    told = borrowing.aevum("simulate", name, "--games", "10", "--seed", "5")
    assert "10 games" in told


# The server


@pytest.fixture(scope="module")
def server(borrowing: Installed) -> Iterator[str]:
    words = ["-m", "aevum", "serve", "--port", "0", "--bot-pace-ms", "0", "--limits", "no"]
    with subprocess.Popen(
        [borrowing.python, *words],
        cwd=borrowing.folder,
        env=borrowing.environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith(STARTED), line
        yield line.removeprefix(STARTED).split()[0]
        process.terminate()


@pytest.mark.parametrize("name", EXAMPLES)
def test_two_people_over_sockets(server: str, name: str) -> None:
    with sitting_at(server, game=name, seats=2) as ann, sitting_at(server, ann.code) as ben:
        ben.sit(1)
        ann.start()
        for _ in range(MOST):
            for person in (ann, ben):
                person.catch_up()
                if person.choices:
                    person.act()
            if ann.over and ben.over:
                break
        assert ann.over
        assert ben.over
        assert {"drawing", "lay_table_0", "lay_hand_0"} <= ann.drawn


def test_moves_travel_with_their_places(server: str) -> None:
    with sitting_at(server, game="quay", seats=2, bots=["standard"], start=True) as ann:
        while not ann.choices:
            ann.listen()
    places = {choice.text.split()[0]: choice.places for choice in ann.choices}
    assert places["draw"] == ["deck"]
    assert places["take"] == ["slot-4"]
    swap = places["swap"]
    assert isinstance(swap, list)
    assert [place.partition("-")[0] for place in swap] == ["card", "slot"]
    words = [choice.words for choice in ann.choices if choice.text == "draw"]
    assert words == ["Vom Stapel ziehen"]


def test_parts_that_stay_as_they_are_do_not_travel_again(server: str) -> None:
    with sitting_at(server, game="cups", seats=2) as ann, sitting_at(server, ann.code) as ben:
        ben.sit(1)
        ann.start()
        ann.catch_up()
        assert {"lay_hand_0", "lay_about", "lay_table_0", "lay_table_1"} <= ann.changed
        ann.act()
        assert "lay_table_1" in ann.changed
        assert not {"lay_hand_0", "lay_about", "lay_seat_0"} & ann.changed


def test_german_is_served(server: str) -> None:
    with httpx.Client(base_url=server) as client:
        address = client.get("/api/games/cups").json()["catalogues"]["de"]
        told = client.get(address).json()["messages"]
    assert told["ask-first"] == "Mach das erste Gebot."
    assert told["table-confirm"] == "Bestätigen"
