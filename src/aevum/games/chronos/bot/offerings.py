"""Which GODs are worth their price, and with which cards to pay."""

from aevum.core.state import NONE
from aevum.games.chronos.bot.judges.gods import GOD_JUDGES, god_worth
from aevum.games.chronos.bot.kingdom import Realm
from aevum.games.chronos.bot.outlook import Outlook
from aevum.games.chronos.data import DIONYSUS, GODS, HYDRA, KEPT, MINOTAUR
from aevum.games.chronos.moves import BUY, OFFER, PAY
from aevum.games.chronos.rules.permits import price


def cheapest_cards(realm: Realm, number: int, but: int) -> list[int]:
    """Return the least valuable cards of a kingdom; those in the set `but` stay.

    The kingdom is left without them. Fewer are returned if there are not enough.
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
    """Return the best offering or purchase with all its parts and its value; [] if none."""
    best: list[int] = []
    best_worth = look.mind.offering
    for move in legal:
        if OFFER <= move < BUY + GODS:
            line, worth = offering_line(look, (move - OFFER) % GODS, move >= BUY)
            if line and worth > best_worth:
                best, best_worth = line, worth
    return best, best_worth


def offering_line(look: Outlook, god: int, bought: bool) -> tuple[list[int], int]:
    """Return the moves that gain a GOD, and their value."""
    sea = look.sea
    number = sea.terms.numbers.prices[god] if bought else price(sea, look.seat, god)
    after = look.me.copy()
    monsters = 1 << HYDRA | 1 << MINOTAUR
    stay = monsters if bought and sea.holder[DIONYSUS] >= 0 else 0
    paid = cheapest_cards(after, number, stay)
    if len(paid) < number:
        return [], 0
    # A GOD changes the value of cards: a 10 is worth more with HELIOS.
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
        worth += look.harm(sea.holder[god], GOD_JUDGES[god].standing)
        return [BUY + god] + [PAY + card for card in paid], worth
    line = [OFFER + god] + [PAY + card for card in paid]
    return line + cube(look, god), worth


def cube(look: Outlook, god: int) -> list[int]:
    """Return where to put the cube of a GOD from the temple, [] if it has none."""
    return GOD_JUDGES[god].cube(look, god)
