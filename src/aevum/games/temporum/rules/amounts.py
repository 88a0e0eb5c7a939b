"""What texts count, test and address: amounts, conditions, sets of players."""

from aevum.core.frames import Frame
from aevum.games.temporum.data import TIME_OF, TIMES
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.moving import alone
from aevum.games.temporum.rules.ops import (
    ALONE,
    ARRIVALS,
    BASE_HERE,
    CARDS_DRAWN,
    CARDS_IN_HAND,
    CROWNS_EVERYWHERE,
    CROWNS_HERE,
    DID,
    EMPTY_TIMES,
    EVERYBODY,
    HALF_GAINED,
    HALF_HELD,
    HAND_IS,
    HANDS_NOT_SMALLER,
    IN_FIRST_OR_SECOND,
    IN_FIRST_OR_THIRD,
    LARGER_HANDS,
    MONEY_HERE,
    NO_CROWN_HERE,
    NOT_IN_FOURTH,
    NOT_RULERS_HERE,
    ONE,
    OPPONENTS,
    OPPONENTS_HERE,
    OPPONENTS_IN_RULED,
    OTHERS_TURN,
    PLAYERS,
    PLAYERS_IN_FIRST,
    POOR,
    POOR_HERO,
    RESULT,
    RICH_OPPONENTS,
    RICHEST,
    RULERS_HERE,
    RULES_HERE,
    RULES_MANY,
    RULES_TIME,
    TIMES_RULED,
    UNDER,
    WITHOUT_CROWN_HERE,
    YOU_FIRST,
    YOUR_TIMES,
)
from aevum.games.temporum.rules.ruling import rules, times_ruled


def crowns_at(chron: Chronicle, seat: int, place: int) -> int:
    """Return a seat's crowns in the Time of a place; outside Time there are none."""
    return chron.crowns[seat * STRIDE + TIME_OF[place]]


def amount(chron: Chronicle, frame: Frame, per: int) -> int:
    """Return what an amount of a text is multiplied with; `frame` is the text's."""
    seat, here = frame.seat, frame.b
    if per == ONE:
        return 1
    if per == TIMES_RULED:
        return times_ruled(chron, seat)
    if per == CROWNS_HERE:
        return crowns_at(chron, seat, here)
    if per == CARDS_IN_HAND:
        return len(chron.hands[seat])
    if per == RESULT:
        return max(0, chron.result)
    if per == YOUR_TIMES:
        return times_ruled(chron, frame.items[1])
    return _rarer_amount(chron, seat, here, per)


def _rarer_amount(chron: Chronicle, seat: int, here: int, per: int) -> int:
    if per == EMPTY_TIMES:
        return chron.crowns[seat * STRIDE + 1 : seat * STRIDE + 5].count(0)
    if per == PLAYERS_IN_FIRST:
        return sum(1 for place in chron.pawn if TIME_OF[place] == 1)
    if per == OPPONENTS_HERE:
        return chron.pawn.count(here) - int(chron.pawn[seat] == here)
    if per == PLAYERS:
        return chron.seats
    if per == CARDS_DRAWN:
        return chron.drawn[seat]
    if per == ARRIVALS:
        return chron.arrived[seat]
    if per == HALF_GAINED:
        return chron.gained[seat] // 2
    if per == HALF_HELD:
        return chron.money[seat] // 2
    assert per == MONEY_HERE
    return chron.gold[here] + chron.purse[here]


def holds(chron: Chronicle, frame: Frame, when: int, m: int) -> bool:
    """Tell whether a condition of a text is met."""
    seat, here = frame.seat, frame.b
    if when == RULES_HERE:
        return rules(chron, seat, TIME_OF[here])
    if when == DID:
        return chron.result > 0
    if when == UNDER:
        return chron.money[seat] < m
    if when == RULES_TIME:
        return rules(chron, seat, m)
    if when == RULES_MANY:
        return times_ruled(chron, seat) >= m
    if when == ALONE:
        return alone(chron, seat)
    return _rarer_holds(chron, seat, here, when, m)


def _rarer_holds(chron: Chronicle, seat: int, here: int, when: int, m: int) -> bool:
    if when == NO_CROWN_HERE:
        return crowns_at(chron, seat, here) == 0
    if when == RICHEST:
        mine = chron.money[seat]
        return chron.money.count(mine) == 1 and mine == max(chron.money)
    if when == HAND_IS:
        return len(chron.hands[seat]) == m
    if when == CROWNS_EVERYWHERE:
        first = seat * STRIDE
        return min(chron.crowns[first + 1 : first + 1 + TIMES]) >= m
    if when == BASE_HERE:
        return chron.bases[here] >> seat & 1 == 1
    if when == OTHERS_TURN:
        return chron.before != seat
    assert when == POOR_HERO
    broke = chron.money[seat] == 0 or not chron.hands[seat]
    return broke and alone(chron, seat)


def addressed(chron: Chronicle, frame: Frame, who: int, m: int) -> list[int]:
    """Return the players a text speaks of, in turn order from the player of the turn."""
    you, here = frame.seat, frame.b
    order = [(chron.turn + step) % chron.seats for step in range(chron.seats)]
    if who == EVERYBODY:
        return order
    if who == YOU_FIRST:
        return [(you + step) % chron.seats for step in range(chron.seats)]
    return [seat for seat in order if _is_meant(chron, you, here, who, seat, m)]


def _is_meant(chron: Chronicle, you: int, here: int, who: int, seat: int, m: int) -> bool:
    time = TIME_OF[chron.pawn[seat]]
    if who == OPPONENTS:
        return seat != you
    if who == OPPONENTS_IN_RULED:
        return seat != you and rules(chron, you, time)
    if who == IN_FIRST_OR_THIRD:
        return time in (1, 3)
    if who == IN_FIRST_OR_SECOND:
        return time in (1, 2)
    if who == NOT_IN_FOURTH:
        return time != TIMES
    if who == RULERS_HERE:
        return rules(chron, seat, TIME_OF[here])
    if who == NOT_RULERS_HERE:
        return not rules(chron, seat, TIME_OF[here])
    if who == WITHOUT_CROWN_HERE:
        return crowns_at(chron, seat, here) == 0
    if who == POOR:
        return chron.money[seat] < m
    if who == RICH_OPPONENTS:
        return seat != you and chron.money[seat] >= m
    mine, theirs = len(chron.hands[you]), len(chron.hands[seat])
    if who == LARGER_HANDS:
        return theirs > mine
    assert who == HANDS_NOT_SMALLER
    return seat != you and theirs >= mine
