"""The table for a terminal: the Times in letters, and the lines around them."""

# not compiled: words need no speed

from typing import Final

from aevum.core.text import ENGLISH, Catalogue, Reader, Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import TIMES
from aevum.games.temporum.messages import BOOK
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.phrases import counted
from aevum.games.temporum.rules.ruling import rules
from aevum.games.temporum.words.panels import (
    Line,
    backs,
    front_lines,
    hand_line,
    hand_lines,
    headline,
    pile_lines,
    small_hand,
)
from aevum.games.temporum.words.timeline import (
    NUMERALS,
    legend,
    path_lines,
    small_timeline,
    timeline,
)
from aevum.games.temporum.words.trail import trail
from aevum.games.temporum.words.zonelines import zone_lines
from aevum.games.wrapping import wrapped

WIDTH: Final = 75  # columns, which a screen of 120 has next to its list of moves
SEAT: Final = 16  # columns of a player in the table of crowns
FIGURE: Final = 6  # of a number in it
MONEY: Final = 8


class Teller:
    """Describes a table to one viewer, in a language."""

    def __init__(self, chron: Chronicle, language: str = ENGLISH) -> None:
        self.chron = chron
        self.catalogue: Catalogue = BOOK.catalogue(language)
        self.reader = Reader(chron.viewer)

    def one(self, text: Text) -> str:
        """Return a message."""
        return self.catalogue.format(text, self.reader)

    def tell(self, lines: list[Line]) -> list[str]:
        """Return lines, each with its sentences in a row."""
        return [" ".join([self.one(text) for text in line]) for line in lines]

    def draw(self) -> str:
        """Return the whole table: the viewer's cards, the Times, everything public."""
        chron = self.chron
        head = self.tell([headline(chron), *self._progress(), *hand_lines(chron)])
        beside = self.tell([*front_lines(chron), *pile_lines(chron)])
        lines = [
            *wrapped(head, WIDTH),
            "",
            *timeline(chron, self.one),
            "",
            *self._crowns(),
            "",
            *wrapped(beside, WIDTH),
            *wrapped(["", *self.tell(zone_lines(chron))], WIDTH),
            *wrapped(["", *map(self.one, legend(chron))], WIDTH),
        ]
        return "\n".join(lines)

    def draw_small(self, width: int) -> str:
        """Return the same for a low screen: what every move needs comes first, in few lines."""
        chron = self.chron
        crowns = self._crowns()
        lines = [
            *small_timeline(chron, width, self.one),
            *self.tell(self._progress()),
            *crowns[:-1],
            *self.tell(small_hand(chron)),
            "",
            *self.tell([*hand_lines(chron), *front_lines(chron), *pile_lines(chron)]),
            *self.tell([headline(chron)]),
            "",
            *self.tell(zone_lines(chron)),
            "",
            self.one(m.table_legend_small()),
            crowns[-1],
            *map(self.one, legend(chron)[2:]),
        ]
        return "\n".join(wrapped(lines, width))

    def summary(self) -> list[str]:
        """Return the viewer's own money and cards in a line, nothing for a spectator."""
        return self.tell(hand_line(self.chron))

    def position(self) -> list[str]:
        """Return the whole table in sentences, without a drawing."""
        chron = self.chron
        return [
            *self.tell([headline(chron), *self._progress(), *path_lines(chron)]),
            *self._crowns(),
            *self.tell([*front_lines(chron), *pile_lines(chron)]),
            *self.tell([*hand_lines(chron), *zone_lines(chron)]),
        ]

    def _progress(self) -> list[Line]:
        """Return the cards and Zones that are being carried out, if there are any."""
        names = trail(self.chron)
        return [[m.table_progress(names=names)]] if names else []

    def _crowns(self) -> list[str]:
        """Return the table of crowns by Time and seat, with rulers, money and sizes of hands."""
        times = "".join(f"{NUMERALS[time]:>{FIGURE}}" for time in range(1, TIMES + 1))
        money, cards = self.one(m.table_money()), self.one(m.table_cards())
        head = f"{self.one(m.table_crowns()):<{SEAT}}{times}{money:>{MONEY}}  {cards}"
        seats = [self._seat(seat) for seat in range(self.chron.seats)]
        return [head, *seats, self.one(m.table_rules())]

    def _seat(self, seat: int) -> str:
        chron = self.chron
        counts = "".join(_count(chron, seat, time) for time in range(1, TIMES + 1))
        money = self.one(m.table_coins(coins=chron.money[seat]))
        name = self.one(m.table_seat(who=seat))
        return f"{name:<{SEAT}}{counts}{money:>{MONEY}}  {self._hand(seat)}"

    def _hand(self, seat: int) -> str:
        """Return how many cards a seat has, and those that their backs reveal."""
        size, seen = len(self.chron.hands[seat]), backs(self.chron, seat)
        return self.one(m.table_hand_size(n=size, cards=counted(seen))) if seen else str(size)


def _count(chron: Chronicle, seat: int, time: int) -> str:
    beyond = "+1" if time == TIMES and chron.beyond[seat] else ""
    number = f"{chron.crowns[seat * STRIDE + time]}{beyond}"
    return f"{number + ('*' if rules(chron, seat, time) else ' '):>{FIGURE}}"
