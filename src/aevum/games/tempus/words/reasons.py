"""Why a plan begins with its first move: what that adds by the end, and what the plan is about."""

# not compiled: words need no speed

from collections.abc import Callable
from typing import Final

from aevum.core.bot import Explanation
from aevum.core.state import OK
from aevum.core.text import Text
from aevum.games.tempus import messages as m
from aevum.games.tempus.bot.solve import truth_of
from aevum.games.tempus.data import FARM
from aevum.games.tempus.moves import PASS, PAYS, parts
from aevum.games.tempus.rules.phrases import THINGS
from aevum.games.tempus.rules.scoring import Breakdown
from aevum.games.tempus.rules.state import TempusState

LATER: Final = 5  # moves that boards draw besides the one that is advised


def explain_plan(state: TempusState, moves: list[int]) -> Explanation:
    """Return why to follow a plan, moves from a position to the end of the game."""
    course = Course(state, moves)
    later = [move for move in moves[1:] if move != PASS and move < PAYS]
    name, values = parts(moves[0])
    return Explanation(REASONS[name](course, values), course.aim(), tuple(later[:LATER]))


class Course:
    """A plan played to its end, and what happens on the way."""

    def __init__(self, state: TempusState, moves: list[int]) -> None:
        self.state = state
        self.moves = moves
        self.earned: dict[int, int] = {}
        """The gold of all uses of a building, by its square."""
        self.spent = 0
        """The gold spent after the first move."""
        self.end = truth_of(state)
        self.end.events = []
        for place, move in enumerate(moves):
            self._follow(move, place > 0)
        self.result: Breakdown = self.end.breakdown()

    @property
    def points(self) -> int:
        """The score at the end."""
        return self.result.total

    def _follow(self, move: int, counts: bool) -> None:
        purse = int(self.end.gold)
        self.end.apply(0, move)
        gains = losses = 0
        for event in self.end.events or ():
            if event.kind == "raid":
                losses += event.args[0]
            elif event.kind in ("use", "strike"):
                gains = event.args[1 if event.kind == "use" else 2]
                square = event.args[0]
                self.earned[square] = self.earned.get(square, 0) + gains
        if counts:
            self.spent += purse + gains - losses - int(self.end.gold)

    def without(self) -> int:
        """Return the score if nothing is done this turn; moves that are then impossible are not
        made."""
        world = truth_of(self.state)
        world.apply(0, PASS)
        for move in self.moves[1:]:
            if move < PAYS:
                _settle(world)
            if world.apply(0, move) != OK and move < PAYS:
                world.apply(0, PASS)
        _settle(world)
        return world.scores()[0]

    def shore_points(self, square: int) -> int:
        """Return what a building adds to the lakes next to it, by the end."""
        lakes = [lake for lake in self.result.waters if square in lake.buildings]
        return sum(len(lake.squares) * lake.worth for lake in lakes)

    def aim(self) -> Text:
        """Return what brings most of the points."""
        numbers = self.end.numbers
        lake = max(self.result.waters, key=lambda each: each.points())
        road = int(numbers.road_points) * self.result.length
        held = [self.end.cell[square] - FARM for square in self.end.built]
        worth = sum(numbers.points[kind] for kind in held)
        if lake.points() >= max(road, worth):
            return m.hint_aim_lake(squares=len(lake.squares), buildings=len(lake.buildings))
        if road > worth:
            return m.hint_aim_road(n=self.result.length)
        return m.hint_aim_buildings(n=len(held))


def _settle(world: TempusState) -> None:
    """Let any squares pay what a building still needs."""
    while world.site >= 0:
        world.apply(0, world.legal(0)[0])


def _road(course: Course, values: list[int]) -> Text:
    return m.hint_road(points=course.points, other=course.without())


def _dig(course: Course, values: list[int]) -> Text:
    lake = next(lake for lake in course.result.waters if values[1] in lake.squares)
    buildings = len(lake.buildings)
    return m.hint_dig(points=course.points, worth=buildings * lake.worth, buildings=buildings)


def _build(course: Course, values: list[int]) -> Text:
    _, kind, square = values
    worth = course.end.numbers.points[kind] + course.shore_points(square)
    gold = course.earned.get(square, 0)
    return m.hint_build(points=course.points, building=THINGS[FARM + kind], worth=worth, gold=gold)


def _use(course: Course, values: list[int]) -> Text:
    gold = int(course.state.income(values[1]))
    spent = course.spent if course.spent > gold else 0
    return m.hint_use(points=course.points, gold=gold, spent=spent)


def _strike(course: Course, values: list[int]) -> Text:
    return m.hint_strike(points=course.points, worth=-int(course.end.numbers.enemy_points))


def _pass(course: Course, values: list[int]) -> Text:
    return m.hint_pass(points=course.points)


def _pay(course: Course, values: list[int]) -> Text:
    return m.hint_plan(points=course.points)


REASONS: Final[dict[str, Callable[[Course, list[int]], Text]]] = {
    "pass": _pass,
    "road": _road,
    "dig": _dig,
    "build": _build,
    "use": _use,
    "strike": _strike,
    "pay": _pay,
}
"""What to say of a move, by the name of its row."""
