"""Which GODs and CITIES the rules call for what."""

from typing import Final

from aevum.core.native import i64, mypyc_attr
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.command import Command
from aevum.games.chronos.rules.commands import COMMON_COMMANDS
from aevum.games.chronos.rules.god import City, God, Power
from aevum.games.chronos.rules.places import BIT


def overrides(power: Power, base: type[Power], hook: str) -> bool:
    """Return whether the class of a power overrides a method."""
    return getattr(type(power), hook) is not getattr(base, hook)


def _gods(gods: list[God], hook: str) -> list[int]:
    return [god.kind for god in gods if overrides(god, God, hook)]


def _cities(cities: list[City], hook: str) -> list[int]:
    return [city.kind for city in cities if overrides(city, City, hook)]


def _set(kinds: list[int]) -> i64:
    found: i64 = 0
    for kind in kinds:
        found |= BIT[kind]
    return found


def _table(powers: list[Power]) -> list[Command]:
    """Return the command of every move; one that does nothing for all others."""
    found = [Command(0)] * MOVES.size
    rows = COMMON_COMMANDS[:]
    for power in powers:
        rows += power.commands()
    for row in rows:
        for move in range(row.first, row.first + MOVES.row(row.first).size):
            found[move] = row
    return found


@mypyc_attr(acyclic=True)
class Pantheon:
    """The GODs, CITIES and commands of a game, made once.

    Every list has the numbers of those that override a method, so that the rules call no others;
    objects come from `gods` or `cities` only when the owner is known, since that costs compiled
    code a check of the class. A name that ends in `_set` is a set of bits.
    """

    def __init__(self, gods: list[God], cities: list[City]) -> None:
        self.gods: Final = gods
        """In the order of PANTHEON."""
        self.cities: Final = cities
        """In the order of CITY_TILES."""
        self.commands: Final[list[Command]] = _table([*gods, *cities])
        """The command that every move belongs to."""
        # In the game
        self.preparing: Final = _cities(cities, "prepare")
        self.choosy: Final = _gods(gods, "can_be_drawn")
        self.zero_gods: Final = [god.kind for god in gods if god.zeros]
        self.zero_cities: Final = [city.kind for city in cities if city.zeros]
        self.sea_gods: Final = [god.kind for god in gods if god.atlantis]
        self.sea_cities: Final = [city.kind for city in cities if city.atlantis]
        # Options of owners: random play draws in the order of these lists
        gods_by_move = sorted(gods, key=_place)
        cities_by_move = sorted(cities, key=_place)
        self.adding_cities: Final = _cities(cities_by_move, "add")
        self.adding_gods: Final = _gods(gods_by_move, "add")
        self.adding_set: Final = _set(self.adding_gods)
        self.condemning: Final = _gods(gods, "condemns")
        self.condemning_set: Final = _set(self.condemning)
        self.acting_gods: Final = _gods(gods_by_move, "add_powers")
        self.acting_set: Final = _set(self.acting_gods)
        self.repeatable_set: Final = self.acting_set | self.condemning_set
        self.acting_cities: Final = _cities(cities_by_move, "add_powers")
        self.reaching_gods: Final = _gods(gods, "reach")
        self.reaching_cities: Final = _cities(cities, "reach")
        self.reaching_cities_set: Final = _set(self.reaching_cities)
        self.reaching_of: Final = _gods(gods, "reach_of")
        self.reaching_of_set: Final = _set(self.reaching_of)
        self.reaching_set: Final = _set(self.reaching_gods)
        self.guarding: Final = _gods(gods, "guards")
        self.guarding_set: Final = _set(self.guarding)
        self.lodging: Final = _gods(gods, "lodges")
        self.withholding: Final = _gods(gods, "withholds")
        self.withholding_set: Final = _set(self.withholding)
        self.discounting: Final = _cities(cities, "discount")
        self.discounting_set: Final = _set(self.discounting)
        # What counts
        self.counting_gods: Final = _gods(gods, "points")
        self.counting_set: Final = _set(self.counting_gods)
        self.counting_cities: Final = _cities(cities, "points")
        self.valuing: Final = _gods(gods, "card_value")
        self.valuing_set: Final = _set(self.valuing)
        self.multiplying: Final = _gods(gods, "factor")
        self.multiplying_set: Final = _set(self.multiplying)
        self.goal_setting: Final = _gods(gods, "goal")
        self.goal_setting_set: Final = _set(self.goal_setting)
        self.winning: Final = _gods(sorted(gods, key=_precedence), "wins")
        self.winning_set: Final = _set(self.winning)
        self.befriending: Final = _gods(gods, "friends")
        self.windy_gods: Final = [god.kind for god in gods if god.winds]
        self.windy_cities: Final = [city.kind for city in cities if city.winds]
        # Effects on others
        self.barring_gods: Final = _gods(gods, "bars")
        self.barring_set: Final = _set(self.barring_gods)
        self.barring_cities: Final = _cities(cities, "bars")
        self.barring_cities_set: Final = _set(self.barring_cities)
        self.enforcing_cities: Final = _cities(cities, "enforce")
        self.enforcing_cities_set: Final = _set(self.enforcing_cities)
        self.enforcing_gods: Final = _gods(gods, "enforce")
        self.enforcing_set: Final = _set(self.enforcing_gods)
        self.hearing_gods: Final = _gods(gods, "picked")
        self.hearing_cities: Final = _cities(cities, "picked")
        self.hearing_offers: Final = _gods(gods, "offered")
        self.hearing_flips: Final = _gods(gods, "landed")
        self.hearing_flips_set: Final = _set(self.hearing_flips)
        self.striking: Final = _gods(gods, "strikes")
        self.spreading: Final = _gods(gods, "spreads")
        self.fining_gods: Final = [god.kind for god in gods if god.fines]
        self.fining_cities: Final = [city.kind for city in cities if city.fines]
        # Effects on owners
        self.protecting_set: Final = _set([god.kind for god in gods if god.protects])
        self.leaving_set: Final = _set([god.kind for god in gods if god.leaves_hell])
        self.raiding_set: Final = _set([god.kind for god in gods if god.raids])
        self.one_monster_set: Final = _set([god.kind for god in gods if god.one_monster])
        self.seeing_set: Final = _set([god.kind for god in gods if god.sees_discard])
        self.seeing_cities_set: Final = _set([city.kind for city in cities if city.sees_discard])
        self.watching_set: Final = _set([god.kind for god in gods if god.watches_piles])
        self.altar_set: Final = _set([city.kind for city in cities if city.sole_altar])


def _place(power: Power) -> int:
    return power.place()


def _precedence(god: God) -> int:
    return god.precedence
