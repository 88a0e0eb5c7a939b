"""All money goes through here: gained, lost, paid (R5)."""

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.temporum.cards.names import BANK, BEGGAR, UTOPIA
from aevum.games.temporum.data import MOST_BEGGED
from aevum.games.temporum.moves import DOLLARS
from aevum.games.temporum.rules.asks import BEGGAR_DOLLARS, F_PAY
from aevum.games.temporum.rules.chronicle import Chronicle


def gain(chron: Chronicle, seat: int, dollars: int) -> int:
    """Let a seat gain money from the supply; return how much it was."""
    if dollars <= 0 or chron.blocked[seat]:
        return 0
    numbers = chron.terms.numbers
    if chron.gained[seat] == 0:
        dollars += numbers.bank_bonus * chron.has(seat, BANK)
    dollars = min(dollars, numbers.most_money - chron.money[seat])
    chron.money[seat] += dollars
    chron.gained[seat] += dollars
    chron.note("gains", seat, dollars)
    return dollars


def sheltered(chron: Chronicle, seat: int) -> bool:
    """Tell whether Utopia keeps a seat from losing and discarding: in the turns of others."""
    here = chron.pawn[seat]
    if seat == chron.turn or here != chron.real[4]:
        return False
    return chron.zones[here] == UTOPIA


def lose(chron: Chronicle, seat: int, dollars: int) -> int:
    """Let a seat lose money, as far as it has it; return how much it was."""
    if sheltered(chron, seat):
        return 0
    dollars = min(dollars, chron.money[seat])
    if dollars <= 0:
        return 0
    chron.money[seat] -= dollars
    chron.note("loses", seat, dollars)
    return dollars


def begged(chron: Chronicle, seat: int) -> int:
    """Return the dollars on a seat's Beggars."""
    dollars = 0
    for each in chron.front[seat]:
        if each.kind == BEGGAR:
            dollars += each.coins
    return dollars


def funds(chron: Chronicle, seat: int) -> int:
    """Return what a seat can pay at once: what it holds, and what lies on its Beggars."""
    return chron.money[seat] + min(begged(chron, seat), MOST_BEGGED)


def ask_pay(chron: Chronicle, seat: int, dollars: int) -> None:
    """Let a seat pay, which it is known to be able to."""
    if dollars > 0:
        if begged(chron, seat):
            chron.push(F_PAY, seat, dollars)
        else:
            chron.money[seat] -= dollars
            chron.note("pays", seat, dollars, 0)


def step_pay(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Pay `a`; where a Beggar can help, its owner says how much of it is the Beggar's."""
    seat, dollars = frame.seat, frame.a
    least, most = beggar_range(chron, seat, dollars)
    if answer == NONE and least < most:
        chron.ask(seat, BEGGAR_DOLLARS, NONE)
        return
    from_beggars = least if answer == NONE else answer - DOLLARS
    chron.done(1)
    chron.note("pays", seat, dollars, from_beggars)
    chron.money[seat] -= dollars - from_beggars
    for each in chron.front[seat]:
        if each.kind == BEGGAR:
            part = min(each.coins, from_beggars)
            each.coins -= part
            from_beggars -= part


def beggar_range(chron: Chronicle, seat: int, dollars: int) -> tuple[int, int]:
    """Return the least and the most that Beggars can add to a payment."""
    most = min(dollars, begged(chron, seat), MOST_BEGGED)
    return max(0, dollars - chron.money[seat]), most
