"""What Farms, Mines and Schools bring, one's own or a host's."""

from aevum.games.ascii.data import FARM, GOLD, MINE, POPULATION
from aevum.games.ascii.rules.marking import gain_gold, gain_workers, open_lines, reward
from aevum.games.ascii.rules.mediterranean import Mediterranean


def produce(sea: Mediterranean, seat: int, kind: int, number: int) -> None:
    """Give what so many Farms, Mines or Schools produce."""
    if kind == FARM:
        gain_workers(sea, seat, number)
    elif kind == MINE:
        gain_gold(sea, seat, number)
    else:
        reward(sea, seat, number, 0)


def productive(sea: Mediterranean, seat: int, kind: int) -> bool:
    """Tell whether a Farm, Mine or School would bring anything: a box is left for it."""
    empire = sea.empires[seat]
    spare = 0 if sea.last else 1
    if kind == FARM:
        return empire.population < POPULATION - spare
    if kind == MINE:
        return empire.gained < GOLD - spare
    return open_lines(sea, empire) != 0
