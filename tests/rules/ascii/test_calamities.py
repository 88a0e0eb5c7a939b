"""Disasters against a second implementation: what strikes whom, and who may choose what."""

import random
from collections.abc import Generator

import pytest

from aevum.games.ascii.scenes import Scene
from tests.rules.ascii.ledger import Ledger

BEARS = {0: "Drought", 1: "Drought", 2: "raid", 3: "raid", 4: "Fire", 5: "Fire"}


def rolls(faces: list[int], rng: random.Random) -> Generator[int, int, None]:
    """Yield the result of each die that showed 1, a batch after the other, as rows ascending.

    Values sent to it are ignored; the faces change with the dice.
    """
    while 1 in faces:
        ones = [die for die in range(5) if faces[die] == 1]
        for die in ones:
            faces[die] = rng.randint(1, 6)
        yield from sorted(faces[die] - 1 for die in ones)


def ways(scene: Scene, seat: int, row: int) -> set[str]:
    """Return how a seat may answer a Disaster other than with Unhappiness."""
    empire = scene[seat]
    if BEARS[row] == "Drought":
        return {"lose workers"} if empire.workers >= 2 else set()
    if BEARS[row] == "raid":
        gold = {"lose gold"} if empire.gold >= 2 else set()
        return gold | ({"defend"} if empire.armies() > empire.deployed else set())
    places = [place.split(" ", 1)[1] for place in PLACED if place not in burnt[seat]]
    return {f"burn {place}" for place in places}


PLACED = ("farm 0 3", "farm 3 3", "school 13 2")
burnt: dict[int, set[str]] = {}


def own(scene: Scene, seat: int) -> list[str]:
    """Return the answers to a seat's question, without edicts."""
    return [text for text in scene.legal(seat) if text.split()[0] not in ("tax", "conscript")]


def bear(scene: Scene, seat: int, row: int, rng: random.Random) -> None:
    """Answer for one seat, and check the cost; then the box of Culture."""
    empire = scene[seat]
    assert row >= 2 or empire.trunk < 4  # Irrigation
    before = (empire.workers, empire.gold, empire.deployed, empire.unhappy)
    found = set(own(scene, seat))
    assert found == {"unhappy", *ways(scene, seat, row)}
    answer = rng.choice(sorted(found))
    scene.do(seat, answer)
    cost = {
        "unhappy": (0, 0, 0, 1),
        "lose workers": (-2, 0, 0, 0),
        "lose gold": (0, -2, 0, 0),
        "defend": (0, 0, 1, 0),
    }.get(answer, (0, 0, 0, 0))
    after = (empire.workers, empire.gold, empire.deployed, empire.unhappy)
    wanted = tuple(each + more for each, more in zip(before, cost, strict=True))
    assert after[:3] == wanted[:3]
    assert after[3] >= wanted[3]  # the next Disaster may have come, with nothing to choose
    if answer.startswith("burn"):
        place = next(each for each in PLACED if each.endswith(answer.removeprefix("burn ")))
        burnt[seat].add(place)


def strike(scene: Scene, row: int, rng: random.Random) -> None:
    """Let everybody answer a Disaster in any order, with its rewards."""
    seats = list(range(scene.state.seats))
    rng.shuffle(seats)
    for seat in seats:
        if any((ask.seat, ask.subject) == (seat, row) for ask in scene.asks()):
            bear(scene, seat, row, rng)
        if row < 2:
            continue
        ledger = Ledger(scene.state, seat)
        ledger.waits.append([0, 1])
        while ledger.waits:
            assert (seat, "reward") in scene.asked()
            text = rng.choice(own(scene, seat))
            scene.do(seat, text)
            ledger.answer(text)


@pytest.mark.parametrize("seed", range(16))
def test_disasters_go_as_they_are_told(seed: int) -> None:
    """R6.4 to R6.11"""
    rng, chance = random.Random(seed), random.Random(seed)
    seats = 1 + seed % 4
    faces = [rng.choice((1, 1, 2, 6)) for _ in range(5)]
    chance.setstate(rng.getstate())
    told = list(rolls(faces[:], chance))  # what the dice will show, as rows
    scene = Scene(seats).dice(*faces).omens(*[rng.randint(1, 3) for _ in range(6)])
    rows = scene.state.rows[:]
    for seat in range(seats):
        burnt[seat] = set()
        scene.built(seat, *PLACED).workers(seat, rng.randint(0, 4)).gold(seat, rng.randint(0, 4))
        scene.soldiers(seat, rng.randint(0, 3)).science(seat, rng.choice((0, 3, 4)))
    unhappy = [scene[seat].unhappy for seat in range(seats)]
    struck: list[tuple[int, ...]] = []
    scene.begin("disasters")
    while told:
        batch = sum(1 for face in faces if face == 1)
        pending, told = told[:batch], told[batch:]
        order = list(pending)
        rng.shuffle(order)
        dice = [die for die in range(5) if faces[die] == 1]
        for die, row in zip(dice, order, strict=True):
            faces[die] = row + 1
            scene.roll(row + 1)
        for row in pending:
            if rows[row] == 3:
                continue
            rows[row] += 1
            if rows[row] == 3:
                struck.append((-1, row))
                strike(scene, row, rng)
    assert scene.events("disaster") == struck
    assert scene.state.rows == rows
    assert scene.state.faces == faces
    assert all(scene[seat].unhappy >= unhappy[seat] for seat in range(seats))
    assert 1 not in faces
