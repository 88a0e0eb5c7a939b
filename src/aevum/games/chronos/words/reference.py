"""The reference of cards, GODs, CITIES and numbers as Markdown, from the tables of the game."""

# not compiled: words need no speed

from collections.abc import Sequence
from typing import Final

from aevum.core.numbers import GRADE_TEXTS
from aevum.core.text import ENGLISH, Reader, Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import (
    AS_PRINTED,
    CARD_ROWS,
    CITY_TILES,
    KEPT,
    NUMBERS,
    PANTHEON,
)
from aevum.games.chronos.messages import BOOK
from aevum.games.chronos.rules.card_kinds import is_monster, is_wind
from aevum.games.chronos.rules.phrases import (
    CARDS,
    CITIES,
    GODS,
    card_brief,
    city_brief,
    god_brief,
)

SUBJECTS: Final[dict[str, tuple[Text, Text | None]]] = {
    "copies.10": (m.table_grade_copies(), m.table_grade_copies_why()),
    "copies.0": (m.table_grade_zero(), None),
    "timer.seconds": (m.table_grade_timer(), m.table_grade_timer_why()),
    "timers.3": (m.table_grade_timers(), None),
    "opening.seconds": (m.table_grade_opening(), m.table_grade_opening_why()),
    "countdown.seconds": (m.table_grade_countdown(), None),
    "game.minutes": (m.table_grade_over(), m.table_grade_over_why()),
    "choice.seconds": (m.table_grade_choice(), m.table_grade_choice_why()),
    "hand.milliseconds": (m.table_grade_hand(), m.table_grade_hands_why()),
    "powers.limit": (m.table_grade_powers(), m.table_grade_hands_why()),
    "claim.seconds": (m.table_grade_claim(), m.table_grade_claim_why()),
    "eos.knock": (m.table_grade_knock(), m.table_grade_knock_why()),
}
"""Names of numbers with a grade to show (the first of several), and their reasons."""
NOBODY: Final = Reader()


def _kind(card: int) -> Text:
    if card >= KEPT:
        return m.table_kind_plague()
    if is_monster(card):
        return m.table_kind_monster()
    return m.table_kind_wind() if is_wind(card) else m.table_kind_territory()


class Reference:
    """Writes the reference in one language; rows of English have the names as printed."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.catalogue = BOOK.catalogue(language)

    def tell(self, text: Text) -> str:
        """Return a message in the language."""
        return self.catalogue.format(text, NOBODY)

    def name(self, printed: str, key: str) -> str:
        """Return the name of a card, a GOD or a CITY."""
        return printed if self.language == ENGLISH else self.tell(Text(key, {}, BOOK))

    def table(self, head: tuple[Text, ...], rows: Sequence[tuple[str, ...]]) -> str:
        """Return rows below their head as a Markdown table."""
        lines = [f"| {' | '.join(row)} |" for row in [tuple(map(self.tell, head)), *rows]]
        return "\n".join([lines[0], "|" + "---|" * len(head), *lines[1:]])

    def cards(self) -> str:
        """Return the table of all cards."""
        head = (
            m.table_head_card(),
            m.table_head_kind(),
            m.table_head_copies(),
            m.table_head_stage(),
            m.table_head_does(),
        )
        rows = [
            (
                self.name(row.name, f"card-{CARDS[card]}"),
                self.tell(_kind(card)),
                str(row.copies),
                str(row.stage),
                self.tell(card_brief(card)),
            )
            for card, row in enumerate(CARD_ROWS)
        ]
        return self.table(head, rows)

    def gods(self) -> str:
        """Return the table of all GODs."""
        head = (
            m.table_head_god(),
            m.table_head_cost(),
            m.table_head_power(),
            m.table_head_rule(),
        )
        rows = [
            (
                self.name(row.name, f"god-{GODS[god]}"),
                str(row.price),
                self.tell(god_brief(god, AS_PRINTED)),
                row.rule,
            )
            for god, row in enumerate(PANTHEON)
        ]
        return self.table(head, rows)

    def cities(self) -> str:
        """Return the table of all CITIES."""
        head = (m.table_head_city(), m.table_head_power(), m.table_head_rule())
        rows = [
            (
                self.name(row.name, f"city-{CITIES[city]}"),
                self.tell(city_brief(city, AS_PRINTED)),
                row.rule,
            )
            for city, row in enumerate(CITY_TILES)
        ]
        return self.table(head, rows)

    def numbers(self) -> str:
        """Return the table of the most important numbers."""
        of, seconds = AS_PRINTED.values.of, m.table_number_seconds
        win = m.table_number_win_is(n=of("win.points"), hera=of("hera.points"))
        hand = m.table_number_milliseconds(n=of("hand.milliseconds"))
        told = [
            (m.table_number_win(), self.tell(win)),
            (m.table_number_timer(), self.tell(seconds(n=of("timer.seconds")))),
            (m.table_number_opening(), self.tell(seconds(n=of("opening.seconds")))),
            (m.table_number_countdown(), self.tell(seconds(n=of("countdown.seconds")))),
            (m.table_number_choice(), self.tell(seconds(n=of("choice.seconds")))),
            (m.table_number_hand(), self.tell(hand)),
            (m.table_number_powers(), str(of("powers.limit"))),
            (m.table_number_claim(), self.tell(seconds(n=of("claim.seconds")))),
            (m.table_number_over(), self.tell(m.table_number_minutes(n=of("game.minutes")))),
        ]
        head = (m.table_head_number(), m.table_head_is())
        return self.table(head, [(self.tell(what), value) for what, value in told])

    def grades(self) -> str:
        """Return how certain the numbers are that are not simply printed."""
        grades = {number.name: number.grade for number in NUMBERS}
        rows = [
            (
                self.tell(subject),
                self.tell(GRADE_TEXTS[grades[name]]),
                self.tell(why) if why else "",
            )
            for name, (subject, why) in SUBJECTS.items()
        ]
        head = (m.table_head_number(), m.table_head_grade(), m.table_head_why())
        return self.table(head, rows)

    def chapters(self) -> list[str]:
        """Return its parts."""
        return [
            f"## {self.tell(m.table_reference_cards())}",
            self.cards(),
            f"## {self.tell(m.table_reference_gods())}",
            self.gods(),
            f"## {self.tell(m.table_reference_cities())}",
            self.cities(),
            f"## {self.tell(m.table_reference_numbers())}",
            self.numbers(),
            f"## {self.tell(m.table_reference_grades())}",
            self.tell(m.table_reference_printed()),
            self.grades(),
        ]


def write_reference(language: str = ENGLISH) -> str:
    """Return the whole reference, which follows the rules as further chapters."""
    return "\n\n".join(Reference(language).chapters()) + "\n"
