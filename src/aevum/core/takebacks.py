"""Who must agree before a move is taken back: one policy for the server and the terminal.

A seat may take a move back freely while nothing hidden was shown, nothing drawn and nothing
answered since. After that everybody who plays, or has played, must agree: a person keeps their say
until the match ends, even while they are away or a bot is in their seat. A take-back behind chance
or something hidden marks the match for good (`Match.took_back`).
"""

from typing import Final

from aevum.core.match import Match

NOTHING: Final = 0  # this seat has made no move that still counts
FREE: Final = 1  # the move may be taken back at once
ASK: Final = 2  # the seats in `needed` must agree
STRICT: Final = 3  # something was shown, drawn or answered, and this table allows no take-back then
ABSENT: Final = 4  # somebody who must agree cannot be asked now: the seats in `missing`


class Ruling:
    """What the policy says about a seat's last move."""

    def __init__(self, verdict: int, needed: set[int], missing: set[int]) -> None:
        self.verdict = verdict
        self.needed = needed
        self.missing = missing


def ruling(match: Match, seat: int, people: set[int], away: set[int], strict: bool) -> Ruling:
    """Return whether a seat may take its last move back, and who must agree.

    `people` are the seats that people play or have played, `away` those among them whose people
    cannot be asked. Someone who is away need not be asked for moves that drew nothing, showed
    nothing and were not made from their seat.
    """
    if match.last_own(seat) < 0:
        return Ruling(NOTHING, set(), set())
    if match.may_take_back(seat):
        return Ruling(FREE, set(), set())
    if strict:
        return Ruling(STRICT, set(), set())
    needed = people - {seat}
    missing = needed & away
    if missing:
        movers = {match.record.rows[match.line[place]].seat for place in match.gone_with(seat)}
        if match.would_show(seat) or missing & movers:
            return Ruling(ABSENT, needed, missing)
    needed -= missing
    return Ruling(ASK if needed else FREE, needed, set())
