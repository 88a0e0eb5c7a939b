"""What each card, each GOD and each CITY does, in the few words that a card has room for."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.text import Args, Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import HYDRA, NORTH, NUMBERS, VALUES, WAR, Numbers
from aevum.games.chronos.messages import BOOK
from aevum.games.chronos.rules.phrases import CARDS, CITIES, GODS


def number_of(thing: str) -> str:
    """Return the name of the number that tells how much a GOD or a CITY does, "" if none does."""
    own = [each.name for each in NUMBERS if each.name.startswith(f"{thing}.")]
    return next((name for name in own if not name.endswith(".price")), "")


NUMBERED: Final = {thing: number_of(thing) for thing in (*GODS, *CITIES)}


def _brief(thing: str, numbers: Numbers) -> Text:
    name = NUMBERED[thing]
    args: Args = {"n": numbers.values.of(name)} if name else {}
    return Text(f"brief-{thing}", args, BOOK)


def god_brief(god: int, numbers: Numbers) -> Text:
    """Return what a GOD does in a match with these numbers."""
    return _brief(GODS[god], numbers)


def city_brief(city: int, numbers: Numbers) -> Text:
    """Return what a CITY does in a match with these numbers."""
    return _brief(CITIES[city], numbers)


def card_brief(card: int) -> Text:
    """Return what a card does."""
    if card >= NORTH and card < WAR:
        return m.brief_wind()
    if card >= HYDRA:
        return Text(f"brief-{CARDS[card]}", {}, BOOK)
    return m.brief_land(n=VALUES[card]) if VALUES[card] else m.brief_zero()
