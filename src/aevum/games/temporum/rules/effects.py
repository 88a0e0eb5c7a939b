"""Numbers of the effects that wait for their moment, in the order of the move `effect`.

A waiting effect is its number, plus DATA times what it is about.
"""

from typing import Final

E_COLD_WAR: Final = 0
E_BEGGAR: Final = 1
E_SCIMITAR: Final = 2
E_CACHE: Final = 3
E_ZOMBIE: Final = 4
E_HEADQUARTERS: Final = 5
E_PURSE: Final = 6
E_SAGE: Final = 7
E_ANUBIS: Final = 8
E_MANEUVER: Final = 9
E_TREASURE_MAP: Final = 10
E_UNIVERSITY: Final = 11
E_PREDICT: Final = 12
E_BUTTERFLY: Final = 13
E_INVESTMENTS: Final = 14
E_HIDEOUT: Final = 15
E_SUNBOAT: Final = 16
E_POISON: Final = 17
E_PICKPOCKETS: Final = 18
E_REVOLUTIONARIES: Final = 19
E_AMBASSADOR: Final = 20

DATA: Final = 32

# Names in the event `waits` for effects that a card lets wait
ANUBIS: Final = 0
MANEUVER: Final = 1
PREDICT: Final = 2
BUTTERFLY: Final = 3

# Names in the event `marks` for what a step of a Zone or card notes
NO_GAIN: Final = 14
LAURELS: Final = 17
POISON: Final = 23
MORE_TURNS: Final = 26
SAGE: Final = 27
RELIC: Final = 34
SCIMITAR: Final = 35

EFFECT_NUMBERS: Final[tuple[tuple[str, ...], ...]] = (
    ("cold-war.coins",),
    ("beggar.gain", "beggar.under"),
    ("sultans-scimitar.steps",),
    (),
    ("zombie-apocalypse.loss",),
    ("age-of-atlantis.coins",),
    (),
    ("underground-haven.draws",),
    (),
    (),
    ("treasure-map.draws",),
    ("university.draws", "university.discards"),
    (),
    (),
    (),
    ("hideout.money", "hideout.steps"),
    (),
    ("poison-earth.discards", "poison-earth.loss"),
    ("gang-of-pickpockets.draws",),
    ("revolutionaries.steps",),
    ("ambassador.price", "ambassador.steps"),
)
"""The numbers of each effect, for its words."""
