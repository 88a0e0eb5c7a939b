"""The face of the game: everything else in this folder, by the names the project asks for."""

from pathlib import Path
from typing import Final

from aevum.core.bot import Bot
from aevum.core.data import Reader
from aevum.core.errors import BadData
from aevum.core.events import Event
from aevum.core.game import Game, Option
from aevum.core.numbers import NumberValues
from aevum.core.state import Ask, State
from aevum.games.temporum import view as screen
from aevum.games.temporum.bot import standard as bot
from aevum.games.temporum.data import LEAST_SEATS, MOST_SEATS, THEMED
from aevum.games.temporum.moves import MOVES
from aevum.games.temporum.printed import CARDS, DUE, PRINTED, ZONES
from aevum.games.temporum.rules import state as position
from aevum.games.temporum.rules.card import Card
from aevum.games.temporum.rules.due import DueEffect
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.passages import Texts, all_numbers
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.rules.terms import RANDOM, SETS, Terms, Things, find_zones, load_terms
from aevum.games.temporum.rules.zone import Zone
from aevum.games.temporum.words import text, why
from aevum.games.temporum.words.reading import tidy
from aevum.games.temporum.words.reference import write_reference

LONGEST: Final = 400  # characters of ten names of Zones

OPTIONS: Final = (
    Option(
        "zones",
        "text",
        RANDOM,
        "Random, the name of a themed set, or ten Zones with commas between them.",
        longest=LONGEST,
        suggests=(RANDOM, *THEMED),
        title="Zones",
    ),
    Option(
        "zone_set",
        "choice",
        "both",
        "Where random Zones come from.",
        choices=SETS,
        words=("Zones of both boxes", "Zones of the base game", "Zones of Alternate Realities"),
        title="Box of random Zones",
    ),
    Option(
        "card_set",
        "choice",
        "both",
        "Where the player cards come from.",
        choices=SETS,
        words=("cards of both boxes", "cards of the base game", "cards of Alternate Realities"),
        title="Box of the cards",
    ),
)


class TemporumGame(Game):
    """Change history, rule the Times, and bring ten crowns to the present.

    A designer's Zone is a row (`games/own_rows.py`) and an object in `zones`.
    """

    def __init__(
        self,
        zones: list[Zone] = ZONES,
        cards: list[Card] = CARDS,
        due: list[DueEffect] = DUE,
    ) -> None:
        self.things = Things(zones, cards, due)
        self.texts = Texts(zones, cards)
        super().__init__(
            name="temporum",
            title="Temporum",
            summary="Change history, rule the Times, and bring your crowns to the present.",
            tagline="Cards and changing history.",
            version=1,
            min_seats=LEAST_SEATS,
            max_seats=MOST_SEATS,
            moves=MOVES,
            folder=str(Path(__file__).parent),
            options=OPTIONS,
            hidden=True,
            minutes=40,
            counts="steps of crowns",
            view_parts=True,
            numbers=all_numbers(self.texts, zones, cards),
        )
        printed = zones is ZONES and cards is CARDS
        self.printed = PRINTED if printed else Numbers(self.numbers.printed, self.texts)
        """The numbers of most matches, which are made once."""

    def settle(self, options: dict[str, object]) -> dict[str, object]:
        found = super().settle(options)
        zones = found["zones"]
        assert isinstance(zones, str)
        find_zones(zones)
        return found

    def setup_with(
        self, rules: int, seats: int, seed: int, options: dict[str, object], numbers: NumberValues
    ) -> State:
        return position.setup(seats, seed, Terms(options, self.numbers_of(numbers), self.things))

    def numbers_of(self, values: NumberValues) -> Numbers:
        """Return the numbers of a match; most have those in print."""
        return self.printed if values is self.numbers.printed else Numbers(values, self.texts)

    def load(self, data: object) -> State:
        data, values = self.numbers.split(data)
        seats = Reader(data).inner().number()
        if not self.min_seats <= seats <= self.max_seats:
            raise BadData(f"This save is damaged: {self.title} is not for {seats} players.")
        return position.load(data, seats, load_terms(data, self.numbers_of(values), self.things))

    def draw(self, view: State) -> str:
        return text.draw(_temporum(view))

    def fixed(self, view: State) -> dict[str, object]:
        return screen.fixed(_temporum(view))

    def common(self, view: State) -> dict[str, object]:
        return screen.common(_temporum(view))

    def private(self, view: State) -> dict[str, object]:
        return screen.private(_temporum(view))

    def prompt(self, view: State, ask: Ask) -> str:
        return text.prompt(_temporum(view), ask)

    def label(self, view: State, move: int) -> str:
        return text.label(_temporum(view), move)

    def done(self, view: State, move: int) -> str:
        return text.done(_temporum(view), move)

    def say(self, event: Event) -> str:
        return text.say(event)

    def why(self, view: State, seat: int, move: int) -> str:
        return why.why(_temporum(view), seat, move)

    def read(self, view: State, seat: int, text: str) -> int:
        return super().read(view, seat, tidy(_temporum(view), seat, text))

    def sizes(self, view: State) -> dict[str, int]:
        return {"player": view.seats}

    def evaluate(self, view: State, seat: int) -> int:
        return bot.evaluate(_temporum(view), seat)

    def standard(self) -> Bot:
        return bot.StandardBot()

    def advice(self, view: State, seat: int, seconds: float) -> tuple[int, str] | None:
        return text.advice(_temporum(view), seat)

    def begun(self, state: State, seat: int) -> bool:
        return text.begun(_temporum(state), seat)

    def line(self, view: State, moves: list[int]) -> str:
        return text.line(_temporum(view), moves)

    def figures(self, state: State) -> dict[str, list[int]]:
        return screen.figures(_temporum(state))

    def subtitle(self, options: dict[str, object]) -> str:
        zones = str(options["zones"]).strip().lower()
        if zones != RANDOM:
            return zones if zones in THEMED else "ten chosen Zones"
        chosen = SETS.index(str(options["zone_set"]))
        return "" if chosen == 0 else OPTIONS[1].words[chosen]

    def rules(self) -> str:
        """Return RULES.md, and behind it the reference of all cards and Zones from the tables."""
        return f"{super().rules().rstrip()}\n\n{write_reference()}"


def _temporum(state: State) -> Temporum:
    assert isinstance(state, Temporum)
    return state


GAME: Final = TemporumGame()
