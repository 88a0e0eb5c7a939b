"""The face of the game: it joins everything else in this folder."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from aevum.core import messages as core
from aevum.core.bot import LEVELS, Bot, Explanation, Style, Weight
from aevum.core.data import Reader, damaged
from aevum.core.errors import BadData, BadOption
from aevum.core.game import Game, Option
from aevum.core.native import mypyc_attr
from aevum.core.numbers import NumberValues
from aevum.core.state import State
from aevum.core.text import Text
from aevum.games.own_rows import row_trouble, with_own
from aevum.games.temporum import messages as m
from aevum.games.temporum import view as screen
from aevum.games.temporum.bot.card_values import worths_of
from aevum.games.temporum.bot.evaluation import evaluate
from aevum.games.temporum.bot.quick import QuickBot
from aevum.games.temporum.bot.standard import StandardBot, skilled_bot
from aevum.games.temporum.bot.styles import STYLES, style_weights
from aevum.games.temporum.bot.weights import FIRST, WEIGHTS, Weights
from aevum.games.temporum.data import LEAST_SEATS, MOST_SEATS, THEMED
from aevum.games.temporum.data import ZONES as ZONE_ROWS
from aevum.games.temporum.moves import MOVES
from aevum.games.temporum.printed import CARDS, DUE, PRINTED, ZONES
from aevum.games.temporum.rules import state as position
from aevum.games.temporum.rules.card import Card, in_order
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.passages import Texts, all_numbers
from aevum.games.temporum.rules.terms import RANDOM, SETS, Terms, Things, find_zones, load_terms
from aevum.games.temporum.rules.zone import Zone
from aevum.games.temporum.view_type import TemporumView
from aevum.games.temporum.words import hints, reasons
from aevum.games.temporum.words.drawing import Teller
from aevum.games.temporum.words.reading import tidy
from aevum.games.temporum.words.reference import write_reference
from aevum.games.temporum.words.text import TemporumWords, temporum

LONGEST: Final = 400  # longest text of ten names of Zones

OPTIONS: Final = (
    Option(
        "zones",
        "text",
        RANDOM,
        m.option_zones_about(),
        longest=LONGEST,
        suggests=(RANDOM, *THEMED),
        suggested=(
            m.option_zones_random(),
            m.option_zones_beginners(),
            m.option_zones_friendly(),
            m.option_zones_harsh(),
            m.option_zones_riches(),
            m.option_zones_control(),
            m.option_zones_science(),
            m.option_zones_traders(),
            m.option_zones_nightmare_worlds(),
            m.option_zones_perfect_worlds(),
            m.option_zones_big_time(),
            m.option_zones_control_your_destiny(),
            m.option_zones_revolutions(),
            m.option_zones_they_walk_among_us(),
        ),
        title=m.option_zones(),
    ),
    Option(
        "zone_set",
        "choice",
        "both",
        m.option_zone_set_about(),
        choices=SETS,
        words=(
            m.option_zone_set_both(),
            m.option_zone_set_base(),
            m.option_zone_set_realities(),
        ),
        title=m.option_zone_set(),
    ),
    Option(
        "card_set",
        "choice",
        "both",
        m.option_card_set_about(),
        choices=SETS,
        words=(
            m.option_card_set_both(),
            m.option_card_set_base(),
            m.option_card_set_realities(),
        ),
        title=m.option_card_set(),
    ),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class TemporumGame(Game):
    """Change history, rule the Times, and bring ten crowns to the present.

    A designer's own Zone or card is a row (`games/own_rows.py`) and an object in `own`.
    """

    def __init__(self, own: Sequence[Zone | Card] = ()) -> None:
        own_zones = [each for each in own if isinstance(each, Zone)]
        own_cards = [each for each in own if isinstance(each, Card)]
        zones = with_own(ZONES, own_zones, lambda zone: zone.number)
        cards = in_order([*CARDS, *own_cards])
        self.trouble: Final = row_trouble(
            [row.name for row in ZONE_ROWS], [zone.number for zone in zones]
        )
        """A sentence on rows without an object."""
        self.things = Things(zones, cards, DUE)
        self.texts = Texts(zones, cards)
        super().__init__(
            name="temporum",
            title="Temporum",
            summary=m.game_summary(),
            tagline=m.game_tagline(),
            version=1,
            min_seats=LEAST_SEATS,
            max_seats=MOST_SEATS,
            moves=MOVES,
            folder=str(Path(__file__).parent),
            options=OPTIONS,
            hidden=True,
            minutes=40,
            counts=m.game_counts(),
            view_parts=True,
            numbers=all_numbers(self.texts, zones, cards),
            words=TemporumWords(MOVES),
        )
        self.printed = Numbers(self.numbers.printed, self.texts) if own else PRINTED
        """The numbers of most matches, made once."""

    def settle(self, options: dict[str, object]) -> dict[str, object]:
        found = super().settle(options)
        zones = found["zones"]
        assert isinstance(zones, str)
        find_zones(zones)
        return found

    def setup_with(
        self, rules: int, seats: int, seed: int, options: dict[str, object], numbers: NumberValues
    ) -> State:
        if self.trouble:
            raise BadOption(self.trouble)
        return position.setup(seats, seed, Terms(options, self.numbers_of(numbers), self.things))

    def numbers_of(self, values: NumberValues) -> Numbers:
        """Return the numbers of a match; most have the printed ones."""
        return self.printed if values is self.numbers.printed else Numbers(values, self.texts)

    def load(self, data: object) -> State:
        data, values = self.numbers.split(data)
        if self.trouble:
            raise BadData(self.trouble)
        seats = Reader(data).inner().number()
        if not self.min_seats <= seats <= self.max_seats:
            raise damaged(core.part_data_seats(title=self.title, seats=seats))
        return position.load(data, seats, load_terms(data, self.numbers_of(values), self.things))

    def draw(self, view: State) -> str:
        return Teller(temporum(view)).draw()

    def fixed(self, view: State) -> dict[str, object]:
        return screen.fixed(temporum(view))

    def common(self, view: State) -> dict[str, object]:
        return screen.common(temporum(view))

    def private(self, view: State) -> dict[str, object]:
        return screen.private(temporum(view))

    def view_type(self) -> type:
        return TemporumView

    def read(self, view: State, seat: int, text: str) -> int:
        return super().read(view, seat, tidy(temporum(view), seat, text))

    def sizes(self, view: State) -> dict[str, int]:
        return {"player": view.seats}

    def evaluate(self, view: State, seat: int) -> int:
        return evaluate(temporum(view), seat, worths_of(temporum(view)))

    def standard(self) -> Bot:
        return StandardBot()

    def levels(self) -> tuple[str, ...]:
        return LEVELS

    def styles(self) -> tuple[Style, ...]:
        return STYLES

    def skilled(self, level: str, style: str = "") -> Bot:
        return skilled_bot(level, style_weights(style))

    def quick(self) -> Bot | None:
        return QuickBot()

    def champions(self) -> tuple[str, ...]:
        return ("champion-1",)

    def champion(self, name: str) -> Bot:
        return StandardBot(FIRST)

    def weights(self) -> tuple[Weight, ...]:
        return WEIGHTS

    def tuned(self, values: dict[str, int | float]) -> Bot:
        return StandardBot(Weights({name: int(value) for name, value in values.items()}))

    def evaluation(self, values: dict[str, int | float]) -> Callable[[State, int], int]:
        bot = StandardBot(Weights({name: int(value) for name, value in values.items()}))

        def evaluated(view: State, seat: int) -> int:
            chron = temporum(view)
            return evaluate(chron, seat, bot.values(chron, seat))

        return evaluated

    def explain(self, view: State, seat: int, line: list[int], bot: Bot) -> Explanation | None:
        chron = temporum(view)
        worths = bot.values(chron, seat) if isinstance(bot, StandardBot) else worths_of(chron)
        return reasons.explain(chron, seat, line, worths)

    def begun(self, state: State, seat: int) -> bool:
        return hints.begun(temporum(state), seat)

    def figures(self, state: State) -> dict[str, list[int]]:
        return screen.figures(temporum(state))

    def subtitle(self, options: dict[str, object]) -> str | Text:
        zones = str(options["zones"]).strip().lower()
        if zones != RANDOM:
            themed = self.option("zones").told(zones)
            return themed if zones in THEMED else m.option_ten_zones()
        chosen = SETS.index(str(options["zone_set"]))
        return "" if chosen == 0 else OPTIONS[1].words[chosen]

    def reference(self, language: str) -> str:
        return write_reference(self.printed, self.things, language)


GAME: Final = TemporumGame()
