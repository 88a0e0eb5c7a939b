"""The kinds of questions: what a seat may do at any time, and open choices."""

from typing import Final

ACT: Final = 0  # anything; open for every seat from beginning to end
WAR_ASK: Final = 1  # which timer goes into Hell; the subject is its required owner, if any
STARVE_ASK: Final = 2  # who loses the top card
HECATE_ASK: Final = 3  # which plague it is; the subject is the printed one
PENALTY_ASK: Final = 4  # which card to give; the subject is the receiver
HERMES_ASK: Final = 5  # which card of an offering to gain; the subject packs their counts
DEAL: Final = 6  # chance is asked

# What waits for chance
REVEAL: Final = 0  # with the pile
KNOCK: Final = 1  # with the seat and its company
DRAW_CITY: Final = 2
DRAW_GOD: Final = 3
DRAW_ATLANTIS: Final = 4
PUT_TROY: Final = 5
POUR: Final = 6  # with the timer: how much sand it holds

# How games end
BY_POINTS: Final = "points"
BY_MONSTERS: Final = "monsters"
BY_GOD: Final = "god"  # ZEUS, CALYPSO, HESTIA, ASCLEPIUS or CERBERUS
BY_CATACLYSM: Final = "cataclysm"
BY_FREEZE: Final = "frozen"
BY_CAP: Final = "cap"
ENDINGS: Final = ("", BY_POINTS, BY_MONSTERS, BY_GOD, BY_CATACLYSM, BY_FREEZE, BY_CAP)


def is_plague(kind: int) -> bool:
    """Return whether a plague asks: cards owed wait until it is settled."""
    return WAR_ASK <= kind <= HECATE_ASK
