"""Dice that show 1 are rolled again, and Disasters strike the Empires."""

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, TABLE, Ask
from aevum.core.text import Arg, Question, Refusal, Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import DICE, DISASTER_ROWS, DISASTERS, PALACE
from aevum.games.ascii.moves import SUFFER
from aevum.games.ascii.rules.asks import F_DISASTERS, F_HIT, HIT
from aevum.games.ascii.rules.diplomacy import Roll
from aevum.games.ascii.rules.disaster import Disaster
from aevum.games.ascii.rules.effect import SeaEffect
from aevum.games.ascii.rules.empire import RUIN, Empire, cell_of, kind_of, state_of
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.phrases import disaster_name
from aevum.games.ascii.rules.question import QuestionKind
from aevum.games.ascii.rules.rewards import reward
from aevum.games.ascii.rules.tracks import gain_unhappy


def ones(faces: list[int]) -> int:
    """Return the dice that show 1: one bit each."""
    found = 0
    for die in range(DICE):
        if faces[die] == 1:
            found |= 1 << die
    return found


@mypyc_attr(acyclic=True)
class Disasters(SeaEffect):
    """All 1s are rolled again and every result looked up, until no 1 is left (R6.4)."""

    def __init__(self) -> None:
        super().__init__(F_DISASTERS, NONE)
        self.dice = 0
        """The dice to roll again, one bit each."""
        self.rows: list[int] = []
        """Rows of the grid still to be checked."""

    def carry_on(self, sea: Mediterranean, answer: int) -> None:
        if self.stage == 0:
            self.dice = ones(sea.faces)
            if not self.dice:
                sea.done()
                return
            self.stage = 1
            sea.start_effect(Roll(self.dice))
        elif self.stage == 1:
            self.stage = 2
            self.rows = [sea.faces[die] - 1 for die in range(DICE) if self.dice >> die & 1]
            self.rows.sort()
        elif sea.any_lane():
            sea.hold()
        elif self.rows:
            _strike(sea, self.rows.pop(0))
        else:
            self.stage = 0

    def names(self) -> tuple[str, ...]:
        return ("dice", "rows")

    def blank(self) -> Effect:
        return Disasters()


def _strike(sea: Mediterranean, row: int) -> None:
    """Check a box of the grid; with the last one of a row the Disaster hits everybody at once."""
    strikes = sea.terms.numbers.strikes
    if sea.rows[row] == strikes:
        return
    sea.rows[row] += 1
    sea.note("omen", NONE, row, sea.rows[row])
    if sea.tells_numbers():
        sea.add_numbers([strikes])
    if sea.rows[row] == strikes:
        sea.note("disaster", NONE, row)
        for seat in range(sea.seats):
            sea.spawn_effect(Hit(seat, row))
        sea.hold()


@mypyc_attr(acyclic=True)
class Hit(SeaEffect):
    """One Empire bears a Disaster, then checks a Culture box if the row gives one."""

    def __init__(self, seat: int, row: int) -> None:
        super().__init__(F_HIT, seat)
        self.row = row
        """The row of the grid that was filled."""

    def rewarder(self) -> tuple[Arg, ...]:
        return (("disaster", disaster_name(self.row)),)

    def carry_on(self, sea: Mediterranean, answer: int) -> None:
        seat = self.seat
        if self.stage == 0:
            self.stage = 1
            disaster = disaster_of(sea, self.row)
            if disaster.spares(sea.empires[seat]):
                sea.note("immune", seat)
            elif _has_choice(sea, seat, disaster):
                sea.ask(seat, HIT, self.row)
            else:
                bear(sea, seat, self.row, SUFFER)
        elif self.stage == 1:
            self.stage = 2
            if answer != NONE:
                bear(sea, seat, self.row, answer)
            reward(sea, seat, 0, sea.terms.numbers.disaster_culture[self.row])
        else:
            sea.done()
            sea.wake(TABLE)

    def names(self) -> tuple[str, ...]:
        return ("row",)

    def blank(self) -> Effect:
        return Hit(0, 0)


def disaster_of(sea: Mediterranean, row: int) -> Disaster:
    """Return the Disaster of a row of the grid."""
    return sea.terms.disaster_rows[row]


def _has_choice(sea: Mediterranean, seat: int, disaster: Disaster) -> bool:
    """Return whether anything except Unhappiness is open, or an edict may open it."""
    if disaster.ways(sea, seat):
        return True
    return disaster.waits_for_edicts() and sea.empires[seat].may_suffer(sea.last)


class BearDisaster(QuestionKind):
    """How does the seat bear a Disaster? The question is about its row."""

    def answers(self, sea: Mediterranean, ask: Ask) -> list[int]:
        return [SUFFER, *disaster_of(sea, ask.subject).ways(sea, ask.seat)]

    def prompt(self, sea: Mediterranean, ask: Ask) -> Question:
        numbers, row = sea.terms.numbers, ask.subject
        then = (m.note_then_culture(),) if numbers.disaster_culture[row] else ()
        text = disaster_of(sea, row).prompt(numbers)
        return Question(text, (("disaster", disaster_name(row)),), then)

    def wants(self) -> Text:
        return m.part_open_disaster()

    def why(self, sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal | None:
        if name not in ("lose", "defend", "burn"):
            return None
        row = ask.subject
        found = disaster_of(sea, row).why(sea.empires[ask.seat], name, args)
        if found is not None:
            return found
        text = m.no_way_to_bear(disaster=disaster_name(row))
        return Refusal(DISASTER_ROWS[DISASTERS[row]].rule, text)


def burnable(empire: Empire) -> list[int]:
    """Return the anchors of the player's buildings on their own map, including the Palace
    (R6.10)."""
    return [
        cell_of(each)
        for each in empire.buildings
        if kind_of(each) <= PALACE and state_of(each) != RUIN
    ]


def bear(sea: Mediterranean, seat: int, row: int, answer: int) -> None:
    """Let an Empire bear a Disaster with Unhappiness or in one of its ways."""
    if answer == SUFFER:
        gain_unhappy(sea, seat, sea.terms.numbers.disaster_unhappy)
        return
    disaster = disaster_of(sea, row)
    disaster.tell(sea, seat, answer)
    disaster.lose(sea.empires[seat], answer)
