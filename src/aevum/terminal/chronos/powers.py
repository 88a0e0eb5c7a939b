"""What the GODs and CITIES of a game do."""

from aevum.core.text import Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.rules.archipelago import ABSENT, TEMPLE, Archipelago
from aevum.games.chronos.rules.phrases import CITIES, GODS, city_brief, god_brief
from aevum.terminal.language import tell


def not_used() -> str:
    """Return that there are neither GODs nor CITIES."""
    return tell(m.table_none_stage())


def powers_in_play(sea: Archipelago) -> list[str]:
    """Return a line for each CITY and each GOD of this game, with who has it."""
    if not sea.cities:
        return [not_used()]
    numbers = sea.terms.numbers
    lines = [
        m.table_power_city(city=CITIES[city], what=city_brief(city, numbers)) for city in sea.cities
    ]
    lines += [_god(sea, god) for god in range(len(GODS)) if sea.holder[god] != ABSENT]
    return [tell(line, sea.viewer) for line in lines]


def _god(sea: Archipelago, god: int) -> Text:
    numbers, owner = sea.terms.numbers, sea.holder[god]
    name, price, what = GODS[god], numbers.prices[god], god_brief(god, numbers)
    if owner == TEMPLE:
        return m.table_power_temple(god=name, n=price, what=what)
    return m.table_power_owned(god=name, n=price, who=owner, what=what)
