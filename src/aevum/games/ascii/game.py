"""The face of the game: it joins everything else in this folder."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from aevum.core import messages as core
from aevum.core.bot import LEVELS, Bot, Explanation, Style, Weight
from aevum.core.capabilities import PrintedSheet
from aevum.core.data import Reader, damaged
from aevum.core.errors import BadData, BadOption
from aevum.core.game import JOINT, Game, Option
from aevum.core.native import mypyc_attr
from aevum.core.numbers import NumberValues
from aevum.core.state import State
from aevum.games.ascii import messages as m
from aevum.games.ascii import view as screen
from aevum.games.ascii.bot.evaluation import evaluate
from aevum.games.ascii.bot.levels import STYLES, traits_of
from aevum.games.ascii.bot.quick import QuickBot
from aevum.games.ascii.bot.standard import StandardBot
from aevum.games.ascii.bot.traits import EVEN
from aevum.games.ascii.bot.tuning import standard_weights, tuned_traits
from aevum.games.ascii.buildings.kinds import BUILDINGS
from aevum.games.ascii.data import (
    AS_PRINTED,
    EDICTS,
    LEAST_SEATS,
    MOST_SEATS,
    MOST_TURNS,
    NUMBERS,
    TITLE,
    Numbers,
    numbers_of,
)
from aevum.games.ascii.disasters.strikes import STRIKES
from aevum.games.ascii.edicts.decrees import DECREES
from aevum.games.ascii.moves import ANNOUNCE, MOVES, is_edict
from aevum.games.ascii.operations.kinds import OPERATIONS
from aevum.games.ascii.rules import state as course
from aevum.games.ascii.rules.building import Building
from aevum.games.ascii.rules.edict import Edict
from aevum.games.ascii.rules.terms import FIRST_RULES, RULES, Things, load_terms, read_terms
from aevum.games.ascii.view_type import EmpiresView
from aevum.games.ascii.words.reading import tidy
from aevum.games.ascii.words.reference import write_reference
from aevum.games.ascii.words.table import draw
from aevum.games.ascii.words.text import EmpiresWords, empires
from aevum.games.own_rows import row_trouble, with_own

OPTIONS: Final = (
    Option(
        "learning",
        "int",
        0,
        m.option_learning_about(),
        low=0,
        high=MOST_TURNS,
        words=(m.option_learning_words(n=0),),
        title=m.option_learning(),
    ),
    Option(
        "turns",
        "int",
        0,
        m.option_turns_about(alone=AS_PRINTED.turns_alone, together=AS_PRINTED.turns_together),
        low=1,
        high=MOST_TURNS,
        words=(m.option_turns_words(n=0),),
        title=m.option_turns(),
        usual=True,
    ),
    Option(
        "settlers",
        "bool",
        False,
        m.option_settlers_about(),
        words=(m.option_settlers_off(), m.option_settlers_on()),
        title=m.option_settlers(),
    ),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class EmpiresGame(Game):
    """Fill a sheet with five dice that all share, and be the greatest when a track is full.

    A designer's own edict is a row (`games/own_rows.py`) and an object in `own`; a building there
    replaces the printed one of its kind.
    """

    def __init__(self, own: Sequence[Edict | Building] = ()) -> None:
        super().__init__(
            name="ascii",
            former=("ascii_empires",),
            title=TITLE,
            summary=m.game_summary(),
            tagline=m.game_tagline(),
            version=RULES,
            oldest=FIRST_RULES,
            min_seats=LEAST_SEATS,
            max_seats=MOST_SEATS,
            moves=MOVES,
            folder=str(Path(__file__).parent),
            options=OPTIONS,
            timing=JOINT,
            minutes=30,
            numbers=NUMBERS,
            view_parts=True,
            words=EmpiresWords(MOVES),
        )
        own_edicts = [each for each in own if isinstance(each, Edict)]
        own_buildings = [each for each in own if isinstance(each, Building)]
        edicts = with_own(DECREES, own_edicts, lambda edict: edict.kind)
        buildings = with_own(BUILDINGS, own_buildings, lambda building: building.kind)
        self.things: Final = Things(buildings, STRIKES, edicts, OPERATIONS)
        """The things on the sheet."""
        self.trouble: Final = row_trouble(
            [row.name for row in EDICTS], [edict.kind for edict in edicts]
        )
        """A sentence on rows without an object."""

    def setup_with(
        self, rules: int, seats: int, seed: int, options: dict[str, object], numbers: NumberValues
    ) -> State:
        if self.trouble:
            raise BadOption(self.trouble)
        terms = read_terms(seats, options, rules, self.numbers_of(numbers), self.things)
        return course.setup(seats, seed, terms)

    def numbers_of(self, values: NumberValues) -> Numbers:
        """Return the numbers of a match; most have the printed ones, which are made once."""
        return numbers_of(values)

    def load(self, data: object) -> State:
        data, values = self.numbers.split(data)
        if self.trouble:
            raise BadData(self.trouble)
        seats = Reader(data).inner().number()
        if not self.min_seats <= seats <= self.max_seats:
            raise damaged(core.part_data_seats(title=self.title, seats=seats))
        return course.load(
            data, seats, load_terms(data, seats, self.numbers_of(values), self.things)
        )

    def draw(self, view: State) -> str:
        return draw(empires(view))

    def fixed(self, view: State) -> dict[str, object]:
        return screen.fixed(empires(view))

    def common(self, view: State) -> dict[str, object]:
        return screen.common(empires(view))

    def view_type(self) -> type:
        return EmpiresView

    def read(self, view: State, seat: int, text: str) -> int:
        return super().read(view, seat, tidy(empires(view), seat, text))

    def sizes(self, view: State) -> dict[str, int]:
        return {"player": view.seats}

    def rash(self, move: int) -> bool:
        """Many edicts, or ends announced in vain, are too much Unhappiness for a long game."""
        return is_edict(move) or move == ANNOUNCE

    def evaluate(self, view: State, seat: int) -> int:
        return evaluate(empires(view), seat)

    def standard(self) -> Bot:
        return StandardBot(*traits_of("hard", ""))

    def levels(self) -> tuple[str, ...]:
        return LEVELS

    def styles(self) -> tuple[Style, ...]:
        return STYLES

    def skilled(self, level: str, style: str = "") -> Bot:
        return StandardBot(*traits_of(level, style))

    def quick(self) -> Bot | None:
        return QuickBot()

    def champions(self) -> tuple[str, ...]:
        return ("champion-1",)

    def champion(self, name: str) -> Bot:
        return StandardBot(EVEN)

    def weights(self) -> tuple[Weight, ...]:
        return standard_weights()

    def tuned(self, values: dict[str, int | float]) -> Bot:
        return StandardBot(tuned_traits(values))

    def evaluation(self, values: dict[str, int | float]) -> Callable[[State, int], int]:
        traits = tuned_traits(values)

        def evaluated(view: State, seat: int) -> int:
            return evaluate(empires(view), seat, traits)

        return evaluated

    def explain(self, view: State, seat: int, line: list[int], bot: Bot) -> Explanation | None:
        from aevum.games.ascii.bot.reasons import explain

        return explain(empires(view), seat, line, bot) if isinstance(bot, StandardBot) else None

    def sheet(self) -> PrintedSheet | None:
        from aevum.games.ascii.words.printed_sheet import EmpireSheet

        return EmpireSheet()

    def reference(self, language: str) -> str:
        return write_reference(language)

    def figures(self, state: State) -> dict[str, list[int]]:
        return screen.figures(empires(state))


GAME: Final = EmpiresGame()
