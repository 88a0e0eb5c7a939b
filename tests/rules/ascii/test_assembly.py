"""Diplomacy against a second implementation: who is asked what, who pays, which dice are rolled."""

import random
from collections.abc import Generator

import pytest

from aevum.games.ascii.scenes import PHASES, Scene

DICE = ("white1", "white2", "white3", "green", "black")
EDICTS = ("tax", "conscript")
Question = tuple[int, str]


class Assembly:
    """Ruling 15 as a generator that stops at each question."""

    def __init__(self, scene: Scene) -> None:
        seats = range(scene.state.seats)
        self.gold = [scene[seat].gold for seat in seats]
        self.unhappy = [scene[seat].unhappy for seat in seats]
        self.order = scene.state.order
        self.faces = scene.state.faces[:]

    def tell(self) -> Generator[Question, str, None]:
        silent: set[int] = set()  # who has passed or failed since the last reroll
        while len(silent) < len(self.order):
            seat = next(each for each in self.order if each not in silent)
            move = yield (seat, "propose")
            if move == "pass":
                silent.add(seat)
            elif (yield from self.fund(seat)):
                silent.clear()
                for name in move.split()[1:]:
                    self.faces[DICE.index(name)] = int((yield (-1, "chance")))
            else:
                silent.add(seat)

    def fund(self, proposer: int) -> Generator[Question, str, bool]:
        """Simulate the pledges; all pay if they are enough."""
        price = len(self.order)
        if price == 1:
            self.gold[0] -= 1
            return True
        pledged: dict[int, int] = {}
        for seat in [proposer, *[each for each in self.order if each != proposer]]:
            able = self.gold[seat] > 0 or self.unhappy[seat] < 10
            if seat == proposer or (able and sum(pledged.values()) < price):
                pledged[seat] = int((yield (seat, "pledge")).split()[1])
        if sum(pledged.values()) < price:
            return False
        for seat, gold in pledged.items():
            self.gold[seat] -= gold
        return True


@pytest.mark.parametrize("seed", range(16))
def test_diplomacy_goes_as_it_is_told(seed: int) -> None:
    """R6.1, R6.2, R6.3, R9.1"""
    rng = random.Random(seed)
    scene = Scene(1 + seed % 7)
    for seat in range(scene.state.seats):
        scene.gold(seat, rng.randint(0, 6)).mood(seat, 0, rng.choice((0, 5, 10)))
        scene.armies(seat, rng.randint(0, 2))
    assembly = Assembly(scene.begin("diplomacy"))
    story = assembly.tell()
    question = next(story, None)
    while question is not None:
        assert scene.asked() == [question]
        seat = question[0]
        if seat < 0:
            answer = str(rng.randint(2, 6))
            scene.roll(int(answer))
        elif rng.random() < 0.1 and scene.legal(seat, "tax"):
            scene.do(seat, "tax")
            assembly.gold[seat] += 3
            assembly.unhappy[seat] += 1
            continue
        else:
            legal = [each for each in scene.legal(seat) if each.split()[0] not in EDICTS]
            answer = "pass" if "pass" in legal and rng.random() < 0.4 else rng.choice(legal)
            scene.do(seat, answer)
        try:
            question = story.send(answer)
        except StopIteration:
            question = None
    assert scene.state.phase != PHASES["diplomacy"]
    assert [scene[seat].gold for seat in range(scene.state.seats)] == assembly.gold
    assert scene.state.faces == assembly.faces
