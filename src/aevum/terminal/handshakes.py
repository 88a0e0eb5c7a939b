"""A person's offers to the bots at a live table, and handshakes that bind nobody."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from aevum.core.rng import Rng
from aevum.core.state import NEVER
from aevum.terminal import messages as m
from aevum.terminal.language import tell

if TYPE_CHECKING:
    from aevum.terminal.table import Table

THINKS: Final = 1_000  # milliseconds until a bot answers, at least
HESITATES: Final = 1_500  # and how much more at most
FAITH: Final = 5_000  # milliseconds from the handshake until both should have left

OPEN: Final = "open"
REFUSED: Final = "refused"
SHAKEN: Final = "shaken"
KEPT: Final = "kept"
BROKEN: Final = "broken"
VOID: Final = "void"


class Bid(NamedTuple):
    """An offer to leave a place if somebody else leaves another, and what came of it."""

    seat: int
    to: int
    mine: int
    yours: int
    state: str = OPEN
    due: int = NEVER
    """The moment at which it is answered, or judged."""
    broke: int = -1
    """Who broke the handshake."""


class Handshakes:
    """The bargains at a table: one bid at a time, answered after a second or two."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.now: Bid | None = None
        """The bid that is open, or the handshake that is to be kept."""
        self.ended: list[Bid] = []
        """The handshakes that were kept or broken."""
        self.news: list[Bid] = []
        """What came of bids since this was last read."""
        self._rng = Rng(f"{table.match.record.seed}:bids")

    def bid(self, seat: int, to: int, mine: int, yours: int) -> str:
        """Make a bot an offer, which replaces an open one; return "" or why it isn't possible."""
        if self.now is not None and self.now.state == SHAKEN:
            return tell(m.shell_bid_unsettled())
        self._tell(self._open(Bid(seat, to, mine, yours)))
        return ""

    def take_up(self, ended: Sequence[Bid], unsettled: Bid | None) -> None:
        """Continue after a stop: bots hear again who kept their word, and are asked again.

        A bot that was started again doesn't know what it had promised, so a handshake that wasn't
        settled becomes a bid again.
        """
        for bid in ended:
            self._let_hear(bid)
        if unsettled is not None and not self.table.over():
            self.now = self._open(unsettled)
            self.news.append(self.now)

    def next(self) -> int:
        """Return when a bid is answered or judged, NEVER if there is none."""
        return self.now.due if self.now is not None else NEVER

    def look(self, moment: int) -> None:
        """Answer or judge the bid if its moment has come."""
        bid = self.now
        if bid is None or self.table.over():
            return
        if bid.state == SHAKEN and not self._standing(bid):
            self._end(bid._replace(state=KEPT))
        elif moment >= bid.due:
            if bid.state == OPEN:
                self._answer(bid, moment)
            else:
                self._judge(bid)

    def counts(self, seat: int) -> tuple[int, int]:
        """Return how many handshakes a seat kept and how many it broke."""
        own = [each for each in self.ended if seat in (each.seat, each.to)]
        broken = sum(each.broke == seat for each in own)
        return len(own) - broken, broken

    def read(self) -> list[Bid]:
        """Return what came of bids since the last call."""
        found, self.news = self.news, []
        return found

    def _open(self, bid: Bid) -> Bid:
        """Return a bid that is answered after a second or two, as by a person."""
        wait = THINKS + int(self._rng.below(HESITATES))
        return bid._replace(state=OPEN, due=self.table.living.moment + wait)

    def _answer(self, bid: Bid, moment: int) -> None:
        """Let the bot say yes or no, from what it sees at this moment."""
        table = self.table
        player = table.players[bid.to]
        terms = (bid.mine, bid.yours, 0)
        yes = (
            player is not None
            and len(self._standing(bid)) == 2
            and player.bid(table.view(bid.to), bid.to, bid.seat, terms, table.rngs[bid.to])
        )
        if yes:
            self._tell(bid._replace(state=SHAKEN, due=moment + FAITH))
            table.living.plan(bid.to)
        else:
            self._tell(bid._replace(state=REFUSED))

    def _judge(self, bid: Bid) -> None:
        """See who has left: the handshake is broken if only one of them did."""
        standing = self._standing(bid)
        if len(standing) == 1:
            self._end(bid._replace(state=BROKEN, broke=standing[0]))
        else:
            self._tell(bid._replace(state=VOID))

    def _end(self, bid: Bid) -> None:
        self._let_hear(bid)
        self._tell(bid)

    def _let_hear(self, bid: Bid) -> None:
        """Let every bot hear who kept their word and who didn't."""
        self.ended.append(bid)
        for seat, player in enumerate(self.table.players):
            for other in (bid.seat, bid.to):
                if player is not None and seat != other:
                    player.bargain(other, bid.broke != other)

    def _tell(self, bid: Bid) -> None:
        self.now = bid if bid.state in (OPEN, SHAKEN) else None
        self.news.append(bid)
        self.table.keep()

    def _standing(self, bid: Bid) -> list[int]:
        """Return which of the two are still where they said they would leave."""
        game, state = self.table.game, self.table.state
        sides = ((bid.seat, bid.mine), (bid.to, bid.yours))
        return [seat for seat, place in sides if game.stands(state, seat, place)]
