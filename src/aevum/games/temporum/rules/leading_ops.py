"""Ops that control others: on a condition, by choice, for a price, for each player."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.text import Label, Refusal
from aevum.core.text import Text as Message
from aevum.games.temporum import messages as m
from aevum.games.temporum.moves import CHOICE, NO, YES
from aevum.games.temporum.rules.amounts import DID, Condition, Group
from aevum.games.temporum.rules.asks import CHOOSE_ONE, F_EACH, YES_NO
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effect import ChronicleEffect
from aevum.games.temporum.rules.money import ask_pay, funds
from aevum.games.temporum.rules.op import Op, OpNumber, Usage
from aevum.games.temporum.rules.running import RunningText
from aevum.games.temporum.rules.telling import Telling

# The usages of numbers of these ops
PRICE: Final = Usage("price", m.number_price(), 0, 50, cost=True)
OFTEN: Final = Usage("times", m.number_times(), 1, 12)

MOST_CHOICES: Final = 3  # most branches of a choice, which the moves name


class If(Op):
    """Carry out the next `length` ops only on a condition."""

    def __init__(self, length: int, when: Condition, m: int, word: str = "") -> None:
        super().__init__(length, word)
        self.when: Final = when
        self.m: Final = m
        """The number that the condition needs."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        if not self.when.holds(chron, text, self.m):
            text.at += self.length

    def possible(self, chron: Chronicle, text: RunningText) -> bool:
        return self.when.holds(chron, text, self.m)

    def numbers(self) -> list[OpNumber]:
        return [] if self.when.usage is None else [OpNumber(self.when.usage, self.m)]

    def with_numbers(self, values: list[int]) -> Op:
        return If(self.length, self.when, values[0], self.word) if values else self

    # Words: deeds up to another condition, that condition, and the deeds otherwise

    def span(self, telling: Telling, at: int) -> int:
        other = self.other(telling, at)
        return self.length + (0 if other is None else other.length)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_if(what=self.deeds(telling, at), when=self.when.words(self.m))

    def asks_if_done(self) -> bool:
        return self.when is DID

    def deeds(self, telling: Telling, at: int) -> list[Message]:
        return telling.deeds(at + 1, self.last(telling, at))

    def other(self, telling: Telling, at: int) -> "Branch | None":
        """Return the start of the ops for the case that it is not met, None if there are none."""
        last = telling.steps[at + self.length]
        return last if isinstance(last, Branch) else None

    def last(self, telling: Telling, at: int) -> int:
        """Return where its deeds end: at another condition, or after all of them."""
        end = at + 1 + self.length - (0 if self.other(telling, at) is None else 1)
        place = at + 1
        while place < end:
            op = telling.steps[place]
            if place > at + 1 and isinstance(op, If):
                return place
            place += 1 + op.span(telling, place)
        return end

    def staked(self, telling: Telling, at: int) -> list[Message]:
        return self.deeds(telling, at) if self.when is DID else []

    def further(self, telling: Telling, at: int) -> list[Message]:
        found: list[Message] = []
        place = self.last(telling, at)
        inside = telling.steps[place] if place <= at + self.length else None
        if isinstance(inside, If):
            message = m.about_did_if if self.when is DID else m.about_after_if
            what = inside.deeds(telling, place)
            found.append(message(when=inside.when.words(inside.m), what=what))
        other = self.other(telling, at)
        if other is not None:
            start = at + 1 + self.length
            found.append(m.about_else(what=telling.deeds(start, start + other.length)))
        return found

    def sentences(self, telling: Telling, at: int) -> list[Message]:
        what = self.deeds(telling, at)
        if self.when is DID:
            return [m.about_if_did(what=what), *self.further(telling, at)]
        first = m.about_if(when=self.when.words(self.m), what=what)
        return [first, *self.further(telling, at)]


class Choose(Op):
    """Choose one of the next branches, which have so many ops each, without their Branch."""

    def __init__(self, lengths: list[int]) -> None:
        super().__init__()
        self.branches: Final = len(lengths)
        self.offsets: Final = [number + sum(lengths[:number]) for number in range(len(lengths))]
        """The start of each, counted from the first."""
        self.whole: Final = len(lengths) + sum(lengths)
        """The number of ops of all branches."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        possible = self.open_branches(chron, text)
        if len(possible) > 1:
            chron.ask(text.seat, CHOOSE_ONE)
        elif possible:
            self.enter(chron, text, possible[0])
        else:
            text.at += self.whole

    def answered(self, chron: Chronicle, text: RunningText, answer: int) -> None:
        self.enter(chron, text, answer - CHOICE)

    def options(self, chron: Chronicle, text: RunningText) -> list[int]:
        return [CHOICE + number for number in self.open_branches(chron, text)]

    def open_branches(self, chron: Chronicle, text: RunningText) -> list[int]:
        """Return the numbers of the branches that can be chosen."""
        steps = chron.terms.numbers.texts[text.text]
        found: list[int] = []
        for number, offset in enumerate(self.offsets):
            if steps[text.at + offset + 1].possible(chron, text):
                found.append(number)
        return found

    def starts(self, at: int) -> list[int]:
        """Return the starts of the branches after a place of a text, each with its Branch."""
        return [at + offset for offset in self.offsets]

    def enter(self, chron: Chronicle, text: RunningText, number: int) -> None:
        """Go to the first op of a branch; the next Branch leads out of it."""
        numbers = chron.terms.numbers
        place = text.at + self.offsets[number]
        if numbers.as_printed:
            chron.note("chooses", text.seat, text.text, number)
        else:
            steps = numbers.texts[text.text]
            branch = steps[place + 1 : place + 1 + steps[place].length]
            amounts = [_told(op) for op in branch]
            chron.tell("chooses", text.seat, [text.text, number, *amounts])
        text.at = place + 1

    def reach(self) -> int:
        return 1

    # Words

    def span(self, telling: Telling, at: int) -> int:
        return self.whole

    def branches_told(self, telling: Telling, at: int) -> list[Message]:
        """Return the text of each branch."""
        found: list[Message] = []
        for place in self.starts(at + 1):
            deeds = telling.inner(place)
            found.append(deeds[0] if len(deeds) == 1 else m.do_all(what=deeds))
        return found

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_choose(what=self.branches_told(telling, at))

    def sentences(self, telling: Telling, at: int) -> list[Message]:
        return [m.about_do(what=[self.deed(telling, at)])]

    def kind(self) -> str:
        return "any" if self.branches == MOST_CHOICES else "other"

    def asked(self, telling: Telling, at: int) -> Message:
        return m.ask_choose(what=self.branches_told(telling, at))

    def answer_label(self, chron: Chronicle, text: RunningText, move: int) -> Label | None:
        number = move - CHOICE
        if not 0 <= number < self.branches:
            return None
        telling = text.telling(chron)
        first = telling.steps[text.at + self.offsets[number] + 1]
        note = first.lacks(chron, text.seat) if text.seat == chron.viewer else None
        what = self.branches_told(telling, text.at - 1)[number]
        return Label(m.move_do(what=what), None, () if note is None else (note,))

    def why_not(self, chron: Chronicle, text: RunningText, move: int) -> Refusal | None:
        number = move - CHOICE
        if not 0 <= number < MOST_CHOICES:
            return None
        if number >= self.branches:
            return Refusal("R2.6", m.no_choices(n=self.branches))
        telling = text.telling(chron)
        first = telling.steps[text.at + self.offsets[number] + 1]
        what = self.branches_told(telling, text.at - 1)[number]
        lacks_rule = isinstance(first, If)
        return Refusal("R2.6", (m.no_choice_rule if lacks_rule else m.no_choice_card)(what=what))


def _told(op: Op) -> int:
    """Return the amount of an op of a branch for an event: its first number, or its length."""
    numbers = op.numbers()
    return numbers[0].printed if numbers else op.length


class Branch(Op):
    """The beginning of a branch of `length` ops, or its end: past the `rest` of the others."""

    def __init__(self, length: int, rest: int = 0) -> None:
        super().__init__(length)
        self.rest: Final = rest

    def run(self, chron: Chronicle, text: RunningText) -> None:
        text.at += self.length + self.rest

    def reach(self) -> int:
        return self.length + self.rest


class May(Op):
    """Offer the next `length` ops, which need cards."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        if self.offers(chron, text.seat):
            chron.ask(text.seat, YES_NO)
        else:
            chron.result = 0
            text.at += self.length

    def answered(self, chron: Chronicle, text: RunningText, answer: int) -> None:
        if answer == YES:
            chron.result = 1
            self.accepted(chron, text.seat)
        else:
            chron.result = 0
            text.at += self.length

    def options(self, chron: Chronicle, text: RunningText) -> list[int]:
        return [YES, NO]

    def offers(self, chron: Chronicle, seat: int) -> bool:
        """Return whether it is possible."""
        return len(chron.hands[seat]) > 0

    def accepted(self, chron: Chronicle, seat: int) -> None:
        """Carry out what comes before the next ops."""

    # Words

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_may(what=telling.inner(at))

    def sentences(self, telling: Telling, at: int) -> list[Message]:
        return [m.about_do(what=[self.deed(telling, at)])]

    def offered(self, telling: Telling, at: int) -> Message:
        """Return the deed that is offered."""
        return m.do_all(what=telling.inner(at))

    def asked(self, telling: Telling, at: int) -> Message:
        return m.ask_may(what=self.offered(telling, at))

    def answer_label(self, chron: Chronicle, text: RunningText, move: int) -> Label | None:
        if move != YES:
            return None
        return Label(m.move_do(what=self.offered(text.telling(chron), text.at - 1)))


class MayPay(May):
    """Offer the next `length` ops for a price."""

    def __init__(self, length: int, price: int) -> None:
        super().__init__(length)
        self.price: Final = price

    def offers(self, chron: Chronicle, seat: int) -> bool:
        return funds(chron, seat) >= self.price

    def accepted(self, chron: Chronicle, seat: int) -> None:
        ask_pay(chron, seat, self.price)

    def numbers(self) -> list[OpNumber]:
        return [OpNumber(PRICE, self.price)]

    def with_numbers(self, values: list[int]) -> Op:
        return MayPay(self.length, values[0])

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_may_pay(coins=self.price, what=telling.inner(at))

    def offered(self, telling: Telling, at: int) -> Message:
        return m.do_pay(coins=self.price, what=telling.inner(at))

    def costs(self) -> bool:
        return True

    def for_each(self, telling: Telling, start: int, end: int, whom: Message) -> Message:
        return m.do_each_pay(whom=whom, coins=self.price, what=telling.inner(start))


class Each(Op):
    """Carry out the next `length` ops for each of a group; `times` if more than once."""

    def __init__(self, length: int, who: Group, m: int, times: int) -> None:
        super().__init__(length)
        self.who: Final = who
        self.m: Final = m
        """The number that the group needs."""
        self.times: Final = times

    def run(self, chron: Chronicle, text: RunningText) -> None:
        start, end = text.at, text.at + self.length
        seats = self.who.seats(chron, text, self.m)
        text.at = end
        chron.start_effect(ForEach(text.seat, text.text, text.here, start, end, seats))

    def numbers(self) -> list[OpNumber]:
        found: list[OpNumber] = []
        if self.who.usage is not None:
            found.append(OpNumber(self.who.usage, self.m))
        if self.times:
            found.append(OpNumber(OFTEN, self.times))
        return found

    def with_numbers(self, values: list[int]) -> Op:
        left = values[:]
        m = self.m if self.who.usage is None else left.pop(0)
        return Each(self.length, self.who, m, left.pop(0) if self.times else 0)

    def repeats(self) -> int:
        return max(1, self.times)

    # Words

    def span(self, telling: Telling, at: int) -> int:
        again = max(1, self.times) - 1
        return self.length + again * (1 + self.length)

    def deed(self, telling: Telling, at: int) -> Message:
        whom = self.who.words(self.m)
        first = telling.steps[at + 1]
        return first.for_each(telling, at + 1, at + 1 + self.length, whom)

    def sentences(self, telling: Telling, at: int) -> list[Message]:
        return [m.about_do(what=[self.deed(telling, at)]), *self.repeated()]

    def repeated(self) -> list[Message]:
        """Return how often it is done, nothing if once."""
        return [m.about_times(n=self.times)] if self.times > 1 else []


@mypyc_attr(acyclic=True)
class ForEach(ChronicleEffect):
    """One player after another carries out some ops; the result is the total."""

    def __init__(
        self, seat: int, text: int, here: int, start: int, end: int, seats: list[int]
    ) -> None:
        super().__init__(F_EACH, seat)
        self.text = text
        self.here = here
        self.start = start
        self.end = end
        self.seats = seats
        """The seats still to come."""
        self.total = 0

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if self.stage:
            self.total += max(0, chron.result)
        self.stage = 1
        if not self.seats:
            chron.done(self.total)
            return
        seat = self.seats.pop(0)
        chron.start_effect(RunningText(seat, self.text, self.here, self.start, self.end, self.seat))
        chron.result = 0

    def names(self) -> tuple[str, ...]:
        return ("text", "here", "start", "end", "seats", "total")

    def blank(self) -> "ForEach":
        return ForEach(0, 0, 0, 0, 0, [])

    def has_named(self, chron: Chronicle, text: int) -> bool:
        return True


class Hourglass(Op):
    """Remove an hourglass and stop, unless it was the last or there is none."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        here = text.here
        if chron.chits[here]:
            chron.chits[here] -= 1
        if chron.chits[here]:
            text.at = text.end
            return
        chron.chits[here] = chron.seats
        chron.note("hourglass", text.seat, here, chron.zone_at(here))

    def span(self, telling: Telling, at: int) -> int:
        return 1 + telling.steps[at + 1].span(telling, at + 1)

    def sentences(self, telling: Telling, at: int) -> list[Message]:
        inside = telling.steps[at + 1]
        more = inside.repeated() if isinstance(inside, Each) else []
        return [m.about_hourglass(what=inside.deed(telling, at + 1)), *more]
