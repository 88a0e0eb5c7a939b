"""What each card, each GOD and each CITY does, in the few words that a card has room for."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.chronos.data import CARDS, VALUES
from aevum.games.chronos.gods.pantheon import CITIES, GODS

_OTHER_BRIEFS: Final = (
    "Half of a win: with a Minotaur beside it, claim the monsters.",
    "Half of a win: with a Hydra beside it, claim the monsters.",
    *["Two, three or four different winds multiply your points."] * 4,
    "You send any timer to Hell: there it has to run twice.",
    "An opponent of your choice loses the top card.",
    "The game ends at once; the most points win.",
)
LANDS: Final = CARDS - len(_OTHER_BRIEFS)
CARD_BRIEFS: Final = (
    "Worth nothing by itself; it pays for gods.",
    *[f"{value} points for your kingdom." for value in VALUES[1:LANDS]],
    *_OTHER_BRIEFS,
)

GOD_BRIEFS: Final = (
    "Hell is empty: send two timers there.",
    "All monsters come to you; nobody else gets one.",
    "50 points for each of your timers on a city.",
    "You win.",
    "Five different cards in your kingdom: you win.",
    "Swap a card for one that others show.",
    "Your 10s and 20s count 30.",
    "Your timers never go to Hell.",
    "Your timers may raid kingdoms.",
    "Counts as one more wind.",
    "One monster is enough to claim.",
    "Keep one god of the temple for yourself.",
    "The last god of the temple is yours for nothing.",
    "Take 10s without a timer; send timers on 10s to Hell.",
    "Doubles your score.",
    "50 points for each god you hold.",
    "Wins together with Pollux.",
    "Wins together with Castor.",
    "Choose which plague strikes.",
    "Buy gods from others; they get the cards.",
    "Swap a card for any of the discard.",
    "Each monster is worth 100.",
    "Two of your timers on a pile: send others there to Hell.",
    "Who knocks a timer gives you a card.",
    "Three equal cards in your kingdom: you win.",
    "One more timer.",
    "A timer that runs out on its fourth square wins.",
    "Leave Hell after its first part.",
    "Gain a card of each offering that others make.",
    "50 points for each of your timers in Hell.",
    "Alone in Hell: send any timer there.",
    "Who takes from its pile gives you a card.",
    "Send all timers of a crowded pile to Hell.",
    "Three timers in Hell: you win.",
    "Your plagues strike all the others.",
    "Your top card counts twice.",
    "A 0 comes with each card you take.",
    "Opponents need 300 to win.",
    "You may flip timers onto Atlantis.",
    "One city works for you alone.",
)

CITY_BRIEFS: Final = (
    "+50 while you stand here",
    "One more wind while you stand here",
    "Gods cost one less",
    "A card sends any timer to Hell",
    "Leaving, bring any timer here",
    "Only from here are offerings made",
    "Move the cube that bars a pile",
    "Arriving brings a 0",
    "Two cards for one of the discard",
    "Others lose their winds",
    "Who takes 50 or 100 gives you a card",
    "From here to Atlantis",
)

assert len(CARD_BRIEFS) == CARDS
assert len(GOD_BRIEFS) == GODS
assert len(CITY_BRIEFS) == CITIES
