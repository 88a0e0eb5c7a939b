"""What lies beside the timeline: crowns, money, hands, Perpetual cards, piles."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import NONE
from aevum.games.phrases import listed, many, who
from aevum.games.temporum.data import CARDS, DECK_KINDS, GIZMO_CARD, TIMES, TRADE_GOODS
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle, Perpetual
from aevum.games.temporum.rules.history import frozen
from aevum.games.temporum.rules.ruling import rules
from aevum.games.temporum.words.phrases import NUMERALS, card_name, time_words
from aevum.games.temporum.words.reference import kind_of
from aevum.games.temporum.words.wording import wording

HEAD: Final = "Crowns".ljust(16) + "".join(f"{NUMERALS[time]:>6}" for time in range(1, TIMES + 1))


def headline(chron: Chronicle) -> str:
    """Return whose turn it is, or who has won."""
    if chron.over():
        won = who(chron.winner) if chron.winner != NONE else "Nobody"
        return f"The game is over. {won} has won."
    next_turns = listed([who(seat) for seat in chron.extra])
    more = f", then an extra turn of {next_turns}" if next_turns else ""
    whose = f"The turn of {who(chron.turn)}{' (you)' if chron.turn == chron.viewer else ''}"
    crowns = chron.terms.numbers.crowns
    goal = f"{crowns} crowns in {time_words(TIMES)} at the end of a turn of yours win"
    return f"{whose}{more}. {goal}."


def crown_lines(chron: Chronicle) -> list[str]:
    """Return the table of crowns by Time and seat, with rulers, money and sizes of hands."""
    lines = [f"{HEAD}{'money':>8}  cards in hand"]
    for seat in range(chron.seats):
        you = " (you)" if seat == chron.viewer else ""
        counts = "".join(_count(chron, seat, time) for time in range(1, TIMES + 1))
        money = f"${chron.money[seat]}"
        row = f"{who(seat)}{you}".ljust(16) + counts + f"{money:>8}  {hand_size(chron, seat)}"
        lines.append(row)
    return [*lines, "* rules that Time"]


def _count(chron: Chronicle, seat: int, time: int) -> str:
    beyond = "+1" if time == TIMES and chron.beyond[seat] else ""
    number = f"{chron.crowns[seat * STRIDE + time]}{beyond}"
    return f"{number + ('*' if rules(chron, seat, time) else ' '):>6}"


def hand_size(chron: Chronicle, seat: int) -> str:
    """Return how many cards a seat holds, and those that their backs give away."""
    hand = chron.hands[seat]
    seen = [
        f"{hand.count(card)} {card_name(card)}"
        for card in (GIZMO_CARD, TRADE_GOODS)
        if hand.count(card)
    ]
    return f"{len(hand)}{f' ({listed(seen)})' if seen else ''}"


# What each seat has in front of it


def front_lines(chron: Chronicle) -> list[str]:
    """Return the Perpetual cards and tokens of every seat that has some; the viewer's with text."""
    lines: list[str] = []
    for seat in range(chron.seats):
        things = [_perpetual(each) for each in chron.front[seat]] + tokens(chron, seat)
        if things:
            lines.append(f"In front of {who(seat)}: {', '.join(things)}.")
        if seat == chron.viewer:
            kinds = dict.fromkeys(each.kind for each in chron.front[seat])
            words = wording(chron.terms.numbers)
            lines += [f"  {card_name(kind)}: {words.card_texts[card_name(kind)]}" for kind in kinds]
    if frozen(chron):
        lines.append("A Mysterious Relic keeps history as it is.")
    return lines


def _perpetual(each: Perpetual) -> str:
    name = card_name(each.kind)
    if each.kind != each.card:
        name += f" (a copy by {card_name(each.card)})"
    if each.coins:
        name += f" with ${each.coins}"
    if each.tucked != NONE:
        under = card_name(each.tucked) if each.tucked >= 0 else "a card"
        name += f" over {under}"
    return name


def tokens(chron: Chronicle, seat: int) -> list[str]:
    """Return the tokens of a seat, and what holds for it in this turn."""
    found: list[str] = []
    if chron.laurels == seat:
        found.append("the Golden Laurels")
    if chron.sage == seat:
        found.append("the Sage")
    poison = chron.poison[seat] + chron.fresh_poison[seat]
    if poison:
        found.append(f"{many(poison, 'Poison token')}")
    if chron.scimitars[seat]:
        found.append("a Sultan's Scimitar for the next turn")
    if chron.blocked[seat]:
        found.append("no gains for the rest of this turn")
    named = [time for time in range(1, TIMES + 1) if chron.named[seat * STRIDE + time]]
    return found + [f"a Secret Weapon that rules {time_words(time)}" for time in named]


# Piles


def pile_lines(chron: Chronicle) -> list[str]:
    """Return the deck, the discard pile and the two special piles."""
    known = [card_name(card) for card in reversed(chron.deck.top) if card >= 0]
    top = f", the top is {listed(known)}" if known else ""
    piles = f"Gizmos left: {chron.special[0]}. Trade Goods left: {chron.special[1]}."
    thrown = [name if number == 1 else f"{number} x {name}" for name, number in _thrown(chron)]
    total = sum(chron.thrown)
    deck = f"Deck: {many(chron.deck.size(), 'card')}{top}."
    if not total:
        return [f"{deck} {piles}", "The discard pile is empty."]
    return [f"{deck} {piles}", f"Discard pile, {many(total, 'card')}: {', '.join(thrown)}."]


def _thrown(chron: Chronicle) -> list[tuple[str, int]]:
    return [
        (card_name(card), chron.thrown[card]) for card in range(DECK_KINDS) if chron.thrown[card]
    ]


# The viewer's own cards


def hand_names(chron: Chronicle) -> str:
    """Return the viewer's hand in a line, "" for a spectator."""
    if chron.viewer < 0:
        return ""
    names = [card_name(card) for card in chron.hands[chron.viewer]]
    return f"{_held(chron)} and hold {listed(names) if names else 'no cards'}."


def _held(chron: Chronicle) -> str:
    return f"You have ${chron.money[chron.viewer]}"


def hand_lines(chron: Chronicle) -> list[str]:
    """Return the viewer's money, and his cards with their numbers and our own text."""
    if chron.viewer < 0:
        return []
    if not chron.hands[chron.viewer]:
        return [hand_names(chron)]
    hand = chron.hands[chron.viewer]
    return [
        f"{_held(chron)} and hold:",
        *(card_line(chron, card, hand.count(card)) for card in sorted(set(hand))),
    ]


def small_hand(chron: Chronicle) -> list[str]:
    """Return the viewer's cards in a line, each with its numbers but without its text."""
    if chron.viewer < 0 or not chron.hands[chron.viewer]:
        return []
    hand = chron.hands[chron.viewer]
    cards = [f"{_copies(hand.count(card))}{_briefly(chron, card)}" for card in sorted(set(hand))]
    return [f"You hold {listed(cards)}."]


def _briefly(chron: Chronicle, card: int) -> str:
    numbers = chron.terms.numbers
    crowns = many(numbers.card_crowns[card], "crown")
    return (
        f"{card_name(card)} (play ${numbers.coins[card]}; score ${numbers.costs[card]}: {crowns})"
    )


def card_line(chron: Chronicle, card: int, number: int = 1) -> str:
    """Return a card with all that is on it."""
    each, numbers = CARDS[card], chron.terms.numbers
    crowns = many(numbers.card_crowns[card], "crown")
    worth = f"play for ${numbers.coins[card]}, or score for ${numbers.costs[card]}: {crowns}"
    text = wording(numbers).card_texts[each.name]
    return f"{_copies(number)}{each.name} ({kind_of(each)}): {worth}. {text}"


def _copies(number: int) -> str:
    return f"{number} x " if number > 1 else ""
