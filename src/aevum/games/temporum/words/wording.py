"""The texts of all cards and Zones with the numbers of a match, from their programs."""

# not compiled: words need no speed

from functools import lru_cache
from typing import Final

from aevum.core.text import Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import (
    KINDS,
    OUTSIDE_TEXT,
    PLAY_TEXT,
    SCORE_TEXT,
    SECRET_TEXT,
    SPECIAL_CARD,
    ZONES,
)
from aevum.games.temporum.messages import BOOK
from aevum.games.temporum.rules.card import Card
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.phrases import CARD_IDS, ZONE_IDS
from aevum.games.temporum.rules.telling import Telling, joined
from aevum.games.temporum.rules.terms import Terms, Things

TABLES: Final = 16  # matches with changed numbers whose texts are cached


class Wording:
    """The texts of cards and Zones in a match, by their numbers."""

    def __init__(self, numbers: Numbers, things: Things) -> None:
        self.numbers = numbers
        zones, cards = things.zones, things.cards
        self.visit: list[Text] = [self.visited(zone.number) for zone in zones]
        """The text of a visit to each Zone."""
        self.boxes = [zone.box(numbers) for zone in zones]
        self.setups = [zone.setup_words(numbers) for zone in zones]
        self.outside = self.told(OUTSIDE_TEXT) or m.about_a_place_outside_time()
        """The text of a visit outside Time."""
        self.play = [self.told(PLAY_TEXT + card) for card in range(KINDS)]
        self.on_score = [self.told(SCORE_TEXT + card) for card in range(KINDS)]
        self.secret = [self.told(SECRET_TEXT + card) for card in range(KINDS)]
        self.card_texts: list[Text] = [self.card_text(card) for card in cards]
        """The whole text of each card."""
        self.zone_texts: list[Text] = [self.zone_text(zone.number) for zone in zones]
        """The whole text of each Zone."""

    def told(self, text: int) -> Text | None:
        """Return a text, None if it is empty."""
        return Telling(self.numbers.texts[text], self.numbers).whole()

    def visited(self, zone: int) -> Text:
        """Return the text of a visit to a Zone; a designer's Zone may have its own."""
        if ZONES[zone].about:
            return Text(f"about-{ZONE_IDS[zone]}", {}, BOOK)
        told = self.told(zone)
        assert told is not None
        return told

    def card_text(self, card: Card) -> Text:
        """Return the whole text of a card; a designer's card may have its own."""
        number = card.number
        if card.row.about:
            return Text(f"about-{CARD_IDS[number]}", {}, BOOK)
        own = card.about(self.numbers)
        scored, secret = self.on_score[number], self.secret[number]
        visit = self.outside if card.visit else None
        parts = [
            self.play[number] if own is None else own,
            None if visit is None else m.about_visit(text=visit),
            None if scored is None else m.about_scored(text=scored),
            None if secret is None else m.about_secret(text=secret),
            m.about_returns_to_pile() if card.row.source == SPECIAL_CARD else None,
        ]
        whole = joined([part for part in parts if part is not None])
        return whole or Text(f"about-{CARD_IDS[number]}", {}, BOOK)

    def zone_text(self, zone: int) -> Text:
        """Return the whole text of a Zone."""
        box, setup = self.boxes[zone], self.setups[zone]
        parts = [
            self.visit[zone],
            None if box is None else m.about_box(text=box),
            None if setup is None else m.about_setup(text=setup),
        ]
        whole = joined([part for part in parts if part is not None])
        assert whole is not None
        return whole


def wording(terms: Terms) -> Wording:
    """Return the texts with the numbers of a match."""
    return wording_of(terms.numbers, terms.things)


@lru_cache(maxsize=TABLES)
def wording_of(numbers: Numbers, things: Things) -> Wording:
    """Return the texts with these numbers."""
    return Wording(numbers, things)
