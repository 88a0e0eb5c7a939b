"""The face of the game: everything else in this folder, by the names the project asks for."""

from pathlib import Path
from typing import Final

from aevum.core.data import Reader
from aevum.core.errors import BadData
from aevum.core.game import Game, Option
from aevum.core.state import State
from aevum.games.temporum import rules
from aevum.games.temporum.data import LEAST_SEATS, MOST_SEATS
from aevum.games.temporum.moves import MOVES
from aevum.games.temporum.tables import THEMED
from aevum.games.temporum.terms import RANDOM, SETS, Terms, find_zones, load_terms

LONGEST: Final = 400  # characters of ten names of Zones

OPTIONS: Final = (
    Option(
        "zones",
        "text",
        RANDOM,
        "Random, the name of a themed set, or ten Zones with commas between them.",
        longest=LONGEST,
        suggests=(RANDOM, *THEMED),
    ),
    Option(
        "zone_set",
        "choice",
        "both",
        "Where random Zones come from.",
        choices=SETS,
        words=("Zones of both boxes", "Zones of the base game", "Zones of Alternate Realities"),
    ),
    Option(
        "card_set",
        "choice",
        "both",
        "Where the player cards come from.",
        choices=SETS,
        words=("cards of both boxes", "cards of the base game", "cards of Alternate Realities"),
    ),
)


class TemporumGame(Game):
    """Change history, rule the Times, and bring ten crowns to the present."""

    def __init__(self) -> None:
        super().__init__(
            name="temporum",
            title="Temporum",
            summary="Change history, rule the Times, and bring your crowns to the present.",
            version=1,
            min_seats=LEAST_SEATS,
            max_seats=MOST_SEATS,
            moves=MOVES,
            folder=str(Path(__file__).parent),
            options=OPTIONS,
            hidden=True,
            minutes=40,
        )

    def settle(self, options: dict[str, object]) -> dict[str, object]:
        found = super().settle(options)
        zones = found["zones"]
        assert isinstance(zones, str)
        find_zones(zones)
        return found

    def setup(self, seats: int, seed: int, options: dict[str, object]) -> State:
        return rules.setup(seats, seed, Terms(options))

    def load(self, data: object) -> State:
        seats = Reader(data).inner().number()
        if not self.min_seats <= seats <= self.max_seats:
            raise BadData(f"This save is damaged: {self.title} is not for {seats} players.")
        return rules.load(data, seats, load_terms(data))


GAME: Final = TemporumGame()
