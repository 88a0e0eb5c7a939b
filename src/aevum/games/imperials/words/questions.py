"""Every question: what is asked, which card or place asks it, and what helps to answer it."""

# not compiled: words are slow code on purpose

from collections.abc import Callable
from typing import Final

from aevum.core.state import NONE, Ask
from aevum.core.text import Arg, Question, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.cards.basic import FreeRoads
from aevum.games.imperials.cards.military import Luring, Spying
from aevum.games.imperials.cards.science import Smithing, Swapping
from aevum.games.imperials.cards.trade import WHICH, Looking, Visiting
from aevum.games.imperials.data import CARDS as KINDS_OF_GOODS
from aevum.games.imperials.data import (
    COMMERCIAL_HARBOR,
    DESERT,
    DESERTER,
    DIPLOMAT,
    ENGINEER,
    GOLD,
    HARVEST,
    INTRIGUE,
    MASTER_MERCHANT,
    MEDICINE,
    MERCHANT,
    MONOPOLY,
    OFFER_SLOTS,
    RESOURCE_MONOPOLY,
    SPY,
    TRADE_MONOPOLY,
    WEDDING,
)
from aevum.games.imperials.moves import ACCEPT, COUNTER, EMBARGO, GIVE, REJECT
from aevum.games.imperials.rules import asks
from aevum.games.imperials.rules.card import played_card
from aevum.games.imperials.rules.decks import cards_held
from aevum.games.imperials.rules.founding import founding_of, founds_town
from aevum.games.imperials.rules.offer import ACCEPTED, REJECTED, Offer
from aevum.games.imperials.rules.production import Picks
from aevum.games.imperials.rules.realm import IDLE, TOWN_PIECE, Realm
from aevum.games.imperials.rules.robber import BY_SEVEN, open_tosses, robbery_of, toss_of
from aevum.games.imperials.rules.talking import may_answer, talking
from aevum.games.imperials.rules.trading import draft_of
from aevum.games.imperials.rules.turns import Rolled
from aevum.games.imperials.rules.warriors import Displaced
from aevum.games.imperials.words.about import about
from aevum.games.imperials.words.names import (
    CARDS,
    TILES,
    WARRIORS,
    Goods,
    goods,
    is_own,
    offer,
    one,
    piece,
    wonder,
)
from aevum.games.imperials.words.places import corner_place, tile_place

ANSWERS: Final = ((ACCEPT, REJECT), (REJECT, EMBARGO), (COUNTER, GIVE))
"""The moves that accept, reject and counter."""
ASKED: Final = {
    (True, True, True): m.ask_answer(),
    (True, True, False): m.ask_accept_reject(),
    (True, False, True): m.ask_accept_counter(),
    (False, True, True): m.ask_reject_counter(),
    (True, False, False): m.ask_accept(),
    (False, True, False): m.ask_reject(),
    (False, False, True): m.ask_counter(),
}

# Asked again and again, and always in the same words
SEALED: Final = Question(m.ask_sealed())
SEALED_FINAL: Final = Question(m.ask_sealed_final())
ROLL: Final = Question(m.ask_roll())
ROLL_OR_PLAY: Final = Question(m.ask_roll_or_play())
TURN: Final = Question(m.ask_turn())
SPECIAL: Final = Question(m.ask_special())


def question(realm: Realm, ask: Ask) -> Question:
    """Return an open question."""
    if ask.sealed():
        return SEALED if realm.can_retract(ask) else SEALED_FINAL
    if ask.kind >= asks.PLACE_ROAD and is_own(ask.subject):
        return Question(about(realm.terms.numbers, ask.subject), by_card(ask))
    return QUESTIONS[ask.kind](realm, ask)


def by_card(ask: Ask) -> tuple[Arg, ...]:
    """Return the action card that asks, if one does."""
    return () if ask.subject == NONE else (("card", CARDS[ask.subject]),)


# A turn


def _roll(realm: Realm, ask: Ask) -> Question:
    return ROLL_OR_PLAY if len(realm.legal(ask.seat)) > 1 else ROLL


def _turn(realm: Realm, ask: Ask) -> Question:
    draft = draft_of(realm, ask.seat)
    if draft is not None:
        give, get = halves(draft.give + draft.want)
        return Question(m.ask_draft(give=give, get=get))
    ready = _accepted(realm)
    if ready:
        return Question(m.ask_deal(), notes=tuple(ready))
    rejected = _rejected(realm)
    if rejected:
        return Question(m.ask_rejected(), notes=(m.note_rejected(offers=rejected),))
    return TURN


def halves(items: list[int]) -> tuple[Goods, Goods]:
    """Return both sides of an offer that is being put together."""
    return goods(items[:KINDS_OF_GOODS]), goods(items[KINDS_OF_GOODS:])


def _accepted(realm: Realm) -> list[Text]:
    """Tell who has accepted what."""
    found: list[Text] = []
    for slot, each in enumerate(realm.offers):
        if each is None:
            continue
        seats = [seat for seat in range(realm.seats) if each.answers[seat] == ACCEPTED]
        if seats and slot < OFFER_SLOTS:
            found.append(m.note_accepted(who=seats, offer=offer(slot)))
        elif seats:
            get, give = goods(each.want), goods(each.give)
            found.append(m.note_countered(who=each.maker, get=get, give=give))
    return found


def _rejected(realm: Realm) -> list[Text]:
    """Return the offers of the player of the turn that all others have rejected."""
    others = [seat for seat in range(realm.seats) if seat != realm.turn]
    return [
        offer(slot)
        for slot, each in enumerate(realm.offers[:OFFER_SLOTS])
        if each is not None and all(each.answers[seat] == REJECTED for seat in others)
    ]


def _talk(realm: Realm, ask: Ask) -> Question:
    seat, turn = ask.seat, realm.turn
    if not talking(realm):
        choosing = next((each.seat for each in realm.asks if each.must), turn)
        return Question(m.ask_wait(who=choosing if choosing != seat else turn))
    draft = draft_of(realm, seat)
    if draft is not None:
        give, get = halves(draft.give + draft.want)
        return Question(m.ask_counter_draft(give=give, get=get))
    offered = [
        _offered(seat, slot, each)
        for slot, each in enumerate(realm.offers)
        if each is not None and may_answer(realm, seat, slot)
    ]
    if offered:
        return Question(_answers(realm, seat), notes=tuple(offered))
    if realm.terms.special and not realm.wants[seat]:
        return Question(m.ask_talk_build(who=turn))
    return Question(m.ask_talk(who=turn))


def _offered(seat: int, slot: int, each: Offer) -> Text:
    """Return an offer that a seat may answer, and what it has said to it."""
    give, get, said = goods(each.want), goods(each.give), each.answers[seat]
    if slot < OFFER_SLOTS:
        offered = (m.note_offered, m.note_offered_accepted, m.note_offered_rejected)
        return offered[said](n=slot + 1, give=give, get=get)
    countered = (m.note_counter, m.note_counter_accepted, m.note_counter_rejected)
    return countered[said](who=slot - OFFER_SLOTS, give=give, get=get)


def _answers(realm: Realm, seat: int) -> Text:
    """Ask for one of the answers that a seat can give."""
    legal = realm.legal(seat)
    can = [any(first <= move < last for move in legal) for first, last in ANSWERS]
    return ASKED.get((can[0], can[1], can[2])) or m.ask_wait(who=realm.turn)


# Setup, discards, the robber


def _first_piece(realm: Realm, ask: Ask) -> Question:
    placing = founding_of(realm).placing
    if placing < realm.seats:
        return Question(m.ask_first_village())
    message = m.ask_first_town if founds_town(realm, placing) else m.ask_second_village
    return Question(message(cards=realm.terms.numbers.setup_cards))


def _first_road(realm: Realm, ask: Ask) -> Question:
    corner = founding_of(realm).corner
    return Question(m.ask_first_road(piece=piece(realm.piece[corner])))


def _discard(realm: Realm, ask: Ask) -> Question:
    toss = toss_of(realm, ask.seat)
    left, held = toss.amount - toss.number, realm.sizes[ask.seat]
    if ask.subject == WEDDING:
        taker = open_tosses(realm).taker
        return Question(m.ask_give_away(cards=left, to=taker), by_card(ask))
    if toss.number:
        return Question(m.ask_discard_more(n=left, cards=held), by_card(ask))
    message = m.ask_discard_seven if ask.subject == NONE else m.ask_discard
    return Question(message(n=left, cards=held), by_card(ask))


def _robber(realm: Realm, ask: Ask) -> Question:
    rests = realm.terms.reroll and DESERT in realm.kinds
    again = robbery_of(realm).why == BY_SEVEN and rests
    return Question(m.ask_robber(), by_card(ask), (m.note_reroll(),) if again else ())


def _victim(realm: Realm, ask: Ask) -> Question:
    return Question(m.ask_victim(tile=tile_place(realm, realm.robber)), by_card(ask))


# Pieces and cards


def _wonder(realm: Realm, ask: Ask) -> Question:
    return Question(m.ask_wonder(work=wonder(ask.subject, realm.great[ask.subject])))


def _march(realm: Realm, ask: Ask) -> Question:
    warrior, where = piece(realm.piece[ask.subject]), corner_place(realm, ask.subject)
    return Question(m.ask_march(piece=warrior, where=where))


def _retreat(realm: Realm, ask: Ask) -> Question:
    displaced = realm.stack(ask.lane)[-1]
    assert isinstance(displaced, Displaced)
    where = corner_place(realm, ask.subject)
    return Question(m.ask_retreat(piece=WARRIORS[displaced.strong], where=where))


def _pick(realm: Realm, ask: Ask) -> Question:
    stack = realm.stack(ask.lane)
    picks = stack[-1]
    assert isinstance(picks, Picks)
    text = m.ask_pick(n=picks.left[ask.seat])
    if ask.subject == HARVEST:
        return Question(text, by_card(ask))
    if len(stack) < 2 or not isinstance(stack[-2], Rolled):
        return Question(text, notes=(m.note_fog_gold(),))
    source: Arg = ("tile", "gold") if _has_gold(realm, ask.seat) else ("work", "granary")
    return Question(text, (source,))


def _has_gold(realm: Realm, seat: int) -> bool:
    """Return whether the last roll made a gold tile pay a seat."""
    for tile in realm.yields[realm.thrown.red + realm.thrown.yellow]:
        if realm.kinds[tile] == GOLD and tile != realm.robber:
            for corner in realm.hexes.tile_corners[tile]:
                if realm.owner[corner] == seat and realm.piece[corner] <= TOWN_PIECE:
                    return True
    return False


def _where(realm: Realm, ask: Ask) -> Question:
    draft = draft_of(realm, ask.seat)
    give, get = halves([0] * (2 * KINDS_OF_GOODS) if draft is None else draft.give + draft.want)
    return Question(m.ask_where(), notes=(m.note_market_too(give=give, get=get),))


def _drop_action(realm: Realm, ask: Ask) -> Question:
    held, limit = cards_held(realm, ask.seat), realm.terms.numbers.action_limit
    return Question(m.ask_drop_action(), notes=(m.note_too_many(actions=held, limit=limit),))


# Action cards


def _name(realm: Realm, ask: Ask) -> Question:
    numbers, card = realm.terms.numbers, ask.subject
    if card == MONOPOLY:
        text, note = m.ask_name_resource(), m.note_all_of_it()
    elif card == RESOURCE_MONOPOLY:
        text, note = m.ask_name_resource(), m.note_each_gives(n=numbers.resource_monopoly_cards)
    elif card == TRADE_MONOPOLY:
        text, note = m.ask_name_commodity(), m.note_each_gives(n=numbers.trade_monopoly_cards)
    else:
        return Question(m.ask_fleet(n=numbers.fleet_ratio), by_card(ask))
    return Question(text, by_card(ask), (note,))


def _place_road(realm: Realm, ask: Ask) -> Question:
    if ask.subject == DIPLOMAT:
        return Question(m.ask_move_road(), by_card(ask))
    played = played_card(realm, ask)
    assert isinstance(played, FreeRoads)
    left = realm.terms.numbers.free_roads - played.laid
    return Question(m.ask_free_road(n=left), by_card(ask))


def _colour(realm: Realm, ask: Ask) -> Question:
    less = realm.terms.numbers.crane_discount
    return Question(m.ask_crane(commodities=less), by_card(ask))


CORNERS: Final = {
    ENGINEER: m.ask_fence,
    MEDICINE: m.ask_medicine,
    INTRIGUE: m.ask_intrigue,
}


def _corner(realm: Realm, ask: Ask) -> Question:
    played, source = played_card(realm, ask), by_card(ask)
    if ask.subject in CORNERS:
        return Question(CORNERS[ask.subject](), source)
    if isinstance(played, Smithing):
        first = played.first == NONE
        return Question(m.ask_smith() if first else m.ask_smith_second(), source)
    assert isinstance(played, Luring)
    if ask.seat != played.seat:
        return Question(m.ask_dismiss(), source, (m.note_lured(who=played.seat),))
    idle = played.active == IDLE
    note = m.note_will_be_inactive() if idle else m.note_will_be_active()
    return Question(m.ask_enlist(piece=WARRIORS[played.strong]), source, (note,))


def _tile(realm: Realm, ask: Ask) -> Question:
    if ask.subject == MERCHANT:
        return Question(m.ask_merchant(), by_card(ask))
    played = played_card(realm, ask)
    assert isinstance(played, Swapping)
    first = played.first
    if first == NONE:
        return Question(m.ask_inventor(), by_card(ask))
    number, tile = realm.numbers[first], TILES[realm.kinds[first]]
    return Question(m.ask_inventor_second(number=number, tile=tile), by_card(ask))


PLAYERS: Final = {
    COMMERCIAL_HARBOR: m.ask_harbor,
    MASTER_MERCHANT: m.ask_look,
    DESERTER: m.ask_deserter,
    SPY: m.ask_spy,
}


def _card(realm: Realm, ask: Ask) -> Question:
    played = played_card(realm, ask)
    if isinstance(played, Looking):
        left = realm.terms.numbers.master_cards - played.taken
        return Question(m.ask_take(who=played.other, n=left), by_card(ask))
    assert isinstance(played, Visiting)
    if played.stage == WHICH:
        return Question(m.ask_offer_resource(who=played.partner), by_card(ask))
    text = m.ask_give_commodity(who=played.seat, goods=one(played.offered))
    return Question(text, by_card(ask))


def _action(realm: Realm, ask: Ask) -> Question:
    played = played_card(realm, ask)
    assert isinstance(played, Spying)
    return Question(m.ask_take_action(who=played.other), by_card(ask))


def _always(text: Text, *notes: Text) -> Callable[[Realm, Ask], Question]:
    return lambda realm, ask: Question(text, notes=notes)


QUESTIONS: Final[dict[int, Callable[[Realm, Ask], Question]]] = {
    asks.FOUND_PIECE: _first_piece,
    asks.FOUND_ROAD: _first_road,
    asks.ROLL_DICE: _roll,
    asks.MAIN: _turn,
    asks.SPECIAL: lambda realm, ask: SPECIAL,
    asks.TALK: _talk,
    asks.DISCARD: _discard,
    asks.ROBBER: _robber,
    asks.VICTIM: _victim,
    asks.PICK: _pick,
    asks.WHERE: _where,
    asks.PLACE_WONDER: _wonder,
    asks.LOSE_TOWN: _always(m.ask_lose_town(), m.note_dragon_won()),
    asks.MARCH_TO: _march,
    asks.RETREAT: _retreat,
    asks.DROP_ACTION: _drop_action,
    asks.PICK_DECK: _always(m.ask_deck(), m.note_thanks()),
    asks.PLACE_ROAD: _place_road,
    asks.NAME_CARD: _name,
    asks.CHOOSE_DICE: lambda realm, ask: Question(m.ask_dice(), by_card(ask)),
    asks.CHOOSE_COLOUR: _colour,
    asks.CHOOSE_CORNER: _corner,
    asks.CHOOSE_TILE: _tile,
    asks.CHOOSE_PLAYER: lambda realm, ask: Question(PLAYERS[ask.subject](), by_card(ask)),
    asks.CHOOSE_CARD: _card,
    asks.CHOOSE_ACTION: _action,
    asks.CHOOSE_ROAD: lambda realm, ask: Question(m.ask_remove_road(), by_card(ask)),
}
