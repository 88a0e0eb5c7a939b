"""The kinds of questions, and the kinds of frames: effects in progress."""

from typing import Final

# Questions
TURN: Final = 0  # use what the start of a turn offers, change history, move or stay
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
PICK_CARD: Final = 11  # for what a special step does with it
PICK_PLACE: Final = 12
PICK_TIME: Final = 13
HISTORY: Final = 14  # change history, if you like, at the end of a turn

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

# Frames
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
F_WAITING: Final = 13  # effects of one owner that wait for him to order them
F_EFFECT: Final = 14  # one of them
F_PICK: Final = 15  # a special step that asks one question
F_GIZMO: Final = 16
F_EARTH: Final = 17
F_CATS: Final = 18
F_TOYS: Final = 19
F_CONTACT: Final = 20
F_INFORMATION: Final = 21
F_CULTS: Final = 22
F_CYBERNETICS: Final = 23
F_EXODUS: Final = 24
F_JOURNAL: Final = 25
F_BATTLE: Final = 26
F_SCIMITAR: Final = 27
