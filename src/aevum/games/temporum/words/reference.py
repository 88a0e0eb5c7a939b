"""The reference of all cards and Zones as Markdown, from the tables of the game."""

# not compiled: words need no speed

from typing import Final

from aevum.core.numbers import DESIGNED, GRADE_TEXTS
from aevum.core.text import ENGLISH, Reader, Text
from aevum.games.own_rows import is_own
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import (
    COPIES,
    MOMENTARY,
    SPECIAL_CARD,
    SPECIAL_COPIES,
    TIMES,
)
from aevum.games.temporum.messages import BOOK
from aevum.games.temporum.rules.card import Card
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.phrases import CARD_IDS, TIME_IDS, ZONE_IDS
from aevum.games.temporum.rules.terms import Things
from aevum.games.temporum.rules.zone import Zone
from aevum.games.temporum.words.doubts import DOUBTS
from aevum.games.temporum.words.wording import wording_of

SOURCES: Final = ("base", "Alternate Realities", "special")
CARD_TITLES: Final = (
    m.table_reference_base(),
    m.table_reference_realities(),
    m.table_reference_special(),
)
SETS: Final = (m.table_set_base(), m.table_set_realities())
NOBODY: Final = Reader()


def grade_text(name: str) -> Text:
    """Return how certain the numbers of a card or Zone are, and why if they are in doubt."""
    if is_own("temporum", name):
        return GRADE_TEXTS[DESIGNED]
    return DOUBTS.get(name) or m.table_sure()


class Reference:
    """Writes the reference in one language."""

    def __init__(self, numbers: Numbers, things: Things, language: str) -> None:
        self.things = things
        self.language = language
        self.catalogue = BOOK.catalogue(language)
        self.words = wording_of(numbers, things)

    def tell(self, text: Text) -> str:
        """Return a message in the language."""
        return self.catalogue.format(text, NOBODY)

    def name(self, printed: str, text: Text) -> str:
        """Return a name: in English as printed and typed."""
        return printed if self.language == ENGLISH else self.tell(text)

    def head(self, *titles: Text) -> str:
        """Return the head of a Markdown table."""
        return f"| {' | '.join(map(self.tell, titles))} |\n|" + "---|" * len(titles)

    def card(self, card: Card) -> str:
        """Return the row of a card."""
        number, row = card.number, card.row
        momentary = row.kind == MOMENTARY
        kind = self.tell(m.ui_momentary() if momentary else m.ui_perpetual())
        name = self.name(row.name, m.part_name_card(card=CARD_IDS[number]))
        coins, cost = (self.tell(m.table_coins(coins=each)) for each in (row.coins, row.cost))
        numbers = f"{coins} | {cost} | {row.crowns}"
        text = self.tell(self.words.card_texts[number])
        return f"| {name} | {kind} | {numbers} | {text} | {self.tell(grade_text(row.name))} |"

    def zone(self, zone: Zone) -> str:
        """Return the row of a Zone."""
        number, row = zone.number, zone.row
        name = self.name(row.name, m.part_name_zone(zone=ZONE_IDS[number]))
        text = self.tell(self.words.zone_texts[number])
        grade = self.tell(grade_text(row.name))
        return f"| {name} | {self.tell(SETS[row.source])} | {text} | {grade} |"

    def chapters(self) -> list[str]:
        """Return its parts."""
        piles = m.table_reference_piles(copies=COPIES, special=SPECIAL_COPIES)
        about = f"{self.tell(m.table_reference_about())} {self.tell(piles)}"
        parts = [f"## {self.tell(m.table_reference())}", about]
        card_head = self.head(
            m.table_head_card(),
            m.table_head_kind(),
            m.table_head_coins(),
            m.table_head_cost(),
            m.table_head_crowns(),
            m.table_head_does(),
            m.table_head_grade(),
        )
        for source, title in enumerate(CARD_TITLES):
            rows = sorted(
                self.card(card) for card in self.things.cards if card.row.source == source
            )
            parts += [f"## {self.tell(title)}", "\n".join([card_head, *rows])]
        zone_head = self.head(
            m.table_head_zone(), m.table_head_set(), m.table_head_does(), m.table_head_grade()
        )
        for time in range(1, TIMES + 1):
            rows = sorted(self.zone(zone) for zone in self.things.zones if zone.row.time == time)
            title = m.table_reference_zones(time=TIME_IDS[time - 1])
            parts += [f"## {self.tell(title)}", "\n".join([zone_head, *rows])]
        return parts


def write_reference(numbers: Numbers, things: Things, language: str = ENGLISH) -> str:
    """Return the whole reference: cards by box, Zones by Time, each in the order of its names.

    It follows the rules as further chapters.
    """
    return "\n\n".join(Reference(numbers, things, language).chapters()) + "\n"


assert len(SOURCES) == SPECIAL_CARD + 1
