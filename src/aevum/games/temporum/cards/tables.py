"""All cards and Zones, by number and by name, and the themed sets of Zones."""

from typing import Final

from aevum.core.numbers import Number
from aevum.games.temporum.cards.base import BASE_CARDS
from aevum.games.temporum.cards.card import Card, Zone
from aevum.games.temporum.cards.extra_piles import KINDS
from aevum.games.temporum.cards.numbers import Passage, own_numbers, text_numbers
from aevum.games.temporum.cards.realities import REALITY_CARDS, SPECIAL_CARDS
from aevum.games.temporum.data import TABLE_NUMBERS
from aevum.games.temporum.zones.base import BASE_ZONES
from aevum.games.temporum.zones.realities import REALITY_ZONES

CARDS: Final[tuple[Card, ...]] = BASE_CARDS + REALITY_CARDS + SPECIAL_CARDS
ZONES: Final[tuple[Zone, ...]] = BASE_ZONES + REALITY_ZONES


def _numbers(names: list[str]) -> dict[str, int]:
    found = {name: number for number, name in enumerate(names)}
    if len(found) != len(names):
        raise ValueError("two of them have the same name")
    return found


CARD_NUMBER: Final = _numbers([card.name for card in CARDS])
ZONE_NUMBER: Final = _numbers([zone.name for zone in ZONES])
if len(CARDS) != KINDS:
    raise ValueError("cards are missing")

# Texts: visits of Zones, plays of cards, what scoring does, secrets, A Place Outside Time
PLAY_TEXT: Final = len(ZONES)
SCORE_TEXT: Final = PLAY_TEXT + KINDS
SECRET_TEXT: Final = SCORE_TEXT + KINDS
OUTSIDE_TEXT: Final = SECRET_TEXT + KINDS
ENDLESS_TEXT: Final = OUTSIDE_TEXT + 1  # when Endless City becomes real
MAFIA_TEXT: Final = OUTSIDE_TEXT + 2

PASSAGES: Final[list[Passage]] = [
    *(Passage(zone.visit, zone) for zone in ZONES),
    *(Passage(card.play, card) for card in CARDS),
    *(Passage(card.on_score, card, "score-") for card in CARDS),
    *(Passage(card.secret, card, "secret-") for card in CARDS),
    *(Passage(card.visit, card) for card in CARDS if card.visit),
    *(Passage(zone.real, zone) for zone in ZONES if zone.real),
]
"""All texts as printed, in the order of their numbers."""
if [each.title for each in PASSAGES[OUTSIDE_TEXT:]] != [
    "A Place Outside Time",
    "Endless City",
    "Mafia City-States",
]:
    raise ValueError("a text is not where the rules look for it")


def _all_numbers() -> tuple[Number, ...]:
    """Return the numbers of the table, then those of each card and each Zone together."""
    texts: dict[str, list[Number]] = {}
    for passage in PASSAGES:
        texts.setdefault(passage.title, []).extend(text_numbers(passage))
    found = list(TABLE_NUMBERS)
    for card in CARDS:
        found += own_numbers(card) + texts[card.name]
    for zone in ZONES:
        found += own_numbers(zone) + texts[zone.name]
    return tuple(found)


NUMBERS: Final[tuple[Number, ...]] = _all_numbers()
"""All numbers that a designer may turn."""


def _set(*names: str) -> tuple[int, ...]:
    """Return the ten Zones of a themed set; they must lie one, two, three, four by Time."""
    zones = tuple(ZONE_NUMBER[name] for name in names)
    if sorted(ZONES[zone].time for zone in zones) != [1, 2, 2, 3, 3, 3, 4, 4, 4, 4]:
        raise ValueError(f"a themed set does not fit the board: {names}")
    return zones


# fmt: off
THEMED: Final[dict[str, tuple[int, ...]]] = {
    "beginners": _set(
        "Ancient Egypt", "Roman Empire", "Renaissance", "Industrial Revolution",
        "Balloon Revolution", "American Civil War", "Steampunk Empire", "Age of Toys",
        "Robot Uprising", "Nanotech Wonderland"),
    "friendly": _set(
        "Stone Age", "Pax Buddha", "Age of Cults", "Balloon Revolution", "Summer of Love",
        "Prohibition Era", "Information Age", "Utopia", "Warm Globe", "Communist Utopia"),
    "harsh": _set(
        "Ice Age", "Inquisition", "Plague", "Bureaucracy", "Great Depression", "Police State",
        "Savagery", "Icy Wasteland", "Nuclear Wasteland", "Mere Anarchy"),
    "riches": _set(
        "Primitive Paradise", "Crusades", "Holy Norse Empire", "American Civil War", "Plutocracy",
        "Age of Discovery", "Nanotech Wonderland", "Age of Cats", "Age of Toys", "Warm Globe"),
    "control": _set(
        "Iron Age", "Roman Empire", "Egyptian America", "Prohibition Era", "American Civil War",
        "French Revolution", "Nuclear Wasteland", "Space Age", "Robot Uprising", "Icy Wasteland"),
    "science": _set(
        "Age of Atlantis", "Bright Ages", "Scientist Enclave", "Industrial Revolution",
        "Age of Plastic", "Atomic Age", "Steampunk Empire", "Singularity", "Floating Cities",
        "Nuclear Wasteland"),
    "traders": _set(
        "Babylonian Bazaar", "Ancient Carthage", "Byzantine Empire", "Age of Discovery", "Y2K",
        "Dutch Golden Age", "Scrapyard World", "Underground Haven", "Endless City",
        "Information Age"),
    "nightmare worlds": _set(
        "Trojan War", "Mongolian Empire", "Dark Ages", "Police State", "Age of Piracy",
        "Bureaucracy", "Mere Anarchy", "Zombie Apocalypse", "Poison Earth", "Robot Uprising"),
    "perfect worlds": _set(
        "Neolithic Renaissance", "Celtic Paradise", "Renaissance", "Meritocracy", "Pax Britannica",
        "Gold Rush", "Utopia", "Capitalist Utopia", "Robotic Utopia", "Communist Utopia"),
    "big time": _set(
        "Bronze Age", "Tibetan Empire", "Scientist Enclave", "Pax Britannica", "Dutch Golden Age",
        "Plutocracy", "Space Age", "Floating Cities", "Earth United", "Green World"),
    "control your destiny": _set(
        "Kingdom of Trilobites", "Greek America", "Roman Empire", "New France", "Atomic Age",
        "Rome Eternal", "Simulated Paradise", "Robotic Utopia", "Quiet Planet",
        "Mafia City-States"),
    "revolutions": _set(
        "Dawn of Man", "Viking America", "Three Kingdoms", "American Civil War",
        "Cultural Revolution", "Russian Revolution", "Zombie Apocalypse", "Savagery", "Exodus",
        "Nuclear Wasteland"),
    "they walk among us": _set(
        "Alien Egypt", "Empire of the Amazons", "Greek America", "Balloon Revolution",
        "Meritocracy", "Age of Plastic", "Simulated Paradise", "Alien Contact",
        "Age of Superheroes", "Age of Cats"),
}
# fmt: on
