"""Every move of Temporum and every outcome of chance."""

from typing import Final

from aevum.core.moves import Domain, MoveTable, count
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import CARDS, MOST_OUTSIDE, MOST_SEATS, SLOTS, ZONES, word

CARD: Final = Domain("card", [word(card.name) for card in CARDS])
TIME: Final = count("Time", 4, 1)
SEAT: Final = count("player", MOST_SEATS, 1)
PLACE: Final = Domain(
    "place",
    [str(place + 1) for place in range(SLOTS)]
    + [f"outside{place + 1}" for place in range(MOST_OUTSIDE)],
    m.part_notation_place(),
)
EFFECTS: Final = (
    "cold-war",
    "beggar",
    "scimitar",
    "cache",
    "zombie",
    "headquarters",
    "purse",
    "sage",
    "anubis",
    "maneuver",
    "treasure-map",
    "university",
    "predict",
    "butterfly",
    "investments",
    "hideout",
    "sunboat",
    "poison",
    "pickpockets",
    "revolutionaries",
    "ambassador",
)
EFFECT: Final = Domain("effect", list(EFFECTS))

MOVES: Final = MoveTable(
    effect=(EFFECT,),
    secret=(CARD,),
    change=(TIME,),
    move=(PLACE,),
    stay=(),
    score=(CARD,),
    play=(CARD,),
    discard=(CARD,),
    card=(CARD,),
    advance=(TIME,),
    retreat=(TIME,),
    time=(TIME,),
    zone=(PLACE,),
    choice=(count("number", 3, 1),),
    dollars=(count("number", 100),),
    dearer=(),
    cheaper=(),
    plain=("as printed",),
    yes=(),
    no=(),
    # Chance
    drawn=(CARD,),
    dealt=(Domain("Zone", [word(zone.name) for zone in ZONES]),),
    first=(SEAT,),
).chance_from("drawn")

EFFECT_MOVE: Final = MOVES.base("effect")
SECRET: Final = MOVES.base("secret")
CHANGE: Final = MOVES.base("change")
GO: Final = MOVES.base("move")
STAY: Final = MOVES.base("stay")
SCORE: Final = MOVES.base("score")
PLAY: Final = MOVES.base("play")
DISCARD: Final = MOVES.base("discard")
PICK: Final = MOVES.base("card")
ADVANCE: Final = MOVES.base("advance")
RETREAT: Final = MOVES.base("retreat")
TIME_MOVE: Final = MOVES.base("time")
ZONE: Final = MOVES.base("zone")
CHOICE: Final = MOVES.base("choice")
DOLLARS: Final = MOVES.base("dollars")
DEARER: Final = MOVES.base("dearer")
CHEAPER: Final = MOVES.base("cheaper")
PLAIN: Final = MOVES.base("plain")
YES: Final = MOVES.base("yes")
NO: Final = MOVES.base("no")
DRAWN: Final = MOVES.base("drawn")
DEALT: Final = MOVES.base("dealt")
FIRST: Final = MOVES.base("first")
