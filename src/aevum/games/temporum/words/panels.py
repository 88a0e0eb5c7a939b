"""Lines next to the timeline: crowns, money, hands, Perpetual cards, piles."""

# not compiled: words need no speed

from aevum.core.state import NONE
from aevum.core.text import Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import CARDS, DECK_KINDS, GIZMO_CARD, MOMENTARY, TIMES, TRADE_GOODS
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle, Perpetual
from aevum.games.temporum.rules.history import frozen
from aevum.games.temporum.rules.phrases import card_id, counted, time_id
from aevum.games.temporum.words.wording import wording

Line = list[Text]
"""Sentences on one line."""


def headline(chron: Chronicle) -> Line:
    """Return whose turn it is, or who has won."""
    if chron.over():
        won = chron.winner != NONE
        return [m.table_over(who=chron.winner) if won else m.table_over_nobody()]
    extra = [m.table_extra(who=chron.extra)] if chron.extra else []
    goal = m.table_goal(crowns=chron.terms.numbers.crowns)
    return [m.table_turn(who=chron.turn), *extra, goal]


def backs(chron: Chronicle, seat: int) -> list[int]:
    """Return the cards of a hand that their backs reveal."""
    return [card for card in sorted(chron.hands[seat]) if card in (GIZMO_CARD, TRADE_GOODS)]


# Cards in front of each seat


def front_lines(chron: Chronicle) -> list[Line]:
    """Return the Perpetual cards and tokens of every seat that has some; the viewer's with text."""
    lines: list[Line] = []
    for seat in range(chron.seats):
        things = [_perpetual(each) for each in chron.front[seat]] + tokens(chron, seat)
        if things:
            lines.append([m.table_front(who=seat, things=things)])
        if seat == chron.viewer:
            texts = wording(chron.terms).card_texts
            kinds = dict.fromkeys(each.kind for each in chron.front[seat])
            lines += [[m.table_text(card=card_id(kind), text=texts[kind])] for kind in kinds]
    if frozen(chron):
        lines.append([m.table_frozen()])
    return lines


def _perpetual(each: Perpetual) -> Text:
    thing = m.table_front_card(card=card_id(each.kind))
    if each.kind != each.card:
        thing = m.table_front_copy(card=card_id(each.kind), copy=card_id(each.card))
    if each.coins:
        thing = m.table_front_coins(thing=thing, coins=each.coins)
    if each.tucked >= 0:
        return m.table_front_over(thing=thing, card=card_id(each.tucked))
    return m.table_front_over_hidden(thing=thing) if each.tucked != NONE else thing


def tokens(chron: Chronicle, seat: int) -> list[Text]:
    """Return the tokens of a seat, and effects on it in this turn."""
    poison = chron.poison[seat] + chron.fresh_poison[seat]
    held = (
        (chron.laurels == seat, m.table_laurels()),
        (chron.sage == seat, m.table_sage()),
        (poison > 0, m.table_poison(n=poison)),
        (chron.scimitars[seat] > 0, m.table_scimitar()),
        (chron.blocked[seat] > 0, m.table_blocked()),
    )
    named = [time for time in range(1, TIMES + 1) if chron.named[seat * STRIDE + time]]
    weapons = [m.table_weapon(time=time_id(time)) for time in named]
    return [text for has, text in held if has] + weapons


# Piles


def pile_lines(chron: Chronicle) -> list[Line]:
    """Return the deck, the discard pile and the two special piles."""
    size = chron.deck.size()
    known = counted([card for card in reversed(chron.deck.top) if card >= 0])
    deck = m.table_deck_top(n=size, cards=known) if known else m.table_deck(n=size)
    piles = m.table_piles(gizmos=chron.special[0], goods=chron.special[1])
    total = sum(chron.thrown)
    if not total:
        return [[deck, piles], [m.table_discard_empty()]]
    thrown = [(card_id(card), chron.thrown[card]) for card in range(DECK_KINDS)]
    return [[deck, piles], [m.table_discard(n=total, cards=thrown)]]


# The viewer's own cards


def hand_line(chron: Chronicle) -> list[Line]:
    """Return the viewer's hand in a line, nothing for a spectator."""
    if chron.viewer < 0:
        return []
    hand, coins = chron.hands[chron.viewer], chron.money[chron.viewer]
    if not hand:
        return [[m.table_hand_empty(coins=coins)]]
    return [[m.table_hand(coins=coins, cards=counted(hand))]]


def hand_lines(chron: Chronicle) -> list[Line]:
    """Return the viewer's money, and their cards with numbers and texts."""
    if chron.viewer < 0 or not chron.hands[chron.viewer]:
        return hand_line(chron)
    hand = chron.hands[chron.viewer]
    head = m.table_hand_head(coins=chron.money[chron.viewer])
    cards = [[card_line(chron, card, hand.count(card))] for card in sorted(set(hand))]
    return [[head], *cards]


def small_hand(chron: Chronicle) -> list[Line]:
    """Return the viewer's cards in a line, each with its numbers but without its text."""
    if chron.viewer < 0 or not chron.hands[chron.viewer]:
        return []
    hand = chron.hands[chron.viewer]
    cards = [_briefly(chron, card, hand.count(card)) for card in sorted(set(hand))]
    return [[m.table_hand_brief(cards=cards)]]


def _briefly(chron: Chronicle, card: int, number: int) -> Text:
    numbers = chron.terms.numbers
    return m.table_card_brief(
        cards=[(card_id(card), number)],
        coins=numbers.coins[card],
        cost=numbers.costs[card],
        crowns=numbers.card_crowns[card],
    )


def card_line(chron: Chronicle, card: int, number: int = 1) -> Text:
    """Return a card with everything on it."""
    numbers = chron.terms.numbers
    message = m.table_momentary if CARDS[card].kind == MOMENTARY else m.table_perpetual
    return message(
        cards=[(card_id(card), number)],
        coins=numbers.coins[card],
        cost=numbers.costs[card],
        crowns=numbers.card_crowns[card],
        text=wording(chron.terms).card_texts[card],
    )
