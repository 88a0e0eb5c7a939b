"""What is chosen in a turn: before the roll, after it, and what the others say meanwhile."""

from typing import Final

from aevum.core.rng import Rng
from aevum.core.state import NEVER, Ask
from aevum.games.imperials.moves import (
    ACCEPT,
    BUY,
    COUNTER,
    EMBARGO,
    END,
    LIFT,
    MOVES,
    REJECT,
    REQUEST,
    ROAD,
    ROLL,
    TOWN,
    VILLAGE,
)
from aevum.games.imperials.rules.asks import TALK
from aevum.games.imperials.rules.buying import (
    ACTIVATE_WARRIOR,
    BUILD_FENCE,
    BUILD_IMPROVEMENT,
    BUILD_ROAD,
    BUILD_TOWN,
    BUILD_VILLAGE,
    BUILD_WARRIOR,
    BUY_CARD,
    UPGRADE_WARRIOR,
    add_builds,
    add_wonders_builds,
    can_build_road,
    can_build_town,
    can_build_village,
    can_buy,
)
from aevum.games.imperials.rules.card import PLAY_CARD
from aevum.games.imperials.rules.decks import cards_held
from aevum.games.imperials.rules.land import corners_with, road_places, village_places
from aevum.games.imperials.rules.market import TRADE_WITH_MARKET, count_trades, nth_trade
from aevum.games.imperials.rules.question import QuestionKind
from aevum.games.imperials.rules.realm import PIECES, VILLAGE_COUNT, VILLAGE_PIECE, Realm
from aevum.games.imperials.rules.talking import (
    AcceptOffer,
    LiftEmbargo,
    RejectOffer,
    RequestBuild,
    SetEmbargo,
    talk_moves,
)
from aevum.games.imperials.rules.trading import (
    CANCEL_DRAFT,
    CLOSE_DEAL,
    GIVE_CARD,
    SEND_DRAFT,
    START_OFFER,
    WANT_CARD,
    WITHDRAW_OFFER,
    StartOffer,
    draft_moves,
    draft_of,
)
from aevum.games.imperials.rules.turn_move import TurnMove
from aevum.games.imperials.rules.warriors import CHASE_ROBBER, START_MARCH, has_warriors

ROWS: Final[list[TurnMove]] = [
    PLAY_CARD,
    BUILD_ROAD,
    BUILD_VILLAGE,
    BUILD_TOWN,
    BUY_CARD,
    BUILD_WARRIOR,
    ACTIVATE_WARRIOR,
    UPGRADE_WARRIOR,
    BUILD_FENCE,
    BUILD_IMPROVEMENT,
    START_MARCH,
    CHASE_ROBBER,
    TRADE_WITH_MARKET,
    START_OFFER,
    StartOffer(COUNTER),
    GIVE_CARD,
    WANT_CARD,
    SEND_DRAFT,
    CANCEL_DRAFT,
    CLOSE_DEAL,
    WITHDRAW_OFFER,
    AcceptOffer(ACCEPT),
    RejectOffer(REJECT),
    SetEmbargo(EMBARGO),
    LiftEmbargo(LIFT),
    RequestBuild(REQUEST),
]
"""What is chosen from during a turn, as far as it does not roll or end it."""


def _by_move() -> list[TurnMove]:
    """Return the row of every move; one that admits nothing for all others."""
    found = [TurnMove(0)] * MOVES.size
    for row in ROWS:
        for move in range(row.first, row.first + MOVES.row(row.first).size):
            found[move] = row
    return found


TURN_MOVES: Final[list[TurnMove]] = _by_move()


class RollDice(QuestionKind):
    """Roll, or play an action card first."""

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        found = [ROLL]
        PLAY_CARD.add(realm, ask.seat, found)
        return found

    def admits(self, realm: Realm, ask: Ask, move: int) -> bool:
        return move == ROLL or move in self.options(realm, ask)

    def any_move(self, realm: Realm, ask: Ask, rng: Rng) -> int:
        if not cards_held(realm, ask.seat):
            return ROLL
        return rng.pick(self.options(realm, ask))


class ActInTurn(QuestionKind):
    """What does the player of the turn do next, after the roll?"""

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        seat = ask.seat
        if realm.terms.trades:
            draft = draft_of(realm, seat)
            if draft is not None:
                return draft_moves(realm, seat, draft)
        found = [END]
        PLAY_CARD.add(realm, seat, found)
        add_builds(realm, seat, found)
        if realm.wonders and has_warriors(realm, seat):
            START_MARCH.add(realm, seat, found)
            CHASE_ROBBER.add(realm, seat, found)
        TRADE_WITH_MARKET.add(realm, seat, found)
        if realm.terms.trades:
            START_OFFER.add(realm, seat, found)
            CLOSE_DEAL.add(realm, seat, found)
            WITHDRAW_OFFER.add(realm, seat, found)
        return found

    def admits(self, realm: Realm, ask: Ask, move: int) -> bool:
        if realm.terms.trades and draft_of(realm, ask.seat) is not None:
            return move in self.options(realm, ask)
        if move == END:
            return True
        return 0 <= move < len(TURN_MOVES) and TURN_MOVES[move].admits(realm, ask.seat, move)

    def any_move(self, realm: Realm, ask: Ask, rng: Rng) -> int:
        """Count what can be listed by counting, list the rest, and draw."""
        if realm.terms.trades:
            return rng.pick(self.options(realm, ask))
        seat = ask.seat
        size, numbers = realm.sizes[seat], realm.terms.numbers
        rare: list[int] = [END]
        if cards_held(realm, seat):
            PLAY_CARD.add(realm, seat, rare)
        if realm.wonders:
            if size >= realm.terms.cheapest:
                add_wonders_builds(realm, seat, rare)
            if has_warriors(realm, seat):
                START_MARCH.add(realm, seat, rare)
                CHASE_ROBBER.add(realm, seat, rare)
        if size < realm.terms.cheapest and size < numbers.best_ratio:
            return rng.pick(rare)
        if not realm.wonders and can_buy(realm, seat):
            rare.append(BUY)
        roads = len(road_places(realm, seat)) if can_build_road(realm, seat) else 0
        villages = len(village_places(realm, seat)) if can_build_village(realm, seat) else 0
        towns = 0
        if can_build_town(realm, seat):
            towns = realm.pieces[seat * PIECES + VILLAGE_COUNT]
        trades = count_trades(realm, seat) if size >= numbers.best_ratio else 0
        ticket = int(rng.below(len(rare) + roads + villages + towns + trades))
        if ticket < len(rare):
            return rare[ticket]
        ticket -= len(rare)
        if ticket < roads:
            return ROAD + realm.open_sides[seat][ticket]
        ticket -= roads
        if ticket < villages:
            return VILLAGE + realm.open_corners[seat][ticket]
        ticket -= villages
        if ticket < towns:
            return TOWN + corners_with(realm, seat, VILLAGE_PIECE)[ticket]
        return nth_trade(realm, seat, ticket - towns)

    def default(self, realm: Realm, ask: Ask) -> int:
        """End the turn; an offer that is being put together is dropped first."""
        options = self.options(realm, ask)
        return END if END in options else options[-1]

    def take(self, realm: Realm, ask: Ask, move: int) -> None:
        if ask.deadline != NEVER:
            realm.turn_left = max(0, ask.deadline - realm.now)
        if realm.terms.trades or realm.terms.special:
            realm.spoken = [0] * realm.seats
        realm.resume(ask.lane, move)


class Talk(QuestionKind):
    """What do those say whose turn it is not? It stands open all turn long."""

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        return talk_moves(realm, ask.seat)

    def take(self, realm: Realm, ask: Ask, move: int) -> None:
        """Carry out what a seat says, and let it speak again."""
        realm.spoken[ask.seat] += 1
        TURN_MOVES[move].carry_out(realm, ask.seat, move)
        realm.ask(ask.seat, TALK, must=False)
