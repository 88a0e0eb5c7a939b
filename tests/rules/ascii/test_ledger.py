"""The effects of answers in Development, compared with a second implementation."""

import random

import pytest

from aevum.core.state import OK
from aevum.games.ascii.moves import BOX, MOVES
from aevum.games.ascii.scenes import Scene
from tests.rules.ascii.ledger import KEPT, Ledger


def workshop(rng: random.Random) -> Scene:
    """Return a scene of two sheets drawn by lot, near the ends of their tracks or not."""
    scene = Scene(2).dice(*[rng.randint(2, 6) for _ in range(5)])
    for seat in range(2):
        scene.staffed(seat, *[rng.randint(0, 3) for _ in range(4)])
        scene.workers(seat, rng.randint(0, 9), rng.choice((9, 60, 68)))
        scene.gold(seat, rng.randint(0, 12), rng.choice((12, 46)))
        scene.soldiers(seat, rng.randint(0, 13)).mood(seat, rng.randint(0, 9), rng.randint(0, 9))
        upper, lower = rng.choice((0, 9, 14)), rng.choice((0, 3, 15))
        scene.science(seat, rng.choice((0, 1, 4)))
        if scene[seat].trunk == 4:
            scene.science(seat, 4, upper, lower)
        scene.culture(seat, *rng.sample(BOX.words, rng.randint(0, 22)))
        for number, boxes in enumerate((2, 3, 4, 5, 5), 1):
            scene.caravan(seat, number, rng.randint(0, boxes))
    return scene


def books(scene: Scene, seat: int) -> tuple[list[int], list[int], set[str], list[int]]:
    empire = scene[seat]
    culture = {name for at, name in enumerate(BOX.words) if empire.culture >> at & 1}
    numbers = [getattr(empire, name) for name in KEPT]
    return numbers, empire.caravans, culture, empire.staffed


@pytest.mark.parametrize("seed", range(24))
def test_every_answer_is_booked_alike(seed: int) -> None:
    """R3.5, R4.2, R4.7, R4.8, R4.11, R5.3 to R5.8, R9.2, R9.3, R10.4"""
    rng = random.Random(seed)
    scene = workshop(rng).begin("development", announced=seed % 2 == 0)
    ledger = Ledger(scene.state, 0)
    while any(seat == 0 for seat, _ in scene.asked()):
        legal = scene.legal(0)
        kind = rng.choice(sorted({text.split()[0] for text in legal}))
        text = rng.choice([each for each in legal if each.split()[0] == kind])
        assert scene.state.apply(0, MOVES.parse(text)) == OK
        scene.check()
        ledger.answer(text)
        mine = (ledger.numbers(), ledger.caravans, ledger.culture, ledger.staffed)
        assert books(scene, 0) == mine, text
        assert ((0, "reward") in scene.asked()) == bool(ledger.waits), text
