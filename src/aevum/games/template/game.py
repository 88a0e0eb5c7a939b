"""The face of the game: it joins everything else in this folder."""

from pathlib import Path
from typing import Final

from aevum.core import messages as core
from aevum.core.bot import Bot
from aevum.core.data import Reader, damaged
from aevum.core.game import Game
from aevum.core.numbers import NumberValues
from aevum.core.state import State
from aevum.games.template import messages as m
from aevum.games.template import view as screen
from aevum.games.template.bot import standard as bot
from aevum.games.template.data import NUMBERS, Numbers
from aevum.games.template.moves import MOVES
from aevum.games.template.rules import state as course
from aevum.games.template.words import text
from aevum.games.template.words.text import RaceWords, race


class Template(Game):
    """A race with one die for two. Copy this folder to start your own game."""

    def __init__(self) -> None:
        super().__init__(
            name="template",
            title="Template",
            summary=m.game_summary(),
            version=1,
            min_seats=2,
            max_seats=2,
            moves=MOVES,
            folder=str(Path(__file__).parent),
            numbers=NUMBERS,
            words=RaceWords(MOVES),
        )
        self.as_printed = Numbers(self.numbers.printed)

    def setup_with(
        self, rules: int, seats: int, seed: int, options: dict[str, object], numbers: NumberValues
    ) -> State:
        return course.setup(seats, seed, self.numbers_of(numbers))

    def numbers_of(self, values: NumberValues) -> Numbers:
        """Return the numbers of a match; most have the printed ones, which are made once."""
        return self.as_printed if values is self.numbers.printed else Numbers(values)

    def load(self, data: object) -> State:
        data, values = self.numbers.split(data)
        seats = Reader(data).inner().number()
        if not self.min_seats <= seats <= self.max_seats:
            raise damaged(core.part_data_seats(title=self.title, seats=seats))
        return course.load(data, seats, self.numbers_of(values))

    def draw(self, view: State) -> str:
        return text.draw(race(view))

    def view(self, view: State) -> dict[str, object]:
        return screen.view(race(view))

    def standard(self) -> Bot:
        return bot.StandardBot()


GAME: Final = Template()
