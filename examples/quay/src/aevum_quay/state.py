"""The rules: the state, and two effects, the deal and the turns."""

from typing import Final

from aevum.core.chance import Chance, chance
from aevum.core.data import Reader
from aevum.core.errors import BadData
from aevum.core.fields import ANY_LENGTH, Extents, Fields, Number, Numbers, Piles, Rows, Size
from aevum.core.frames import Effect, FrameState
from aevum.core.pile import Pile, Pool
from aevum.core.rng import Rng
from aevum.core.state import NONE, TABLE, TRUTH, UNKNOWN, Ask
from aevum_quay import data as rules
from aevum_quay.data import CARDS, KINDS, SLOTS, VALUES, kind_of
from aevum_quay.moves import CARD, DRAW, LOAD, SWAP, TAKE

DEAL, TURN = 0, 1  # effects: their places in EFFECTS
PLAY: Final = 0  # the only decision
ACTING, REFILLING, DRAWING = 0, 1, 2  # stages of a turn


class Quay(FrameState):
    """The deck, the quay, hands, and what everybody has loaded."""

    def __init__(
        self,
        seats: int,
        asks: list[Ask],
        now: int,
        explicit: bool,
        viewer: int,
        chances: Chance,
        numbers: rules.Numbers,
    ) -> None:
        super().__init__(seats, asks, now, explicit, viewer, chances)
        self.numbers = numbers
        self.decks = [Pile([], [], [1] * CARDS, [], [])]
        self.quay = [NONE] * SLOTS
        """The cards face up, NONE where there is none left."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.loaded = [0] * (seats * len(KINDS))
        """How many cards of each kind each seat has loaded."""
        self.gone: list[int] = []
        """The loaded cards, the last one on top."""
        self.points = [0] * seats
        self.turns = 0

    @property
    def deck(self) -> Pile:
        """The deck, in a list of one, as `Piles` keeps decks."""
        return self.decks[0]

    # Points

    def cards_of(self, seat: int, kind: int) -> list[int]:
        """Return a hand's cards of a kind; hidden ones are of none."""
        return [card for card in self.hands[seat] if card >= 0 and kind_of(card) == kind]

    def worth(self, cards: list[int]) -> int:
        """Return what a load of these cards scores (R3.2)."""
        many = len(cards)
        neighbours = sum(1 for card in cards if card + 1 in cards)
        return many * (many + 1) // 2 + neighbours * self.numbers.neighbour

    # The steps of a turn

    def take_card(self, seat: int, slot: int) -> None:
        card = self.quay[slot]
        self.quay[slot] = NONE
        self.gain(seat, card)
        self.tell("takes", seat, [card], reveals=True)

    def gain(self, seat: int, card: int) -> None:
        self.hands[seat].append(card)
        self.hands[seat].sort()

    def draw_card(self, seat: int, card: int) -> None:
        self.deck.take(card)
        self.gain(seat, card)
        self.tell("draws", seat, [])
        self.tell("drew", seat, [card], 1 << seat, random=True)

    def swap_cards(self, seat: int, card: int, slot: int) -> None:
        got = self.quay[slot]
        self.hands[seat].remove(card)
        self.quay[slot] = card
        self.gain(seat, got)
        self.tell("swaps", seat, [card, got], reveals=True)

    def load_kind(self, seat: int, kind: int) -> None:
        cards = self.cards_of(seat, kind)
        points = self.worth(cards)
        self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
        self.loaded[seat * len(KINDS) + kind] += len(cards)
        self.gone += cards
        self.points[seat] += points
        self.tell("loads", seat, [kind, points, *cards], reveals=True)

    def refill(self, slot: int, card: int) -> None:
        self.deck.take(card)
        self.quay[slot] = card
        self.tell("refills", NONE, [card], reveals=True, random=True)

    def ends(self) -> bool:
        """Return whether the round that ends now is the last (R1.2, R1.3)."""
        if self.turns % self.seats:
            return False
        last = self.turns >= self.numbers.rounds * self.seats
        return last or max(self.points) >= self.numbers.goal or self.deck.size() == 0

    # Moves

    def options(self, ask: Ask) -> list[int]:
        hand = self.hands[ask.seat]
        slots = [slot for slot in range(SLOTS) if self.quay[slot] != NONE]
        room = len(hand) < self.numbers.hand
        moves = [TAKE + slot for slot in slots] if room else []
        if room and self.deck.size():
            moves.append(DRAW)
        moves += [SWAP + card * SLOTS + slot for card in hand if card >= 0 for slot in slots]
        return moves + [LOAD + kind for kind in range(len(KINDS)) if self.cards_of(ask.seat, kind)]

    def odds(self) -> list[tuple[int, int]]:
        """Return the cards that can come next."""
        return [(CARD + card, number) for card, number in self.deck.outcomes()]

    # The result

    def scores(self) -> list[int]:
        return self.points[:]

    def audit(self) -> str:
        cards = [*self.gone, *(card for hand in self.hands for card in hand)]
        cards += [card for card in self.quay if card != NONE]
        cards += [card for card, _ in self.deck.outcomes()]
        return "" if sorted(cards) == list(range(CARDS)) else "cards were lost or made"

    # Copies and data

    def clone(self) -> "Quay":
        copy = Quay(
            self.seats, self.asks[:], self.now, self.explicit, self.viewer, self.dice.clone(),
            self.numbers,
        )  # fmt: skip
        copy.copy_frames(self)
        copy.decks = [self.deck.clone()]
        copy.quay = self.quay[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.loaded = self.loaded[:]
        copy.gone = self.gone[:]
        copy.points = self.points[:]
        copy.turns = self.turns
        return copy

    def hide(self, seat: int) -> None:
        super().hide(seat)
        FIELDS.hide(self, seat)
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = [UNKNOWN] * len(self.hands[other])

    def guess(self, viewer: int, rng: Rng) -> None:
        pool = Pool([1] * CARDS)
        for card in [*self.gone, *self.quay, *(card for hand in self.hands for card in hand)]:
            pool.remove(card)
        for hand in self.hands:
            pool.close(hand, rng)
            hand.sort()
        self.deck.guess(pool, rng)
        super().guess(viewer, rng)

    def to_data(self) -> list[object]:
        return [*self.frames_data(), *FIELDS.write(self), *self.numbers.values.to_data()]

    def blank_effect(self, op: int) -> Effect:
        if not 0 <= op < len(EFFECTS):
            raise BadData("This save is damaged: it has an unknown effect.")
        return EFFECTS[op].blank()


FIELDS: Final = Fields(
    [
        Piles("decks", 1, CARDS),
        Numbers("quay", SLOTS, NONE, CARDS - 1),
        Rows("hands", Size("seat"), ANY_LENGTH, UNKNOWN, CARDS - 1),
        Numbers("loaded", Size("seat", len(KINDS)), 0, VALUES),
        Numbers("gone", ANY_LENGTH, 0, CARDS - 1),
        Numbers("points", Size("seat"), 0, 10_000),
        Number("turns", 0, 1_000),
    ],
    derived=("numbers",),
)


class Deal(Effect):
    """Deals the first hands, a card to each seat in turn, and then the quay (R1.1)."""

    def __init__(self) -> None:
        super().__init__(DEAL, 0)
        self.dealt = 0

    def step(self, state: FrameState, answer: int) -> None:
        assert isinstance(state, Quay)
        hands = state.numbers.deal * state.seats
        if answer != NONE:
            if self.dealt < hands:
                state.draw_card(self.dealt % state.seats, answer - CARD)
            else:
                state.refill(self.dealt - hands, answer - CARD)
            self.dealt += 1
        if self.dealt < hands + SLOTS:
            state.roll()
        else:
            state.done()
            state.start_effect(Turn())

    def outcomes(self, state: FrameState) -> list[tuple[int, int]]:
        assert isinstance(state, Quay)
        return state.odds()

    def public(self) -> bool:
        return True

    def names(self) -> tuple[str, ...]:
        return ("dealt",)

    def blank(self) -> Effect:
        return Deal()


class Turn(Effect):
    """One turn after another: `seat` plays, and the deck refills the quay (R2)."""

    def __init__(self) -> None:
        super().__init__(TURN, 0)
        self.slot = 0
        """The place on the quay to refill."""

    def step(self, state: FrameState, answer: int) -> None:
        assert isinstance(state, Quay)
        if answer == NONE:
            state.ask(self.seat, PLAY)
        elif self.stage == REFILLING:
            state.refill(self.slot, answer - CARD)
            self.end_turn(state)
        elif self.stage == DRAWING:
            state.draw_card(self.seat, answer - CARD)
            self.end_turn(state)
        else:
            self.act(state, answer)

    def act(self, quay: Quay, move: int) -> None:
        if move == DRAW:
            self.stage = DRAWING
            quay.roll()
            return
        if move < DRAW:
            self.slot = move - TAKE
            quay.take_card(self.seat, self.slot)
            if quay.deck.size():
                self.stage = REFILLING
                quay.roll()
                return
        elif move < LOAD:
            quay.swap_cards(self.seat, (move - SWAP) // SLOTS, (move - SWAP) % SLOTS)
        else:
            quay.load_kind(self.seat, move - LOAD)
        self.end_turn(quay)

    def end_turn(self, quay: Quay) -> None:
        self.stage = ACTING
        self.seat = (self.seat + 1) % quay.seats
        quay.turns += 1
        if quay.ends():
            quay.finish()
        else:
            quay.ask(self.seat, PLAY)

    def outcomes(self, state: FrameState) -> list[tuple[int, int]]:
        assert isinstance(state, Quay)
        return state.odds()

    def public(self) -> bool:
        return True

    def names(self) -> tuple[str, ...]:
        return ("slot",)

    def blank(self) -> Effect:
        return Turn()


EFFECTS: Final[list[Effect]] = [Deal(), Turn()]
"""A blank effect of every class, each at its number."""


def setup(seats: int, seed: int, numbers: rules.Numbers) -> Quay:
    """Return the first position: the cards are about to be dealt."""
    state = Quay(seats, [], 0, False, TRUTH, chance(seed), numbers)
    state.start_effect_on(TABLE, Deal())
    return state


def load(data: object, seats: int, numbers: rules.Numbers) -> Quay:
    """Return the state that `to_data` wrote; the numbers were read before."""
    reader = Reader(data)
    state = setup(seats, 0, numbers)
    extents: Extents = {"seat": seats}
    state.read_frames(reader)
    FIELDS.read(state, reader, extents)
    reader.end()
    return state
