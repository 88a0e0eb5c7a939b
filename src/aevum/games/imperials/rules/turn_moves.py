"""The choices of a turn: before the roll, after it, and what the others say meanwhile."""

from typing import Final

from aevum.core.rng import Rng
from aevum.core.state import NEVER, RETRACT, WAIT, Ask
from aevum.core.text import Question, Refusal, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import OFFER_SLOTS
from aevum.games.imperials.moves import (
    ACCEPT,
    ACTION_CARD,
    BUY,
    CARD,
    CHOSEN_DICE,
    COLOUR,
    CORNER,
    COUNTER,
    EMBARGO,
    END,
    LIFT,
    MARKET_TRADE,
    MOVES,
    PLAYER,
    PLAYER_TRADE,
    REJECT,
    REQUEST,
    ROAD,
    ROLL,
    SIDE,
    STOP,
    TILE,
    TOWN,
    VILLAGE,
)
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.answers import (
    Answer,
    NameAction,
    NameBorder,
    NameColour,
    NameCorner,
    NameDice,
    NameGood,
    NamePlayer,
    NameTile,
    PlainAnswer,
    RollRow,
    TradeDraft,
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
from aevum.games.imperials.rules.offer import ACCEPTED, REJECTED, Offer
from aevum.games.imperials.rules.offer_moves import (
    CANCEL_DRAFT,
    CLOSE_DEAL,
    GIVE_CARD,
    SEND_DRAFT,
    START_OFFER,
    WANT_CARD,
    WITHDRAW_OFFER,
)
from aevum.games.imperials.rules.question import QuestionKind
from aevum.games.imperials.rules.realm import PIECES, VILLAGE_COUNT, VILLAGE_PIECE, Realm
from aevum.games.imperials.rules.talking import (
    AcceptOffer,
    LiftEmbargo,
    RejectOffer,
    RequestBuild,
    SetEmbargo,
    StartCounter,
    may_answer,
    talk_moves,
)
from aevum.games.imperials.rules.trading import draft_moves, draft_of, drafted
from aevum.games.imperials.rules.turn_move import TurnMove, first_asked, talking
from aevum.games.imperials.rules.warrior_moves import CHASE_ROBBER, START_MARCH
from aevum.games.imperials.rules.warriors import has_warriors

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
    StartCounter(COUNTER),
    GIVE_CARD,
    WANT_CARD,
    SEND_DRAFT,
    CANCEL_DRAFT,
    CLOSE_DEAL,
    WITHDRAW_OFFER,
    AcceptOffer(ACCEPT, ACCEPTED),
    RejectOffer(REJECT, REJECTED),
    SetEmbargo(EMBARGO),
    LiftEmbargo(LIFT),
    RequestBuild(REQUEST),
    # Rows that only answer a question, such as rolling and ending a turn
    PlainAnswer(WAIT, m.move_wait()),
    PlainAnswer(RETRACT, m.move_retract()),
    RollRow(ROLL, m.move_roll()),
    PlainAnswer(END, m.move_end(), m.undo_end()),
    TradeDraft(MARKET_TRADE),
    PlainAnswer(PLAYER_TRADE, m.move_with_players(), m.undo_player_trade()),
    NameCorner(CORNER),
    NameBorder(SIDE),
    NameTile(TILE),
    NamePlayer(PLAYER),
    NameGood(CARD),
    NameAction(ACTION_CARD),
    NameColour(COLOUR),
    NameDice(CHOSEN_DICE),
    PlainAnswer(STOP, m.move_stop(), m.undo_stop()),
]
"""Every kind of move that players make."""


def _by_move() -> list[TurnMove]:
    """Return the row of every move; an empty one for the outcomes of chance."""
    found: list[TurnMove] = [Answer(0)] * MOVES.size
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

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        return Question(m.ask_roll_or_play() if len(self.options(realm, ask)) > 1 else m.ask_roll())

    def why(self, realm: Realm, ask: Ask, row: TurnMove, move: int) -> Refusal | None:
        return row.why_before_roll(realm, ask.seat, move)


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
        """Count the moves where possible, list the rest, and draw one."""
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

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        if draft_of(realm, ask.seat) is not None:
            give, get = drafted(realm, ask.seat)
            return Question(m.ask_draft(give=give, get=get))
        ready = _accepted(realm)
        if ready:
            return Question(m.ask_deal(), notes=tuple(ready))
        rejected = _rejected(realm)
        if rejected:
            return Question(m.ask_rejected(), notes=(m.note_rejected(offers=rejected),))
        return Question(m.ask_turn())

    def why(self, realm: Realm, ask: Ask, row: TurnMove, move: int) -> Refusal | None:
        if draft_of(realm, ask.seat) is not None:
            return row.why_drafting(realm, ask.seat, move)
        return row.why(realm, ask.seat, move)


def _accepted(realm: Realm) -> list[Text]:
    """Return the accepted offers, each with who accepted it."""
    found: list[Text] = []
    for slot, offer in enumerate(realm.offers):
        if offer is None:
            continue
        seats = [seat for seat in range(realm.seats) if offer.answers[seat] == ACCEPTED]
        if seats and slot < OFFER_SLOTS:
            found.append(m.note_accepted(who=seats, offer=phrases.offer(slot)))
        elif seats:
            get, give = phrases.goods(offer.want), phrases.goods(offer.give)
            found.append(m.note_countered(who=offer.maker, get=get, give=give))
    return found


def _rejected(realm: Realm) -> list[Text]:
    """Return the offers of the player of the turn that all others have rejected."""
    others = [seat for seat in range(realm.seats) if seat != realm.turn]
    return [
        phrases.offer(slot)
        for slot, offer in enumerate(realm.offers[:OFFER_SLOTS])
        if offer is not None and all(offer.answers[seat] == REJECTED for seat in others)
    ]


class Talk(QuestionKind):
    """What do the others say in a player's turn? The question is open throughout the turn."""

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        return talk_moves(realm, ask.seat)

    def take(self, realm: Realm, ask: Ask, move: int) -> None:
        """Carry out what a seat says, and let it speak again."""
        realm.spoken[ask.seat] += 1
        TURN_MOVES[move].carry_out(realm, ask.seat, move)
        realm.ask(ask.seat, TALK, must=False)

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        seat, turn = ask.seat, realm.turn
        if not talking(realm):
            first = first_asked(realm)
            choosing = turn if first is None or first.seat == seat else first.seat
            return Question(m.ask_wait(who=choosing))
        if draft_of(realm, seat) is not None:
            give, get = drafted(realm, seat)
            return Question(m.ask_counter_draft(give=give, get=get))
        offered = [
            _offered(seat, slot, offer)
            for slot, offer in enumerate(realm.offers)
            if offer is not None and may_answer(realm, seat, slot)
        ]
        if offered:
            text = _ask_answers(realm, self.options(realm, ask))
            return Question(text, notes=tuple(offered))
        if realm.terms.special and not realm.wants[seat]:
            return Question(m.ask_talk_build(who=turn))
        return Question(m.ask_talk(who=turn))


def _offered(seat: int, slot: int, offer: Offer) -> Text:
    """Return an offer that a seat may answer, and its answer so far."""
    give, get, said = phrases.goods(offer.want), phrases.goods(offer.give), offer.answers[seat]
    if slot < OFFER_SLOTS:
        offered = (m.note_offered, m.note_offered_accepted, m.note_offered_rejected)
        return offered[said](n=slot + 1, give=give, get=get)
    countered = (m.note_counter, m.note_counter_accepted, m.note_counter_rejected)
    return countered[said](who=slot - OFFER_SLOTS, give=give, get=get)


ASKED: Final = (
    None,
    m.ask_counter(),
    m.ask_reject(),
    m.ask_reject_counter(),
    m.ask_accept(),
    m.ask_accept_counter(),
    m.ask_accept_reject(),
    m.ask_answer(),
)
"""By what a seat can answer to offers: 4 if it can accept, 2 if it can reject, 1 if counter."""


def _ask_answers(realm: Realm, options: list[int]) -> Text:
    """Ask for one of the answers that a seat can give."""
    can = 0
    for worth, row in ((4, AcceptOffer), (2, RejectOffer), (1, StartCounter)):
        if any(isinstance(TURN_MOVES[move], row) for move in options):
            can += worth
    return ASKED[can] or m.ask_wait(who=realm.turn)
