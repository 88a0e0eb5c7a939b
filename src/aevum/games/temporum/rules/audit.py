"""What is always true: no card, crown or Zombie is lost."""

from aevum.core.state import NONE
from aevum.games.temporum.data import CARDS, DECK_KINDS, KINDS
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle, all_copies
from aevum.games.temporum.rules.effect import ChronicleEffect


def audit(chron: Chronicle) -> str:
    """Return "", or a sentence on what is wrong."""
    all_crowns = chron.terms.numbers.crowns
    for seat in range(chron.seats):
        crowns = chron.crowns[seat * STRIDE : seat * STRIDE + STRIDE]
        if sum(crowns) != all_crowns or min(crowns) < 0 or crowns[0]:
            return f"seat {seat} has the crowns {crowns}"
        if chron.money[seat] < 0 or any(each.coins < 0 for each in chron.front[seat]):
            return f"seat {seat} owes money"
        if chron.hands[seat] != sorted(chron.hands[seat]):
            return f"the hand of seat {seat} is not in order"
    before = chron.real[:]
    chron.look()
    if before != chron.real:
        return "the real path does not follow the pointers"
    return _cards(chron)


def _cards(chron: Chronicle) -> str:
    where = [0] * KINDS
    copies = all_copies(chron.terms)
    for card in [*all_cards(chron), *cards_aside(chron)]:
        where[card] += 1
    for card in range(KINDS):
        total = where[card] + chron.deck.mixed[card] + chron.thrown[card]
        wanted = copies[card]
        if card >= DECK_KINDS:
            total += chron.special[card - DECK_KINDS]
            wanted = chron.terms.numbers.copies[card]
        if total != wanted:
            return f"there are {total} {CARDS[card].name}, not {wanted}"
    return ""


def all_cards(chron: Chronicle) -> list[int]:
    """Return every card at a known place: hands, table, Quiet Planet, ordered deck."""
    found = [*chron.deck.top, *chron.deck.bottom, *chron.quiet]
    for hand in chron.hands:
        found += hand
    for row in chron.front:
        found += [each.card for each in row]
        found += [each.tucked for each in row if each.tucked != NONE]
    return found if chron.robot == NONE else [*found, chron.robot]


def cards_aside(chron: Chronicle) -> list[int]:
    """Return the cards that are not in a hand, in a pile or in front of anybody."""
    effects = [each for each in chron.table if isinstance(each, ChronicleEffect)]
    return [effect.aside() for effect in effects if effect.aside() != NONE]
