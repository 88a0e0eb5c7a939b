"""Why the standard bot would make a move: one sentence with numbers from its evaluation.

What a move brings is the value of the sheet after it less the value before: points now, and what
they will still bring by the end.
"""

# not compiled: a hint is asked for by a person

from collections import Counter
from collections.abc import Callable
from typing import Final

from aevum.core.bot import Explanation
from aevum.core.rng import Rng
from aevum.core.state import OK, WAIT, Ask
from aevum.core.text import Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.bot.evaluation import worth
from aevum.games.ascii.bot.forecast import final_plan, pips_gained, still_to_come
from aevum.games.ascii.bot.judges.operations import gain_of, harm_and_keep
from aevum.games.ascii.bot.judges.questions import answer
from aevum.games.ascii.bot.standard import StandardBot
from aevum.games.ascii.bot.weights import POINT, Weights, weights
from aevum.games.ascii.data import (
    CARAVANS,
    CULTURE_ROWS,
    DICE,
    FARM,
    GARRISON,
    MINE,
    PALACE,
    SCHOOL,
)
from aevum.games.ascii.moves import (
    BUILD,
    BUY,
    BUY_CULTURE,
    BUY_SOLDIER,
    CARAVAN_MOVE,
    CULTURE_MOVE,
    DONE,
    FARMS,
    MARK,
    PASS,
    PLACE,
    REROLL,
    SCIENCE,
    STAFF,
    is_edict,
)
from aevum.games.ascii.moves import CANCEL as CANCEL_MOVE
from aevum.games.ascii.moves import PLEDGE as PLEDGE_MOVE
from aevum.games.ascii.rules.asks import (
    ANNOUNCE,
    CANCEL,
    DEVELOP,
    HIT,
    HOST,
    OPERATION,
    PLEDGE,
    PROPOSE,
    REWARD,
)
from aevum.games.ascii.rules.die_moves import BOX_NUMBER
from aevum.games.ascii.rules.empire import Empire, kind_of
from aevum.games.ascii.rules.grid import BOXES, ROW_MASKS
from aevum.games.ascii.rules.operation import operation_asked
from aevum.games.ascii.rules.phrases import BRANCHES, BUILDINGS, PRODUCTS, TRACKS, Marks
from aevum.games.ascii.rules.science import LINES
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.rules.terrain import CELLS
from aevum.games.ascii.rules.tracks import TRACKS as TRACK_RULES
from aevum.games.ascii.rules.tracks import UNHAPPY_TRACK

CLOSE: Final = 40  # percent of a track from which it is called the plan
FARMS_FIRST: Final = 4  # Farms before which growth is called the plan
POOR: Final = 3  # dice below it are thought of for another roll


def explain(view: Empires, seat: int, line: list[int], bot: StandardBot) -> Explanation | None:
    """Return why the bot would make these moves, None if there is nothing to say."""
    ask = view.must(seat)
    if ask is None or line[0] == WAIT:
        return None
    reason = Reasoning(view, ask, line, bot)
    told = reason.told() or reason.turn()
    return None if told is None else Explanation(told, reason.aim(), reason.later())


class Reasoning:
    """What is known about one hint: the sheet before its moves, after them, and the plan."""

    def __init__(self, view: Empires, ask: Ask, line: list[int], bot: StandardBot) -> None:
        self.view = view
        self.ask = ask
        self.move = line[0]
        self.before: Empire = view.empires[ask.seat]
        left = still_to_come(view, ask.seat, bot.traits)
        self.given: Weights = weights(view.terms.numbers, left, bot.traits)
        self.plan: list[int] = _planned(view, ask, line, bot)
        """The moves of this Development from the first one on."""
        self.through: int = self._through(line)
        """How many moves of the plan the reason is about."""
        self.after: Empire = self._played(self.plan[: self.through])

    def _through(self, line: list[int]) -> int:
        """Return how many moves finish what the first one begins: lines end in buildings."""
        number = len(line)
        if BUILD <= self.move < FARMS or PLACE <= self.move < STAFF:
            while number < len(self.plan) and PLACE <= self.plan[number] < BUY:
                number += 1
        return number

    def _played(self, moves: list[int]) -> Empire:
        """Return the sheet after some moves."""
        world = self.view.fill(Rng("hint"))
        assert isinstance(world, Empires)
        seat = self.ask.seat
        for move in moves:
            if world.apply(seat, move) != OK:
                break
            self._take_rewards(world)
        return world.empires[seat]

    def _take_rewards(self, world: Empires) -> None:
        """Answer what is asked about rewards, as the bot does, and stop at anything else."""
        seat = self.ask.seat
        ask = world.must(seat)
        while ask is not None and ask.kind in (REWARD, HOST):
            world.apply(seat, answer(world, ask, world.legal(seat), self.given.traits))
            ask = world.must(seat)

    def points(self) -> int:
        """Return about how many points the moves bring by the end."""
        last = self.view.last
        gain = worth(self.after, self.given, last) - worth(self.before, self.given, last)
        return round(gain / POINT)

    def turn(self) -> Text | None:
        """Return what the whole plan for this Development brings, None if that is nothing."""
        self.after = self._played(self.plan)
        return self._more(m.hint_turn) if self.ask.kind == DEVELOP else None

    # The reason

    def told(self) -> Text | None:
        """Return the sentence."""
        about: dict[int, Callable[[], Text | None]] = {
            DEVELOP: self._development,
            REWARD: self._reward,
            PROPOSE: self._proposal,
            ANNOUNCE: self._end,
            HIT: self._disaster,
            OPERATION: self._operation,
            CANCEL: self._cancel,
            PLEDGE: self._pledge,
        }
        return about[self.ask.kind]() if self.ask.kind in about else None

    def _development(self) -> Text | None:
        move = self.move
        if move == DONE:
            return m.hint_done(points=self.before.score())
        if is_edict(move):
            return self._more(m.hint_edict)
        if BUILD <= move < FARMS:
            return self._lines()
        if FARMS <= move < CARAVAN_MOVE:
            return self._activation()
        if CARAVAN_MOVE <= move < CULTURE_MOVE:
            return self._caravan((move - CARAVAN_MOVE) % len(CARAVANS))
        if CULTURE_MOVE <= move < PLACE:
            return self._culture((move - CULTURE_MOVE) % BOX_NUMBER)
        if PLACE <= move < STAFF:
            return self._building((move - PLACE) // CELLS)
        if STAFF <= move < BUY:
            return self._staff((move - STAFF) % CELLS)
        if BUY <= move < BUY_CULTURE:
            return self._science(move - BUY)
        if BUY_CULTURE <= move < BUY_SOLDIER:
            return self._culture(move - BUY_CULTURE)
        return self._more(m.hint_worth)

    def _more(self, message: Callable[..., Text]) -> Text | None:
        """Return a message with the points, None if the value cannot be told in points."""
        points = self.points()
        return message(points=points) if points > 0 else None

    def _lines(self) -> Text | None:
        kinds = [(move - PLACE) // CELLS for move in self.plan[: self.through]]
        drawn = Counter(kind for kind in kinds if 0 <= kind <= PALACE)
        lines = self._played(self.plan[:1]).lines
        if not drawn:
            missing = self.before.numbers.fewest_lines - lines
            return m.hint_lines_more(lines=lines, missing=missing) if missing > 0 else None
        buildings = [
            m.part_hint_buildings(building=BUILDINGS[kind], n=number)
            for kind, number in sorted(drawn.items())
        ]
        points = self.points()
        if points <= 0:
            return None
        return m.hint_lines(lines=lines, buildings=buildings, points=points)

    def _building(self, kind: int) -> Text | None:
        numbers = self.before.numbers
        if kind == PALACE:
            return m.hint_palace(points=numbers.points[PALACE])
        points = self._first_building()
        if points <= 0:
            return None
        if kind == GARRISON:
            return m.hint_garrison(points=points)
        marks: Marks = [(PRODUCTS[kind], numbers.makes[kind])]
        if kind == FARM:
            return m.hint_farm(marks=marks, points=points)
        message = m.hint_mine if kind == MINE else m.hint_school
        return message(marks=marks, die=numbers.activate[kind], points=points)

    def _first_building(self) -> int:
        """Return about how many points the first building of the plan brings."""
        number = 1
        if number < len(self.plan) and STAFF <= self.plan[number] < BUY:
            number += 1
        self.through, self.after = number, self._played(self.plan[:number])
        return self.points()

    def _staff(self, cell: int) -> Text | None:
        place = self.before.find(cell)
        building = BUILDINGS[kind_of(self.before.buildings[place])]
        points = self.points()
        if points <= 0:
            return m.hint_must_staff()
        return m.hint_staff(building=building, points=points)

    def _activation(self) -> Text | None:
        before, after = self.before, self.after
        science = after.trunk + after.upper + after.lower
        science -= before.trunk + before.upper + before.lower
        found: Marks = [
            ("worker", after.population - before.population),
            ("gold", after.gained - before.gained),
            ("science", science),
            ("culture", (after.culture & ~before.culture).bit_count()),
            ("soldier", after.military - before.military),
            ("happiness", after.happy - before.happy),
        ]
        marks = [(mark, gain) for mark, gain in found if gain > 0]
        points = self.points()
        if not marks or points <= 0:
            return None
        return m.hint_activate(marks=marks, points=points)

    def _caravan(self, caravan: int) -> Text | None:
        boxes = len(self.before.numbers.caravans[caravan])
        missing, points = boxes - self.before.caravans[caravan] - 1, self.points()
        return m.hint_caravan(missing=missing, points=points) if points > 0 else None

    def _culture(self, box: int) -> Text | None:
        row, points = BOXES[box][0], self.points()
        missing = (ROW_MASKS[row] & ~self.before.culture & ~(1 << box)).bit_count()
        if points <= 0:
            return None
        return m.hint_culture(row=CULTURE_ROWS[row].upper(), missing=missing, points=points)

    def _science(self, line: int) -> Text | None:
        studied, points = LINES[line], self.points()
        missing = studied.boxes(self.before.numbers) - studied.checked(self.before) - 1
        if points <= 0:
            return None
        return m.hint_science(branch=BRANCHES[line], missing=missing, points=points)

    def _reward(self) -> Text | None:
        if self.move >= MARK:
            return self._culture(self.move - MARK)
        return self._science(self.move - SCIENCE) if self.move >= SCIENCE else None

    # Outside Development

    def _proposal(self) -> Text:
        sea, seat = self.view, self.ask.seat
        gold = sea.terms.reroll_gold
        if self.move != PASS:
            pips = max(pips_gained(sea, seat, self.move - REROLL + 1), 0)
            return m.hint_reroll(gold=gold, pips=pips)
        dice = 0
        for die in range(DICE):
            if sea.faces[die] < POOR and sea.empires[seat].has_die(die):
                dice |= 1 << die
        return m.hint_no_reroll(gold=gold, pips=max(pips_gained(sea, seat, dice), 0))

    def _pledge(self) -> Text:
        pips = max(pips_gained(self.view, self.ask.seat, self.ask.subject), 0)
        gold = self.move - PLEDGE_MOVE
        if gold:
            return m.hint_reroll(gold=gold, pips=pips)
        return m.hint_no_reroll(gold=self.view.terms.reroll_gold, pips=pips)

    def _end(self) -> Text:
        values = [
            final_plan(self.view, seat, self.given.traits).value // POINT
            for seat in range(self.view.seats)
        ]
        mine = values.pop(self.ask.seat)
        return m.hint_end(points=mine, other=max(values, default=0))

    def _disaster(self) -> Text | None:
        costs = sorted(
            self._cost(move) for move in self.view.legal(self.ask.seat) if not is_edict(move)
        )
        mine = self._cost(self.move)
        others = [cost for cost in costs if cost > mine]
        return m.hint_bear(points=mine, other=others[0] if others else 0)

    def _cost(self, move: int) -> int:
        """Return about how many points a way to bear a Disaster costs."""
        world = self.view.fill(Rng("hint"))
        assert isinstance(world, Empires)
        world.apply(self.ask.seat, move)
        last = self.view.last
        after = worth(world.empires[self.ask.seat], self.given, last)
        return max(round((worth(self.before, self.given, last) - after) / POINT), 0)

    def _operation(self) -> Text | None:
        if self.move == DONE:
            armies = self.before.ready()
            return m.hint_hold(armies=armies) if armies else m.hint_no_operation()
        points = round(
            gain_of(self.view, self.ask.seat, self.move, self.given.left, self.given.traits) / POINT
        )
        return m.hint_operation(points=points) if points > 0 else None

    def _cancel(self) -> Text:
        if CANCEL_MOVE not in self.view.legal(self.ask.seat):
            return m.hint_no_army()
        harm, keep = harm_and_keep(
            self.view, self.ask.seat, operation_asked(self.view), self.given.traits
        )
        return m.hint_cancel(points=round(harm / POINT), other=round(keep / POINT))

    # The plan

    def aim(self) -> Text:
        """Return the name of the plan: the track that is fullest, or what comes before it."""
        end = self._played(self.plan)
        numbers, staffed = end.numbers, end.staffed
        shares = [
            (100 * track.marked(end) // track.boxes(numbers), track.number)
            for track in TRACK_RULES
            if track.number != UNHAPPY_TRACK
        ]
        share, number = max(shares)
        if share >= CLOSE:
            return m.hint_aim_track(track=TRACKS[number])
        if staffed[FARM] < FARMS_FIRST:
            return m.hint_aim_growth()
        if end.palace == 0 and staffed[SCHOOL] and staffed[GARRISON]:
            return m.hint_aim_palace()
        return m.hint_aim_schools()

    def later(self) -> tuple[int, ...]:
        """Return the moves of this Development that would follow."""
        return tuple([move for move in self.plan[self.through :] if move != DONE])


def _planned(view: Empires, ask: Ask, line: list[int], bot: StandardBot) -> list[int]:
    """Return the moves of the hint and those of the bot's plan after them."""
    if ask.kind != DEVELOP:
        return line
    place = bot.place(view, ask.seat)
    if place < 0 or bot.script[place : place + 1] != line[:1]:
        return line
    return bot.script[place:]
