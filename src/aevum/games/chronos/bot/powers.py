"""Which powers of GODs and CITIES to use now."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.chronos.bot.hell import best_target, send, send_worth
from aevum.games.chronos.bot.offerings import WORTHWHILE, cheapest_cards, cube
from aevum.games.chronos.bot.outlook import VICTORY, Outlook
from aevum.games.chronos.data import (
    CARDS,
    CATACLYSM,
    HYDRA,
    KEPT,
    MINOTAUR,
    WAR,
)
from aevum.games.chronos.moves import (
    BRING,
    DEMETER_MOVE,
    EPHESUS_MOVE,
    FREE,
    GAIN,
    HADES_MOVE,
    HARPY_MOVE,
    PAY,
    RHODES_MOVE,
    ROB,
    SEND,
    TROY_MOVE,
    URANUS_MOVE,
)
from aevum.games.chronos.rules.effects import barred, may_give, targets
from aevum.games.chronos.rules.options import condemned
from aevum.games.chronos.rules.permits import harpy_timers, last_god

FREE_WORTH: Final = 40
LEAST_HARM: Final = 14  # a timer in Hell should be worth so much


def best_power(look: Outlook, legal: list[int]) -> tuple[list[int], int]:
    """Return the best use of a power with all its parts and what it brings; [] if none is good."""
    best: list[int] = []
    best_worth = 0
    sent = False
    for move in legal:
        if move < SEND or (SEND <= move < BRING and sent):
            continue
        sent = sent or SEND <= move < BRING
        line, worth = power_line(look, move)
        if line and worth > best_worth:
            best, best_worth = line, worth
    return best, best_worth


def power_line(look: Outlook, move: int) -> tuple[list[int], int]:
    """Return a power's moves and what they bring; [] for a move that is no power."""
    if move < BRING:
        return _condemn(look)
    if move == FREE:
        return [FREE, *cube(look, last_god(look.sea))], FREE_WORTH
    if ROB <= move < DEMETER_MOVE:
        return _rob(look, (move - ROB) // KEPT, (move - ROB) % KEPT)
    if DEMETER_MOVE <= move < HARPY_MOVE:
        return [move], look.prize(move - DEMETER_MOVE)
    if HARPY_MOVE <= move < TROY_MOVE:
        return _harpy(look, move - HARPY_MOVE)
    if TROY_MOVE <= move < HADES_MOVE:
        return [move], _siege(look, move - TROY_MOVE)
    if move == HADES_MOVE:
        return _hades(look)
    if move == RHODES_MOVE:
        return _rhodes(look)
    if move == URANUS_MOVE:
        return _exchange(look, move, look.sea.terms.numbers.uranus)
    if move == EPHESUS_MOVE:
        return _exchange(look, move, look.sea.terms.numbers.ephesus)
    return [], 0


def _condemn(look: Outlook) -> tuple[list[int], int]:
    """Weigh what DEMETER, EROS or ERINYES can put into Hell."""
    timer = best_target(look, condemned(look.sea, look.seat))
    if timer == NONE:
        return [], 0
    return [send(look, timer)], send_worth(look, timer) - LEAST_HARM


def _rob(look: Outlook, victim: int, card: int) -> tuple[list[int], int]:
    """Weigh an exchange by HERACLES."""
    mine = look.me.copy()
    kept = 0
    for each in (HYDRA, MINOTAUR):
        if not may_give(look.sea, victim, each):
            kept |= 1 << each
    given = cheapest_cards(mine, 1, kept)
    if not given or given[0] == card:
        return [], 0
    mine.add(card)
    his = look.realms[victim].copy()
    his.remove(card)
    his.add(given[0])
    gain = mine.worth() - look.me.worth()
    harm = look.harm(victim, look.realms[victim].worth() - his.worth())
    return [ROB + victim * KEPT + card, PAY + given[0]], gain + harm - WORTHWHILE // 2


def _harpy(look: Outlook, pile: int) -> tuple[list[int], int]:
    """Weigh clearing a pile."""
    line = [HARPY_MOVE + pile]
    worth = -LEAST_HARM
    for timer in harpy_timers(look.sea, pile):
        line.append(send(look, timer))
        worth += send_worth(look, timer)
    return line, worth


def _siege(look: Outlook, pile: int) -> int:
    """Weigh moving the cube of TROY to a pile: off one's own card, onto a rival's."""
    sea = look.sea
    worth = -WORTHWHILE
    for timer in sea.timers:
        place = sea.place[timer]
        if place == pile:
            if sea.owner(timer) == look.seat:
                return -1
            if sea.company[pile] == 1 and look.alert >> timer & 1:
                worth += look.harm(sea.owner(timer), look.threat(timer))
        elif place == sea.besieged and sea.owner(timer) == look.seat:
            worth += 25
        elif place == sea.besieged and sea.company[place] == 1:
            card = look.shown(place)
            worth -= look.harm(sea.owner(timer), look.gain(sea.owner(timer), card))
    return worth


def _hades(look: Outlook) -> tuple[list[int], int]:
    """Weigh sending timers into an empty Hell."""
    found = targets(look.sea, NONE)
    line = [HADES_MOVE]
    worth = -LEAST_HARM
    for _ in range(look.sea.terms.numbers.hades):
        timer = best_target(look, found)
        found.remove(timer)
        line.append(send(look, timer))
        worth += send_worth(look, timer)
    return line, worth


def _rhodes(look: Outlook) -> tuple[list[int], int]:
    """Weigh what RHODES costs against a timer in Hell."""
    after = look.me.copy()
    number = look.sea.terms.numbers.rhodes
    paid = cheapest_cards(after, number, 0)
    timer = best_target(look, targets(look.sea, NONE))
    if len(paid) < number or timer == NONE:
        return [], 0
    worth = send_worth(look, timer) + after.worth() - look.me.worth()
    return [RHODES_MOVE, *[PAY + card for card in paid], send(look, timer)], worth - LEAST_HARM


def _exchange(look: Outlook, move: int, number: int) -> tuple[list[int], int]:
    """Weigh cards of the kingdom against one from the discard, by URANUS or EPHESUS."""
    sea = look.sea
    after = look.me.copy()
    paid = cheapest_cards(after, number, 0)
    best, best_worth = NONE, 0
    for card in range(CARDS):
        if len(paid) == number and sea.discard[card] and not barred(sea, look.seat, card):
            worth = _found(look, after.gain_of(card) if card < WAR else 0, card)
            if best == NONE or worth > best_worth:
                best, best_worth = card, worth
    if best == NONE or best in paid:
        return [], 0
    worth = best_worth + after.worth() - look.me.worth()
    return [move, *[PAY + card for card in paid], GAIN + best], worth - WORTHWHILE // 2


def _found(look: Outlook, gain: int, card: int) -> int:
    if card < KEPT:
        return gain
    worth = look.plague(card)
    return worth // 2 if card != CATACLYSM or worth < VICTORY else worth
