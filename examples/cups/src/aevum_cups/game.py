"""The face of the game: it joins everything else in this package."""

from pathlib import Path
from typing import Final

from aevum.core.bot import Bot
from aevum.core.data import Reader
from aevum.core.errors import BadData
from aevum.core.game import Game, Option
from aevum.core.layout import Layout
from aevum.core.numbers import NumberValues
from aevum.core.state import State
from aevum_cups import messages as m
from aevum_cups import state as rules
from aevum_cups.bot import StandardBot
from aevum_cups.data import MOST_SEATS, NUMBERS, Terms
from aevum_cups.moves import BID, DOUBT, MOVES
from aevum_cups.table import lay_out, place_of
from aevum_cups.words import CupsWords, cups_of

OPTIONS: Final = (
    Option(
        "wild",
        "bool",
        True,
        m.option_wild_about(),
        words=(m.option_wild_off(), m.option_wild_on()),
        title=m.option_wild(),
    ),
    Option(
        "exact",
        "bool",
        False,
        m.option_exact_about(),
        words=(m.option_exact_off(), m.option_exact_on()),
        title=m.option_exact(),
    ),
)


class CupsGame(Game):
    """Bids on dice of which nobody sees all."""

    def __init__(self) -> None:
        super().__init__(
            name="cups",
            title="Cups",
            summary=m.game_summary(),
            tagline=m.game_tagline(),
            version=1,
            min_seats=2,
            max_seats=MOST_SEATS,
            moves=MOVES,
            folder=str(Path(__file__).parent),
            options=OPTIONS,
            numbers=NUMBERS,
            words=CupsWords(MOVES),
            hidden=True,
            minutes=15,
            counts=m.part_dice(),
        )

    def setup_with(
        self, rules_version: int, seats: int, seed: int, options: dict[str, object],
        numbers: NumberValues,
    ) -> State:  # fmt: skip
        return rules.setup(seats, seed, Terms(numbers, options))

    def load(self, data: object) -> State:
        data, values = self.numbers.split(data)
        seats = Reader(data).inner().number()
        if not self.min_seats <= seats <= self.max_seats:
            raise BadData(f"This save is damaged: {self.title} is not for {seats} players.")
        wild, exact = Reader(data[-1:] if isinstance(data, list) else []).numbers(2)
        return rules.load(data, seats, Terms(values, {"wild": wild == 1, "exact": exact == 1}))

    def view(self, view: State) -> dict[str, object]:
        cups = cups_of(view)
        return {
            "left": cups.left[:],
            "dice": cups.faces[:],
            "bid": cups.bid,
            "bidder": cups.bidder,
            "last": cups.last[:],
            "shown": cups.shown[:],
        }

    def layout(self, view: State) -> Layout:
        return lay_out(cups_of(view))

    def places(self, view: State, move: int) -> tuple[str, ...]:
        return (place_of(move),) if BID <= move < DOUBT else ()

    def standard(self) -> Bot:
        return StandardBot()


GAME: Final = CupsGame()
