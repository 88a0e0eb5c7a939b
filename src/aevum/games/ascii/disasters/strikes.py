"""What strikes the Empires when a row of the grid is full: Drought, Barbarian raid and Fire."""

from typing import Final

from aevum.core.text import Refusal, Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import DROUGHT, FIRE, PALACE, RAID, Numbers
from aevum.games.ascii.moves import BURN, DEFEND, LOSE_GOLD, LOSE_WORKERS
from aevum.games.ascii.rules.disaster import Disaster
from aevum.games.ascii.rules.disasters import burnable
from aevum.games.ascii.rules.empire import RUIN, Empire, kind_of
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.phrases import built_at
from aevum.games.ascii.rules.terrain import ROWS


class Drought(Disaster):
    """Workers leave; Irrigation helps (R6.7)."""

    def spares(self, empire: Empire) -> bool:
        return empire.irrigated()

    def ways(self, sea: Mediterranean, seat: int) -> list[int]:
        empire = sea.empires[seat]
        return [LOSE_WORKERS] if empire.workers >= empire.numbers.drought_workers else []

    def lose(self, empire: Empire, move: int) -> None:
        empire.workers -= empire.numbers.drought_workers

    def tell(self, sea: Mediterranean, seat: int, move: int) -> None:
        sea.note("loses_workers", seat, sea.terms.numbers.drought_workers)

    def prompt(self, numbers: Numbers) -> Text:
        return m.ask_drought(workers=numbers.drought_workers, unhappy=numbers.disaster_unhappy)

    def why(self, empire: Empire, name: str, args: list[int]) -> Refusal | None:
        if name != "lose" or args[0] != 0:
            return None
        price = empire.numbers.drought_workers
        text = m.no_loss_workers(price=[("worker", price)], workers=empire.workers)
        return Refusal("R6.8", text)


class BarbarianRaid(Disaster):
    """Gold is taken, or an Army is deployed against it (R6.9)."""

    def ways(self, sea: Mediterranean, seat: int) -> list[int]:
        empire = sea.empires[seat]
        found = [LOSE_GOLD] if empire.can_pay(empire.numbers.barbarian_gold) else []
        if empire.ready() > 0:
            found.append(DEFEND)
        return found

    def waits_for_edicts(self) -> bool:
        return True

    def lose(self, empire: Empire, move: int) -> None:
        if move == DEFEND:
            empire.deployed += 1
        else:
            empire.gold -= empire.numbers.barbarian_gold

    def tell(self, sea: Mediterranean, seat: int, move: int) -> None:
        if move == DEFEND:
            sea.note("defends", seat)
        else:
            sea.note("loses_gold", seat, sea.terms.numbers.barbarian_gold)

    def prompt(self, numbers: Numbers) -> Text:
        return m.ask_barbarian_raid(gold=numbers.barbarian_gold, unhappy=numbers.disaster_unhappy)

    def why(self, empire: Empire, name: str, args: list[int]) -> Refusal | None:
        if name == "defend":
            return Refusal("R6.8", m.no_army_to_defend())
        if name != "lose" or args[0] != 1:
            return None
        price = empire.numbers.barbarian_gold
        return Refusal("R6.8", m.no_loss_gold(price=[("gold", price)], gold=empire.gold))


class Fire(Disaster):
    """A building burns (R6.10)."""

    def ways(self, sea: Mediterranean, seat: int) -> list[int]:
        return sorted([BURN + cell for cell in burnable(sea.empires[seat])])

    def lose(self, empire: Empire, move: int) -> None:
        empire.turn_into(empire.find(move - BURN), RUIN)

    def tell(self, sea: Mediterranean, seat: int, move: int) -> None:
        empire = sea.empires[seat]
        cell = move - BURN
        sea.note("burns", seat, cell, kind_of(empire.buildings[empire.find(cell)]))

    def prompt(self, numbers: Numbers) -> Text:
        return m.ask_fire(unhappy=numbers.disaster_unhappy)

    def why(self, empire: Empire, name: str, args: list[int]) -> Refusal | None:
        if name != "burn":
            return None
        col, row = args
        found = empire.find(col * ROWS + row)
        if found < 0:
            return Refusal("R6.10", m.no_building_there(col=col, row=row))
        each = empire.buildings[found]
        if kind_of(each) > PALACE:
            return Refusal("R6.10", m.no_burn_colony())
        return Refusal("R6.10", m.no_already_lost(building=built_at(each)))


STRIKES: Final[list[Disaster]] = [Drought(DROUGHT), BarbarianRaid(RAID), Fire(FIRE)]
"""In the order of DISASTER_NAMES."""
