"""The face of the game: everything else in this folder, by the names the project asks for."""

from pathlib import Path
from typing import Final

from aevum.core.bot import Bot
from aevum.core.capabilities import Editor
from aevum.core.data import Reader
from aevum.core.errors import BadData, BadOption
from aevum.core.events import Event
from aevum.core.game import Game, Option
from aevum.core.numbers import NumberValues
from aevum.core.state import Ask, State
from aevum.games.imperials import view as screen
from aevum.games.imperials.bot import standard as bot
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
from aevum.games.imperials.rules.state import Imperials
from aevum.games.imperials.rules.terms import (
    SHORTAGES,
    SPECIALS,
    SPEEDS,
    Terms,
    find_map,
    load_terms,
)
from aevum.games.imperials.words import text, why
from aevum.games.imperials.words.reference import write_reference

ACTION_CARDS: Final[list[Card]] = [
    *BASIC_CARDS,
    *SCIENCE_CARDS,
    *TRADE_CARDS,
    *MILITARY_CARDS,
]
"""What the printed action cards do, in the order of ACTIONS."""

OPTIONS: Final = (
    Option(
        "mode",
        "choice",
        BASIC,
        "Wonders & Warriors adds commodities, improvements, warriors and a dragon.",
        choices=MODES,
        words=("Basic", "Wonders & Warriors"),
    ),
    Option(
        "points",
        "int",
        0,
        "Usual are 10 in Basic, 13 in Wonders & Warriors; in Basic more than 17 may be too many.",
        5,
        21,
        words=("{} points win",),
        title="Points that win",
        usual=True,
    ),
    Option(
        "discard_limit",
        "int",
        7,
        "Whoever holds more cards than this when a seven is rolled discards half of them.",
        5,
        15,
        words=("a seven leaves {} cards",),
        title="Cards that a seven leaves",
    ),
    Option(
        "map",
        "text",
        "base",
        "A map of the game, one that somebody drew, or one as JSON.",
        longest=LONGEST,
        suggests=tuple(OFFICIAL),
    ),
    Option(
        "speed",
        "choice",
        "off",
        "Each kind of decision has its own seconds; "
        f"a turn has {PRINTED_NUMBERS['seconds.turn']} with normal clocks.",
        choices=SPEEDS,
        words=("no clocks", "slow clocks", "normal clocks", "fast clocks"),
        title="Clocks of the rules",
    ),
    Option(
        "special_build",
        "choice",
        "auto",
        "After a turn the others may build before the next one begins.",
        choices=SPECIALS,
        words=(
            "building between turns from five players up",
            "building between turns",
            "no building between turns",
        ),
        title="Building between turns",
    ),
    Option(
        "reroll",
        "bool",
        False,
        "Whoever sends the robber to a desert robs nobody and rolls again.",
        words=("no second roll for the desert", "a second roll for the desert"),
        title="Second roll for the desert",
    ),
    Option(
        "player_trades",
        "bool",
        True,
        "Players may trade with each other; else there is only the market.",
        words=("no trades between players", "trades between players"),
        title="Trades between players",
    ),
    Option(
        "shortage",
        "choice",
        "nobody",
        "Who receives cards of which the market has too few for all.",
        choices=SHORTAGES,
        words=("a shortage serves nobody", "a shortage serves a single claimant"),
        title="When the market runs short",
    ),
    Option(
        "rounds",
        "int",
        150,
        "After so many rounds the best total wins.",
        10,
        500,
        words=("at most {} rounds",),
        title="Most rounds",
    ),
)


class ImperialsGame(Game):
    """Villages, towns and roads on a land of hexes, with or without wonders and warriors."""

    def __init__(self, cards: list[Card] = ACTION_CARDS) -> None:
        super().__init__(
            name="imperials",
            title="Imperials",
            summary="Settle a land of hexes, trade, and outbuild everybody else.",
            tagline="Settle an island of hexes.",
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
        )
        self.as_printed = Numbers(self.numbers.printed)
        self.cards = cards
        """What the action cards of its matches do: as printed, or a designer's own set."""

    def settle(self, options: dict[str, object]) -> dict[str, object]:
        found = super().settle(options)
        map_text = found["map"]
        assert isinstance(map_text, str)
        find_map(map_text)
        return found

    def setup_with(
        self, rules: int, seats: int, seed: int, options: dict[str, object], numbers: NumberValues
    ) -> State:
        if len(self.cards) != len(ACTIONS):
            raise BadOption(f"{len(ACTIONS)} action cards have rows, {len(self.cards)} a class.")
        terms = Terms(seats, options, self.numbers_of(numbers), self.cards)
        most = room(terms.plan)
        if most < 2 * seats:
            raise BadOption(
                f'The map "{terms.plan.name}" has room for {most} settlements at the start; '
                f"{seats} players need {2 * seats}."
            )
        return course.setup(seats, seed, terms)

    def numbers_of(self, values: NumberValues) -> Numbers:
        """Return the numbers of a match; most have those in print, which are made once."""
        return self.as_printed if values is self.numbers.printed else Numbers(values)

    def load(self, data: object) -> State:
        data, values = self.numbers.split(data)
        seats = Reader(data).inner().number()
        if not self.min_seats <= seats <= self.max_seats:
            raise BadData(f"This save is damaged: {self.title} is not for {seats} players.")
        terms = load_terms(data, seats, self.numbers_of(values), self.cards)
        return course.load(data, seats, terms)

    def draw(self, view: State) -> str:
        return text.draw(_imperials(view))

    def fixed(self, view: State) -> dict[str, object]:
        return screen.fixed(_imperials(view).terms)

    def common(self, view: State) -> dict[str, object]:
        return screen.common(_imperials(view))

    def private(self, view: State) -> dict[str, object]:
        return screen.private(_imperials(view))

    def prompt(self, view: State, ask: Ask) -> str:
        return text.prompt(_imperials(view), ask)

    def label(self, view: State, move: int) -> str:
        return text.label(_imperials(view), move)

    def done(self, view: State, move: int) -> str:
        return text.done(_imperials(view), move)

    def say(self, event: Event) -> str:
        return text.say(event)

    def why(self, view: State, seat: int, move: int) -> str:
        return why.why(_imperials(view), seat, move)

    def sizes(self, view: State) -> dict[str, int]:
        realm = _imperials(view)
        return {
            "corner": len(realm.owner),
            "side": len(realm.road),
            "tile": len(realm.kinds),
            "player": realm.seats,
        }

    def evaluate(self, view: State, seat: int) -> int:
        return bot.evaluate(_imperials(view), seat)

    def standard(self) -> Bot:
        return bot.StandardBot()

    def advice(self, view: State, seat: int, seconds: float) -> tuple[int, str] | None:
        return text.advice(_imperials(view), seat)

    def begun(self, state: State, seat: int) -> bool:
        return text.begun(_imperials(state), seat)

    def line(self, view: State, moves: list[int]) -> str:
        return text.line(_imperials(view), moves)

    def editor(self) -> Editor | None:
        from aevum.games.imperials.words.editor import ImperialsEditor

        return ImperialsEditor()

    def figures(self, state: State) -> dict[str, list[int]]:
        return screen.figures(_imperials(state))

    def rules(self) -> str:
        """Return RULES.md, and behind it the reference of all numbers from their table."""
        return f"{super().rules().rstrip()}\n\n{write_reference()}"

    def subtitle(self, options: dict[str, object]) -> str:
        map_text = options["map"]
        assert isinstance(map_text, str)
        name = find_map(map_text).name
        return name if options["mode"] == BASIC else f"{name}, Wonders & Warriors"


def _imperials(state: State) -> Imperials:
    assert isinstance(state, Imperials)
    return state


GAME: Final = ImperialsGame()
