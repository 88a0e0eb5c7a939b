"""The texts of all cards and Zones with the numbers of a match."""

# not compiled: words are slow code on purpose

from functools import lru_cache
from typing import Final

from aevum.games.temporum.data import ANY_ACTION, CARDS, ZONES, ZoneRow, word
from aevum.games.temporum.printed import PRINTED
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.words.cardwords import CARD_WORDS, CardWords
from aevum.games.temporum.words.figures import Figure
from aevum.games.temporum.words.zonewords import ACTION_WORDS, ZONE_WORDS, ZoneWords

TABLES: Final = 16  # matches with other numbers whose texts are kept


class Wording:
    """What cards and Zones say in a match, by their names."""

    def __init__(self, numbers: Numbers) -> None:
        found = _by_owner(numbers)
        self.cards = {
            card.name: CardWords(*(part.format_map(found[word(card.name)]) for part in parts))
            for card, parts in ((card, CARD_WORDS[card.name]) for card in CARDS)
        }
        self.zones = {
            zone.name: ZoneWords(*(part.format_map(found[word(zone.name)]) for part in parts))
            for zone, parts in ((zone, _zone_words(zone)) for zone in ZONES)
        }
        self.card_texts = {name: _card_text(words) for name, words in self.cards.items()}
        """All that each card does."""
        self.zone_texts = {name: _zone_text(words) for name, words in self.zones.items()}
        """All that each Zone does."""


def _zone_words(zone: ZoneRow) -> ZoneWords:
    """Return the words of a Zone; those of designers stand in its row."""
    return ZONE_WORDS.get(zone.name) or ZoneWords(zone.about)


def _card_text(words: CardWords) -> str:
    text = words.play
    if words.on_score:
        text += f" When scored: {words.on_score}"
    if words.secret:
        text += f" Discarded at the start of your turn: {words.secret}"
    return text


def _zone_text(words: ZoneWords) -> str:
    text = words.visit
    if words.box:
        text += f" Box: {words.box}"
    if words.setup:
        text += f" Setup: {words.setup}"
    return text


def _by_owner(numbers: Numbers) -> dict[str, dict[str, object]]:
    """Return the numbers of each card and Zone by their words, with what all of them may name."""
    action = ACTION_WORDS.format(draws=Figure(numbers.values.of(ANY_ACTION)))
    shared: dict[str, object] = {"action": action, "all-crowns": Figure(numbers.crowns)}
    names = [card.name for card in CARDS] + [zone.name for zone in ZONES]
    found = {word(name): dict(shared) for name in names}
    for name, value in numbers.values.values.items():
        owner, _, key = name.partition(".")
        if owner in found:
            found[owner][key] = Figure(value)
    return found


@lru_cache(maxsize=TABLES)
def wording(numbers: Numbers = PRINTED) -> Wording:
    """Return the texts with the numbers of a match; those in print without any."""
    return Wording(numbers)
