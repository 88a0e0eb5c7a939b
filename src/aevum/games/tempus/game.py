"""Tempus Imperium as the rest of the project sees it."""

from datetime import datetime
from pathlib import Path
from typing import get_args

from aevum.core.bot import LEVELS, Bot, Explanation, Style
from aevum.core.capabilities import Solver
from aevum.core.data import Reader
from aevum.core.game import Game, Option
from aevum.core.native import mypyc_attr
from aevum.core.numbers import NumberValues
from aevum.core.state import State
from aevum.core.text import Text
from aevum.games.tempus import messages as m
from aevum.games.tempus import view as screen
from aevum.games.tempus.bot.keeping import improve, keep_or_improve
from aevum.games.tempus.bot.levels import BY_NAME, CHAMPION_1, HARD
from aevum.games.tempus.bot.styles import LIKES, TASTES
from aevum.games.tempus.data import NUMBERS, TITLE, numbers_of
from aevum.games.tempus.messages import MonthName
from aevum.games.tempus.moves import MOVES
from aevum.games.tempus.rules import saves
from aevum.games.tempus.rules.dates import (
    date_of_seed,
    normal,
    read_date,
    settled,
)
from aevum.games.tempus.rules.score_row import ScoreRow
from aevum.games.tempus.rules.score_rows import SCORE_ROWS
from aevum.games.tempus.rules.setup import new_state
from aevum.games.tempus.view_type import TempusView
from aevum.games.tempus.words.drawing import Drawing
from aevum.games.tempus.words.reasons import explain_plan
from aevum.games.tempus.words.reference import write_reference
from aevum.games.tempus.words.text import TempusWords, tempus
from aevum.games.tempus.words.typing import tidy


@mypyc_attr(allow_interpreted_subclasses=True)
class Tempus(Game):
    """The solo game on a board drawn from date and time."""

    def __init__(self, rows: list[ScoreRow] = SCORE_ROWS) -> None:
        super().__init__(
            name="tempus",
            former=("tempus_imperium",),
            title=TITLE,
            summary=m.game_summary(),
            tagline=m.game_tagline(),
            version=1,
            min_seats=1,
            max_seats=1,
            moves=MOVES,
            folder=str(Path(__file__).parent),
            minutes=20,
            numbers=NUMBERS,
            options=(
                Option(
                    "date",
                    "text",
                    "",
                    m.option_date_about(),
                    title=m.option_date(),
                ),
            ),
            words=TempusWords(MOVES),
        )
        self.rows = rows
        """The rows of the score of its matches: as printed, or a designer's own."""

    def settle(self, options: dict[str, object]) -> dict[str, object]:
        """Check the options, write a date out in full, and replace "now" by this minute."""
        found = super().settle(options)
        date = str(found["date"])
        if date:
            found["date"] = normal(settled(date, datetime.now().astimezone()))
        return found

    def setup_with(
        self, rules: int, seats: int, seed: int, options: dict[str, object], numbers: NumberValues
    ) -> State:
        date = str(options["date"])
        digits = read_date(date) if date else date_of_seed(seed)
        return new_state(digits, numbers_of(numbers), self.rows)

    def load(self, data: object) -> State:
        data, values = self.numbers.split(data)
        reader = Reader(data)
        state = new_state(saves.read_digits(reader), numbers_of(values), self.rows)
        saves.read(state, reader)
        return state

    def reference(self, language: str) -> str:
        return f"{write_reference(language)}\n"

    def draw(self, view: State) -> str:
        return Drawing(tempus(view)).draw()

    def view(self, view: State) -> dict[str, object]:
        return screen.view(tempus(view))

    def view_type(self) -> type:
        return TempusView

    def read(self, view: State, seat: int, text: str) -> int:
        return super().read(view, seat, tidy(text))

    def standard(self) -> Bot:
        return self.skilled(HARD.name)

    def levels(self) -> tuple[str, ...]:
        return LEVELS

    def styles(self) -> tuple[Style, ...]:
        return tuple([taste.style for taste in TASTES])

    def skilled(self, level: str, style: str = "") -> Bot:
        from aevum.games.tempus.bot.standard import NO_LIKES, TempusBot

        return TempusBot(BY_NAME[level], LIKES.get(style, NO_LIKES))

    def quick(self) -> Bot | None:
        from aevum.games.tempus.bot.quick import QuickBot

        return QuickBot()

    def champions(self) -> tuple[str, ...]:
        return (CHAMPION_1.name,)

    def champion(self, name: str) -> Bot:
        from aevum.games.tempus.bot.standard import TempusBot

        return TempusBot(CHAMPION_1)

    def plan(
        self, view: State, seat: int, seconds: float, kept: list[int]
    ) -> tuple[list[int], Explanation] | None:
        found = keep_or_improve(tempus(view), seconds, kept)
        if not found.moves:
            return None
        return found.moves, explain_plan(tempus(view), found.moves)

    def improve(self, view: State, seat: int, seconds: float, kept: list[int]) -> list[int]:
        return improve(tempus(view), seconds, kept)

    def solver(self) -> Solver | None:
        from aevum.games.tempus.bot.solver import TempusSolver

        return TempusSolver(self)

    def subtitle(self, options: dict[str, object]) -> str | Text:
        date = str(self.settle(options)["date"])
        if not date:
            return ""
        year, month, day, time = date[:4], date[5:7], date[8:10], date[11:]
        return m.part_date(
            day=int(day), month=get_args(MonthName)[int(month) - 1], year=year, time=time
        )
