"""Every move in a player's words, with what it costs and what else to know; and what was undone."""

# not compiled: words are slow code on purpose

from collections.abc import Callable
from typing import Final

from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Text, counted_list, literal
from aevum.games.imperials import messages as m
from aevum.games.imperials.cards.trade import WHICH, Looking
from aevum.games.imperials.data import (
    BASIC_DECK,
    DESERTER,
    ENGINEER,
    INTRIGUE,
    INVENTOR,
    MEDICINE,
    MERCHANT,
    OFFER_SLOTS,
    RESOURCES,
    SMITH,
    SPY,
    WEDDING,
    Cost,
)
from aevum.games.imperials.data import CARDS as KINDS_OF_GOODS
from aevum.games.imperials.moves import MOVES
from aevum.games.imperials.rules import asks
from aevum.games.imperials.rules.card import played_card
from aevum.games.imperials.rules.decks import cards_held
from aevum.games.imperials.rules.improving import gains_wonder, improvement_cost, level
from aevum.games.imperials.rules.land import builders_at
from aevum.games.imperials.rules.offer import Offer
from aevum.games.imperials.rules.production import pips_at
from aevum.games.imperials.rules.realm import EMPTY, IDLE, Realm
from aevum.games.imperials.rules.robber import toss_of
from aevum.games.imperials.rules.trading import draft_of
from aevum.games.imperials.rules.warriors import strength, warriors_of
from aevum.games.imperials.words.about import brief
from aevum.games.imperials.words.names import (
    CARDS,
    COLOURS,
    DECKS,
    GOODS,
    GREAT,
    STRATEGIC,
    WARRIORS,
    WONDERS,
    Goods,
    goods,
    is_own,
    offer,
    one,
    piece,
    wonder,
)
from aevum.games.imperials.words.places import border_place, corner_place, tile_place, way_note
from aevum.games.imperials.words.questions import halves

Maker = Callable[[Realm, int, list[int]], Label | None]


def label(realm: Realm, move: int) -> Label:
    """Return a move as the seat that may make it speaks of it."""
    row = MOVES.row(move)
    seat = realm.viewer if realm.viewer >= 0 else realm.turn
    args = row.args(move)
    found = LABELS[row.name](realm, seat, args) if row.name in LABELS else None
    ask = realm.must(seat)
    if found is None and ask is not None and row.name in ANSWERS:
        found = ANSWERS[row.name](realm, ask, args)
    return found or Label(literal(MOVES.text(move)))


def line(realm: Realm, moves: list[int]) -> Label:
    """Return moves that belong together: an offer with its terms, all cards of a discard."""
    seat = realm.viewer
    rows = [(MOVES.row(move).name, MOVES.row(move).args(move)) for move in moves]
    if any(name == "send" for name, _ in rows):
        return Label(_whole_offer(realm, seat, rows))
    ask = realm.must(seat)
    if ask is not None and ask.kind == asks.DISCARD:
        cards = [sum(args == [card] for _, args in rows) for card in range(KINDS_OF_GOODS)]
        message = m.move_give_away if ask.subject == WEDDING else m.move_discard
        return Label(message(goods=goods(cards)))
    return label(realm, moves[0])


def _whole_offer(realm: Realm, seat: int, rows: list[tuple[str, list[int]]]) -> Text:
    draft = draft_of(realm, seat)
    items = [0] * (2 * KINDS_OF_GOODS) if draft is None else draft.give + draft.want
    for name, args in rows:
        if name in ("give", "ask"):
            items[args[0] + (KINDS_OF_GOODS if name == "ask" else 0)] += 1
    give, get = halves(items)
    if seat == realm.turn:
        return m.move_offer_whole(give=give, get=get)
    return m.move_counter_whole(who=realm.turn, give=give, get=get)


def _priced(text: Text, cost: Cost, *notes: Text | None) -> Label:
    """Return a move that costs something, unless this match gives it away."""
    if any(cost):
        return Label(text, counted_list("good", goods(cost)), _notes(*notes))
    return Label(text, notes=_notes(m.note_free(), *notes))


def _notes(*notes: Text | None) -> tuple[Text, ...]:
    return tuple([note for note in notes if note is not None])


# A turn: what names nothing, and what is built


def _plain(message: Callable[[], Text]) -> Maker:
    text = Label(message())
    return lambda realm, seat, args: text


def _end(realm: Realm, seat: int, args: list[int]) -> Label:
    special = any(ask.kind == asks.SPECIAL for ask in realm.asks if ask.seat == seat)
    return Label(m.move_end_special() if special else m.move_end())


def _buy(realm: Realm, seat: int, args: list[int]) -> Label:
    left = m.note_left(n=realm.decks[BASIC_DECK].size())
    return _priced(m.move_buy(), realm.terms.numbers.action_cost, left)


def _founding(realm: Realm, seat: int) -> bool:
    """Return whether a seat builds without paying, in the setup."""
    kinds = (asks.FOUND_PIECE, asks.FOUND_ROAD)
    return any(ask.seat == seat and ask.kind in kinds for ask in realm.asks)


def _road(realm: Realm, seat: int, args: list[int]) -> Label:
    text, way = m.move_road(where=border_place(realm, args[0])), way_note(realm, seat, args[0])
    if _founding(realm, seat):
        return Label(text, notes=_notes(way))
    return _priced(text, realm.terms.numbers.road_cost, way)


def _settlement(message: Callable[..., Text], cost: str) -> Maker:
    def make(realm: Realm, seat: int, args: list[int]) -> Label:
        text = message(where=corner_place(realm, args[0]))
        if _founding(realm, seat):
            return Label(text, notes=(m.note_pips(pips=pips_at(realm, args[0])),))
        return _priced(text, getattr(realm.terms.numbers, cost))

    return make


def _fence(realm: Realm, seat: int, args: list[int]) -> Label:
    numbers = realm.terms.numbers
    text = m.move_fence(where=corner_place(realm, args[0]))
    return _priced(text, numbers.fence_cost, m.note_limit(n=numbers.fence_limit))


def _improvement(realm: Realm, seat: int, colour: int, discount: int) -> Label:
    """Return the next improvement of a colour with its cost and what it brings."""
    new = level(realm, seat, colour) + 1
    price = improvement_cost(realm, seat, colour, discount)
    paid = counted_list("good", one(RESOURCES + colour, price)) if price else None
    notes = [*([] if price else [m.note_free()]), *_brings(realm, seat, colour, new)]
    return Label(m.move_improve(colour=COLOURS[colour], level=new), paid, tuple(notes))


def _brings(realm: Realm, seat: int, colour: int, new: int) -> list[Text]:
    """Return what a seat's next level of a colour brings, besides action cards."""
    numbers = realm.terms.numbers
    found = [m.note_work(work=STRATEGIC[colour])] if new == numbers.strategic_level else []
    if gains_wonder(realm, seat, colour):
        work = (GREAT if new == numbers.levels else WONDERS)[colour]
        found.append(m.note_wonder(work=work, points=numbers.wonder_points))
    elif new == numbers.levels and realm.wonder_of[colour] == seat:
        found.append(m.note_great(work=GREAT[colour]))
    return found


# Warriors


def _new_warrior(realm: Realm, seat: int, args: list[int]) -> Label:
    text = m.move_warrior(where=corner_place(realm, args[0]))
    return _priced(text, realm.terms.numbers.warrior_cost)


def _warrior(realm: Realm, corner: int, message: Callable[..., Text]) -> Text:
    return message(piece=piece(realm.piece[corner]), where=corner_place(realm, corner))


def _activate(realm: Realm, seat: int, args: list[int]) -> Label:
    text = _warrior(realm, args[0], m.move_activate)
    return _priced(text, realm.terms.numbers.activation_cost)


def _upgrade(realm: Realm, seat: int, args: list[int]) -> Label:
    text = _warrior(realm, args[0], m.move_upgrade)
    return _priced(text, realm.terms.numbers.upgrade_cost, _stronger(realm, args[0]))


def _stronger(realm: Realm, corner: int) -> Text:
    return m.note_becomes(piece=WARRIORS[strength(realm, corner) + 1])


def _march(realm: Realm, seat: int, args: list[int]) -> Label:
    return Label(_warrior(realm, args[0], m.move_march))


def _chase(realm: Realm, seat: int, args: list[int]) -> Label | None:
    if realm.robber == NONE:
        return None
    warrior, where = piece(realm.piece[args[0]]), corner_place(realm, args[0])
    return Label(m.move_chase(piece=warrior, where=where, tile=tile_place(realm, realm.robber)))


# Trade


def _play(realm: Realm, seat: int, args: list[int]) -> Label:
    return Label(m.move_play(card=CARDS[args[0]]), notes=(brief(realm.terms.numbers, args[0]),))


def _market(realm: Realm, seat: int, args: list[int]) -> Label:
    given = one(args[0], realm.ratios[seat * KINDS_OF_GOODS + args[0]])
    return Label(m.move_market(give=given, get=one(args[1])))


def _drafted(realm: Realm, seat: int) -> tuple[Goods, Goods]:
    draft = draft_of(realm, seat)
    return halves([0] * (2 * KINDS_OF_GOODS) if draft is None else draft.give + draft.want)


def _draft(message: Callable[..., Text]) -> Maker:
    def make(realm: Realm, seat: int, args: list[int]) -> Label:
        give, get = _drafted(realm, seat)
        return Label(message(give=give, get=get))

    return make


def _draft_step(message: Callable[..., Text], first: int) -> Maker:
    def make(realm: Realm, seat: int, args: list[int]) -> Label:
        draft = draft_of(realm, seat)
        total = 1 if draft is None else (draft.give + draft.want)[first + args[0]] + 1
        notes = (m.note_total(n=total),) if total > 1 else ()
        return Label(message(goods=one(args[0])), notes=notes)

    return make


def _open_offer(realm: Realm, slot: int) -> Offer | None:
    return realm.offers[slot] if slot < len(realm.offers) else None


def _deal(realm: Realm, seat: int, args: list[int]) -> Label | None:
    found = _open_offer(realm, args[0])
    if found is None:
        return None
    text = m.move_deal(give=goods(found.give), get=goods(found.want), who=args[1])
    return Label(text, notes=(m.note_by_offer(offer=offer(args[0])),))


def _terms(realm: Realm, seat: int, found: Offer) -> Text:
    """Return an offer as a seat sees it: what it gives for what it gets."""
    give, get = goods(found.give), goods(found.want)
    return (
        m.note_terms(give=give, get=get) if seat == realm.turn else m.note_terms(give=get, get=give)
    )


def _about_offer(message: Callable[..., Text]) -> Maker:
    def make(realm: Realm, seat: int, args: list[int]) -> Label | None:
        found = _open_offer(realm, args[0])
        if found is None:
            return None
        return Label(message(offer=offer(args[0])), notes=(_terms(realm, seat, found),))

    return make


def _withdraw(realm: Realm, seat: int, args: list[int]) -> Label | None:
    rejects = args[0] >= OFFER_SLOTS and seat == realm.turn
    return _about_offer(m.move_reject if rejects else m.move_withdraw)(realm, seat, args)


def _at_player(message: Callable[..., Text]) -> Maker:
    return lambda realm, seat, args: Label(message(who=args[0]))


LABELS: Final[dict[str, Maker]] = {
    "roll": _plain(m.move_roll),
    "end": _end,
    "buy": _buy,
    "request": _plain(m.move_request),
    "wait": _plain(m.move_wait),
    "retract": _plain(m.move_retract),
    "road": _road,
    "village": _settlement(m.move_village, "village_cost"),
    "town": _settlement(m.move_town, "town_cost"),
    "fence": _fence,
    "improve": lambda realm, seat, args: _improvement(realm, seat, args[0], 0),
    "warrior": _new_warrior,
    "activate": _activate,
    "upgrade": _upgrade,
    "march": _march,
    "chase": _chase,
    "play": _play,
    "market": _market,
    "offer": _plain(m.move_offer),
    "counter": lambda realm, seat, args: Label(m.move_counter(who=realm.turn)),
    "give": _draft_step(m.move_give, 0),
    "ask": _draft_step(m.move_ask, KINDS_OF_GOODS),
    "send": _draft(m.move_send),
    "cancel": _plain(m.move_cancel),
    "market_trade": _draft(m.move_market),
    "player_trade": _plain(m.move_with_players),
    "deal": _deal,
    "withdraw": _withdraw,
    "accept": _about_offer(m.move_accept),
    "reject": _about_offer(m.move_reject),
    "embargo": _at_player(m.move_embargo),
    "lift": _at_player(m.move_lift),
}


# Answers: what a corner, tile, player or card stands for


def _corner(realm: Realm, ask: Ask, args: list[int]) -> Label:
    corner = args[0]
    where = corner_place(realm, corner)
    if ask.kind == asks.PLACE_WONDER:
        return Label(m.move_wonder(work=wonder(ask.subject, realm.great[ask.subject]), where=where))
    if ask.kind == asks.LOSE_TOWN:
        message = m.move_lose_fenced if realm.fenced[corner] else m.move_lose_town
        return Label(message(where=where))
    if ask.kind == asks.MARCH_TO:
        free = realm.piece[corner] == EMPTY
        return Label(m.move_march_to(where=where) if free else _drive(realm, corner))
    if ask.kind == asks.RETREAT:
        return Label(m.move_retreat(where=where))
    return _card_corner(realm, ask.subject, corner)


def _drive(realm: Realm, corner: int) -> Text:
    warrior, where = piece(realm.piece[corner]), corner_place(realm, corner)
    return m.move_drive(owner=realm.owner[corner], piece=warrior, where=where)


def _card_corner(realm: Realm, card: int, corner: int) -> Label:
    where = corner_place(realm, corner)
    if is_own(card):
        return Label(m.move_corner(where=where))
    if card == ENGINEER:
        return Label(m.move_fence(where=where), notes=(m.note_free(),))
    if card == MEDICINE:
        return _priced(m.move_medicine(where=where), realm.terms.numbers.medicine_cost)
    if card == INTRIGUE:
        return Label(_drive(realm, corner))
    if card == SMITH:
        text = _warrior(realm, corner, m.move_upgrade)
        return Label(text, notes=(m.note_free(), _stronger(realm, corner)))
    if realm.piece[corner] == EMPTY:
        return Label(m.move_enlist(where=where))
    idle = realm.active[corner] == IDLE
    note = m.note_inactive() if idle else m.note_active()
    return Label(_warrior(realm, corner, m.move_dismiss), notes=(note,))


def _side(realm: Realm, ask: Ask, args: list[int]) -> Label:
    where = border_place(realm, args[0])
    if ask.kind == asks.CHOOSE_ROAD:
        return Label(m.move_remove_road(owner=realm.road[args[0]], where=where))
    notes = _notes(m.note_free(), way_note(realm, ask.seat, args[0]))
    return Label(m.move_road(where=where), notes=notes)


def _tile(realm: Realm, ask: Ask, args: list[int]) -> Label:
    where = tile_place(realm, args[0])
    if ask.kind == asks.ROBBER:
        return Label(m.move_robber(tile=where), notes=(_harm(realm, args[0]),))
    if ask.subject == MERCHANT:
        ratio = realm.terms.numbers.merchant_ratio
        note = m.note_ratio(n=ratio, good=GOODS[realm.kinds[args[0]]])
        return Label(m.move_merchant(tile=where), notes=(note,))
    return Label(m.move_number(tile=where) if ask.subject == INVENTOR else m.move_tile(tile=where))


def _harm(realm: Realm, tile: int) -> Text:
    """Return whom a robber on a tile would block; a tile without a number yields nothing."""
    found = builders_at(realm, tile) if realm.numbers[tile] else []
    return m.note_blocks(who=found) if found else m.note_blocks_nobody()


def _player(realm: Realm, ask: Ask, args: list[int]) -> Label:
    other = args[0]
    cards = m.note_cards(cards=realm.sizes[other])
    if ask.kind == asks.VICTIM:
        return Label(m.move_rob(who=other), notes=(cards,))
    if ask.subject == SPY:
        note = m.note_actions(actions=cards_held(realm, other))
    elif ask.subject == DESERTER:
        note = m.note_warriors(warriors=len(warriors_of(realm, other)))
    else:
        note = m.note_points_cards(points=realm.points[other], cards=realm.sizes[other])
    return Label(m.move_player(who=other), notes=(note,))


def _card(realm: Realm, ask: Ask, args: list[int]) -> Label:
    card = args[0]
    if ask.kind == asks.DISCARD:
        left = realm.hands[ask.seat * KINDS_OF_GOODS + card] - toss_of(realm, ask.seat).cards[card]
        message = m.move_give_away if ask.subject == WEDDING else m.move_discard
        return Label(message(goods=one(card)), notes=(m.note_you_have(n=left),))
    if ask.kind == asks.PICK:
        note = m.note_in_market(n=realm.market[card])
        return Label(m.move_take(goods=one(card)), notes=(note,))
    if ask.kind == asks.NAME_CARD:
        return Label(m.move_name(good=GOODS[card]))
    played = played_card(realm, ask)
    if isinstance(played, Looking):
        held = realm.hands[played.other * KINDS_OF_GOODS + card]
        return Label(m.move_take(goods=one(card)), notes=(m.note_they_have(n=held),))
    message = m.move_offer_good if played.stage == WHICH else m.move_give
    return Label(message(goods=one(card)))


def _action(realm: Realm, ask: Ask, args: list[int]) -> Label:
    message = m.move_put_back if ask.subject == NONE else m.move_take_card
    note = brief(realm.terms.numbers, args[0])
    return Label(message(card=CARDS[args[0]]), notes=(note,))


def _colour(realm: Realm, ask: Ask, args: list[int]) -> Label:
    if ask.kind == asks.PICK_DECK:
        left = m.note_left(n=realm.decks[args[0]].size())
        return Label(m.move_draw(deck=DECKS[args[0]]), notes=(left,))
    return _improvement(realm, ask.seat, args[0], realm.terms.numbers.crane_discount)


def _dice(realm: Realm, ask: Ask, args: list[int]) -> Label:
    red, yellow = args[0] + 1, args[1] + 1
    return Label(m.move_dice(red=red, yellow=yellow), notes=(m.note_roll(n=red + yellow),))


def _stop(realm: Realm, ask: Ask, args: list[int]) -> Label:
    messages = {SMITH: m.move_stop_smith, DESERTER: m.move_stop_enlist}
    return Label(messages.get(ask.subject, m.move_stop)())


ANSWERS: Final[dict[str, Callable[[Realm, Ask, list[int]], Label]]] = {
    "corner": _corner,
    "side": _side,
    "tile": _tile,
    "player": _player,
    "card": _card,
    "action": _action,
    "colour": _colour,
    "dice": _dice,
    "stop": _stop,
}
