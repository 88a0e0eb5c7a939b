"""Which GODs are worth their price, and what to pay with."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.chronos.bot.god_values import STANDING, god_worth
from aevum.games.chronos.bot.kingdom import WON, Realm
from aevum.games.chronos.bot.outlook import Outlook
from aevum.games.chronos.bot.place_values import city_worth
from aevum.games.chronos.data import (
    APOLLO,
    DIONYSUS,
    GODS,
    HYDRA,
    KEPT,
    MINOTAUR,
    NEMESIS,
    SELENE,
)
from aevum.games.chronos.moves import BUY, CUBE, OFFER, PAY, RESERVE, SEAL
from aevum.games.chronos.rules.permits import price
from aevum.games.chronos.rules.places import CITY, PILES

WORTHWHILE: Final = 12  # an offering should bring so much at least


def cheapest_cards(realm: Realm, number: int, but: int) -> list[int]:
    """Return the cards of a kingdom that are missed least; those in the set `but` stay.

    The kingdom is left without them. Fewer are returned where there are no more.
    """
    found: list[int] = []
    for _ in range(number):
        best, best_loss = NONE, 0
        for card in range(KEPT):
            if realm.counts[card] and not but >> card & 1:
                loss = realm.loss_of(card)
                if best == NONE or loss < best_loss:
                    best, best_loss = card, loss
        if best == NONE:
            break
        realm.remove(best)
        found.append(best)
    return found


def best_offering(look: Outlook, legal: list[int]) -> tuple[list[int], int]:
    """Return the best offering or purchase with all its parts and what it brings; [] if none."""
    best: list[int] = []
    best_worth = WORTHWHILE
    for move in legal:
        if OFFER <= move < BUY + GODS:
            line, worth = offering_line(look, (move - OFFER) % GODS, move >= BUY)
            if line and worth > best_worth:
                best, best_worth = line, worth
    return best, best_worth


def offering_line(look: Outlook, god: int, bought: bool) -> tuple[list[int], int]:
    """Return the moves by which a GOD is gained, and what they bring."""
    sea = look.sea
    number = sea.terms.numbers.prices[god] if bought else price(sea, look.seat, god)
    after = look.me.copy()
    monsters = 1 << HYDRA | 1 << MINOTAUR
    stay = monsters if bought and sea.holder[DIONYSUS] >= 0 else 0
    if bought and god == DIONYSUS:
        stay = monsters
    paid = cheapest_cards(after, number, stay)
    if len(paid) < number:
        return [], 0
    # A GOD changes which cards are missed least: HELIOS loves a 10.
    blessed = look.me.copy()
    blessed.bless(god)
    others = cheapest_cards(blessed, number, stay)
    plain = after.copy()
    plain.bless(god)
    if blessed.worth() > plain.worth():
        paid = others
        after = blessed.copy()
        after.gods = look.me.gods
    worth = god_worth(look, god, after.copy()) + after.worth() - look.me.worth()
    if bought:
        worth += look.harm(sea.holder[god], STANDING[god])
        return [BUY + god] + [PAY + card for card in paid], worth
    line = [OFFER + god] + [PAY + card for card in paid]
    return line + cube(look, god), worth


def cube(look: Outlook, god: int) -> list[int]:
    """Return where to put the cube of a GOD from the temple, [] if it has none."""
    sea = look.sea
    if god == NEMESIS:
        best, best_height = NONE, -1
        for pile in range(PILES):
            if sea.standing >> pile & 1:
                height = 10 * sea.height(pile) + max(0, min(look.prize(pile), 100))
                if height > best_height:
                    best, best_height = pile, height
        return [CUBE + best] if best != NONE else []
    if god == SELENE:
        first, second = city_worth(look, CITY), city_worth(look, CITY + 1)
        return [SEAL + int(second > first)]
    if god == APOLLO:
        best, best_worth = NONE, -WON
        for other in range(GODS):
            if sea.temple >> other & 1 and other != APOLLO:
                price_of = sea.terms.numbers.prices[other]
                worth = god_worth(look, other, look.me.copy()) - 10 * price_of
                if worth > best_worth:
                    best, best_worth = other, worth
        return [RESERVE + best] if best != NONE else []
    return []
