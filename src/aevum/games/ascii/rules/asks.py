"""The kinds of questions, and the kinds of frames: what is in progress."""

from typing import Final

# Questions
PROPOSE: Final = 0  # dice to be rolled again, or none
PLEDGE: Final = 1  # Gold for a proposal; about the dice, a bit each
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

# Frames on the table
F_SETUP: Final = 0
F_TURN: Final = 1
F_ROLL: Final = 2  # a: the dice still to be rolled, a bit each
F_DIPLOMACY: Final = 3
F_DISASTERS: Final = 4  # items: results that are still to be looked up
F_ANNOUNCE: Final = 5
F_DEVELOPMENT: Final = 6  # a: how many seats were asked, where they are asked in turn
F_DEPLOYMENT: Final = 7  # a: how many of the order are through, b: a Deploy action left over
F_OPERATION: Final = 8
# Frames in a seat's lane
F_SHEET: Final = 9
F_REWARD: Final = 10  # a: boxes of Science, b: boxes of Culture
F_COLONIES: Final = 11  # items: the hosts of Colonies that are still to be activated
F_HIT: Final = 12  # a: the row of the Disaster

# Phases of a turn
DICE_PHASE: Final = 0
DIPLOMACY_PHASE: Final = 1
DISASTER_PHASE: Final = 2
ANNOUNCING: Final = 3
DEVELOPMENT_PHASE: Final = 4
DEPLOYMENT_PHASE: Final = 5

PHASE_NAMES: Final = (
    "Dice",
    "Diplomacy",
    "Disasters",
    "Development",  # the announcement is its very beginning
    "Development",
    "Deployment",
)

# Operations
BARBARIANS: Final = 0
PLUNDER: Final = 1  # a raid on another player
FOUND: Final = 2
RAZE: Final = 3
