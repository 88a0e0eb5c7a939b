"""The face of the game: it joins everything else in this folder."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from aevum.core import messages as core
from aevum.core.bot import LEVELS, Bot, Explanation, Style, Weight
from aevum.core.data import Reader, damaged
from aevum.core.errors import BadData, BadOption
from aevum.core.game import LIVE, Game, Option
from aevum.core.native import mypyc_attr
from aevum.core.numbers import NumberValues
from aevum.core.state import State
from aevum.games.chronos import messages as m
from aevum.games.chronos import view as screen
from aevum.games.chronos.bot.mind import MINDS, WEIGHTS, Mind
from aevum.games.chronos.bot.quick import QuickBot
from aevum.games.chronos.bot.standard import BOTS, CHAMPIONS, HardBot, MediumBot, evaluate
from aevum.games.chronos.data import (
    AS_PRINTED,
    GOD_NAMES,
    LEAST_SEATS,
    MOST_SEATS,
    MOST_UNEVEN,
    NUMBERS,
    STAGES,
    TEAM_SEATS,
    TEAMS,
    TITLE,
    Numbers,
)
from aevum.games.chronos.gods.cards import CARD_GODS
from aevum.games.chronos.gods.cities import ALL_CITIES
from aevum.games.chronos.gods.hell import HELL_GODS
from aevum.games.chronos.gods.points import POINT_GODS
from aevum.games.chronos.gods.temple import TEMPLE_GODS
from aevum.games.chronos.gods.timers import TIMER_GODS
from aevum.games.chronos.gods.wins import WIN_GODS
from aevum.games.chronos.moves import CLAIM, FREEZE, MOVES
from aevum.games.chronos.rules import state as course
from aevum.games.chronos.rules.god import God
from aevum.games.chronos.rules.pantheon import Pantheon
from aevum.games.chronos.rules.setup import carried
from aevum.games.chronos.rules.terms import FIRST_RULES, RULES, read_terms
from aevum.games.chronos.view_type import ConquestView
from aevum.games.chronos.words.drawing import Drawing
from aevum.games.chronos.words.labels import begun
from aevum.games.chronos.words.reasons import explain
from aevum.games.chronos.words.reference import write_reference
from aevum.games.chronos.words.text import ChronosWords, conquest
from aevum.games.own_rows import row_trouble, with_own

ALL_GODS: Final[list[God]] = [
    *POINT_GODS,
    *WIN_GODS,
    *HELL_GODS,
    *CARD_GODS,
    *TEMPLE_GODS,
    *TIMER_GODS,
]
"""What the printed GODs do."""

CARRIED: Final = "carried"
LONGEST_CARRIED: Final = 2000

OPTIONS: Final = (
    Option(
        "stage",
        "int",
        STAGES,
        m.option_stage_about(),
        low=1,
        high=STAGES,
        words=(
            m.option_stage_1(),
            m.option_stage_2(),
            m.option_stage_3(),
            m.option_stage_4(),
            m.option_stage_5(),
        ),
        title=m.option_stage(),
    ),
    Option(
        "teams",
        "bool",
        False,
        m.option_teams_about(),
        words=(m.option_teams_off(), m.option_teams_on()),
        title=m.option_teams(),
        seats=TEAM_SEATS,
    ),
    Option(
        "uneven",
        "bool",
        False,
        m.option_uneven_about(n=MOST_UNEVEN),
        words=(m.option_uneven_off(), m.option_uneven_on()),
        title=m.option_uneven(),
    ),
    Option(
        "knocks",
        "bool",
        True,
        m.option_knocks_about(),
        words=(m.option_knocks_off(), m.option_knocks_on()),
        title=m.option_knocks(),
    ),
    Option(
        CARRIED,
        "text",
        "",
        m.option_carried_about(),
        longest=LONGEST_CARRIED,
        title=m.option_carried(),
        secret=True,
    ),
)


STYLES: Final = (
    Style("raider", m.part_style_raider(), m.about_style_raider()),
    Style("collector", m.part_style_collector(), m.about_style_collector()),
    Style("devotee", m.part_style_devotee(), m.about_style_devotee()),
)
"""The ways of playing of its bots, with the weights in `bot/mind.py`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ConquestGame(Game):
    """Flip sand-timers onto piles, and be the first with 200 points or two monsters.

    A designer's own GOD is a row (`games/own_rows.py`) and an object in `own`.
    """

    def __init__(self, own: Sequence[God] = ()) -> None:
        super().__init__(
            name="chronos",
            former=("chronos_conquest",),
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
            numbers=NUMBERS,
            timing=LIVE,
            hidden=True,
            view_parts=True,
            words=ChronosWords(MOVES),
            minutes=7,  # nine of ten games are over by then (docs/balance/chronos.md)
        )
        gods = with_own(ALL_GODS, own, lambda god: god.kind)
        self.pantheon = Pantheon(gods, ALL_CITIES)
        """The GODs and CITIES of its matches, in the order of their rows."""
        self.trouble: Final = row_trouble(GOD_NAMES, [god.kind for god in gods])
        """A sentence on rows without an object."""

    def fits(self, seats: int, options: dict[str, object]) -> None:
        if options.get("teams") and seats != TEAM_SEATS:
            raise BadOption(m.no_teams(of=TEAM_SEATS, n=seats))

    def setup_with(
        self, rules: int, seats: int, seed: int, options: dict[str, object], numbers: NumberValues
    ) -> State:
        self.fits(seats, options)
        if self.trouble:
            raise BadOption(self.trouble)
        terms = read_terms(options, self.numbers_of(numbers), self.pantheon, rules)
        cards = options[CARRIED]
        assert isinstance(cards, str)
        return course.setup(seats, seed, terms, cards)

    def numbers_of(self, values: NumberValues) -> Numbers:
        """Return the numbers of a match; most have the printed ones, which are made once."""
        return AS_PRINTED if values is self.numbers.printed else Numbers(values)

    def rematch(self, options: dict[str, object], state: State) -> dict[str, object]:
        """R15.4: cards that nobody saw stay where they are."""
        cards = carried(conquest(state))
        return {**options, CARRIED: cards if len(cards) <= LONGEST_CARRIED else ""}

    def load(self, data: object) -> State:
        data, values = self.numbers.split(data)
        if self.trouble:
            raise BadData(self.trouble)
        seats = Reader(data).inner().number()
        if not self.min_seats <= seats <= self.max_seats:
            raise damaged(core.part_data_seats(title=self.title, seats=seats))
        return course.load(data, seats, self.numbers_of(values), self.pantheon)

    def draw(self, view: State) -> str:
        return Drawing(conquest(view)).draw()

    def fixed(self, view: State) -> dict[str, object]:
        return screen.fixed(conquest(view).terms, view.seats)

    def common(self, view: State) -> dict[str, object]:
        return screen.common(conquest(view))

    def private(self, view: State) -> dict[str, object]:
        return screen.private(conquest(view))

    def view_type(self) -> type:
        return ConquestView

    def sizes(self, view: State) -> dict[str, int]:
        return {"player": view.seats}

    def begun(self, state: State, seat: int) -> bool:
        return begun(conquest(state), seat)

    def rash(self, move: int) -> bool:
        """Most claims fail, and a countdown ends a game that could continue."""
        return CLAIM <= move <= FREEZE

    def evaluate(self, view: State, seat: int) -> int:
        return evaluate(conquest(view), seat)

    def standard(self) -> Bot:
        return HardBot(MINDS[""])

    def levels(self) -> tuple[str, ...]:
        return LEVELS

    def skilled(self, level: str, style: str = "") -> Bot:
        return BOTS[LEVELS.index(level)](MINDS[style])

    def styles(self) -> tuple[Style, ...]:
        return STYLES

    def quick(self) -> Bot:
        return QuickBot()

    def champions(self) -> tuple[str, ...]:
        return tuple(CHAMPIONS)

    def champion(self, name: str) -> Bot:
        return CHAMPIONS[name]()

    def weights(self) -> tuple[Weight, ...]:
        return WEIGHTS

    def tuned(self, values: dict[str, int | float]) -> Bot:
        return HardBot(Mind({name: int(value) for name, value in values.items()}))

    def explain(self, view: State, seat: int, line: list[int], bot: Bot) -> Explanation | None:
        assert isinstance(bot, MediumBot)
        return explain(conquest(view), seat, line, bot)

    def teams(self, seats: int, options: dict[str, object]) -> list[int]:
        if not options.get("teams") or seats != TEAM_SEATS:
            return []
        return [seat % TEAMS for seat in range(seats)]

    def figures(self, state: State) -> dict[str, list[int]]:
        return {"seconds": [state.now // 1000]}

    def stands(self, state: State, seat: int, place: int) -> bool:
        sea = conquest(state)
        return any(sea.place[each] == place and sea.owner(each) == seat for each in sea.timers)

    def reference(self, language: str) -> str:
        return write_reference(language)


GAME: Final = ConquestGame()
