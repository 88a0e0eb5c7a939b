"""What the bot thinks of the action cards of Basic."""

from aevum.core.state import Ask
from aevum.games.imperials.bot.card_choices import (
    best_named,
    monopoly_gain,
    roads_worth,
)
from aevum.games.imperials.bot.goals import army_urge
from aevum.games.imperials.bot.income import CARD_WORTH, POINT
from aevum.games.imperials.bot.judges.judge import Judge
from aevum.games.imperials.bot.mind import PERCENT, Mind
from aevum.games.imperials.bot.planning import Outlook
from aevum.games.imperials.bot.robbing import (
    best_robbery,
    robbed,
)
from aevum.games.imperials.cards.basic import EVERYTHING
from aevum.games.imperials.data import CARDS, RESOURCES
from aevum.games.imperials.moves import (
    CARD,
    ROAD,
    SIDE,
    VILLAGE,
)
from aevum.games.imperials.rules.realm import (
    Realm,
)


class WarriorJudge(Judge):
    """The best robbery, and the way to the strongest army."""

    def worth(self, outlook: Outlook) -> int:
        realm, seat = outlook.realm, outlook.seat
        value = best_robbery(realm, seat)
        rival = 0
        for other in range(realm.seats):
            if other != seat:
                rival = max(rival, realm.army[other])
        numbers = realm.terms.numbers
        if realm.army_of != seat and realm.army[seat] >= max(numbers.army_size - 1, rival):
            return value + numbers.army_points * POINT
        return value + army_urge(realm, seat) * outlook.mind.army // (4 * PERCENT)

    def plays_first(self, realm: Realm, seat: int, mind: Mind) -> bool:
        """Play it against a robber before the robber costs anything."""
        return robbed(realm, seat) > CARD_WORTH // 2


class RoadsJudge(Judge):
    """Free roads: those that the best goal with roads needs."""

    def worth(self, outlook: Outlook) -> int:
        return roads_worth(outlook)

    def answer(self, realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
        return place_road(Outlook(realm, ask.seat, mind), legal)


def place_road(outlook: Outlook, legal: list[int]) -> int:
    """Return the free road that leads towards the best goal."""
    best, found = 0, legal[0]
    for goal in outlook.goals:
        move = goal.move - ROAD + SIDE
        if ROAD <= goal.move < VILLAGE and move in legal:
            value = outlook.faded(goal, outlook.hand)
            if value > best:
                best, found = value, move
    return found


class HarvestJudge(Judge):
    """The best resources for the plan."""

    def worth(self, outlook: Outlook) -> int:
        number = outlook.realm.terms.numbers.harvest_cards
        return _best_cards(outlook, [0] * CARDS, 0, number) - CARD_WORTH // 2


def _best_cards(outlook: Outlook, change: list[int], first: int, number: int) -> int:
    """Return the best gain from so many more resources, from kind `first` on."""
    if number == 0:
        return outlook.gain(change)
    best = 0
    for kind in range(first, RESOURCES):
        change[kind] += 1
        best = max(best, _best_cards(outlook, change, kind, number - 1))
        change[kind] -= 1
    return best


# Cards that name a good


class NamingJudge(Judge):
    """The good with the most gain."""

    def __init__(self, first: int, last: int) -> None:
        self.first = first
        self.last = last

    def gains(self, outlook: Outlook) -> list[int]:
        """Return the gain of naming each good."""
        return [self.gain(outlook, good) for good in range(self.first, self.last)]

    def gain(self, outlook: Outlook, good: int) -> int:
        """Return the gain of naming a good."""
        return 0

    def worth(self, outlook: Outlook) -> int:
        return best_named(self.gains(outlook))[1]

    def answer(self, realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
        return CARD + self.first + best_named(self.gains(Outlook(realm, ask.seat, mind)))[0]


class MonopolyJudge(NamingJudge):
    """A monopoly that takes all of a good."""

    def share(self, realm: Realm) -> int:
        """Return how many cards it takes from each opponent at most."""
        return EVERYTHING

    def gain(self, outlook: Outlook, good: int) -> int:
        return monopoly_gain(outlook, good, self.share(outlook.realm))
