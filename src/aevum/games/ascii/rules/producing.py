"""What Farms, Mines, Schools and Garrisons bring, one's own or a host's."""

from aevum.games.ascii.data import FARM, GARRISON, MINE
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.marking import gain_gold, gain_workers, open_lines, reward
from aevum.games.ascii.rules.mediterranean import Mediterranean


def produce(sea: Mediterranean, seat: int, kind: int, number: int) -> None:
    """Give what so many Farms, Mines or Schools produce."""
    made = number * sea.terms.numbers.makes[kind]
    if kind == FARM:
        gain_workers(sea, seat, made)
    elif kind == MINE:
        gain_gold(sea, seat, made)
    else:
        reward(sea, seat, made, 0)


def productive(sea: Mediterranean, seat: int, kind: int) -> bool:
    """Tell whether a Farm, Mine or School would bring anything: a box is left for it."""
    empire = sea.empires[seat]
    spare = 0 if sea.last else 1
    if kind == FARM:
        return empire.population < empire.numbers.population - spare
    if kind == MINE:
        return empire.gained < empire.numbers.gold - spare
    return open_lines(sea, empire) != 0


def most_trained(empire: Empire, garrisons: int, last: bool) -> int:
    """Return how many Soldiers so many Garrisons can make now."""
    return empire.trainable(garrisons * empire.numbers.makes[GARRISON], last)
