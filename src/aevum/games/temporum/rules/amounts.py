"""Counts, conditions and groups of players of texts, one object for each.

More than 500 lines: texts name them together, and each has its own words.
"""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.text import Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import TIME_OF, TIMES
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.moving import alone
from aevum.games.temporum.rules.op import Usage
from aevum.games.temporum.rules.phrases import time_id
from aevum.games.temporum.rules.ruling import rules, times_ruled
from aevum.games.temporum.rules.running import RunningText


def crowns_at(chron: Chronicle, seat: int, place: int) -> int:
    """Return a seat's crowns in the Time of a place; outside Time there are none."""
    return chron.crowns[seat * STRIDE + TIME_OF[place]]


# Counts


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Count:
    """A factor of an amount in a text."""

    def of(self, chron: Chronicle, text: RunningText) -> int:
        """Return how often it counts for the seat of a text."""
        return 1

    def words(self) -> Text | None:
        """Return its words after an amount: "for each Time you rule"; None where it isn't a
        factor."""
        return None

    def gained(self) -> Text:
        """Return the deed of gaining a dollar for each."""
        return m.do_gain(coins=1)


class TimesRuled(Count):
    """Times that you rule."""

    def of(self, chron: Chronicle, text: RunningText) -> int:
        return times_ruled(chron, text.seat)

    def words(self) -> Text | None:
        return m.part_per_times_ruled()


class OwnersTimes(Count):
    """Times ruled by the owner of the text, for effects on others."""

    def of(self, chron: Chronicle, text: RunningText) -> int:
        return times_ruled(chron, text.owner)

    def words(self) -> Text | None:
        return m.part_per_times_ruled()


class CrownsHere(Count):
    """Your crowns here."""

    def of(self, chron: Chronicle, text: RunningText) -> int:
        return crowns_at(chron, text.seat, text.here)

    def words(self) -> Text | None:
        return m.part_per_crowns_here()


class CardsInHand(Count):
    """Cards in your hand."""

    def of(self, chron: Chronicle, text: RunningText) -> int:
        return len(chron.hands[text.seat])

    def words(self) -> Text | None:
        return m.part_per_cards_in_hand()


class EmptyTimes(Count):
    """Times without a crown of yours."""

    def of(self, chron: Chronicle, text: RunningText) -> int:
        first = text.seat * STRIDE
        return chron.crowns[first + 1 : first + 5].count(0)

    def words(self) -> Text | None:
        return m.part_per_empty_times()


class PlayersInFirst(Count):
    """Players in Time I."""

    def of(self, chron: Chronicle, text: RunningText) -> int:
        return sum(1 for place in chron.pawn if TIME_OF[place] == 1)

    def words(self) -> Text | None:
        return m.part_per_players_in_first()


class OpponentsHere(Count):
    """Opponents here."""

    def of(self, chron: Chronicle, text: RunningText) -> int:
        return chron.pawn.count(text.here) - int(chron.pawn[text.seat] == text.here)

    def words(self) -> Text | None:
        return m.part_per_opponents_here()


class CardsDrawn(Count):
    """Cards that you drew in this turn."""

    def of(self, chron: Chronicle, text: RunningText) -> int:
        return chron.drawn[text.seat]

    def words(self) -> Text | None:
        return m.part_per_cards_drawn()


class Arrivals(Count):
    """Crowns that you brought to Time IV in this turn."""

    def of(self, chron: Chronicle, text: RunningText) -> int:
        return chron.arrived[text.seat]

    def words(self) -> Text | None:
        return m.part_per_arrivals()


class HalfGained(Count):
    """Half the dollars that you gained in this turn."""

    def of(self, chron: Chronicle, text: RunningText) -> int:
        return chron.gained[text.seat] // 2

    def words(self) -> Text | None:
        return m.part_per_half_gained()

    def gained(self) -> Text:
        return m.do_gain_half()


class HalfHeld(Count):
    """Half the dollars that you hold."""

    def of(self, chron: Chronicle, text: RunningText) -> int:
        return chron.money[text.seat] // 2

    def words(self) -> Text | None:
        return m.part_per_half_held()


class MoneyHere(Count):
    """Dollars on this place."""

    def of(self, chron: Chronicle, text: RunningText) -> int:
        return chron.gold[text.here] + chron.purse[text.here]

    def words(self) -> Text | None:
        return m.part_per_money_here()

    def gained(self) -> Text:
        return m.do_gain_here()


class Result(Count):
    """How often the step before did something."""

    def of(self, chron: Chronicle, text: RunningText) -> int:
        return max(0, chron.result)

    def words(self) -> Text | None:
        return m.part_per_result()

    def gained(self) -> Text:
        return m.do_gain_lost()


ONE: Final = Count()
TIMES_RULED: Final = TimesRuled()
CROWNS_HERE: Final = CrownsHere()
CARDS_IN_HAND: Final = CardsInHand()
EMPTY_TIMES: Final = EmptyTimes()
PLAYERS_IN_FIRST: Final = PlayersInFirst()
OPPONENTS_HERE: Final = OpponentsHere()
CARDS_DRAWN: Final = CardsDrawn()
ARRIVALS: Final = Arrivals()
HALF_GAINED: Final = HalfGained()
HALF_HELD: Final = HalfHeld()
MONEY_HERE: Final = MoneyHere()
RESULT: Final = Result()
YOUR_TIMES: Final = OwnersTimes()


# Conditions

LESS_THAN: Final = Usage("under", m.number_under(), 0, 60)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Condition:
    """A condition; `m` is the number that it may need, which `usage` describes."""

    def __init__(self, usage: Usage | None = None) -> None:
        self.usage: Final = usage

    def holds(self, chron: Chronicle, text: RunningText, m: int) -> bool:
        """Return whether the seat of a text meets it."""
        raise NotImplementedError("abstract: holds")

    def words(self, number: int) -> Text:
        """Return its words after "if": "you rule here"."""
        raise NotImplementedError("abstract: words")


class RulesHere(Condition):
    """You rule this Time."""

    def holds(self, chron: Chronicle, text: RunningText, m: int) -> bool:
        return rules(chron, text.seat, TIME_OF[text.here])

    def words(self, number: int) -> Text:
        return m.part_when_rules_here()


class RulesTime(Condition):
    """You rule Time `m`."""

    def holds(self, chron: Chronicle, text: RunningText, m: int) -> bool:
        return rules(chron, text.seat, m)

    def words(self, number: int) -> Text:
        return m.part_when_rules_time(time=time_id(number))


class RulesMany(Condition):
    """You rule at least `m` Times."""

    def holds(self, chron: Chronicle, text: RunningText, m: int) -> bool:
        return times_ruled(chron, text.seat) >= m

    def words(self, number: int) -> Text:
        return m.part_when_rules_many(n=number)


class NoCrownHere(Condition):
    """You have no crown here."""

    def holds(self, chron: Chronicle, text: RunningText, m: int) -> bool:
        return crowns_at(chron, text.seat, text.here) == 0

    def words(self, number: int) -> Text:
        return m.part_when_no_crown_here()


class Alone(Condition):
    """Nobody else is where you are."""

    def holds(self, chron: Chronicle, text: RunningText, m: int) -> bool:
        return alone(chron, text.seat)

    def words(self, number: int) -> Text:
        return m.part_when_alone()


class Richest(Condition):
    """You hold more money than anybody else."""

    def holds(self, chron: Chronicle, text: RunningText, m: int) -> bool:
        mine = chron.money[text.seat]
        return chron.money.count(mine) == 1 and mine == max(chron.money)

    def words(self, number: int) -> Text:
        return m.part_when_richest()


class Under(Condition):
    """You hold less than `m` dollars."""

    def holds(self, chron: Chronicle, text: RunningText, m: int) -> bool:
        return chron.money[text.seat] < m

    def words(self, number: int) -> Text:
        return m.part_when_under(coins=number)


class Did(Condition):
    """The step before did something."""

    def holds(self, chron: Chronicle, text: RunningText, m: int) -> bool:
        return chron.result > 0

    def words(self, number: int) -> Text:
        return m.part_when_did()


class HandIs(Condition):
    """You hold exactly `m` cards."""

    def holds(self, chron: Chronicle, text: RunningText, m: int) -> bool:
        return len(chron.hands[text.seat]) == m

    def words(self, number: int) -> Text:
        return m.part_when_hand_is(cards=number)


class CrownsEverywhere(Condition):
    """You have at least `m` crowns in every Time."""

    def holds(self, chron: Chronicle, text: RunningText, m: int) -> bool:
        first = text.seat * STRIDE
        return min(chron.crowns[first + 1 : first + 1 + TIMES]) >= m

    def words(self, number: int) -> Text:
        return m.part_when_crowns_everywhere(crowns=number)


class BaseHere(Condition):
    """Your Base is here."""

    def holds(self, chron: Chronicle, text: RunningText, m: int) -> bool:
        return chron.bases[text.here] >> text.seat & 1 == 1

    def words(self, number: int) -> Text:
        return m.part_when_base_here()


class OthersTurn(Condition):
    """The turn before this one was an opponent's."""

    def holds(self, chron: Chronicle, text: RunningText, m: int) -> bool:
        return chron.before != text.seat

    def words(self, number: int) -> Text:
        return m.part_when_others_turn()


class PoorHero(Condition):
    """You are alone, and without cards or without money."""

    def holds(self, chron: Chronicle, text: RunningText, m: int) -> bool:
        seat = text.seat
        broke = chron.money[seat] == 0 or not chron.hands[seat]
        return broke and alone(chron, seat)

    def words(self, number: int) -> Text:
        return m.part_when_poor_hero()


RULES_HERE: Final = RulesHere()
RULES_TIME: Final = RulesTime()
RULES_MANY: Final = RulesMany(Usage("ruled", m.number_ruled(), 1, 4))
NO_CROWN_HERE: Final = NoCrownHere()
ALONE: Final = Alone()
RICHEST: Final = Richest()
UNDER: Final = Under(LESS_THAN)
DID: Final = Did()
HAND_IS: Final = HandIs(Usage("hand", m.number_hand_is(), 0, 12))
CROWNS_EVERYWHERE: Final = CrownsEverywhere(Usage("crowns", m.number_everywhere(), 1, 5))
BASE_HERE: Final = BaseHere()
OTHERS_TURN: Final = OthersTurn()
POOR_HERO: Final = PoorHero()


# Groups of players


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Group:
    """Players in a text; `m` is the number that it may need."""

    def __init__(self, usage: Usage | None = None) -> None:
        self.usage: Final = usage

    def seats(self, chron: Chronicle, text: RunningText, m: int) -> list[int]:
        """Return them, in turn order from the player of the turn."""
        order = [(chron.turn + step) % chron.seats for step in range(chron.seats)]
        return [seat for seat in order if self.has(chron, text, seat, m)]

    def has(self, chron: Chronicle, text: RunningText, seat: int, m: int) -> bool:
        """Return whether a seat is one of them."""
        return True

    def words(self, number: int) -> Text:
        """Return them as a subject: "all opponents"."""
        return m.part_whom_everybody()


class YouFirst(Group):
    """Everybody, beginning with you."""

    def seats(self, chron: Chronicle, text: RunningText, m: int) -> list[int]:
        return [(text.seat + step) % chron.seats for step in range(chron.seats)]

    def words(self, number: int) -> Text:
        return m.part_whom_you_first()


class Opponents(Group):
    """Everybody except you."""

    def has(self, chron: Chronicle, text: RunningText, seat: int, m: int) -> bool:
        return seat != text.seat

    def words(self, number: int) -> Text:
        return m.part_whom_opponents()


class OpponentsInRuled(Group):
    """Opponents in Times that you rule."""

    def has(self, chron: Chronicle, text: RunningText, seat: int, m: int) -> bool:
        return seat != text.seat and rules(chron, text.seat, TIME_OF[chron.pawn[seat]])

    def words(self, number: int) -> Text:
        return m.part_whom_opponents_in_ruled()


class InTimes(Group):
    """Players in some Times."""

    def __init__(self, times: tuple[int, ...]) -> None:
        super().__init__()
        self.times: Final = times

    def has(self, chron: Chronicle, text: RunningText, seat: int, m: int) -> bool:
        return TIME_OF[chron.pawn[seat]] in self.times

    def words(self, number: int) -> Text:
        return m.part_whom_in_times(times=[time_id(time) for time in self.times])


class NotInFourth(Group):
    """Players who are not in Time IV."""

    def has(self, chron: Chronicle, text: RunningText, seat: int, m: int) -> bool:
        return TIME_OF[chron.pawn[seat]] != TIMES

    def words(self, number: int) -> Text:
        return m.part_whom_not_in_fourth()


class RulersHere(Group):
    """Players who rule this Time."""

    def has(self, chron: Chronicle, text: RunningText, seat: int, m: int) -> bool:
        return rules(chron, seat, TIME_OF[text.here])

    def words(self, number: int) -> Text:
        return m.part_whom_rulers_here()


class NotRulersHere(Group):
    """Players who do not rule this Time."""

    def has(self, chron: Chronicle, text: RunningText, seat: int, m: int) -> bool:
        return not rules(chron, seat, TIME_OF[text.here])

    def words(self, number: int) -> Text:
        return m.part_whom_not_rulers_here()


class RichOpponents(Group):
    """Opponents who hold `m` dollars or more."""

    def has(self, chron: Chronicle, text: RunningText, seat: int, m: int) -> bool:
        return seat != text.seat and chron.money[seat] >= m

    def words(self, number: int) -> Text:
        return m.part_whom_rich_opponents(coins=number)


class Poor(Group):
    """Players who hold less than `m` dollars."""

    def has(self, chron: Chronicle, text: RunningText, seat: int, m: int) -> bool:
        return chron.money[seat] < m

    def words(self, number: int) -> Text:
        return m.part_whom_poor(coins=number)


class LargerHands(Group):
    """Players with more cards than you."""

    def has(self, chron: Chronicle, text: RunningText, seat: int, m: int) -> bool:
        return len(chron.hands[seat]) > len(chron.hands[text.seat])

    def words(self, number: int) -> Text:
        return m.part_whom_larger_hands()


class HandsNotSmaller(Group):
    """Opponents with as many cards as you or more."""

    def has(self, chron: Chronicle, text: RunningText, seat: int, m: int) -> bool:
        mine = len(chron.hands[text.seat])
        return seat != text.seat and len(chron.hands[seat]) >= mine

    def words(self, number: int) -> Text:
        return m.part_whom_hands_not_smaller()


class WithoutCrownHere(Group):
    """Players without a crown here."""

    def has(self, chron: Chronicle, text: RunningText, seat: int, m: int) -> bool:
        return crowns_at(chron, seat, text.here) == 0

    def words(self, number: int) -> Text:
        return m.part_whom_without_crown_here()


EVERYBODY: Final = Group()
OPPONENTS: Final = Opponents()
OPPONENTS_IN_RULED: Final = OpponentsInRuled()
IN_FIRST_OR_THIRD: Final = InTimes((1, 3))
IN_FIRST_OR_SECOND: Final = InTimes((1, 2))
NOT_IN_FOURTH: Final = NotInFourth()
RULERS_HERE: Final = RulersHere()
NOT_RULERS_HERE: Final = NotRulersHere()
RICH_OPPONENTS: Final = RichOpponents(Usage("money", m.number_rich(), 0, 60))
LARGER_HANDS: Final = LargerHands()
HANDS_NOT_SMALLER: Final = HandsNotSmaller()
WITHOUT_CROWN_HERE: Final = WithoutCrownHere()
POOR: Final = Poor(LESS_THAN)
YOU_FIRST: Final = YouFirst()
