"""Deployment against a second implementation: who is asked what, and the sheets afterwards."""

import random
from collections.abc import Generator

import pytest

from aevum.core.state import OK
from aevum.games.ascii.moves import MOVES
from aevum.games.ascii.rules.terrain import terrain
from aevum.games.ascii.scenes import Scene
from tests.rules.ascii.referee import shape

ARMIES = (0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7)
NEEDED = {"barbarians": 1, "raid": 1, "colonise": 2, "raze": 2}
Question = tuple[int, str]


class Sheet:
    """The parts of a sheet for Deployment."""

    def __init__(self, scene: Scene, seat: int) -> None:
        empire = scene[seat]
        self.military, self.deployed, self.workers = (
            empire.military,
            empire.deployed,
            empire.workers,
        )
        self.gold, self.gained = empire.gold, empire.gained
        self.happy, self.unhappy, self.colonies = empire.happy, empire.unhappy, empire.colonies
        self.actions = 2 if empire.lower >= 11 else 1
        self.sails = empire.lower >= 2

    def ready(self) -> int:
        return ARMIES[self.military] - self.deployed

    def earn(self, number: int, last: int) -> None:
        number = min(number, last - self.gained)
        self.gold, self.gained = self.gold + number, self.gained + number

    def numbers(self) -> tuple[int, ...]:
        moods = (self.happy, self.unhappy, self.colonies)
        return (self.military, self.deployed, self.workers, self.gold, self.gained, *moods)


class War:
    """Ruling 25 as a generator that stops at each question."""

    def __init__(self, scene: Scene, announced: bool) -> None:
        self.seats = scene.state.seats
        self.sheets = [Sheet(scene, seat) for seat in range(self.seats)]
        self.order = scene.state.order
        self.short = 0 if announced else 1  # boxes that stay unchecked before a `!`
        self.owners = {(0, "0 2"): 1}
        """Whose Colony stands where, by its host and place."""

    def reaches(self, seat: int, other: int) -> bool:
        beside = (seat - other) % self.seats in (1, self.seats - 1) and self.seats > 2
        return beside or self.sheets[seat].sails

    def may_cancel(self, seat: int, aggressor: int, target: int) -> bool:
        """Return whether a seat is asked, as the target also is if it could conscript an Army."""
        if seat == aggressor or (target not in (-1, seat) and not self.reaches(seat, target)):
            return False
        return self.sheets[seat].ready() > 0 or (seat == target and self.mustered(seat) > 0)

    def mustered(self, seat: int) -> int:
        """Return the Armies that a seat would have ready after all the Conscriptions there are."""
        sheet = self.sheets[seat]
        edicts = 10 - self.short - sheet.unhappy
        soldiers = min(sheet.workers, 14 - self.short - sheet.military, 2 * edicts)
        return ARMIES[sheet.military + max(0, soldiers)] - sheet.deployed

    def edict(self, seat: int, move: str) -> None:
        sheet = self.sheets[seat]
        sheet.unhappy += 1
        if move == "tax":
            sheet.earn(3, 49 - self.short)
        else:
            sheet.workers -= int(move[-1])
            sheet.military += int(move[-1])

    def tell(self) -> Generator[Question, str, None]:
        for seat in self.order:
            left = 0
            while left > 0 or self.mustered(seat) > 0:
                move = yield (seat, "operation")
                if move == "done":
                    break
                left = yield from self.operation(seat, move, left)

    def operation(self, seat: int, move: str, actions: int) -> Generator[Question, str, int]:
        """Simulate one operation; return the actions left for the next."""
        sheet, (verb, *rest) = self.sheets[seat], move.split()
        target = -1
        if verb == "raze":
            target = self.owners[seat, " ".join(rest)]
        elif rest:
            target = int(rest[0]) - 1
        while True:
            while actions < NEEDED[verb]:
                sheet.deployed += 1
                actions += sheet.actions
            asked = 0
            while actions >= NEEDED[verb] and asked < self.seats:
                other = self.order[asked]
                asked += 1
                if self.may_cancel(other, seat, target):
                    if (yield (other, "cancel")) == "cancel":
                        self.sheets[other].deployed += 1
                        actions -= self.sheets[other].actions
                        asked = 0  # another action of the same operation may be cancelled too
            if actions >= NEEDED[verb]:
                yield from self.succeed(seat, verb, target)
                return actions - NEEDED[verb]
            if self.mustered(seat) * sheet.actions + actions < NEEDED[verb]:
                return 0
            if (yield (seat, "press")) == "stop":
                return 0

    def succeed(self, seat: int, verb: str, target: int) -> Generator[Question, str, None]:
        sheet = self.sheets[seat]
        if verb == "barbarians":
            sheet.earn(1, 49 - self.short)
            sheet.happy = min(sheet.happy + 1, 10 - self.short)
        elif verb == "raid":
            victim = self.sheets[target]
            if victim.gold:
                victim.gold -= 1
                sheet.earn(1, 49 - self.short)
            victim.unhappy = min(victim.unhappy + 1, 10 - self.short)
        elif verb == "colonise":
            _, col, row = (yield (seat, "site")).split()
            cells = shape(5, int(col), int(row))
            sheet.gold -= int(any(terrain(*cell) == "^" for cell in cells))
            sheet.colonies += 1
            self.owners[target, f"{col} {row}"] = seat
        else:
            self.sheets[target].colonies -= 1


def battlefield(seats: int, rng: random.Random) -> Scene:
    """Return a scene before Deployment, drawn by lot; seat 1 has a Colony on the map of seat 0."""
    scene = Scene(seats).colony(1, 0, 0, 2)
    for seat in range(seats):
        boxes = rng.choice((0, 1, 3, 4, 6, 8, 13))
        scene.soldiers(seat, boxes, rng.randint(0, ARMIES[boxes] // 2))
        scene.science(seat, 4, 0, rng.choice((0, 2, 11))).staffed(seat, 0, 0, 1, 1)
        scene.gold(seat, rng.randint(0, 3), rng.choice((5, 47))).workers(seat, rng.randint(0, 3))
        scene.mood(seat, rng.choice((0, 8, 9)), rng.choice((0, 8)))
    return scene


@pytest.mark.parametrize("seed", range(24))
def test_deployment_goes_as_it_is_told(seed: int) -> None:
    """R8.1, R8.2, R8.7 to R8.13, R9.1, R10.4"""
    rng = random.Random(seed)
    scene = battlefield(2 + seed % 5, rng)
    announced = seed % 3 == 0
    scene.begin("deployment", announced)
    war = War(scene, announced)
    story = war.tell()
    question = next(story, None)
    while question is not None and scene.state.turn == 1 and scene.state.asks:
        assert scene.asked() == [question]
        seat = rng.randrange(scene.state.seats) if rng.random() < 0.1 else question[0]
        edicts = [move for move in scene.legal(seat) if move.split()[0] in ("tax", "conscript")]
        if edicts and (seat != question[0] or rng.random() < 0.1):
            move = rng.choice(edicts)
            scene.do(seat, move)
            war.edict(seat, move)
        else:
            own = [move for move in scene.legal(question[0]) if move not in edicts]
            kind = rng.choice(sorted({each.split()[0] for each in own} - {"tax", "conscript"}))
            move = rng.choice([each for each in own if each.split()[0] == kind])
            assert scene.state.apply(question[0], MOVES.parse(move)) == OK
            scene.check()
            try:
                question = story.send(move)
            except StopIteration:
                question = None
    assert question is None
    assert not any(name == "operation" for _, name in scene.asked())
    assert [Sheet(scene, seat).numbers() for seat in range(scene.state.seats)] == [
        sheet.numbers() for sheet in war.sheets
    ]
