"""Raids, and Colonies that are founded or razed (R8)."""

from typing import Final

from aevum.core.state import NONE
from aevum.core.text import Refusal
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import COLONY, GARRISON, MOODS, MOST_SEATS, SCHOOL, Numbers
from aevum.games.ascii.moves import COLONISE, RAID, RAID_BARBARIANS
from aevum.games.ascii.moves import FOUND as FOUND_MOVE
from aevum.games.ascii.moves import RAZE as RAZE_MOVE
from aevum.games.ascii.rules.asks import BARBARIANS, FOUND, PLUNDER, RAZE
from aevum.games.ascii.rules.die_refusals import unsaid
from aevum.games.ascii.rules.empire import RUIN, Empire, cell_of, kind_of, owner_of, state_of
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.operation import Operation, OperationKind, colony_sites
from aevum.games.ascii.rules.shapes import LEVEL, holds
from aevum.games.ascii.rules.terrain import CELLS, ROWS
from aevum.games.ascii.rules.tracks import gain_gold, gain_happy, gain_unhappy, spend


class RaidBarbarians(OperationKind):
    """A raid on the Barbarians: Gold and Happiness (R8.8)."""

    def needed(self, numbers: Numbers) -> int:
        return numbers.raid_actions

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        found.append(self.first)

    def target(self, sea: Mediterranean, seat: int, move: int) -> int:
        return NONE

    def succeed(self, sea: Mediterranean, operation: Operation, answer: int) -> None:
        seat = operation.seat
        sea.note("raids", seat, NONE)
        gain_gold(sea, seat, sea.terms.numbers.spoils_gold)
        gain_happy(sea, seat, sea.terms.numbers.spoils_happy)


def _out_of_reach(sea: Mediterranean, seat: int, target: int) -> Refusal | None:
    """Return why a seat cannot reach a target, None if it does (R7.1)."""
    if target >= sea.seats:
        return Refusal("R7.1", m.no_player(who=target))
    if target == seat:
        return Refusal("R7.1", m.no_own_empire())
    if not sea.reaches(seat, target):
        return Refusal("R12.2" if sea.seats == 2 else "R7.1", m.no_reach(who=target))
    return None


class RaidPlayer(OperationKind):
    """A raid on another player: Gold changes hands, and Unhappiness (R8.9)."""

    def needed(self, numbers: Numbers) -> int:
        return numbers.raid_actions

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        found += [
            self.first + other
            for other in range(sea.seats)
            if sea.reaches(seat, other) and (sea.last or sea.empires[other].unhappy < MOODS - 1)
        ]

    def succeed(self, sea: Mediterranean, operation: Operation, answer: int) -> None:
        seat, target = operation.seat, operation.target
        victim = sea.empires[target]
        sea.note("raids", seat, target)
        lost = min(victim.gold, victim.numbers.raid_gold)
        if lost:
            victim.gold -= lost
            sea.note("loses_gold", target, lost)
            gain_gold(sea, seat, lost)
        gain_unhappy(sea, target, victim.numbers.raid_unhappy)

    def why(self, sea: Mediterranean, seat: int, actions: int, args: list[int]) -> Refusal | None:
        found = _out_of_reach(sea, seat, args[0]) or super().why(sea, seat, actions, args)
        if found is not None:
            return found
        message = unsaid(sea, m.no_raid_end_not_yet, m.no_raid_end_unannounced)
        return Refusal("R10.4", message(who=args[0]))


class FoundColony(OperationKind):
    """A Colony on another's map (R8.10), with a settler if the options say so (R12.4)."""

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        if may_settle(sea, sea.empires[seat]):
            found += [
                self.first + other
                for other in range(sea.seats)
                if sea.reaches(seat, other) and colony_sites(sea, seat, other)
            ]

    def embark(self, sea: Mediterranean, seat: int) -> None:
        sea.empires[seat].workers -= int(sea.terms.settlers)

    def come_home(self, sea: Mediterranean, seat: int) -> None:
        sea.empires[seat].workers += int(sea.terms.settlers)

    def asks_where(self) -> bool:
        return True

    def succeed(self, sea: Mediterranean, operation: Operation, answer: int) -> None:
        seat, host, cell = operation.seat, operation.target, answer - FOUND_MOVE
        empire = sea.empires[seat]
        if not holds(LEVEL[COLONY], cell):
            spend(sea, seat, empire.numbers.mountain_price)
        empire.colonies += 1
        sea.empires[host].raise_building(COLONY, cell, seat)
        sea.note("founds", seat, host, cell)

    def why(self, sea: Mediterranean, seat: int, actions: int, args: list[int]) -> Refusal | None:
        found = _out_of_reach(sea, seat, args[0]) or super().why(sea, seat, actions, args)
        if found is not None:
            return found
        empire = sea.empires[seat]
        if not empire.staffed[SCHOOL] or not empire.staffed[GARRISON]:
            return Refusal("R8.3", m.no_colony_needs())
        if sea.terms.settlers and not empire.workers:
            return Refusal("R12.4", m.no_settler())
        return Refusal("R8.10", m.no_colony_room(who=args[0]))


def may_settle(sea: Mediterranean, empire: Empire) -> bool:
    """Return whether an Empire has what a Colony needs (R8.3)."""
    if sea.terms.settlers and empire.workers == 0:
        return False
    return empire.staffed[SCHOOL] > 0 and empire.staffed[GARRISON] > 0


class RazeColony(OperationKind):
    """Razes another's Colony on the player's own map (R8.11)."""

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        found += sorted([self.first + cell for cell in foreign_colonies(sea.empires[seat])])

    def target(self, sea: Mediterranean, seat: int, move: int) -> int:
        empire = sea.empires[seat]
        return owner_of(empire.buildings[empire.find(move - self.first)])

    def cell(self, move: int) -> int:
        return move - self.first

    def succeed(self, sea: Mediterranean, operation: Operation, answer: int) -> None:
        seat = operation.seat
        empire = sea.empires[seat]
        place = empire.find(operation.cell)
        owner = owner_of(empire.buildings[place])
        empire.turn_into(place, RUIN)
        sea.empires[owner].colonies -= 1
        sea.note("razes", seat, owner, operation.cell)

    def why(self, sea: Mediterranean, seat: int, actions: int, args: list[int]) -> Refusal | None:
        empire = sea.empires[seat]
        col, row = args
        place = empire.find(col * ROWS + row)
        if place < 0 or kind_of(empire.buildings[place]) != COLONY:
            return Refusal("R8.11", m.no_colony_here(col=col, row=row))
        if state_of(empire.buildings[place]) == RUIN:
            return Refusal("R8.11", m.no_razed_already(col=col, row=row))
        return super().why(sea, seat, actions, args)


def foreign_colonies(empire: Empire) -> list[int]:
    """Return the anchors of Colonies on this map that are not razed."""
    return [
        cell_of(each)
        for each in empire.buildings
        if kind_of(each) == COLONY and state_of(each) != RUIN
    ]


OPERATIONS: Final[list[OperationKind]] = [
    RaidBarbarians(BARBARIANS, RAID_BARBARIANS, 1),
    RaidPlayer(PLUNDER, RAID, MOST_SEATS),
    FoundColony(FOUND, COLONISE, MOST_SEATS),
    RazeColony(RAZE, RAZE_MOVE, CELLS),
]
"""In the order of their codes."""
