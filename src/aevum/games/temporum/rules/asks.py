"""The kinds of questions, and the numbers with which a save finds effects."""

from typing import Final

# Questions
TURN: Final = 0  # use cards and effects, change history, move or stay
SCORE_CARD: Final = 1
PLAY_CARD: Final = 2
TACTIC: Final = 3
BEGGAR_DOLLARS: Final = 4  # how much of a payment comes from Beggars
STEP_CROWN: Final = 5
STEP_BACK: Final = 6
DISCARD_CARD: Final = 7
CHOOSE_ONE: Final = 8
YES_NO: Final = 9
ORDER: Final = 10  # which of the waiting effects comes first
PICK_CARD: Final = 11  # for a special step
PICK_PLACE: Final = 12
PICK_TIME: Final = 13
HISTORY: Final = 14  # optional change of history at the end of a turn

ASK_NAMES: Final = (
    "turn",
    "score",
    "play",
    "tactic",
    "beggar",
    "advance",
    "retreat",
    "discard",
    "choice",
    "may",
    "order",
    "card",
    "place",
    "time",
    "history",
)

# Effects in progress
F_SETUP: Final = 0
F_TURN: Final = 1
F_TEXT: Final = 2
F_EACH: Final = 3
F_DRAW: Final = 4
F_DISCARD: Final = 5
F_SCORE: Final = 6
F_PLAY: Final = 7
F_ADVANCE: Final = 8
F_RETREAT: Final = 9
F_VISIT: Final = 10
F_PAY: Final = 11
F_CAVE: Final = 12
F_WAITING: Final = 13  # effects of one owner, who has to order them
DUE: Final = 16  # followed by the kinds of these effects
DEALING: Final = 64  # followed by the Zones that lay cards out before the first turn
OWN: Final = 1024  # followed by the texts that have their own steps
