"""All moves of money: gained, lost, paid (R5)."""

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Refusal, Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import MOST_BEGGED, SLOTS, TIME_OF
from aevum.games.temporum.moves import DOLLARS
from aevum.games.temporum.rules.asks import BEGGAR_DOLLARS, F_PAY
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effect import ChronicleEffect
from aevum.games.temporum.rules.front import first_gain
from aevum.games.temporum.rules.question import QuestionKind


def gain(chron: Chronicle, seat: int, dollars: int) -> int:
    """Let a seat gain money from the supply; return how much it was."""
    if dollars <= 0 or chron.blocked[seat]:
        return 0
    if chron.gained[seat] == 0:
        dollars += first_gain(chron, seat)
    dollars = min(dollars, chron.terms.numbers.most_money - chron.money[seat])
    chron.money[seat] += dollars
    chron.gained[seat] += dollars
    chron.note("gains", seat, dollars)
    return dollars


def sheltered(chron: Chronicle, seat: int) -> bool:
    """Return whether a Zone protects a seat from losing and discarding in the turns of others."""
    here = chron.pawn[seat]
    if seat == chron.turn or here >= SLOTS or here != chron.real[TIME_OF[here]]:
        return False
    return chron.terms.things.shelters[chron.zones[here]]


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


# Paying


def begged(chron: Chronicle, seat: int) -> int:
    """Return the dollars on a seat's Beggars."""
    dollars = 0
    for each in chron.front[seat]:
        if each.acts_as.pays():
            dollars += each.coins
    return dollars


def funds(chron: Chronicle, seat: int) -> int:
    """Return what a seat can pay at once: its money, and that on its Beggars."""
    return chron.money[seat] + min(begged(chron, seat), MOST_BEGGED)


def ask_pay(chron: Chronicle, seat: int, dollars: int) -> None:
    """Let a seat pay, which it must be able to."""
    if dollars > 0:
        if begged(chron, seat):
            chron.start_effect(Payment(seat, dollars))
        else:
            chron.money[seat] -= dollars
            chron.note("pays", seat, dollars, 0)


@mypyc_attr(acyclic=True)
class Payment(ChronicleEffect):
    """A payment; if a Beggar can help, the player says how much comes from it."""

    def __init__(self, seat: int, dollars: int) -> None:
        super().__init__(F_PAY, seat)
        self.dollars = dollars

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat, dollars = self.seat, self.dollars
        least, most = beggar_range(chron, seat, dollars)
        if answer == NONE and least < most:
            chron.ask(seat, BEGGAR_DOLLARS, NONE)
            return
        from_beggars = least if answer == NONE else answer - DOLLARS
        chron.done(1)
        chron.note("pays", seat, dollars, from_beggars)
        chron.money[seat] -= dollars - from_beggars
        for each in chron.front[seat]:
            if each.acts_as.pays():
                part = min(each.coins, from_beggars)
                each.coins -= part
                from_beggars -= part

    def names(self) -> tuple[str, ...]:
        return ("dollars",)

    def blank(self) -> "Payment":
        return Payment(0, 0)

    # Words

    def question(self, chron: Chronicle, ask: Ask) -> Text:
        return m.ask_beggar(coins=self.dollars)

    def label(self, chron: Chronicle, move: int) -> Label | None:
        beggars = move - DOLLARS
        if not 0 <= beggars <= min(self.dollars, MOST_BEGGED):
            return None
        return Label(m.move_dollars(beggars=beggars, coins=self.dollars - beggars))

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        if not 0 <= move - DOLLARS <= MOST_BEGGED:
            return None
        least, most = beggar_range(chron, self.seat, self.dollars)
        return Refusal("R5.3", m.no_beggar(coins=self.dollars, least=least, most=most))


def payment_of(chron: Chronicle) -> Payment:
    """Return the payment on top of the stack."""
    payment = chron.table[-1]
    assert isinstance(payment, Payment)
    return payment


def beggar_range(chron: Chronicle, seat: int, dollars: int) -> tuple[int, int]:
    """Return the least and the most that Beggars can add to a payment."""
    most = min(dollars, begged(chron, seat), MOST_BEGGED)
    return max(0, dollars - chron.money[seat]), most


class BeggarDollars(QuestionKind):
    """How much of a payment comes from Beggars."""

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        least, most = beggar_range(chron, ask.seat, payment_of(chron).dollars)
        return list(range(DOLLARS + least, DOLLARS + most + 1))

    def admits(self, chron: Chronicle, ask: Ask, move: int) -> bool:
        least, most = beggar_range(chron, ask.seat, payment_of(chron).dollars)
        return least <= move - DOLLARS <= most


def funds_note(chron: Chronicle, seat: int) -> Text:
    """Return the means of payment of a seat, as a note."""
    beggars = begged(chron, seat)
    if beggars:
        return m.note_funds_beggars(coins=chron.money[seat], beggars=beggars)
    return m.note_funds(coins=chron.money[seat])
