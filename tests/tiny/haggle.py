"""Haggle: sell pairs, swap cards. The others answer, counter and withdraw while one player acts.

R4 A turn: draw a card, then sell pairs and make offers until you end it.
R5 An offer is put together in two steps, which card you give and which you want; only the whole
   offer is shown. It is void when you no longer hold the card.
R6 Everybody else may accept, counter (another card for yours) and withdraw at any time, truly or
   not: closing a deal that somebody cannot keep fails.
R7 Sold cards go under the deck.
"""

from typing import Final

from aevum.core.chance import Chance, chance
from aevum.core.data import Reader
from aevum.core.errors import BadData
from aevum.core.frames import Effect, FrameState
from aevum.core.moves import MoveTable, count
from aevum.core.pile import Pile, Pool, load_pile
from aevum.core.rng import Rng
from aevum.core.state import NONE, TABLE, TRUTH, UNKNOWN, Ask, State
from tests.tiny.common import EnglishGame, blank_of, folder, numbers_in

KINDS: Final = 4
COPIES: Final = 5
HAND: Final = 3
ROUNDS: Final = 3
OFFERS: Final = 2  # a turn
ANSWERS: Final = 3  # standing moves of a seat between two moves of the current player
MOST_SEATS: Final = 4

MOVES: Final = MoveTable(
    sell=(count("kind", KINDS),),
    give=(count("kind", KINDS),),
    want=(count("kind", KINDS),),
    close=(count("seat", MOST_SEATS, 1),),
    drop=(),
    end=(),
    accept=(),
    counter=(count("kind", KINDS),),
    withdraw=(),
    card=(count("kind", KINDS),),
).chance_from("card")
SELL, GIVE, WANT, CLOSE = (MOVES.base(name) for name in ("sell", "give", "want", "close"))
DROP, END, ACCEPT = (MOVES.base(name) for name in ("drop", "end", "accept"))
COUNTER, WITHDRAW, CARD = (MOVES.base(name) for name in ("counter", "withdraw", "card"))

DEAL, TURN, DRAFT = 0, 1, 2  # effects
DRAWING, ACTING = 0, 1  # stages of a turn
ACT, ANSWER = 0, 1  # decisions


class HaggleState(FrameState):
    """Hands, the deck, the open offer, and the others' answers."""

    def __init__(
        self, seats: int, asks: list[Ask], now: int, explicit: bool, viewer: int, dice: Chance
    ) -> None:
        super().__init__(seats, asks, now, explicit, viewer, dice)
        self.deck = Pile([], [], [COPIES] * KINDS, [], [])
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.offer = [NONE, NONE]
        """What the open offer gives and wants."""
        self.says = [NONE] * seats
        """For each seat: the kind it offers to give, NONE without an answer."""
        self.said = [0] * seats
        """Standing moves since the current player last moved."""
        self.offers = 0

    # Cards

    def draw_card(self, seat: int, card: int) -> None:
        self.deck.take(card)
        self.hands[seat].append(card)
        self.hands[seat].sort()
        self.tell("draws", seat, [])
        self.tell("drew", seat, [card], 1 << seat, random=True)

    def sell(self, seat: int, kind: int) -> None:
        for _ in range(2):
            self.hands[seat].remove(kind)
            self.deck.put_under(kind, (1 << self.seats) - 1)
        self.points[seat] += 3
        self.tell("sells", seat, [kind], reveals=True)
        self.void_drafts(seat)

    def void_drafts(self, seat: int) -> None:
        """A draft or offer whose card is gone is void (R5)."""
        draft = self.draft_of(seat)
        if draft is not None and draft.card not in self.hands[seat]:
            self.drop_draft(seat)
            self.tell("void", seat, [], reveals=True)
        if self.offer[0] != NONE and self.offer[0] not in self.hands[seat]:
            self.clear_offer()
            self.tell("void", seat, [])

    # Offers

    def draft_of(self, seat: int) -> "Draft | None":
        draft = self.draft(seat)
        assert draft is None or isinstance(draft, Draft)
        return draft

    def publish(self, seat: int, want: int) -> None:
        draft = self.draft_of(seat)
        assert draft is not None
        self.offer = [draft.card, want]
        self.offers += 1
        self.drop_draft(seat)
        self.tell("offers", seat, self.offer[:], reveals=True)

    def clear_offer(self) -> None:
        self.offer = [NONE, NONE]
        self.says = [NONE] * self.seats
        self.asks = [ask for ask in self.asks if ask.kind != ANSWER]

    def invite(self, current: int) -> None:
        """Let everybody who may still speak answer the open offer."""
        if self.offer[0] == NONE:
            return
        for seat in range(self.seats):
            if seat != current and self.said[seat] < ANSWERS and not self.invited(seat):
                subject = self.offer[0] * KINDS + self.offer[1]
                self.ask(seat, ANSWER, subject, must=False)

    def invites(self) -> list[int]:
        if self.offer[0] == NONE:
            return []
        current = self.table[-1].seat
        return [seat for seat in range(self.seats) if seat != current and self.says[seat] == NONE]

    def invited(self, seat: int) -> bool:
        return any(ask.seat == seat and ask.kind == ANSWER for ask in self.asks)

    def take(self, ask: Ask, move: int) -> None:
        if ask.kind == ACT:
            self.resume(ask.lane, move)
            return
        seat = ask.seat
        self.said[seat] += 1
        if move == WITHDRAW:
            self.says[seat] = NONE
        else:
            self.says[seat] = self.offer[1] if move == ACCEPT else move - COUNTER
        self.tell("says", seat, [self.says[seat]])
        self.invite(self.table[-1].seat)

    def swap(self, seat: int, other: int) -> None:
        """Close a deal; it is off if the other does not hold what they said (R6)."""
        given, got = self.offer[0], self.says[other]
        if got in self.hands[other]:
            self.pass_card(seat, other, given)
            self.pass_card(other, seat, got)
            self.tell("swaps", seat, [other, given, got], reveals=True)
        else:
            self.points[other] -= 1
            self.tell("fails", seat, [other, got], reveals=True)
        self.clear_offer()

    def pass_card(self, giver: int, taker: int, card: int) -> None:
        self.hands[giver].remove(card)
        self.hands[taker].append(card)
        self.hands[taker].sort()

    def shows(self, ask: Ask) -> bool:
        return ask.kind == ANSWER

    # Moves

    def options(self, ask: Ask) -> list[int]:
        if ask.kind == ANSWER:
            withdraw = [] if self.says[ask.seat] == NONE else [WITHDRAW]
            return [ACCEPT, *range(COUNTER, COUNTER + KINDS), *withdraw]
        hand = self.hands[ask.seat]
        held = sorted(set(hand))
        moves = [SELL + kind for kind in held if hand.count(kind) >= 2]
        if self.draft(ask.seat) is not None:
            moves += [WANT + kind for kind in range(KINDS)]
            moves.append(DROP)
        elif self.offer[0] != NONE:
            moves += [CLOSE + seat for seat in range(self.seats) if self.says[seat] != NONE]
            moves.append(DROP)
        elif self.offers < OFFERS:
            moves += [GIVE + kind for kind in held]
        return [*moves, END]

    def card_odds(self) -> list[tuple[int, int]]:
        return [(CARD + card, number) for card, number in self.deck.outcomes()]

    def scores(self) -> list[int]:
        return self.points[:]

    def audit(self) -> str:
        cards = [*self.deck.top, *self.deck.bottom, *(c for hand in self.hands for c in hand)]
        for kind in range(KINDS):
            if cards.count(kind) + self.deck.mixed[kind] != COPIES:
                return f"cards of kind {kind} were lost or made"
        return ""

    # Copies

    def blank_effect(self, op: int) -> Effect:
        return blank_of(EFFECTS, op)

    def clone(self) -> "HaggleState":
        copy = HaggleState(
            self.seats, self.asks[:], self.now, self.explicit, self.viewer, self.dice.clone()
        )
        copy.copy_frames(self)
        copy.deck = self.deck.clone()
        copy.hands = [hand[:] for hand in self.hands]
        copy.points = self.points[:]
        copy.offer = self.offer[:]
        copy.says = self.says[:]
        copy.said = self.said[:]
        copy.offers = self.offers
        return copy

    def hide(self, seat: int) -> None:
        super().hide(seat)
        self.deck = self.deck.hidden(seat)
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = [UNKNOWN] * len(self.hands[other])

    def guess(self, viewer: int, rng: Rng) -> None:
        if self.offer[0] != NONE:  # the maker of the open offer holds that card
            hand = self.hands[self.table[-1].seat]
            if UNKNOWN in hand:
                hand[hand.index(UNKNOWN)] = self.offer[0]
        pool = Pool([COPIES] * KINDS)
        self.deck.see(pool)
        for hand in self.hands:
            for card in hand:
                pool.remove(card)
        for seat in range(self.seats):
            pool.close(self.hands[seat], rng)
            self.hands[seat].sort()
            draft = self.draft_of(seat)
            if draft is not None and draft.card == UNKNOWN:
                draft.card = rng.pick(self.hands[seat])
        self.deck.guess(pool, rng)
        super().guess(viewer, rng)

    def to_data(self) -> list[object]:
        return [
            *self.frames_data(),
            self.deck.to_data(),
            [hand[:] for hand in self.hands],
            self.points[:],
            [*self.offer, self.offers],
            self.says[:],
            self.said[:],
        ]

    def read(self, reader: Reader) -> None:
        self.read_frames(reader)
        self.deck = load_pile(reader.inner(), KINDS)
        hands = reader.inner()
        self.hands = [numbers_in(hands.numbers(), UNKNOWN, KINDS - 1) for _ in self.hands]
        self.points = reader.numbers(self.seats)
        *self.offer, self.offers = reader.numbers(3)
        self.says = reader.numbers(self.seats)
        self.said = reader.numbers(self.seats)
        reader.end()


class Deal(Effect):
    """Deals the first hands, a card to each seat in turn."""

    def __init__(self) -> None:
        super().__init__(DEAL, 0)
        self.dealt = 0

    def step(self, state: FrameState, answer: int) -> None:
        assert isinstance(state, HaggleState)
        if answer != NONE:
            state.draw_card(self.dealt % state.seats, answer - CARD)
            self.dealt += 1
        if self.dealt < HAND * state.seats:
            state.roll()
        else:
            state.done()
            state.start_effect(Turn())

    def outcomes(self, state: FrameState) -> list[tuple[int, int]]:
        assert isinstance(state, HaggleState)
        return state.card_odds()

    def public(self) -> bool:
        return True

    def names(self) -> tuple[str, ...]:
        return ("dealt",)

    def blank(self) -> Effect:
        return Deal()


class Turn(Effect):
    """One turn after the other: the player draws a card and acts until they end it (R4)."""

    def __init__(self) -> None:
        super().__init__(TURN, 0)
        self.played = 0
        """How many turns were played."""

    def step(self, state: FrameState, answer: int) -> None:
        assert isinstance(state, HaggleState)
        if self.stage == DRAWING:
            card = state.deck.next() if answer == NONE else answer - CARD
            if card == NONE and state.deck.size():
                state.roll()
                return
            if card != NONE:
                state.draw_card(self.seat, card)
            self.stage = ACTING
        elif answer != NONE:
            self.act(state, answer)
            if self.stage == DRAWING:
                return
        state.ask(self.seat, ACT)
        state.invite(self.seat)

    def act(self, state: HaggleState, move: int) -> None:
        seat = self.seat
        state.said = [0] * state.seats
        if move == END:
            self.end_turn(state)
        elif move == DROP:
            state.tell("drops", seat, [])
            state.drop_draft(seat)
            state.clear_offer()
        elif move < GIVE:
            state.sell(seat, move - SELL)
        elif move < WANT:
            state.start_effect_on(seat, Draft(seat, move - GIVE))
            state.tell("drafts", seat, [move - GIVE], 1 << seat)
        elif move < CLOSE:
            state.publish(seat, move - WANT)
        else:
            state.swap(seat, move - CLOSE)

    def end_turn(self, state: HaggleState) -> None:
        state.tell("ends", self.seat, [])
        state.drop_draft(self.seat)
        state.clear_offer()
        state.offers = 0
        self.played += 1
        self.stage = DRAWING
        self.seat = self.played % state.seats
        if self.played == ROUNDS * state.seats:
            state.finish()

    def outcomes(self, state: FrameState) -> list[tuple[int, int]]:
        assert isinstance(state, HaggleState)
        return state.card_odds()

    def public(self) -> bool:
        return True

    def names(self) -> tuple[str, ...]:
        return ("played",)

    def blank(self) -> Effect:
        return Turn()


class Draft(Effect):
    """An offer being put together: the card that `seat` gives. No step runs it (R5)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(DRAFT, seat)
        self.card = card

    def names(self) -> tuple[str, ...]:
        return ("card",)

    def blank(self) -> Effect:
        return Draft(0, 0)


EFFECTS: Final[list[Effect]] = [Deal(), Turn(), Draft(0, 0)]
"""A blank effect of every class, each at its number."""


class Haggle(EnglishGame):
    """2 to 4 players, hidden hands, standing answers."""

    prompts = ("Sell, offer or end your turn.", "What do you say to the offer?")

    def __init__(self) -> None:
        super().__init__(
            "haggle", "Haggle", "Swap cards into pairs.", 1, 2, MOST_SEATS, MOVES, folder(),
            hidden=True,
        )  # fmt: skip

    def setup(self, seats: int, seed: int, options: dict[str, object]) -> State:
        state = HaggleState(seats, [], 0, False, TRUTH, chance(seed))
        state.start_effect_on(TABLE, Deal())
        return state

    def load(self, data: object) -> State:
        state = HaggleState(self.seats_of(data), [], 0, False, TRUTH, chance(0))
        state.read(Reader(data))
        if state.table and state.table[0].seat not in range(state.seats):
            raise BadData("This save is damaged: it is nobody's turn.")
        return state

    def view(self, view: State) -> dict[str, object]:
        assert isinstance(view, HaggleState)
        fields: dict[str, object] = {
            f"hand{seat + 1}": hand[:] for seat, hand in enumerate(view.hands)
        }
        fields["deck"] = view.deck.size()
        fields["points"] = view.points[:]
        fields["offer"] = view.offer[:]
        fields["says"] = view.says[:]
        return fields

    def reason(self, view: State, seat: int, move: int) -> str:
        if view.must(seat) is None:
            return "R6: you may accept, counter or withdraw; it is another's turn."
        if SELL <= move < WANT:
            return "R4: you sell two cards alike and offer one you hold, one offer at a time."
        if WANT <= move < CLOSE:
            return "R5: say first what you give."
        if CLOSE <= move < DROP:
            return "R6: you close with somebody who answered your open offer."
        return "R4: that is not yours to do in your turn."
