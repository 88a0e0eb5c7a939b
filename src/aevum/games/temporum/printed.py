"""Everything printed: every Zone, card and effect that may wait, and their numbers."""

from typing import Final

from aevum.core.numbers import NumberTable
from aevum.games.temporum.cards.base import (
    BASE_CARDS,
    AnubisVisits,
    ButterflyFlips,
    InvestmentsPay,
    PickpocketsDraw,
    Predicting,
    TreasureFound,
)
from aevum.games.temporum.cards.realities import REALITY_CARDS
from aevum.games.temporum.cards.realities_momentary import Maneuvering, ScimitarStrikes
from aevum.games.temporum.cards.realities_perpetual import (
    AmbassadorAdvances,
    BeggarBegs,
    CacheOpens,
    HideoutAdvances,
    RevolutionariesAdvance,
    SunboatSails,
    UniversityStudies,
)
from aevum.games.temporum.data import CARDS as CARD_ROWS
from aevum.games.temporum.rules.card import Card, in_order
from aevum.games.temporum.rules.due import DueEffect
from aevum.games.temporum.rules.effects import (
    E_AMBASSADOR,
    E_ANUBIS,
    E_BEGGAR,
    E_BUTTERFLY,
    E_CACHE,
    E_COLD_WAR,
    E_HEADQUARTERS,
    E_HIDEOUT,
    E_INVESTMENTS,
    E_MANEUVER,
    E_PICKPOCKETS,
    E_POISON,
    E_PREDICT,
    E_PURSE,
    E_REVOLUTIONARIES,
    E_SAGE,
    E_SCIMITAR,
    E_SUNBOAT,
    E_TREASURE_MAP,
    E_UNIVERSITY,
    E_ZOMBIE,
)
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.passages import Texts, all_numbers
from aevum.games.temporum.rules.terms import Things
from aevum.games.temporum.rules.zone import Zone
from aevum.games.temporum.zones import (
    base_modern,
    base_past,
    base_present,
    realities_modern,
    realities_past,
    realities_present,
)
from aevum.games.temporum.zones.base_modern import ColdWarGain
from aevum.games.temporum.zones.base_past import TakePurse
from aevum.games.temporum.zones.realities_past import HeadquartersGain
from aevum.games.temporum.zones.realities_present import PoisonWorks, SageDraws, ZombieBites

ZONES: Final[list[Zone]] = [
    *base_past.FIRST,
    *base_past.SECOND,
    *base_modern.THIRD,
    *base_present.FOURTH,
    *realities_past.FIRST,
    *realities_past.SECOND,
    *realities_modern.THIRD,
    *realities_present.FOURTH,
]
CARDS: Final[list[Card]] = in_order(
    [*BASE_CARDS, *REALITY_CARDS, *[Card(row.name) for row in CARD_ROWS if row.own]]
)
"""All of them; a designer's own has only its numbers until a game replaces it."""
DUE: Final[list[DueEffect]] = [
    ColdWarGain(E_COLD_WAR, 0),
    BeggarBegs(E_BEGGAR, 0),
    ScimitarStrikes(E_SCIMITAR, 0),
    CacheOpens(E_CACHE, 0),
    ZombieBites(E_ZOMBIE, 0),
    HeadquartersGain(E_HEADQUARTERS, 0),
    TakePurse(E_PURSE, 0),
    SageDraws(E_SAGE, 0),
    AnubisVisits(E_ANUBIS, 0),
    Maneuvering(E_MANEUVER, 0),
    TreasureFound(E_TREASURE_MAP, 0),
    UniversityStudies(E_UNIVERSITY, 0),
    Predicting(E_PREDICT, 0),
    ButterflyFlips(E_BUTTERFLY, 0),
    InvestmentsPay(E_INVESTMENTS, 0),
    HideoutAdvances(E_HIDEOUT, 0),
    SunboatSails(E_SUNBOAT, 0),
    PoisonWorks(E_POISON, 0),
    PickpocketsDraw(E_PICKPOCKETS, 0),
    RevolutionariesAdvance(E_REVOLUTIONARIES, 0),
    AmbassadorAdvances(E_AMBASSADOR, 0),
]
"""The effects that wait, in the order of the move `effect`."""

THINGS: Final = Things(ZONES, CARDS, DUE)
TEXTS: Final = Texts(ZONES, CARDS)
NUMBERS: Final = all_numbers(TEXTS, ZONES, CARDS)
"""All numbers that a designer may change."""
PRINTED: Final = Numbers(NumberTable("Temporum", NUMBERS).printed, TEXTS)
"""The things of most matches."""
