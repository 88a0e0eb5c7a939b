"""The face of the game: it joins everything else in this folder."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from aevum.core import messages as core
from aevum.core.bot import LEVELS, Bot, Explanation, Style, Weight
from aevum.core.capabilities import Editor
from aevum.core.data import Reader, damaged
from aevum.core.errors import BadData, BadOption
from aevum.core.game import Game, Option
from aevum.core.native import mypyc_attr
from aevum.core.numbers import NumberValues
from aevum.core.state import State
from aevum.core.text import Text
from aevum.games.imperials import messages as m
from aevum.games.imperials import view as screen
from aevum.games.imperials.bot import standard as bot
from aevum.games.imperials.bot.levels import MINDS
from aevum.games.imperials.bot.mind import NO_LIMITS, WEIGHTS, Mind
from aevum.games.imperials.bot.quick import QuickBot
from aevum.games.imperials.cards.basic import BASIC_CARDS
from aevum.games.imperials.cards.military import MILITARY_CARDS
from aevum.games.imperials.cards.science import SCIENCE_CARDS
from aevum.games.imperials.cards.trade import TRADE_CARDS
from aevum.games.imperials.data import ACTIONS, BASIC, MODES, NUMBERS, PRINTED_NUMBERS, Numbers
from aevum.games.imperials.moves import MOST_SEATS, MOVES
from aevum.games.imperials.rules import state as course
from aevum.games.imperials.rules.capacity import room
from aevum.games.imperials.rules.card import Card
from aevum.games.imperials.rules.maps import OFFICIAL
from aevum.games.imperials.rules.own_map import LONGEST
from aevum.games.imperials.rules.phrases import land_name
from aevum.games.imperials.rules.terms import (
    SHORTAGES,
    SPECIALS,
    SPEEDS,
    Terms,
    find_map,
    load_terms,
)
from aevum.games.imperials.view_type import ImperialsView
from aevum.games.imperials.words import hints
from aevum.games.imperials.words.drawing import Teller
from aevum.games.imperials.words.reasons import explain
from aevum.games.imperials.words.reference import write_reference
from aevum.games.imperials.words.text import ImperialsWords, imperials
from aevum.games.own_rows import row_trouble, with_own

ACTION_CARDS: Final[list[Card]] = [
    *BASIC_CARDS,
    *SCIENCE_CARDS,
    *TRADE_CARDS,
    *MILITARY_CARDS,
]
"""The printed action cards."""

OPTIONS: Final = (
    Option(
        "mode",
        "choice",
        BASIC,
        m.option_mode_about(),
        choices=MODES,
        words=(m.option_mode_basic(), m.option_mode_wonders()),
        title=m.option_mode(),
    ),
    Option(
        "points",
        "int",
        0,
        m.option_points_about(),
        5,
        21,
        words=(m.option_points_words(n=0),),
        title=m.option_points(),
        usual=True,
    ),
    Option(
        "discard_limit",
        "int",
        7,
        m.option_discard_limit_about(),
        5,
        15,
        words=(m.option_discard_limit_words(n=0),),
        title=m.option_discard_limit(),
    ),
    Option(
        "map",
        "text",
        "base",
        m.option_map_about(),
        longest=LONGEST,
        suggests=tuple(OFFICIAL),
        suggested=tuple([land_name(name) for name in OFFICIAL]),
        title=m.option_map(),
    ),
    Option(
        "speed",
        "choice",
        "off",
        m.option_speed_about(n=PRINTED_NUMBERS["seconds.turn"]),
        choices=SPEEDS,
        words=(
            m.option_speed_off(),
            m.option_speed_slow(),
            m.option_speed_normal(),
            m.option_speed_fast(),
        ),
        title=m.option_speed(),
    ),
    Option(
        "special_build",
        "choice",
        "auto",
        m.option_special_build_about(),
        choices=SPECIALS,
        words=(
            m.option_special_build_auto(),
            m.option_special_build_on(),
            m.option_special_build_off(),
        ),
        title=m.option_special_build(),
    ),
    Option(
        "reroll",
        "bool",
        False,
        m.option_reroll_about(),
        words=(m.option_reroll_off(), m.option_reroll_on()),
        title=m.option_reroll(),
    ),
    Option(
        "player_trades",
        "bool",
        True,
        m.option_player_trades_about(),
        words=(m.option_player_trades_off(), m.option_player_trades_on()),
        title=m.option_player_trades(),
    ),
    Option(
        "shortage",
        "choice",
        "nobody",
        m.option_shortage_about(),
        choices=SHORTAGES,
        words=(m.option_shortage_nobody(), m.option_shortage_single()),
        title=m.option_shortage(),
    ),
    Option(
        "rounds",
        "int",
        150,
        m.option_rounds_about(),
        10,
        500,
        words=(m.option_rounds_words(n=0),),
        title=m.option_rounds(),
    ),
)


STYLES: Final = (
    Style("builder", m.part_style_builder(), m.about_style_builder()),
    Style("commander", m.part_style_commander(), m.about_style_commander()),
    Style("trader", m.part_style_trader(), m.about_style_trader()),
)
"""The ways of playing of its bots, with the weights in `bot/levels.py`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ImperialsGame(Game):
    """Villages, towns and roads on a land of hexes, with or without wonders and warriors.

    A designer's own action card is a row (`games/own_rows.py`) and an object in `own`.
    """

    def __init__(self, own: Sequence[Card] = ()) -> None:
        super().__init__(
            name="imperials",
            title="Imperials",
            summary=m.game_summary(),
            tagline=m.game_tagline(),
            version=1,
            min_seats=2,
            max_seats=MOST_SEATS,
            moves=MOVES,
            folder=str(Path(__file__).parent),
            options=OPTIONS,
            hidden=True,
            minutes=60,
            numbers=NUMBERS,
            view_parts=True,
            words=ImperialsWords(MOVES),
        )
        self.as_printed = Numbers(self.numbers.printed)
        self.cards = with_own(ACTION_CARDS, own, lambda card: card.kind)
        """The action cards of its matches, in the order of ACTIONS."""
        self.trouble: Final = row_trouble(
            [row.name for row in ACTIONS], [card.kind for card in self.cards]
        )
        """A sentence on rows without an object."""

    def settle(self, options: dict[str, object]) -> dict[str, object]:
        found = super().settle(options)
        map_text = found["map"]
        assert isinstance(map_text, str)
        find_map(map_text)
        return found

    def setup_with(
        self, rules: int, seats: int, seed: int, options: dict[str, object], numbers: NumberValues
    ) -> State:
        if self.trouble:
            raise BadOption(self.trouble)
        terms = Terms(seats, options, self.numbers_of(numbers), self.cards)
        most = room(terms.plan)
        if most < 2 * seats:
            land = land_name(terms.plan.name)
            raise BadOption(m.no_map_room(land=land, room=most, seats=seats, need=2 * seats))
        return course.setup(seats, seed, terms)

    def numbers_of(self, values: NumberValues) -> Numbers:
        """Return the numbers of a match; most have the printed ones, which are made once."""
        return self.as_printed if values is self.numbers.printed else Numbers(values)

    def load(self, data: object) -> State:
        data, values = self.numbers.split(data)
        if self.trouble:
            raise BadData(self.trouble)
        seats = Reader(data).inner().number()
        if not self.min_seats <= seats <= self.max_seats:
            raise damaged(core.part_data_seats(title=self.title, seats=seats))
        terms = load_terms(data, seats, self.numbers_of(values), self.cards)
        return course.load(data, seats, terms)

    def draw(self, view: State) -> str:
        return Teller(imperials(view)).draw()

    def fixed(self, view: State) -> dict[str, object]:
        return screen.fixed(imperials(view).terms)

    def common(self, view: State) -> dict[str, object]:
        return screen.common(imperials(view))

    def private(self, view: State) -> dict[str, object]:
        return screen.private(imperials(view))

    def view_type(self) -> type:
        return ImperialsView

    def sizes(self, view: State) -> dict[str, int]:
        realm = imperials(view)
        return {
            "corner": len(realm.owner),
            "side": len(realm.road),
            "tile": len(realm.kinds),
            "player": realm.seats,
        }

    def evaluate(self, view: State, seat: int) -> int:
        return bot.evaluate(imperials(view), seat)

    def standard(self) -> Bot:
        return bot.StandardBot(MINDS["hard"])

    def levels(self) -> tuple[str, ...]:
        return LEVELS

    def skilled(self, level: str, style: str = "") -> Bot:
        return bot.StandardBot(MINDS[f"{level}-{style}" if style else level])

    def styles(self) -> tuple[Style, ...]:
        return STYLES

    def quick(self) -> Bot:
        return QuickBot()

    def champions(self) -> tuple[str, ...]:
        return ("champion-1",)

    def champion(self, name: str) -> Bot:
        return bot.StandardBot(MINDS[name])

    def weights(self) -> tuple[Weight, ...]:
        return WEIGHTS

    def tuned(self, values: dict[str, int | float]) -> Bot:
        weights = {name: int(value) for name, value in values.items()}
        return bot.StandardBot(Mind(weights, NO_LIMITS))

    def explain(self, view: State, seat: int, line: list[int], bot: Bot) -> Explanation | None:
        return explain(imperials(view), seat, line[0], MINDS["hard"])

    def begun(self, state: State, seat: int) -> bool:
        return hints.begun(imperials(state), seat)

    def editor(self) -> Editor | None:
        from aevum.games.imperials.words.editor import ImperialsEditor

        return ImperialsEditor()

    def figures(self, state: State) -> dict[str, list[int]]:
        return screen.figures(imperials(state))

    def reference(self, language: str) -> str:
        return write_reference(language)

    def subtitle(self, options: dict[str, object]) -> Text:
        land = land_name(find_map(str(options["map"])).name)
        return land if options["mode"] == BASIC else m.option_map_wonders(land=land)


GAME: Final = ImperialsGame()
