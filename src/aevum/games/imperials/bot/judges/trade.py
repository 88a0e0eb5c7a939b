"""What the bot thinks of the yellow action cards."""

from aevum.core.state import Ask
from aevum.games.imperials.bot.card_choices import (
    fleet_gain,
)
from aevum.games.imperials.bot.goals import WIN
from aevum.games.imperials.bot.income import CARD_WORTH, POINT
from aevum.games.imperials.bot.judges.basic import MonopolyJudge, NamingJudge
from aevum.games.imperials.bot.judges.judge import CROWDED, Judge
from aevum.games.imperials.bot.mind import Mind
from aevum.games.imperials.bot.placing import best_move
from aevum.games.imperials.bot.planning import Outlook
from aevum.games.imperials.bot.robbing import (
    threat,
)
from aevum.games.imperials.cards.trade import richer
from aevum.games.imperials.data import CARDS, RESOURCES
from aevum.games.imperials.moves import (
    CARD,
    PLAYER,
    TILE,
)
from aevum.games.imperials.rules.asks import CHOOSE_PLAYER
from aevum.games.imperials.rules.realm import (
    PIECES,
    TOWN_COUNT,
    Realm,
)


class HarborJudge(Judge):
    """Commodities of those who have towns, for cards that hurt least."""

    def worth(self, outlook: Outlook) -> int:
        goods = 0
        for each in range(RESOURCES, CARDS):
            goods += outlook.others_hold(each)
        rest = min(goods // 2, outlook.realm.seats - 1)
        return rest * CARD_WORTH if sum(outlook.hand[:RESOURCES]) > 1 else 0

    def answer(self, realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
        if ask.kind == CHOOSE_PLAYER:
            return super().answer(realm, ask, legal, mind)
        return _choose_card(Outlook(realm, ask.seat, mind), legal, -1)

    def score(self, realm: Realm, ask: Ask, move: int) -> int:
        other = move - PLAYER
        return 1 + 10 * realm.pieces[other * PIECES + TOWN_COUNT] + realm.sizes[other]


def _choose_card(outlook: Outlook, legal: list[int], sign: int) -> int:
    """Return the card to take (sign 1), or to give if necessary (-1)."""
    scores: list[int] = []
    for move in legal:
        change = [0] * CARDS
        change[move - CARD] = sign
        scores.append(outlook.gain(change))
    return best_move(legal, scores)


class MasterJudge(Judge):
    """Cards of a leader with a full hand."""

    def worth(self, outlook: Outlook) -> int:
        realm = outlook.realm
        some = len(richer(realm, outlook.seat)) > 0
        return realm.terms.numbers.master_cards * CARD_WORTH if some else 0

    def answer(self, realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
        if ask.kind == CHOOSE_PLAYER:
            return super().answer(realm, ask, legal, mind)
        return _choose_card(Outlook(realm, ask.seat, mind), legal, 1)

    def score(self, realm: Realm, ask: Ask, move: int) -> int:
        other = move - PLAYER
        cards = min(realm.terms.numbers.master_cards, realm.sizes[other])
        return threat(realm, ask.seat, other) + 40 * cards


class MerchantJudge(Judge):
    """A point, and a better ratio for plentiful goods."""

    def worth(self, outlook: Outlook) -> int:
        realm = outlook.realm
        if realm.merchant_of == outlook.seat:
            return CROWDED  # another tile may trade better
        points = realm.terms.numbers.merchant_points
        return WIN if outlook.missing <= points else POINT * points

    def answer(self, realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
        outlook = Outlook(realm, ask.seat, mind)
        scores: list[int] = []
        for move in legal:
            kind = realm.kinds[move - TILE]
            rich = 2 * outlook.hand[kind] + outlook.income[kind]
            scores.append(rich if outlook.ratios[kind] > realm.terms.numbers.merchant_ratio else 0)
        return best_move(legal, scores)


class ResourceMonopolyJudge(MonopolyJudge):
    """A monopoly of some resources."""

    def share(self, realm: Realm) -> int:
        return realm.terms.numbers.resource_monopoly_cards


class TradeMonopolyJudge(MonopolyJudge):
    """A monopoly of some commodities."""

    def share(self, realm: Realm) -> int:
        return realm.terms.numbers.trade_monopoly_cards


class FleetJudge(NamingJudge):
    """The good that gains most from trading in this turn."""

    def gain(self, outlook: Outlook, good: int) -> int:
        return fleet_gain(outlook, good)
