# not compiled: words are slow code on purpose
"""What the cards say: one or two sentences for each action card, improvement and wonder.

The first sentence of a card says what it does, short enough for a list of moves.
"""

from typing import Final

from aevum.games.imperials.data import COLOURS, MEDICINE_COST
from aevum.games.imperials.words.phrases import amounts

# In the order of ACTIONS
CARD_TEXTS: Final = (
    "Move the robber and steal a card. The Warrior then counts for your army.",
    "A hidden point. Keep it: it counts from now on and is shown when the game ends.",
    "Build two roads for nothing. The usual rules say where.",
    "Take two resources of your choice from the market. They may be alike.",
    "Name a resource and receive all that the others hold of it.",
    "Choose both number dice, before you roll. The event die is thrown as ever.",
    "Build one improvement for one commodity less. A first level costs nothing.",
    "Build a fence for nothing. It needs a town of yours without one.",
    "Swap two numbers on the board. Tokens of 2, 6, 8 and 12 stay where they are.",
    "Take 2 wheat for each farm you settle on. A farm counts once, however many stand there.",
    f"Turn a village into a town for {amounts(MEDICINE_COST)}.",
    "Take 2 ore for each mine you settle on. A mine counts once, however many stand there.",
    "A point for you. It is shown when you draw it and stays before you.",
    "Build two roads for nothing. The usual rules say where.",
    "Raise up to two warriors by one step for nothing. They must be different ones.",
    "Give each opponent a resource for a commodity. They choose which; you stop when you like.",
    "Look at the cards of a player ahead of you and take two.",
    "Put the merchant on a tile you settle on. He brings 1 point, and 2 of its kind buy any card.",
    "Name a kind of card: this turn 2 of it buy any card. Commodities count too.",
    "Name a resource and receive up to 2 of it from every opponent.",
    "Name a commodity and receive 1 of it from every opponent who has it.",
    "Move the robber and steal from everybody on its tile. Only after the dragon's first attack.",
    "A point for you. It is shown when you draw it and stays before you.",
    "Make an opponent dismiss a warrior. You may place one of the same strength for nothing.",
    "Take an open road off the board. If it was yours, you lay it elsewhere for nothing.",
    "Drive off an opponent's warrior that stands at a road of yours, however strong it is.",
    "Let every opponent with at least your points discard half. A single card is safe.",
    "Look at an opponent's action cards and take one.",
    "Activate all your warriors for nothing. Those it wakes do not act in this turn.",
    "Receive two cards from every opponent who is ahead of you. They choose which.",
)

_WONDER: Final = "Two points, and the dragon spares its town. Another's level 5 takes it over."
_GREAT: Final = "Two points for good, and the dragon spares its town."

# Levels 3, 4 and 5 of science, trade and military
WORK_TEXTS: Final = (
    "When a roll other than 7 yields you nothing, take a resource of your choice.",
    "Two commodities of a kind buy any one card from the market.",
    "Your strong warriors can become mighty.",
    *[_WONDER] * COLOURS,
    *[_GREAT] * COLOURS,
)


def brief(card: int) -> str:
    """Return the first sentence of an action card, without its full stop."""
    return CARD_TEXTS[card].split(". ")[0].rstrip(".")
