"""What the GODs and CITIES of a game do, for whoever does not know them by heart."""

from typing import Final

from aevum.games.chronos.data import GODS
from aevum.games.chronos.rules.archipelago import ABSENT, TEMPLE, Archipelago
from aevum.games.chronos.words.phrases import city_name, city_power, god_name, god_power
from aevum.games.phrases import who

NOT_USED: Final = "GODs and CITIES are not used in this stage (R15.1)."


def powers_in_play(sea: Archipelago) -> list[str]:
    """Return a line for each CITY and each GOD of this game, with who has it."""
    if not sea.cities:
        return [NOT_USED]
    lines = [f"{city_name(city)}: {city_power(sea, city)}" for city in sea.cities]
    prices = sea.terms.numbers.prices
    for god in range(GODS):
        if sea.holder[god] == ABSENT:
            continue
        where = "in the temple" if sea.holder[god] == TEMPLE else who(sea.holder[god])
        lines.append(f"{god_name(god)} (costs {prices[god]}, {where}): {god_power(sea, god)}")
    return lines
