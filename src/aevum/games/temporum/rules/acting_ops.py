"""Ops that act: money, cards, crowns, history, and effects that wait."""

from typing import TYPE_CHECKING, Final

from aevum.core.text import Text as Message
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import TIME_OF, TIMES
from aevum.games.temporum.rules.amounts import ONE, RESULT, Count
from aevum.games.temporum.rules.card_use import (
    MAY,
    MUST,
    SCRAPPED,
    Scoring,
    ask_play,
    ask_score,
    scorable,
    score_deed,
)
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.crowns import ask_advance, ask_retreat
from aevum.games.temporum.rules.crowns import rush as rush_crown
from aevum.games.temporum.rules.effects import (
    ANUBIS,
    DATA,
    MANEUVER,
)
from aevum.games.temporum.rules.front import hacks
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
from aevum.games.temporum.rules.op import FIXED, Op, OpNumber, Usage
from aevum.games.temporum.rules.phrases import pile_id, time_id
from aevum.games.temporum.rules.running import RunningText
from aevum.games.temporum.rules.telling import Telling

if TYPE_CHECKING:
    from aevum.games.temporum.rules.numbers import Numbers

# The origin of crowns
ANYWHERE: Final = 0  # or the number of a Time
HERE: Final = 5
HERE_OR_LATER: Final = 6

# The usages of numbers of ops
COINS: Final = Usage("coins", m.number_coins(), 0, 40, 10, m.number_coins_each())
LOSS: Final = Usage("loss", m.number_loss(), 0, 40, 10, m.number_loss_each())
DRAWS: Final = Usage("draws", m.number_draws(), 0, 6, 3, m.number_draws_each())
DISCARDS: Final = Usage("discards", m.number_discards(), 0, 6)
STEPS: Final = Usage("steps", m.number_steps(), 0, 10, 4, m.number_steps_each())
DISCOUNT: Final = Usage("discount", m.number_discount(), 0, 40, 10, m.number_discount_each())
BONUS: Final = Usage("bonus", m.number_bonus(), 0, 10)
MALUS: Final = Usage("bonus", m.number_bonus(), -10, 0)


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

    def deed(self, telling: Telling, at: int) -> Message:
        if self.word == FIXED:
            return self.per.gained()
        per = self.per.words()
        if per is None:
            return m.do_gain(coins=self.dollars)
        return m.do_gain_per(coins=self.dollars, per=per)

    def staked(self, telling: Telling, at: int) -> list[Message]:
        return [self.deed(telling, at)] if self.per is RESULT else []


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

    def deed(self, telling: Telling, at: int) -> Message:
        per = self.per.words()
        if per is None:
            return m.do_lose(coins=self.dollars)
        return m.do_lose_per(coins=self.dollars, per=per)


class LoseAll(Op):
    """Lose all money."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        chron.result = lose_money(chron, text.seat, chron.money[text.seat])

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_lose_all()


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

    def deed(self, telling: Telling, at: int) -> Message:
        if self.word == FIXED:
            return m.do_draw_many()
        per = self.per.words()
        if per is None:
            return m.do_draw(cards=self.cards)
        return m.do_draw_per(cards=self.cards, per=per)

    def kind(self) -> str:
        return "draw"


class Discard(Op):
    """Discard cards; optional if `may` is set."""

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

    def optional(self) -> bool:
        return self.may

    def deed(self, telling: Telling, at: int) -> Message:
        return telling.offered(at, m.do_discard(cards=self.cards), self.may)

    def span(self, telling: Telling, at: int) -> int:
        return telling.offered_span(at, self.may)

    def sentences(self, telling: Telling, at: int) -> list[Message]:
        return telling.offered_sentences(at, self.may)


class DiscardAny(Op):
    """Discard any number of cards."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        ask_discard(chron, text.seat, len(chron.hands[text.seat]), ANY_NUMBER)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_discard_any()


class DiscardHand(Op):
    """Discard the whole hand; Hidden Caves may come back, and the count is kept."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        number = throw_hand_away(chron, text.seat)
        chron.result = number
        offer_caves(chron, text.seat, number)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_discard_hand()


class Score(Op):
    """Score a card, with more crowns and fewer dollars (times `per`)."""

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

    def optional(self) -> bool:
        return self.mode == MAY

    def deed(self, telling: Telling, at: int) -> Message:
        if self.mode == SCRAPPED:
            return m.do_score_scrap(coins=telling.numbers.scrap)
        per = self.per.words()
        if per is not None:
            return m.do_score_cheaper_per(coins=self.discount, per=per)
        return score_deed(self.mode, self.discount, self.bonus)

    def kind(self) -> str:
        return "other" if self.mode == SCRAPPED else "score"

    def lacks(self, chron: Chronicle, seat: int) -> Message | None:
        if not chron.hands[seat]:
            return m.note_no_card()
        scoring = Scoring(seat, self.discount, self.bonus, MUST)
        can = hacks(chron, seat) or scorable(chron, scoring)
        return None if can else m.note_cannot_pay()


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

    def optional(self) -> bool:
        return self.mode == MAY

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_play()

    def kind(self) -> str:
        return "play"

    def lacks(self, chron: Chronicle, seat: int) -> Message | None:
        return None if chron.hands[seat] else m.note_no_card()


class Take(Op):
    """Take a Gizmo or Trade Goods from its pile."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card: Final = card

    def run(self, chron: Chronicle, text: RunningText) -> None:
        chron.result = take_special(chron, text.seat, self.card)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_take(pile=pile_id(self.card))


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

    def deed(self, telling: Telling, at: int) -> Message:
        per = self.per.words()
        if per is not None:
            return m.do_advance_per(crowns=self.steps, per=per)
        if self.where == HERE:
            return m.do_advance_here(crowns=self.steps)
        if self.where:
            return m.do_advance_from(crowns=self.steps, time=time_id(self.where))
        return m.do_advance(crowns=self.steps)

    def staked(self, telling: Telling, at: int) -> list[Message]:
        return [self.deed(telling, at)] if self.per is RESULT else []


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

    def optional(self) -> bool:
        return self.may

    def deed(self, telling: Telling, at: int) -> Message:
        return telling.offered(at, retreat_deed(self.where), self.may)

    def span(self, telling: Telling, at: int) -> int:
        return telling.offered_span(at, self.may)

    def sentences(self, telling: Telling, at: int) -> list[Message]:
        return telling.offered_sentences(at, self.may)


class Rush(Op):
    """Advance a crown from Time I all the way to here."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        chron.result = rush_crown(chron, text.seat, TIME_OF[text.here])

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_rush()


class FlipHere(Op):
    """Change history here."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        flip(chron, text.here)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_flip()


# Effects that wait


class AfterZone(Op):
    """Let an effect wait until this Zone is resolved."""

    def __init__(self, effect: int, told: int) -> None:
        super().__init__()
        self.effect: Final = effect
        """Its kind, a number of `effects.py`."""
        self.told: Final = told
        """Its name in events."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        chron.after += [text.seat, self.effect]
        chron.note("waits", text.seat, 0, self.told)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_after_maneuver() if self.told == MANEUVER else m.do_after_anubis()

    def remark(self, numbers: "Numbers") -> Message | None:
        return m.about_anubis_statuette() if self.told == ANUBIS else None


class EndOfTurn(Op):
    """Let an effect wait until the end of the turn; `about` says whether it is about this place."""

    def __init__(self, effect: int, told: int, about_here: bool) -> None:
        super().__init__()
        self.effect: Final = effect
        self.told: Final = told
        self.about_here: Final = about_here

    def run(self, chron: Chronicle, text: RunningText) -> None:
        about = text.here if self.about_here else 0
        chron.ends += [text.seat, self.effect + DATA * about]
        chron.note("waits", text.seat, 1, self.told)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_end_predict() if self.about_here else m.do_end_butterfly()


def retreat_deed(where: int) -> Message:
    """Return the deed of a retreat."""
    if where == HERE:
        return m.do_retreat_here()
    return m.do_retreat_later() if where == HERE_OR_LATER else m.do_retreat()
