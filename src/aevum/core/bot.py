"""What a bot must offer."""

from typing import ClassVar, Final, NamedTuple

from aevum.core.events import Event
from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import Ask, State
from aevum.core.text import Text

LEVELS: Final = ("easy", "medium", "hard")
"""The levels of games that have several, from the weakest to the strongest."""


class Style(NamedTuple):
    """A way of playing that a bot of any level may have, as strong as the others of its game."""

    name: str
    """As in the name of the bot: "trader" in `medium-trader`."""
    title: Text
    """What players call such a bot: "Trader"."""
    about: Text
    """One sentence that says what it does."""


class Weight(NamedTuple):
    """A number in the evaluation or the rules of thumb of the standard bot, to be tuned."""

    name: str
    """As in the name of the bot: "pace" in `standard?pace=70`."""
    default: int | float
    """What the standard bot has. A whole number says that all values are whole."""
    low: int | float
    high: int | float

    def whole(self) -> bool:
        """Return whether only whole numbers are allowed."""
        return isinstance(self.default, int)


class Explanation(NamedTuple):
    """Why a bot would make a move: what a hint tells besides the move itself."""

    reason: Text
    """One sentence with numbers from the evaluation; chance is told as chance ("on average")."""
    aim: Text | None = None
    """The plan that the move belongs to, in a few words: "A town by the coast"."""
    later: tuple[int, ...] = ()
    """Moves of this plan that would follow; boards draw them fainter than the move itself."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves, knowing only what its seat may see.

    One object plays one seat of one match at a time. `view` is always a masked state: to look
    ahead, fill it (`view.fill(rng)`) and play on in that guess. The generator belongs to the bot.
    """

    name: ClassVar[str] = "bot"
    games: ClassVar[tuple[str, ...]] = ()
    """The names of the games it plays, () for any; it is offered for these games only."""
    listens: ClassVar[bool] = False
    """True for bots that want to see events; without it none are built for them."""

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        """Return one of `legal`. WAIT is among them when nothing has to be answered."""
        raise NotImplementedError("abstract: choose")

    def saw(self, event: Event) -> None:
        """Take note of an event, as this seat may know it."""

    def plan(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> tuple[int, int]:
        """Return (wait_ms, move) in a live game: the move is made then, if it is still legal.

        WAIT means "ask me again then". Until that moment the bot is asked only if a new question
        is put to it; `ask` is the newest, and `legal` has WAIT and the moves for all open ones.
        """
        return 200 + int(rng.below(1800)), self.choose(view, ask, legal, rng)

    def limit(self, nodes: int, seconds: float) -> None:
        """Think at most so much about each decision from now on; 0 sets no limit.

        Bots that search heed this; others think as long as they need.
        """

    def plan_data(self) -> list[int]:
        """Return data from which a new bot can follow this one's plan (`load_plan`), [] for none.

        This is how hints keep to a plan: each comes from a new bot, perhaps in another process.
        """
        return []

    def load_plan(self, data: list[int]) -> None:
        """Take over the plan of another bot of this kind; unreadable data count as no plan."""

    def bid(self, view: State, seat: int, bidder: int, terms: tuple[int, ...], rng: Rng) -> bool:
        """Return whether `seat`, whose mask is `view`, agrees to the handshake that `bidder`
        offers.

        `terms` are two places and a sign: the bidder leaves the first if this seat leaves the
        second, and the sign is 1 if a shared 3-2-1 comes before that. It binds nobody. A bot
        is asked once about a bid, when its yes would complete the handshake.
        """
        return False

    def bargain(self, other: int, kept: bool) -> None:
        """Take note that another seat kept or broke a handshake with anybody."""
