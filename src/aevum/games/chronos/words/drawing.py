"""The whole table as lines of letters, as its viewer may see it."""

# not compiled: words need no speed

from typing import Final

from aevum.core.state import NEVER, NONE
from aevum.core.text import ENGLISH, Catalogue, Reader, Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import CARDS as KINDS
from aevum.games.chronos.data import GODS as ALL_GODS
from aevum.games.chronos.data import MINUTE, NORTH, STAGES, WINDS
from aevum.games.chronos.messages import BOOK
from aevum.games.chronos.moves import TIMER
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.fields import sees_discard
from aevum.games.chronos.rules.phrases import (
    CARDS,
    CITIES,
    GODS,
    cards_on,
    moment,
    numbers_of,
    partner,
    seconds,
)
from aevum.games.chronos.rules.places import (
    ATLANTIS,
    CITY,
    DEEP_HELL,
    FRONT,
    HELL,
    KINGDOM,
    SQUARE,
    SQUARES,
)
from aevum.games.chronos.rules.scoring import score
from aevum.games.chronos.words.events import over_words
from aevum.games.wrapping import wrapped

WIDTH: Final = 80
PLAGUE_STAGE: Final = 4  # the first stage with Hell and a discard
NAME, TOP, COUNT = 9, 11, 6  # columns of the list of piles


class Drawing:
    """Draws a table for its viewer, in a language."""

    def __init__(self, sea: Archipelago, language: str = ENGLISH) -> None:
        self.sea = sea
        self.catalogue: Catalogue = BOOK.catalogue(language)
        self.reader = Reader(sea.viewer, numbers=True)

    def draw(self) -> str:
        """Return the clock, piles, CITIES, the temple, Hell, and everybody's kingdom."""
        sea = self.sea
        lines = [self.clock(), *self.piles()]
        if sea.cities:
            lines += [*self.cities(), self.temple()]
        if sea.terms.stage >= PLAGUE_STAGE:
            lines += [self.hell(), self.discard()]
        for seat in range(sea.seats):
            lines += self.kingdom(seat)
        return "\n".join(wrapped(lines, WIDTH))

    def tell(self, *texts: Text) -> str:
        """Return messages one after another."""
        return " ".join([self.catalogue.format(text, self.reader) for text in texts])

    def clock(self) -> str:
        """Return the time, the stage, and what is about to end."""
        sea = self.sea
        time, stage = moment(sea.now), sea.terms.stage
        told = [
            m.table_complete(time=time) if stage == STAGES else m.table_stage(time=time, n=stage)
        ]
        if not sea.asks:
            winners = [seat for seat in range(sea.seats) if sea.winners >> seat & 1]
            told.append(over_words(winners, sea.ending, sea.terms.numbers.cap // MINUTE))
        elif sea.countdown != NEVER:
            left = seconds(max(0, sea.countdown - sea.now))
            told.append(m.table_frozen(left=left))
        if sea.cities and not sea.opened and sea.asks:
            told.append(m.table_closed())
        return self.tell(*told)

    def timers(self, place: int, seat: int = NONE) -> str:
        """Return the timers at a place with their sand: "1a 12.3 s, 2b *"."""
        sea, found = self.sea, []
        for timer in sea.timers:
            if sea.place[timer] == place and (seat == NONE or sea.owner(timer) == seat):
                left = sea.sand_left(timer)
                sand = self.tell(seconds(left)) if left else "*"
                found.append(f"{TIMER.words[timer]} {sand}")
        return ", ".join(found)

    def timers_or_none(self, place: int) -> str:
        """Return the timers at a place, or that it is empty."""
        return self.timers(place) or self.tell(m.table_empty())

    def piles(self) -> list[str]:
        """Return a line for each pile: its top, its height, cubes and timers."""
        sea, tell = self.sea, self.tell
        head = self._columns(tell(m.table_pile()), tell(m.table_top()), tell(m.table_cards()))
        lines = [head + tell(m.table_timers())]
        piles = [*range(sea.piles)]
        if sea.tops[ATLANTIS] != NONE or sea.company[ATLANTIS]:
            piles.append(ATLANTIS)
        for pile in piles:
            name = tell(m.table_atlantis()) if pile == ATLANTIS else str(pile + 1)
            top = self._card(sea.tops[pile]) if sea.tops[pile] >= 0 else "-"
            start = self._columns(name, top, str(cards_on(sea, pile)))
            notes = ", ".join(filter(None, [*self._cubes(pile), self.timers(pile)]))
            lines += wrapped([f"{start}{notes}".rstrip()], WIDTH, len(start))
        if sea.atlantis:
            below = [m.note_card(card=CARDS[card]) for card in reversed(sea.atlantis)]
            lines.append("  " + tell(m.table_below(cards=below)))
        return lines

    def _columns(self, name: str, top: str, count: str) -> str:
        return f"{name:<{NAME}} {top:<{TOP}} {count:>{COUNT}}  "

    def _card(self, card: int) -> str:
        return self.tell(m.note_card(card=CARDS[card]))

    def _cubes(self, pile: int) -> list[str]:
        found = [m.table_cube_god(god="nemesis")] if self.sea.haunted == pile else []
        found += [m.table_cube_city(city="troy")] if self.sea.besieged == pile else []
        return [self.tell(text) for text in found]

    def cities(self) -> list[str]:
        """Return a line for each CITY."""
        lines = []
        for tile, city in enumerate(self.sea.cities):
            cube = self.sea.sealed == tile
            notes = [self.tell(m.table_cube_god(god="selene"))] if cube else []
            timers = ", ".join([self.timers_or_none(CITY + tile), *notes])
            lines.append(self.tell(m.table_city(city=CITIES[city], timers=timers)))
        return lines

    def temple(self) -> str:
        """Return the GODs that can still be gained, with their costs."""
        sea, gods = self.sea, []
        for god in range(ALL_GODS):
            if sea.temple >> god & 1:
                price = m.table_price_reserved if sea.reserved == god else m.table_price
                gods.append(price(god=GODS[god], n=sea.terms.numbers.prices[god]))
        return self.tell(m.table_temple(gods=gods) if gods else m.table_temple_empty())

    def hell(self) -> str:
        """Return who is in Hell."""
        first, second = self.timers_or_none(HELL), self.timers_or_none(DEEP_HELL)
        return self.tell(m.table_hell(first=first, second=second))

    def discard(self) -> str:
        """Return the discarded cards, as far as the viewer may look, and the zeros left."""
        sea = self.sea
        told = m.table_discard(n=sea.discarded)
        if sees_discard(sea, sea.viewer) and sea.discarded:
            cards = numbers_of([sea.discard[card] for card in range(KINDS)])
            told = m.table_discard_seen(n=sea.discarded, cards=cards)
        return self.tell(told, m.table_zeros(n=sea.zeros)) if sea.zeros else self.tell(told)

    def kingdom(self, seat: int) -> list[str]:
        """Return a kingdom as the viewer may see it, with the timers in front of and on it."""
        sea = self.sea
        figures = [m.table_points(n=score(sea, seat))] if sea.viewer == seat else []
        figures.append(m.table_count(n=sea.riches[seat]))
        told = [m.table_seat(who=seat, n=seat + 1, figures=figures), self.hoard(seat)]
        winds = sea.winds[seat * WINDS : (seat + 1) * WINDS]
        if any(winds):
            told.append(m.table_winds(winds=list(zip(CARDS[NORTH:], winds, strict=False))))
        if sea.terms.teams:
            told.append(m.table_partner(who=partner(sea, seat)))
        lines = [self.tell(*told)]
        gods = [GODS[god] for god in range(ALL_GODS) if sea.gods[seat] >> god & 1]
        if gods:
            lines.append("  " + self.tell(m.table_gods(gods=gods)))
        timers = self._standing(seat)
        return [*lines, "  " + self.tell(*timers)] if timers else lines

    def _standing(self, seat: int) -> list[Text]:
        """Return the timers in front of a player, on their central pile and on ASCLEPIUS."""
        front, raid = self.timers(FRONT, seat), self.timers(KINGDOM + seat)
        found = [m.table_front(timers=front)] if front else []
        found += [m.table_on_pile(timers=raid)] if raid else []
        for square in range(SQUARES):
            there = self.timers(SQUARE + square, seat)
            found += [m.table_square(n=square + 1, timers=there)] if there else []
        return found

    def hoard(self, seat: int) -> Text:
        """Return a central pile: all of it if it is visible, else its top."""
        hoard = self.sea.hoards[seat]
        if not hoard:
            return m.table_hoard_none()
        if self.sea.viewer != seat:
            return m.table_shown(card=CARDS[hoard[-1]])
        return m.table_hoard(cards=[m.note_card(card=CARDS[card]) for card in reversed(hoard)])
