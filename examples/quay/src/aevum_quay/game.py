"""The face of the game: it joins everything else in this package."""

from pathlib import Path
from typing import Final

from aevum.core.bot import Bot
from aevum.core.data import Reader
from aevum.core.errors import BadData
from aevum.core.game import Game
from aevum.core.layout import Layout
from aevum.core.numbers import NumberValues
from aevum.core.state import State
from aevum_quay import messages as m
from aevum_quay import state as course
from aevum_quay.bot import StandardBot
from aevum_quay.data import MOST_SEATS, NUMBERS, Numbers
from aevum_quay.moves import DRAW, MOVES
from aevum_quay.table import lay_out
from aevum_quay.words import QuayWords, quay_of


class QuayGame(Game):
    """Cards on a quay, and loads of one kind."""

    def __init__(self) -> None:
        super().__init__(
            name="quay",
            title="Quay",
            summary=m.game_summary(),
            tagline=m.game_tagline(),
            version=1,
            min_seats=2,
            max_seats=MOST_SEATS,
            moves=MOVES,
            folder=str(Path(__file__).parent),
            numbers=NUMBERS,
            words=QuayWords(MOVES),
            hidden=True,
            minutes=15,
        )

    def setup_with(
        self, rules: int, seats: int, seed: int, options: dict[str, object], numbers: NumberValues
    ) -> State:
        return course.setup(seats, seed, Numbers(numbers))

    def load(self, data: object) -> State:
        data, values = self.numbers.split(data)
        seats = Reader(data).inner().number()
        if not self.min_seats <= seats <= self.max_seats:
            raise BadData(f"This save is damaged: {self.title} is not for {seats} players.")
        return course.load(data, seats, Numbers(values))

    def view(self, view: State) -> dict[str, object]:
        quay = quay_of(view)
        hands = {f"hand_{seat}": hand[:] for seat, hand in enumerate(quay.hands)}
        return {
            **hands,
            "quay": quay.quay[:],
            "deck": quay.deck.size(),
            "gone": quay.gone[:],
            "loaded": quay.loaded[:],
            "points": quay.points[:],
            "turns": quay.turns,
        }

    def layout(self, view: State) -> Layout:
        return lay_out(quay_of(view))

    def places(self, view: State, move: int) -> tuple[str, ...]:
        return ("deck",) if move == DRAW else super().places(view, move)

    def standard(self) -> Bot:
        return StandardBot()


GAME: Final = QuayGame()
