"""What cards are worth to the bot: played, scored, or kept in hand. A crown's step is STEP."""

from typing import Final

from aevum.games.temporum.cards.card import PERPETUAL
from aevum.games.temporum.cards.extra_piles import KINDS
from aevum.games.temporum.cards.tables import CARDS

STEP: Final = 100
DOLLAR: Final = 27
UNSEEN: Final = 105  # a card that is not known
TURN: Final = 210  # what a turn brings: playing or scoring a card takes one
LEAST: Final = 25  # the worst card can still be thrown away
ALL_STEPS: Final = 30

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
    return [_TEXTS.get(card.name, 0) for card in CARDS]


TEXT_WORTH: Final[list[int]] = _texts()
PLAYED: Final[list[int]] = [
    card.coins * DOLLAR + text for card, text in zip(CARDS, TEXT_WORTH, strict=True)
]
STAYS: Final[list[bool]] = [card.kind == PERPETUAL for card in CARDS]


def front_worth(kind: int, remaining: int) -> int:
    """Return what a Perpetual card in play still brings, with so many steps to go."""
    return TEXT_WORTH[kind] * remaining // ALL_STEPS


def play_worth(card: int, remaining: int) -> int:
    """Return what playing a card brings: its coins and its text."""
    if STAYS[card]:
        return CARDS[card].coins * DOLLAR + front_worth(card, remaining)
    return PLAYED[card]


def score_worth(card: int, remaining: int) -> int:
    """Return what scoring a card as printed brings, with so many steps to go."""
    return STEP * min(CARDS[card].crowns, remaining) - DOLLAR * CARDS[card].cost


def hand_worth(card: int, remaining: int) -> int:
    """Return what a card in hand is worth: the better use, less the turn that it takes."""
    if card < 0:
        return UNSEEN
    return KEPT[remaining * KINDS + card]


def _kept() -> list[int]:
    found: list[int] = []
    for remaining in range(ALL_STEPS + 2):
        for card in range(KINDS):
            best = max(play_worth(card, remaining), score_worth(card, remaining))
            found.append(max(LEAST, best - TURN))
    return found


KEPT: Final[list[int]] = _kept()
"""What cards in hand are worth: a row of all kinds for each number of steps to go."""
