"""What a player that is a program must offer."""

from typing import ClassVar

from aevum.core.events import Event
from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import Ask, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves from what its seat may see, and from nothing else.

    One object plays one seat of one match at a time. `view` is always a masked state: to look
    ahead, fill it (`view.fill(rng)`) and play on in that guess. The generator is the bot's own.
    """

    name: ClassVar[str] = "bot"
    games: ClassVar[tuple[str, ...]] = ()
    """The names of the games it plays, () for any; it is offered where one of these is played."""
    listens: ClassVar[bool] = False
    """True for bots that want to hear of events; others save the cost of building them."""

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        """Return one of `legal`. WAIT is among them when nothing has to be answered."""
        raise NotImplementedError("abstract: choose")

    def saw(self, event: Event) -> None:
        """Learn of something that happened, as this seat may know it."""

    def plan(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> tuple[int, int]:
        """Return (wait_ms, move) in a live game: the move is made then, if it is still legal.

        WAIT means "ask me again then". Until that moment the bot is asked only if a new question
        is put to it; `ask` is its newest, and `legal` has WAIT and the moves for all of them.
        """
        return 200 + int(rng.below(1800)), self.choose(view, ask, legal, rng)

    def plan_data(self) -> list[int]:
        """Return what a fresh bot must `load_plan` to follow the plan of this one, [] for none.

        Hints keep to a plan by it: each is asked of a fresh bot, perhaps in another process.
        """
        return []

    def load_plan(self, data: list[int]) -> None:
        """Take over the plan of another bot of this kind; nonsense counts as none."""

    def bid(self, view: State, seat: int, bidder: int, terms: tuple[int, ...], rng: Rng) -> bool:
        """Return whether `seat`, whose mask is `view`, shakes hands on what `bidder` bids.

        `terms` are two places and a sign: the bidder leaves the first if this seat leaves the
        second, and the sign is 1 if a shared 3-2-1 comes before that. Nobody is bound by it. A bot
        is asked once about a bid, when its yes would be a handshake.
        """
        return False

    def bargain(self, other: int, kept: bool) -> None:
        """Hear that another seat kept or broke a handshake, with whomever it was made."""
