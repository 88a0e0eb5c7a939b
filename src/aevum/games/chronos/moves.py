"""Every move of Chronos Conquest and every outcome of chance."""

from typing import Final

from aevum.core.moves import Domain, MoveTable, count
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import (
    CARD_NAMES,
    CITIES_IN_PLAY,
    CITY_NAMES,
    GOD_NAMES,
    KEPT,
    MOST_PILES,
    MOST_SEATS,
    MOST_UNEVEN,
    PLAGUES,
    WAR,
)
from aevum.games.chronos.rules.places import EXTRA, OWN, PILES, PLACES, SQUARES, TIMERS

FLIPS: Final = 2


def _place_words() -> list[str]:
    words = [f"pile{pile + 1}" for pile in range(MOST_PILES)] + ["atlantis"]
    words += [f"city{city + 1}" for city in range(CITIES_IN_PLAY)] + ["hell1", "hell2"]
    words += [f"square{square + 1}" for square in range(SQUARES)]
    words += [f"kingdom{seat + 1}" for seat in range(MOST_SEATS)]
    return [*words, "front"]


def _timer_words() -> list[str]:
    words = [f"{timer // OWN + 1}{'abc'[timer % OWN]}" for timer in range(EXTRA)]
    return [*words, "extra"]


PLACE: Final = Domain(
    "place",
    _place_words(),
    m.part_notation_place(),
)
TIMER: Final = Domain("timer", _timer_words(), m.part_notation_timer())
FLIP: Final = Domain("flip", ["as it is", "flipped"], m.part_notation_flip())
CARD: Final = Domain(
    "card",
    [name.lower() for name in CARD_NAMES],
    m.part_notation_card(),
)
OWN_CARD: Final = Domain("card", CARD.words[:KEPT], CARD.about)
PLAGUE: Final = Domain("plague", CARD.words[WAR:], m.part_notation_plague())
GOD: Final = Domain("god", [name.lower() for name in GOD_NAMES], m.part_notation_god())
CITY_NAME: Final = Domain(
    "city", [name.lower().replace(" ", "-") for name in CITY_NAMES], m.part_notation_city()
)
PILE: Final = Domain(
    "pile", [*map(str, range(1, MOST_PILES + 1)), "atlantis"], m.part_notation_pile()
)
SEAT: Final = count("player", MOST_SEATS, 1)
CITY_SLOT: Final = count("city", CITIES_IN_PLAY, 1)

MOVES: Final = MoveTable(
    go=("go {0} {1}", TIMER, PLACE),
    take=("take {0} {1}", TIMER, PLACE),
    send=("send {0} {1}", TIMER, FLIP),
    bring=("bring {0} {1}", TIMER, FLIP),
    offer=(GOD,),
    buy=(GOD,),
    free=(),
    pay=(OWN_CARD,),
    gain=(CARD,),
    leave=(),
    cube=("cube pile {0}", PILE),
    seal=("cube city {0}", CITY_SLOT),
    reserve=("cube god {0}", GOD),
    rob=("rob {0} {1}", SEAT, OWN_CARD),
    demeter=(PILE,),
    harpy=(PILE,),
    troy=(PILE,),
    hades=(),
    rhodes=(),
    uranus=(),
    ephesus=(),
    claim=(Domain("claim", ["points", "monsters"], m.part_notation_claim()),),
    freeze=(),
    drop=(),
    starve=(SEAT,),
    plague=(PLAGUE,),
    card=(CARD,),
    city=("tile {0}", CITY_NAME),
    god=(GOD,),
    calm=(),
    knock=(),
    sand=(
        "sand {0}",
        Domain("percent", [str(100 + each) for each in range(-MOST_UNEVEN, MOST_UNEVEN + 1)]),
    ),
).chance_from("card")

GO: Final = MOVES.base("go")
TAKE: Final = MOVES.base("take")
SEND: Final = MOVES.base("send")
BRING: Final = MOVES.base("bring")
OFFER: Final = MOVES.base("offer")
BUY: Final = MOVES.base("buy")
FREE: Final = MOVES.base("free")
PAY: Final = MOVES.base("pay")
GAIN: Final = MOVES.base("gain")
LEAVE: Final = MOVES.base("leave")
CUBE: Final = MOVES.base("cube")
SEAL: Final = MOVES.base("seal")
RESERVE: Final = MOVES.base("reserve")
ROB: Final = MOVES.base("rob")
DEMETER_MOVE: Final = MOVES.base("demeter")
HARPY_MOVE: Final = MOVES.base("harpy")
TROY_MOVE: Final = MOVES.base("troy")
HADES_MOVE: Final = MOVES.base("hades")
RHODES_MOVE: Final = MOVES.base("rhodes")
URANUS_MOVE: Final = MOVES.base("uranus")
EPHESUS_MOVE: Final = MOVES.base("ephesus")
CLAIM: Final = MOVES.base("claim")
FREEZE: Final = MOVES.base("freeze")
DROP: Final = MOVES.base("drop")
STARVE: Final = MOVES.base("starve")
PLAGUE_MOVE: Final = MOVES.base("plague")
CARD_MOVE: Final = MOVES.base("card")
CITY_MOVE: Final = MOVES.base("city")
GOD_MOVE: Final = MOVES.base("god")
CALM: Final = MOVES.base("calm")
KNOCK_MOVE: Final = MOVES.base("knock")
SAND_MOVE: Final = MOVES.base("sand")

CLAIMS: Final = 2
assert TAKE - GO == TIMERS * PLACES
assert SEAL - CUBE == PILES
assert len(PLAGUE.words) == PLAGUES
