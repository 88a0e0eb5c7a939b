"""The painted table of Chronos Conquest: the ring of piles with its sand, and the inside."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import KEPT
from aevum.games.chronos.rules.archipelago import TEMPLE, Archipelago
from aevum.games.chronos.rules.card_kinds import is_monster, is_wind
from aevum.games.chronos.rules.permits import may_make_offerings, price
from aevum.games.chronos.rules.phrases import CITIES, GODS, cards_on
from aevum.games.chronos.rules.places import ATLANTIS, CITY, DEEP_HELL, HELL
from aevum.terminal.canvas import Canvas
from aevum.terminal.chronos.keys import KEY_OF
from aevum.terminal.chronos.layout import Cell, Layout
from aevum.terminal.chronos.names import card_name, name_of
from aevum.terminal.chronos.sand import (
    bar,
    can_take,
    flowed_word,
    seconds,
    timer_name,
    timers_at,
)
from aevum.terminal.language import tell
from aevum.terminal.theme import Palette

PAYABLE: Final = "•"
LEAST_BAR: Final = 3


class Painter:
    """Paints one view of the table for one seat; `picked` is the timer in hand."""

    def __init__(self, canvas: Canvas, sea: Archipelago, seat: int, p: Palette) -> None:
        self.canvas = canvas
        self.sea = sea
        self.seat = seat
        self.p = p
        self.picked = NONE

    def paint(self, layout: Layout) -> None:
        """Paint the ring and its inside."""
        for pile, cell in layout.piles.items():
            self.pile(pile, cell)
        if self.sea.cities:
            self.cities(layout.cities)
            self.temple(layout.temple)
        if layout.hell.height:
            self.hell(layout.hell)

    def key(self, x: int, y: int, key: str) -> None:
        """Paint the key of a place, highlighted while a timer is picked up."""
        live = self.picked != NONE
        ink, ground = (self.p.onnow, self.p.now) if live else (self.p.oninv, self.p.inv)
        self.canvas.put(x, y, f" {key} ", ink, ground, bold=True)

    def pile(self, pile: int, cell: Cell) -> None:
        """Paint a pile: its key, its top card, how high it is, and the timers on it."""
        sea, p = self.sea, self.p
        self.canvas.fill(cell.x, cell.y, cell.width, cell.height - 1, p.sheet)
        self.canvas.fill(cell.x, cell.y, cell.width, 1, p.raised)
        self.key(cell.x, cell.y, KEY_OF[pile])
        height = str(cards_on(sea, pile))
        if sea.tops[pile] < 0:  # if a card ends the game, the next one isn't turned up
            words = tell(m.table_covered() if sea.under[pile] else m.table_empty())
            self.canvas.put(cell.x + 3, cell.y, words, p.ink3)
        else:
            self.card(cell.x + 3, cell.y, sea.tops[pile], cell.width - 4 - len(height))
        self.canvas.put(cell.x + cell.width - len(height), cell.y, height, p.ink3)
        free = cell._replace(y=cell.y + 1, height=cell.height - 1)
        cubes = [("city", "troy")] * (sea.besieged == pile)
        cubes += [("god", "nemesis")] * (sea.haunted == pile)
        if cubes:
            free = free._replace(height=free.height - 1)
            words = f"■ {' '.join([name_of(*cube) for cube in cubes])}"[: cell.width]
            self.canvas.put(cell.x, cell.y + cell.height - 1, words, p.brass, p.brasssoft)
        if pile == ATLANTIS and free.height > 1:
            below = " ".join(card_name(card) for card in reversed(sea.atlantis))
            self.canvas.put(free.x + 1, free.y, below[: free.width - 1], p.ink3)
            free = free._replace(y=free.y + 1, height=free.height - 1)
        self.timers(timers_at(sea, pile), free)

    def card(self, x: int, y: int, card: int, room: int) -> None:
        """Paint a card's name on the ground of its kind."""
        p = self.p
        ink, ground = p.brass, ""
        if is_monster(card):
            ink, ground = p.forestink, p.forest
        elif is_wind(card):
            ink, ground = p.seaink, p.sea
        elif card >= KEPT:
            ink, ground = p.rockink, p.rock
        name = card_name(card)
        shown = name if len(name) <= room else f"{name[: room - 1]}…"
        self.canvas.put(x, y, shown, ink, ground, bold=True)

    def timers(self, timers: list[int], cell: Cell) -> None:
        """Paint timers below one another, the player's own first; count those without room."""
        if cell.height <= 0:
            return
        sea = self.sea
        order = sorted(timers, key=lambda each: (sea.owner(each) != self.seat, sea.ends[each]))
        shown = order if len(order) <= cell.height else order[: cell.height - 1]
        for row, timer in enumerate(shown):
            self.timer(timer, cell.x + 1, cell.y + row, cell.width - 1)
        left = order[len(shown) :]
        if left:
            names = " ".join(timer_name(sea, each, self.seat) for each in left)
            y = cell.y + cell.height - 1
            self.canvas.put(cell.x + 1, y, f"+ {names}"[: cell.width - 1], self.p.ink3)

    def timer(self, timer: int, x: int, y: int, width: int) -> None:
        """Paint a timer in a line: its name, its sand and its seconds, or that it has flowed."""
        sea, p = self.sea, self.p
        mine = sea.owner(timer) == self.seat
        held = timer == self.picked
        ink, ground = (p.onnow, p.now) if held else (p.ink if mine else p.ink3, "")
        self.canvas.put(x, y, f"{timer_name(sea, timer, self.seat):<2}", ink, ground, bold=mine)
        left = sea.sand_left(timer)
        if left == 0:
            takes = can_take(sea, self.seat, timer)
            words = flowed_word(takes)
            good = mine and takes is not False
            self.canvas.put(x + 3, y, words, p.ok if good else p.ink2, bold=mine)
            return
        cells = max(LEAST_BAR, width - 8)
        self.canvas.put(x + 3, y, bar(left, sea.sand[timer], cells), p.brass if mine else p.line2)
        self.canvas.put(x + 3 + cells, y, f"{seconds(left):>5}"[:5], p.ink if mine else p.ink2)

    def cities(self, cell: Cell) -> None:
        """Paint the two CITIES, each with its guest."""
        sea, p = self.sea, self.p
        title = tell(m.table_cities())
        self.canvas.put(cell.x, cell.y, title, p.ink3, bold=True)
        if not sea.opened:
            self.canvas.put(cell.x + len(title) + 1, cell.y, tell(m.table_not_open()), p.ink3)
        for tile, city in enumerate(sea.cities):
            y = cell.y + 1 + 2 * tile
            self.key(cell.x, y, KEY_OF[CITY + tile])
            seal = " ■S" if sea.sealed == tile else ""
            self.canvas.put(
                cell.x + 4, y, f"{name_of('city', CITIES[city])}{seal}", p.ink, bold=True
            )
            if sea.guest[tile] == NONE:
                self.canvas.put(cell.x + 4, y + 1, tell(m.table_empty()), p.ink3)
            else:
                self.timer(sea.guest[tile], cell.x + 4, y + 1, cell.width - 5)

    def hell(self, cell: Cell) -> None:
        """Paint the two parts of Hell."""
        sea, p = self.sea, self.p
        first, second = timers_at(sea, HELL), timers_at(sea, DEEP_HELL)
        self.canvas.put(cell.x, cell.y, tell(m.table_hell_first()), p.ink3, bold=True)
        room = max(1, cell.height - 2 - max(1, len(second)))
        self.timers(first, Cell(cell.x, cell.y + 1, cell.width, room))
        y = cell.y + 1 + max(1, min(room, len(first)))
        self.key(cell.x, y, KEY_OF[DEEP_HELL])
        self.canvas.put(cell.x + 4, y, tell(m.table_hell_second()), p.ink3, bold=True)
        self.timers(second, Cell(cell.x, y + 1, cell.width, cell.y + cell.height - y - 1))

    def temple(self, cell: Cell) -> None:
        """Paint the GODs of the temple with their costs; a mark shows the affordable ones."""
        sea, p = self.sea, self.p
        closed = self.seat >= 0 and not may_make_offerings(sea, self.seat)
        title = tell(m.table_temple_olympia() if closed else m.table_temple_title())
        self.canvas.put(cell.x, cell.y, title[: cell.width], p.ink3, bold=True)
        half = cell.width // 2
        gods = [god for god in range(len(GODS)) if sea.holder[god] == TEMPLE]
        for number, god in enumerate(gods):
            x = cell.x + (number % 2) * half
            y = cell.y + 1 + number // 2
            cost = price(sea, self.seat, god) if self.seat >= 0 else sea.terms.numbers.prices[god]
            rich = self.seat >= 0 and sea.riches[self.seat] >= cost and not closed
            name = name_of("god", GODS[god]) + ("■" if sea.reserved == god else "")
            words = f"{cost}{PAYABLE if rich else ' '}{name}"
            self.canvas.put(x, y, words[: half - 1], p.brass if rich else p.ink2)
