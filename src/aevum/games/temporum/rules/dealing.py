"""Before the first turn: Zones, the first player, hands, and tokens of some Zones."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE
from aevum.games.temporum.data import PLACES_OF, SLOTS, TIME_OF
from aevum.games.temporum.moves import DEALT, FIRST
from aevum.games.temporum.rules.asks import F_SETUP
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effect import ChronicleEffect
from aevum.games.temporum.rules.hands import ask_draw
from aevum.games.temporum.rules.turns import Turn

# Stages of the setup
LAYING: Final = 0
STARTING: Final = 1
HANDING: Final = 2  # then Zones lay cards out


@mypyc_attr(acyclic=True)
class Setup(ChronicleEffect):
    """The setup of the table, until the first turn."""

    def __init__(self) -> None:
        super().__init__(F_SETUP, 0)
        self.count = 0
        """Zones, hands or Zones with cards so far, by the stage."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if self.stage == LAYING:
            self.lay_zones(chron, answer)
        elif self.stage == STARTING:
            self.choose_first(chron, answer)
        elif self.stage == HANDING:
            self.hand_out(chron)
        else:
            self.deal_zones(chron)

    def next_stage(self) -> None:
        """Continue with the next stage."""
        self.stage += 1
        self.count = 0

    def lay_zones(self, chron: Chronicle, answer: int) -> None:
        """Lay ten Zones out: the chosen ones, or by chance."""
        if answer != NONE:
            chron.zones[self.count] = answer - DEALT
            self.count += 1
        elif chron.terms.board:
            chron.zones = chron.terms.board[:]
            self.count = SLOTS
        while self.count < SLOTS:
            if chron.explicit:
                chron.roll()
                return
            chron.zones[self.count] = chron.one_of(zones_left(chron, TIME_OF[self.count]))
            self.count += 1
        chron.look()
        self.next_stage()

    def choose_first(self, chron: Chronicle, answer: int) -> None:
        """Choose who begins, and hand out the money."""
        if answer == NONE and chron.explicit:
            chron.roll()
            return
        if answer == NONE:
            answer = FIRST + chron.one_of(list(range(chron.seats)))
        chron.first = chron.turn = chron.regular = answer - FIRST
        for place in range(chron.seats):
            chron.money[(chron.first + place) % chron.seats] = chron.terms.numbers.money[place]
        chron.tell("zones", NONE, chron.zones[:], random=not chron.terms.board)
        chron.note("first", chron.first, random=True)
        self.next_stage()

    def hand_out(self, chron: Chronicle) -> None:
        """Let one player after another draw a hand."""
        if self.count == chron.seats:
            self.next_stage()
            return
        ask_draw(chron, (chron.first + self.count) % chron.seats, chron.terms.numbers.hand)
        self.count += 1

    def deal_zones(self, chron: Chronicle) -> None:
        """Let one Zone after another lay its cards out, then put the tokens down."""
        zones = sorted(chron.zones)
        while self.count < SLOTS:
            dealing = chron.terms.zones[zones[self.count]].dealing()
            self.count += 1
            if dealing is not None:
                chron.start_effect(dealing)
                return
        put_tokens(chron)
        chron.done()
        chron.start_effect(Turn(chron.first))

    def odds(self, chron: Chronicle) -> list[tuple[int, int]]:
        if self.stage == LAYING:
            return [(DEALT + zone, 1) for zone in zones_left(chron, TIME_OF[self.count])]
        return [(FIRST + seat, 1) for seat in range(chron.seats)]

    def names(self) -> tuple[str, ...]:
        return ("count",)

    def blank(self) -> "Setup":
        return Setup()


def zones_left(chron: Chronicle, time: int) -> list[int]:
    """Return the Zones of a Time that are not on the board yet."""
    left = chron.terms.zones_of[time][:]
    for place in PLACES_OF[time]:
        if chron.zones[place] != NONE:
            left.remove(chron.zones[place])
    return left


def put_tokens(chron: Chronicle) -> None:
    """Let each Zone put hourglasses, Zombies or money on the table."""
    for place in range(SLOTS):
        chron.terms.zones[chron.zones[place]].set_up(chron, place)
