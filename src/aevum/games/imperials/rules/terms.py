"""What a table agreed on before the match: mode, map, settings, numbers. Shared by all clones."""

from typing import TYPE_CHECKING, Final

from aevum.core import messages as core
from aevum.core.data import Reader, damaged
from aevum.core.errors import BadData, BadOption
from aevum.core.native import mypyc_attr
from aevum.core.state import NEVER
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import MODES, TREASURE, WONDERS, Numbers
from aevum.games.imperials.rules.maps import OFFICIAL, Map
from aevum.games.imperials.rules.own_map import read_map

if TYPE_CHECKING:  # imported for types only: cards work on a realm, and a realm has terms
    from aevum.games.imperials.rules.card import Card

FRAME_PIECES: Final = 7  # pieces of a save before its terms
SPEEDS: Final = ("off", "slow", "normal", "fast")
SPECIALS: Final = ("auto", "on", "off")
SHORTAGES: Final = ("nobody", "single")
DEFAULT_POINTS: Final = (10, 13)  # Basic, Wonders & Warriors
SPECIAL_FROM: Final = 5  # players from which on the special build phase is on by default


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Terms:
    """The settings of one match."""

    def __init__(
        self, seats: int, options: dict[str, object], numbers: Numbers, cards: "list[Card]"
    ) -> None:
        self.numbers: Final = numbers
        self.cards: Final[list[Card]] = cards
        """Every kind of action card, in the order of ACTIONS."""
        self.openers: Final = [card.kind for card in cards if card.before_roll]
        """The action cards of Wonders & Warriors that are played before the roll."""
        self.wonders = options["mode"] == WONDERS
        self.map_text = _text(options["map"])
        self.plan: Map = find_map(self.map_text)
        points = _number(options["points"])
        self.points_asked = points
        self.target: Final[int] = points or DEFAULT_POINTS[int(self.wonders)]
        treasures = 0 if self.wonders else numbers.copies[TREASURE] * numbers.treasure_points
        self.reach: Final[int] = self.target - treasures
        """With fewer public points nobody can win, whatever Treasures they have."""
        self.cheapest: Final[int] = numbers.cheapest if self.wonders else numbers.cheapest_in_basic
        """The fewest cards with which anything can be built or bought in this mode."""
        self.limit = _number(options["discard_limit"])
        self.speed = SPEEDS.index(_text(options["speed"]))
        self.special_asked = SPECIALS.index(_text(options["special_build"]))
        auto = seats >= SPECIAL_FROM
        self.special = auto if self.special_asked == 0 else self.special_asked == 1
        self.reroll = options["reroll"] is True
        self.trades = options["player_trades"] is True
        self.single = options["shortage"] == "single"
        self.rounds = _number(options["rounds"])

    def options(self) -> list[object]:
        """Return the data from which `load_terms` makes the same terms."""
        return [
            int(self.wonders),
            self.map_text,
            self.points_asked,
            self.limit,
            self.speed,
            self.special_asked,
            int(self.reroll),
            int(self.trades),
            int(self.single),
            self.rounds,
        ]

    def seconds(self, normal: int) -> int:
        """Return how many game milliseconds so many seconds have, NEVER without clocks."""
        if self.speed == 0:
            return NEVER
        if self.speed == 1:
            return normal * 2000
        return normal * 1000 if self.speed == 2 else normal // 2 * 1000


def find_map(text: str) -> Map:
    """Return the official map of that name, or the map that this JSON describes."""
    official = OFFICIAL.get(text.lower())
    if official is not None:
        return official
    if not text.startswith("{"):
        raise BadOption(m.no_map_known(names=", ".join(OFFICIAL)))
    return read_map(text)


def load_terms(data: object, seats: int, numbers: Numbers, cards: "list[Card]") -> Terms:
    """Return the terms of a saved state, the eighth piece of its data; numbers were read before."""
    reader = Reader(data)
    for _ in range(FRAME_PIECES):
        reader.next()
    saved = reader.inner()
    wonders, map_text, points, limit = saved.flag(), saved.word(), saved.number(), saved.number()
    speed, special = saved.number(), saved.number()
    reroll, trades, single, rounds = saved.flag(), saved.flag(), saved.flag(), saved.number()
    saved.end()
    if not (0 <= speed < len(SPEEDS) and 0 <= special < len(SPECIALS)):
        raise damaged(core.part_data_settings())
    try:
        return Terms(
            seats,
            {
                "mode": MODES[int(wonders)],
                "map": map_text,
                "points": points,
                "discard_limit": limit,
                "speed": SPEEDS[speed],
                "special_build": SPECIALS[special],
                "reroll": reroll,
                "player_trades": trades,
                "shortage": SHORTAGES[int(single)],
                "rounds": rounds,
            },
            numbers,
            cards,
        )
    except BadOption as problem:
        refusal = core.no_save_refused(why=problem.said)
        raise BadData(refusal.within(problem.said.book)) from None


def _text(value: object) -> str:
    assert isinstance(value, str)
    return value


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
