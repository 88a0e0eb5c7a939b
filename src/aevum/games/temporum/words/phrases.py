"""Small phrases that every sentence of the game is made of."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import NONE
from aevum.games.phrases import many
from aevum.games.temporum.data import CARDS, OUTSIDE, TIME_OF, ZONES
from aevum.games.temporum.rules.chronicle import Chronicle

NUMERALS: Final = ("", "I", "II", "III", "IV")
NUMBERS: Final = ("no", "a", "two", "three", "four", "five", "six")
OUTSIDE_NAME: Final = "A Place Outside Time"


def some(number: int, noun: str) -> str:
    """Return a small number of things in words: "a card", "two cards"."""
    word = NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)
    return f"{word} {noun}" if number == 1 else f"{word} {noun}s"


def time_words(time: int) -> str:
    """Return a Time by its numeral."""
    return f"Time {NUMERALS[time]}" if time else "outside Time"


def card_name(card: int) -> str:
    """Return a card's name; one that the viewer does not know is just a card."""
    return CARDS[card].name if card >= 0 else "a card"


def worth_words(chron: Chronicle, card: int) -> str:
    """Return what is on a card that may be given away, in brackets; "" for an unknown one."""
    if card < 0:
        return ""
    numbers = chron.terms.numbers
    crowns = many(numbers.card_crowns[card], "crown")
    return f" (play: ${numbers.coins[card]}; score: ${numbers.costs[card]} for {crowns})"


def zone_name(chron: Chronicle, place: int) -> str:
    """Return the name of what lies on a place."""
    if place >= OUTSIDE:
        return OUTSIDE_NAME
    zone = chron.zones[place]
    return ZONES[zone].name if zone != NONE else f"place {place + 1}"


def place_words(chron: Chronicle, place: int) -> str:
    """Return a place by name and Time: "Ice Age in Time I", "your A Place Outside Time"."""
    if place < OUTSIDE:
        return f"{zone_name(chron, place)} in {time_words(TIME_OF[place])}"
    return f"{OUTSIDE_NAME} {place - OUTSIDE + 1}"


def owner_of(chron: Chronicle, place: int) -> int:
    """Return whose A Place Outside Time a place is, NONE for a Zone."""
    for seat in range(chron.seats):
        if any(each.place == place for each in chron.front[seat]):
            return seat
    return NONE


def first_up(text: str) -> str:
    """Return a text that begins like a sentence."""
    return text[:1].upper() + text[1:]


def first_low(text: str) -> str:
    """Return a text that can follow a colon."""
    return text[:1].lower() + text[1:]
