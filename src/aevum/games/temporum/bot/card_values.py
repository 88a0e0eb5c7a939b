"""The value of cards for the bot: played, scored, or kept in hand."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.games.temporum.bot.levels import HARD, Level
from aevum.games.temporum.bot.weights import STANDARD, STEP, Weights
from aevum.games.temporum.bot.zone_values import VISIT_WORTH
from aevum.games.temporum.data import CARDS, KINDS, PERPETUAL, TIMES, ZONES
from aevum.games.temporum.rules.acting_ops import Gain
from aevum.games.temporum.rules.amounts import CROWNS_HERE, RULERS_HERE, RULES_HERE
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.leading_ops import Each, If
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.op import Text

OWN_TEXT: Final = 100  # value of a designer's card, which the bot does not know
LEAST: Final = 25  # value of the worst card, which can still be discarded

_TEXTS: Final = {
    # Momentary cards
    "Anubis Statuette": 160,
    "Artist": 90,
    "Bag of Loot": 90,
    "Barbarian Horde": 40,
    "Crown Jewels": 40,
    "Engineer": 40,
    "Gladiator's Gladius": 120,
    "Golden Goose": -120,
    "Infected Rat": 30,
    "Inventor": 220,
    "Kill Your Grandfather": 80,
    "King's Sword": 140,
    "Mayan Ritual Knife": 50,
    "Papal Tiara": 140,
    "Predict the Future": 10,
    "Settlers": 100,
    "Shogun's Katana": 70,
    "Trinket": 150,
    "Tulip Stocks": 90,
    "Ancient Scroll": 30,
    "Assassin's Dagger": 230,
    "Battle Plans": 90,
    "Cutthroat's Cutlass": 10,
    "Inventor's Journal": 60,
    "Maneuver": 20,
    "Meet Younger Self": 270,
    "Panacea": 120,
    "Pilgrims": 190,
    "Secret Mission": 190,
    "Secret Plot": 250,
    "Secret Stash": 60,
    "Secret Weapon": 240,
    "Sultan's Scimitar": 120,
    "Visionary": 250,
    "Gizmo": 300,
    "Trade Goods": 220,
    # Perpetual cards, for a whole game
    "Black Market": 200,
    "Conspiracy": 400,
    "Explorer": 260,
    "Friends in Old Places": 220,
    "Gang of Pickpockets": 420,
    "Investments": 130,
    "Prime Real Estate": 220,
    "Secret Society": 360,
    "Think Tank": 60,
    "Treasure Map": 160,
    "A Place Outside Time": 160,
    "Ambassador": 70,
    "Bank": 200,
    "Beggar": 80,
    "Cache": 100,
    "Detective": 90,
    "Hacker": 120,
    "Hidden Cave": 160,
    "Hideout": 40,
    "Revolutionaries": 330,
    "Sunboat of Ra": 170,
    "Tactician": 90,
    "University": 120,
}


def _texts() -> list[int]:
    unknown = set(_TEXTS) - {card.name for card in CARDS}
    if unknown:
        raise ValueError(f"there are no such cards: {sorted(unknown)}")
    return [_TEXTS.get(card.name, OWN_TEXT if card.own else 0) for card in CARDS]


TEXT_WORTH: Final[list[int]] = _texts()
STAYS: Final[list[bool]] = [card.kind == PERPETUAL for card in CARDS]


@mypyc_attr(acyclic=True)
class Worths:
    """The value of cards and Zones for a bot, with the numbers of a match."""

    def __init__(
        self, numbers: Numbers, weights: Weights, level: Level = HARD, match: str = ""
    ) -> None:
        self.numbers: Final = numbers
        self.weights: Final = weights
        self.match: Final = match
        """Who misjudges what in which match."""
        rng = Rng(match)
        self.texts: Final = [_blurred(text, level.blur, rng) for text in TEXT_WORTH]
        self.visits: Final = [_slipped(visit, level.slip, rng) for visit in VISIT_WORTH]
        """What the visit of each Zone is worth besides what its text brings at a glance."""
        self.all_steps: Final = (TIMES - 1) * numbers.crowns
        """The steps of a whole game, for which the values of Perpetual cards are."""
        self.coins: Final = numbers.coins
        self.costs: Final = numbers.costs
        self.crowns: Final = numbers.card_crowns
        self.pays: Final = [_pays(numbers.texts[zone]) for zone in range(len(ZONES))]
        """The dollars that the visit of each Zone pays for each crown there."""
        self.rewards: Final = [_rewards(numbers.texts[zone]) for zone in range(len(ZONES))]
        """Whether the visit of each Zone rewards who rules there."""
        self.kept: list[int] = []
        """The value of cards in hand: a row of all kinds for each number of steps to go."""
        for remaining in range(self.all_steps + 2):
            for card in range(KINDS):
                best = max(self.play_worth(card, remaining), self.score_worth(card, remaining))
                self.kept.append(max(LEAST, best - weights.use))

    def front_worth(self, kind: int, remaining: int) -> int:
        """Return the value of a Perpetual card in play, with so many steps to go."""
        return self.texts[kind] * self.weights.perpetual * remaining // (100 * self.all_steps)

    def play_worth(self, card: int, remaining: int) -> int:
        """Return the value of playing a card: its coins and its text."""
        return self.coins[card] * self.weights.dollar + self.text_worth(card, remaining)

    def text_worth(self, card: int, remaining: int) -> int:
        """Return the value of a card's text when played."""
        if STAYS[card]:
            return self.front_worth(card, remaining)
        return self.texts[card] * self.weights.momentary // 100

    def score_worth(self, card: int, remaining: int) -> int:
        """Return the value of scoring a card as printed, with so many steps to go."""
        return STEP * min(self.crowns[card], remaining) - self.weights.dollar * self.costs[card]

    def hand_worth(self, card: int, remaining: int) -> int:
        """Return the value of a card in hand: the better use, minus the turn that it takes."""
        if card < 0:
            return self.weights.unseen
        return self.kept[remaining * KINDS + card]


def _blurred(worth: int, percent: int, rng: Rng) -> int:
    """Return a value misjudged by up to so many percent."""
    if not percent:
        return worth
    return worth * (100 - percent + int(rng.below(2 * percent + 1))) // 100


def _slipped(worth: int, most: int, rng: Rng) -> int:
    """Return a value misjudged by up to so much."""
    return worth - most + int(rng.below(2 * most + 1)) if most else worth


def _rewards(visit: Text) -> bool:
    """Return whether the visit of a Zone rewards who rules there."""
    for op in visit:
        if isinstance(op, If) and op.when is RULES_HERE:
            return True
        if isinstance(op, Each) and op.who is RULERS_HERE:
            return True
    return False


def _pays(visit: Text) -> int:
    """Return the dollars that the visit of a Zone pays for each crown there."""
    for op in visit:
        if isinstance(op, Gain) and op.per is CROWNS_HERE:
            return op.dollars
    return 0


def worths_of(chron: Chronicle) -> Worths:
    """Return the standard bot's values in a match; they are computed once for its numbers."""
    numbers = chron.terms.numbers
    found = numbers.worths
    if isinstance(found, Worths):
        return found
    made = Worths(numbers, STANDARD)
    numbers.worths = made
    return made
