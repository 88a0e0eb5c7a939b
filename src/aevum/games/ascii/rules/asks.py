"""The numbers of questions, effects, phases and operations."""

from typing import Final

# Questions
PROPOSE: Final = 0  # dice to be rolled again, or none
PLEDGE: Final = 1  # Gold for a proposal; about the dice, one bit each
HIT: Final = 2  # how to bear a Disaster; about its row
ANNOUNCE: Final = 3
DEVELOP: Final = 4
REWARD: Final = 5  # which box of Science or Culture
HOST: Final = 6  # what a Colony activates; about its host
OPERATION: Final = 7
CANCEL: Final = 8  # whether to cancel a Deploy action; about the aggressor
PRESS: Final = 9  # whether to deploy more Armies for an operation that was cancelled
SITE: Final = 10  # where a Colony is founded; about its host
ANYTIME: Final = 11  # Taxation and Conscription

ASK_NAMES: Final = (
    "propose",
    "pledge",
    "disaster",
    "announce",
    "develop",
    "reward",
    "colony",
    "operation",
    "cancel",
    "press",
    "site",
    "anytime",
)

# Effects on the table, by the numbers that saves have
F_SETUP: Final = 0
F_TURN: Final = 1
F_ROLL: Final = 2
F_DIPLOMACY: Final = 3
F_DISASTERS: Final = 4
F_ANNOUNCE: Final = 5
F_DEVELOPMENT: Final = 6
F_DEPLOYMENT: Final = 7
F_OPERATION: Final = 8
# Effects in a seat's lane
F_SHEET: Final = 9
F_REWARD: Final = 10
F_COLONIES: Final = 11
F_HIT: Final = 12

# Phases of a turn
DICE_PHASE: Final = 0
DIPLOMACY_PHASE: Final = 1
DISASTER_PHASE: Final = 2
ANNOUNCING: Final = 3
DEVELOPMENT_PHASE: Final = 4
DEPLOYMENT_PHASE: Final = 5

# Operations
BARBARIANS: Final = 0
PLUNDER: Final = 1  # a raid on another player
FOUND: Final = 2
RAZE: Final = 3
