"""How a bot treats handshakes: whom it trusts, which bids it accepts, what it promises."""

from typing import Final

from aevum.core.rng import Rng
from aevum.core.state import NONE
from aevum.games.chronos.bot.levels import PERCENT, happens
from aevum.games.chronos.bot.outlook import DISASTER, Outlook
from aevum.games.chronos.bot.place_values import leaving_cost

AT_FIRST: Final = 70  # percent of trust in an unknown player
REGAINED: Final = 10  # a kept handshake restores a tenth of the missing trust
WORD: Final = 85  # how many of a hundred handshakes a bot means to keep
COUNT: Final = 3_000  # milliseconds of a shared 3-2-1
SOON: Final = 5_000  # after a handshake, or after zero, both should have left
IN_TIME: Final = 3_000  # how long a timer that is to leave may still run
AT_EASE: Final = 10  # value in points of a timer that need not wait any longer


class Trust:
    """How far a bot trusts each seat, and its last promise."""

    def __init__(self) -> None:
        self.percents: list[int] = []
        self.leaves = NONE
        """The place that the bot means to leave, NONE if it has promised none."""
        self.awaits = NONE
        """The place that the other has to leave."""
        self.since = 0
        self.until = 0

    def of(self, seat: int) -> int:
        """Return how many of a hundred handshakes the bot expects a seat to keep."""
        while len(self.percents) <= seat:
            self.percents.append(AT_FIRST)
        return self.percents[seat]

    def hear(self, other: int, kept: bool) -> None:
        """Remember that somebody kept or broke a handshake; a broken one weighs much more."""
        percent = self.of(other)
        change = (PERCENT - percent) // REGAINED if kept else -((percent + 1) // 2)
        self.percents[other] = percent + change

    def answer(self, look: Outlook, bidder: int, terms: tuple[int, ...], rng: Rng) -> bool:
        """Return whether the bot shakes hands; then it may mean to leave as the bid says."""
        theirs, own, counted = terms
        trust = self.of(bidder)
        if not _can(look, bidder, theirs) or not _can(look, look.seat, own):
            return False
        relief = AT_EASE if theirs == own else _relief(look, bidder, theirs)
        if relief * trust // PERCENT <= _price(look, own):
            return False
        if not happens(trust, rng):
            return False
        self.since = look.sea.now + COUNT * counted
        self.until = self.since + SOON
        self.awaits = theirs
        self.leaves = own if happens(WORD, rng) else NONE
        return True

    def mind(self, look: Outlook, patient: int) -> int:
        """Add the current promise to a look; return which timers hold out, given `patient`."""
        sea = look.sea
        if sea.now >= self.until:
            return patient
        for timer in sea.timers:
            if look.free(timer) and sea.place[timer] == self.awaits != self.leaves:
                patient |= 1 << timer
        if sea.now >= self.since:
            look.promised = self.leaves
        return patient


def _can(look: Outlook, seat: int, place: int) -> bool:
    """Return whether a seat could leave a place soon with all its timers there."""
    found = False
    sea = look.sea
    for timer in sea.timers:
        if sea.place[timer] == place and sea.owner(timer) == seat:
            found = True
            if sea.sand_left(timer) > IN_TIME:
                return False
    return found


def _relief(look: Outlook, bidder: int, place: int) -> int:
    """Return the gain for the bot if the bidder leaves a place."""
    sea = look.sea
    own, rest, threat = False, 0, 0
    for timer in sea.timers:
        if sea.place[timer] == place:
            if sea.owner(timer) == bidder:
                threat = max(threat, look.harm(bidder, look.threat(timer)))
            elif sea.owner(timer) == look.seat:
                own = True
            else:
                rest += 1
    if not own:
        return threat if rest == 0 else 0
    return AT_EASE + (max(0, min(look.prize(place), DISASTER)) if rest == 0 else 0)


def _price(look: Outlook, place: int) -> int:
    """Return the cost for the bot of leaving a place."""
    beside = [t for t in look.company(place, NONE) if look.sea.owner(t) != look.seat]
    if not beside:
        return 0
    hope = max(0, look.prize(place)) // (2 * len(beside))
    return hope + leaving_cost(look, beside)
