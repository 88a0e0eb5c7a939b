"""Ops that do something: money, cards, crowns, history, and effects that wait."""

from typing import Final

from aevum.games.temporum.data import TIME_OF, TIMES
from aevum.games.temporum.rules.amounts import ONE, Count
from aevum.games.temporum.rules.card_use import ask_play, ask_score
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.crowns import ask_advance, ask_retreat
from aevum.games.temporum.rules.crowns import rush as rush_crown
from aevum.games.temporum.rules.effects import (
    DATA,
)
from aevum.games.temporum.rules.hands import (
    ANY_NUMBER,
    ask_discard,
    ask_draw,
    offer_caves,
    take_special,
)
from aevum.games.temporum.rules.hands import discard_hand as throw_hand_away
from aevum.games.temporum.rules.history import flip
from aevum.games.temporum.rules.money import gain as gain_money
from aevum.games.temporum.rules.money import lose as lose_money
from aevum.games.temporum.rules.op import Op, OpNumber, Usage
from aevum.games.temporum.rules.running import RunningText

# Where crowns come from
ANYWHERE: Final = 0  # or the number of a Time
HERE: Final = 5
HERE_OR_LATER: Final = 6

# What the numbers of ops are for
COINS: Final = Usage("coins", "dollars", "gained", 0, 40, 10)
LOSS: Final = Usage("loss", "dollars", "lost", 0, 40, 10)
DRAWS: Final = Usage("draws", "cards", "drawn", 0, 6, 3)
DISCARDS: Final = Usage("discards", "cards", "discarded", 0, 6)
STEPS: Final = Usage("steps", "crowns", "advanced", 0, 10, 4)
DISCOUNT: Final = Usage("discount", "dollars", "less for a scored card", 0, 40, 10)
BONUS: Final = Usage("bonus", "crowns", "more for a scored card", 0, 10)
MALUS: Final = Usage("bonus", "crowns", "more for a scored card", -10, 0)


# Money


class Gain(Op):
    """Gain dollars."""

    def __init__(self, dollars: int, per: Count, word: str = "") -> None:
        super().__init__(0, word)
        self.dollars: Final = dollars
        self.per: Final = per

    def run(self, chron: Chronicle, text: RunningText) -> None:
        chron.result = gain_money(chron, text.seat, self.dollars * self.per.of(chron, text))

    def numbers(self) -> list[OpNumber]:
        return [OpNumber(COINS, self.dollars, self.per is not ONE)]

    def with_numbers(self, values: list[int]) -> Op:
        return Gain(values[0], self.per, self.word)


class Lose(Op):
    """Lose dollars, as far as there are any."""

    def __init__(self, dollars: int, per: Count) -> None:
        super().__init__()
        self.dollars: Final = dollars
        self.per: Final = per

    def run(self, chron: Chronicle, text: RunningText) -> None:
        chron.result = lose_money(chron, text.seat, self.dollars * self.per.of(chron, text))

    def numbers(self) -> list[OpNumber]:
        return [OpNumber(LOSS, self.dollars, self.per is not ONE)]

    def with_numbers(self, values: list[int]) -> Op:
        return Lose(values[0], self.per)


class LoseAll(Op):
    """Lose all money."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        chron.result = lose_money(chron, text.seat, chron.money[text.seat])


# Cards


class Draw(Op):
    """Draw cards."""

    def __init__(self, cards: int, per: Count, word: str = "") -> None:
        super().__init__(0, word)
        self.cards: Final = cards
        self.per: Final = per

    def run(self, chron: Chronicle, text: RunningText) -> None:
        ask_draw(chron, text.seat, self.cards * self.per.of(chron, text))

    def numbers(self) -> list[OpNumber]:
        return [OpNumber(DRAWS, self.cards, self.per is not ONE)]

    def with_numbers(self, values: list[int]) -> Op:
        return Draw(values[0], self.per, self.word)


class Discard(Op):
    """Discard cards, if one likes where `may` is set."""

    def __init__(self, cards: int, may: bool, word: str = "") -> None:
        super().__init__(0, word)
        self.cards: Final = cards
        self.may: Final = may

    def run(self, chron: Chronicle, text: RunningText) -> None:
        ask_discard(chron, text.seat, self.cards, int(self.may))

    def numbers(self) -> list[OpNumber]:
        return [OpNumber(DISCARDS, self.cards)]

    def with_numbers(self, values: list[int]) -> Op:
        return Discard(values[0], self.may, self.word)


class DiscardAny(Op):
    """Discard as many cards as one likes."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        ask_discard(chron, text.seat, len(chron.hands[text.seat]), ANY_NUMBER)


class DiscardHand(Op):
    """Discard the whole hand; Hidden Caves may come back, and the number is remembered."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        number = throw_hand_away(chron, text.seat)
        chron.result = number
        offer_caves(chron, text.seat, number)


class Score(Op):
    """Score a card, for some crowns more and some dollars (times `per`) less."""

    def __init__(self, mode: int, discount: int, bonus: int, per: Count) -> None:
        super().__init__()
        self.mode: Final = mode
        """MUST, MAY or SCRAPPED of `card_use`."""
        self.discount: Final = discount
        self.bonus: Final = bonus
        self.per: Final = per

    def run(self, chron: Chronicle, text: RunningText) -> None:
        discount = self.discount * self.per.of(chron, text)
        ask_score(chron, text.seat, discount, self.bonus, self.mode)

    def possible(self, chron: Chronicle, text: RunningText) -> bool:
        return len(chron.hands[text.seat]) > 0

    def numbers(self) -> list[OpNumber]:
        found: list[OpNumber] = []
        if self.discount:
            found.append(OpNumber(DISCOUNT, self.discount, self.per is not ONE))
        if self.bonus:
            found.append(OpNumber(BONUS if self.bonus > 0 else MALUS, self.bonus))
        return found

    def with_numbers(self, values: list[int]) -> Op:
        left = values[:]
        discount = left.pop(0) if self.discount else 0
        return Score(self.mode, discount, left.pop(0) if self.bonus else 0, self.per)


class Play(Op):
    """Play a card."""

    def __init__(self, mode: int) -> None:
        super().__init__()
        self.mode: Final = mode
        """MUST or MAY of `card_use`."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        ask_play(chron, text.seat, self.mode)

    def possible(self, chron: Chronicle, text: RunningText) -> bool:
        return len(chron.hands[text.seat]) > 0


class Take(Op):
    """Take a Gizmo or Trade Goods from its pile."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card: Final = card

    def run(self, chron: Chronicle, text: RunningText) -> None:
        chron.result = take_special(chron, text.seat, self.card)


# Crowns and history


class Advance(Op):
    """Advance crowns; `where` they come from is a Time, ANYWHERE or HERE."""

    def __init__(self, steps: int, where: int, per: Count) -> None:
        super().__init__()
        self.steps: Final = steps
        self.where: Final = where
        self.per: Final = per

    def run(self, chron: Chronicle, text: RunningText) -> None:
        steps = self.steps * self.per.of(chron, text)
        time = self.where
        if time == HERE:
            time = TIME_OF[text.here]
            if time == 0:
                steps = 0
        ask_advance(chron, text.seat, steps, time)

    def numbers(self) -> list[OpNumber]:
        return [OpNumber(STEPS, self.steps, self.per is not ONE)]

    def with_numbers(self, values: list[int]) -> Op:
        return Advance(values[0], self.where, self.per)


class Retreat(Op):
    """Retreat one crown, from anywhere, HERE or HERE_OR_LATER."""

    def __init__(self, where: int, may: bool) -> None:
        super().__init__()
        self.where: Final = where
        self.may: Final = may

    def run(self, chron: Chronicle, text: RunningText) -> None:
        here = TIME_OF[text.here]
        low = here if self.where >= HERE else 0
        high = here if self.where == HERE else TIMES
        ask_retreat(chron, text.seat, text.seat, low, high, int(self.may))


class Rush(Op):
    """Take a crown from Time I all the way to here."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        chron.result = rush_crown(chron, text.seat, TIME_OF[text.here])


class FlipHere(Op):
    """Change history here."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        flip(chron, text.here)


# Effects that wait


class AfterZone(Op):
    """An effect waits until this Zone is resolved."""

    def __init__(self, effect: int, told: int) -> None:
        super().__init__()
        self.effect: Final = effect
        """Its kind, a number of `effects.py`."""
        self.told: Final = told
        """What the event calls it."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        chron.after += [text.seat, self.effect]
        chron.note("waits", text.seat, 0, self.told)


class EndOfTurn(Op):
    """An effect waits until the end of the turn; `about` says whether it is about this place."""

    def __init__(self, effect: int, told: int, about_here: bool) -> None:
        super().__init__()
        self.effect: Final = effect
        self.told: Final = told
        self.about_here: Final = about_here

    def run(self, chron: Chronicle, text: RunningText) -> None:
        about = text.here if self.about_here else 0
        chron.ends += [text.seat, self.effect + DATA * about]
        chron.note("waits", text.seat, 1, self.told)
