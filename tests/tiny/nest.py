"""Nest: cards interrupt cards, and effects ask inside effects.

R4 In your turn you draw a card and play one, or pass.
R5 When a card is played, each other player in turn may stop it with a Shield; that Shield can be
   stopped by another. A stopped card has no effect.
R6 Strike takes 2 points from a player of your choice. Feast: everybody bids 0 to 2 in secret and
   pays it; a highest bidder without equal wins 4. Twice: lay another card face down; if Twice is
   not stopped, it is turned up and takes effect twice. Scout: look at the next card and leave it
   or put it under the deck. Idol stays in play: when you are struck, you draw a card.
R7 When the deck is empty, the discarded cards are mixed into it.

More than 500 lines: each effect is complete, and the game reads from top to bottom.
"""

from typing import Final

from aevum.core.chance import Chance, chance
from aevum.core.data import Reader
from aevum.core.frames import Effect, FrameState
from aevum.core.moves import Domain, MoveTable, count
from aevum.core.pile import Pile, Pool, load_pile
from aevum.core.rng import Rng
from aevum.core.state import NONE, TABLE, TRUTH, UNKNOWN, Ask, State
from tests.tiny.common import EnglishGame, blank_of, folder, numbers_in

STRIKE, SHIELD, FEAST, TWICE, SCOUT, IDOL = range(6)
NAMES: Final = ["strike", "shield", "feast", "twice", "scout", "idol"]
COUNTS: Final = [4, 5, 3, 4, 4, 2]
HAND: Final = 3
TURNS: Final = 4  # of each player
BIDS: Final = 3

_CARD: Final = Domain("card", NAMES)
MOVES: Final = MoveTable(
    decline=(),
    play=(_CARD,),
    hide=(_CARD,),
    stop=(),
    hit=(count("seat", 4, 1),),
    bid=(count("points", BIDS),),
    under=(),
    leave=(),
    card=(_CARD,),
).chance_from("card")
DECLINE, PLAY, HIDE, STOP = (MOVES.base(name) for name in ("decline", "play", "hide", "stop"))
HIT, BID, UNDER = (MOVES.base(name) for name in ("hit", "bid", "under"))
LEAVE, CARD = (MOVES.base(name) for name in ("leave", "card"))

DEAL, TURN, DRAW, RESOLVE, WINDOW, STRIKING, FEASTING, FACE_DOWN, PEEK = range(9)  # effects
CHOOSE_CARD, REACT, TARGET, SECRET_BID, SET_ASIDE, LOOK = range(6)  # decisions

ASKING, SHIELDED = 0, 1  # stages of a window
LAID: Final = 2  # the stage in which a card lies face down


class NestState(FrameState):
    """Hands, deck, discarded cards, idols in play and points."""

    def __init__(
        self, seats: int, asks: list[Ask], now: int, explicit: bool, viewer: int, dice: Chance
    ) -> None:
        super().__init__(seats, asks, now, explicit, viewer, dice)
        self.deck = Pile([], [], COUNTS[:], [], [])
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.discard = [0] * len(NAMES)
        self.idols = [0] * seats
        self.points = [10] * seats

    # Cards

    def refill(self) -> bool:
        """Mix the discarded cards in if the deck is empty; return whether there is a card (R7)."""
        if self.deck.size() == 0:
            for card, number in enumerate(self.discard):
                for _ in range(number):
                    self.deck.mix_in(card)
            self.discard = [0] * len(NAMES)
        return self.deck.size() > 0

    def take_card(self, seat: int, card: int) -> None:
        """Let a seat take a card that lies next in the deck."""
        self.deck.take(card)
        self.hands[seat].append(card)
        self.hands[seat].sort()
        self.tell("draws", seat, [])
        self.tell("drew", seat, [card], 1 << seat, random=True)

    def raise_idol(self, seat: int) -> None:
        """Put an Idol that was just played in front of its player, if it is still there (R6)."""
        if self.discard[IDOL]:
            self.discard[IDOL] -= 1
            self.idols[seat] += 1
            self.tell("raises", seat, [])

    # Moves

    def options(self, ask: Ask) -> list[int]:
        hand = self.hands[ask.seat]
        if ask.kind == CHOOSE_CARD:
            return [DECLINE, *(PLAY + card for card in sorted(set(hand)) if card != SHIELD)]
        if ask.kind == REACT:
            return [DECLINE, STOP] if SHIELD in hand else [DECLINE]
        if ask.kind == TARGET:
            return [HIT + seat for seat in range(self.seats) if seat != ask.seat]
        if ask.kind == SECRET_BID:
            return [BID + points for points in range(BIDS)]
        if ask.kind == SET_ASIDE:
            return [HIDE + card for card in sorted(set(hand))]
        return [UNDER, LEAVE]

    def card_odds(self) -> list[tuple[int, int]]:
        return [(CARD + card, number) for card, number in self.deck.outcomes()]

    def scores(self) -> list[int]:
        return self.points[:]

    def set_aside(self) -> list[int]:
        """Return the cards that lie face down before somebody."""
        return [twice.cards[0] for twice in self.twices() if twice.stage == LAID]

    def twices(self) -> "list[FaceDown]":
        """Return every Twice in progress."""
        return [effect for effect in self.table if isinstance(effect, FaceDown)]

    def audit(self) -> str:
        cards = [*self.deck.top, *self.deck.bottom, *self.set_aside()]
        cards += [card for hand in self.hands for card in hand]
        cards += [IDOL] * sum(self.idols)
        for card, name in enumerate(NAMES):
            if cards.count(card) + self.deck.mixed[card] + self.discard[card] != COUNTS[card]:
                return f"a {name} was lost or made"
        return ""

    # Copies

    def blank_effect(self, op: int) -> Effect:
        return blank_of(EFFECTS, op)

    def clone(self) -> "NestState":
        copy = NestState(
            self.seats, self.asks[:], self.now, self.explicit, self.viewer, self.dice.clone()
        )
        copy.copy_frames(self)
        copy.deck = self.deck.clone()
        copy.hands = [hand[:] for hand in self.hands]
        copy.discard = self.discard[:]
        copy.idols = self.idols[:]
        copy.points = self.points[:]
        return copy

    def hide(self, seat: int) -> None:
        super().hide(seat)
        self.deck = self.deck.hidden(seat)
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = [UNKNOWN] * len(self.hands[other])

    def guess(self, viewer: int, rng: Rng) -> None:
        pool = self.unseen()
        for hand in self.hands:
            pool.close(hand, rng)
            hand.sort()
        for twice in self.twices():
            pool.close(twice.cards, rng)
        self.deck.guess(pool, rng)
        for ask in self.asks:
            if ask.subject == UNKNOWN:
                self.retarget(ask, self.deck.next())
        super().guess(viewer, rng)

    def unseen(self) -> Pool:
        """Return all cards but those in sight."""
        pool = Pool(COUNTS[:])
        self.deck.see(pool)
        seen = [*self.set_aside(), *(card for hand in self.hands for card in hand)]
        seen += [IDOL] * sum(self.idols)
        for card, number in enumerate(self.discard):
            seen += [card] * number
        for card in seen:
            pool.remove(card)
        return pool

    def to_data(self) -> list[object]:
        return [
            *self.frames_data(),
            self.deck.to_data(),
            [hand[:] for hand in self.hands],
            self.discard[:],
            self.idols[:],
            self.points[:],
        ]

    def read(self, reader: Reader) -> None:
        self.read_frames(reader)
        self.deck = load_pile(reader.inner(), len(NAMES))
        hands = reader.inner()
        self.hands = [numbers_in(hands.numbers(), UNKNOWN, IDOL) for _ in self.hands]
        self.discard = reader.numbers(len(NAMES))
        self.idols = reader.numbers(self.seats)
        self.points = reader.numbers(self.seats)
        reader.end()


class NestEffect(Effect):
    """An effect of Nest: a subclass writes `carry_on`, its fields' `names`, and `blank`."""

    def step(self, state: FrameState, answer: int) -> None:
        assert isinstance(state, NestState)
        self.carry_on(state, answer)

    def carry_on(self, nest: NestState, answer: int) -> None:
        """Take the next step: `answer` is the answer to its question, NONE without one."""
        raise NotImplementedError("abstract: carry_on")

    def outcomes(self, state: FrameState) -> list[tuple[int, int]]:
        assert isinstance(state, NestState)
        return state.card_odds()

    def public(self) -> bool:
        return True


class Deal(NestEffect):
    """Deals the first hands, a card to each seat in turn."""

    def __init__(self) -> None:
        super().__init__(DEAL, 0)
        self.dealt = 0

    def carry_on(self, nest: NestState, answer: int) -> None:
        if self.dealt == HAND * nest.seats:
            nest.done()
            nest.start_effect(Turn())
        else:
            nest.start_effect(Draw(self.dealt % nest.seats))
            self.dealt += 1

    def names(self) -> tuple[str, ...]:
        return ("dealt",)

    def blank(self) -> Effect:
        return Deal()


class Turn(NestEffect):
    """One turn after the other: draw, choose a card, play it (R4)."""

    def __init__(self) -> None:
        super().__init__(TURN, 0)
        self.played = 0
        """How many turns were played."""

    def carry_on(self, nest: NestState, answer: int) -> None:
        self.stage += 1
        if self.stage == 1:
            nest.start_effect(Draw(self.seat))
        elif self.stage == 2:
            nest.ask(self.seat, CHOOSE_CARD)
        elif self.stage == 3 and answer != DECLINE:
            nest.start_effect(Resolve(self.seat, answer - PLAY))
        else:
            self.pass_on(nest)

    def pass_on(self, nest: NestState) -> None:
        self.played += 1
        self.stage = 0
        self.seat = self.played % nest.seats
        if self.played == TURNS * nest.seats:
            nest.finish()

    def names(self) -> tuple[str, ...]:
        return ("played",)

    def blank(self) -> Effect:
        return Turn()


class Draw(NestEffect):
    """A card for `seat`, from wherever the deck says."""

    def __init__(self, seat: int) -> None:
        super().__init__(DRAW, seat)

    def carry_on(self, nest: NestState, answer: int) -> None:
        card = nest.deck.next() if answer == NONE else answer - CARD
        if card == NONE and nest.refill():
            nest.roll()
            return
        nest.done()
        if card != NONE:
            nest.take_card(self.seat, card)

    def blank(self) -> Effect:
        return Draw(0)


class Resolve(NestEffect):
    """A card that `seat` plays: a window for Shields, then what it does (R5)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(RESOLVE, seat)
        self.card = card

    def carry_on(self, nest: NestState, answer: int) -> None:
        self.stage += 1
        if self.stage == 1:
            nest.hands[self.seat].remove(self.card)
            nest.discard[self.card] += 1
            nest.tell("plays", self.seat, [self.card], reveals=True)
            if self.card == TWICE and nest.hands[self.seat]:
                nest.start_effect(FaceDown(self.seat))
            else:
                nest.start_effect(Window(self.seat, self.card))
        elif self.stage == 2 and self.card not in (TWICE, SHIELD) and nest.result == 0:
            take_effect(nest, self.seat, self.card)
        else:
            nest.done(nest.result)

    def names(self) -> tuple[str, ...]:
        return ("card",)

    def blank(self) -> Effect:
        return Resolve(0, 0)


class Window(NestEffect):
    """Asks the others in turn whether they stop a card of `seat`; leaves 1 if one does (R5)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(WINDOW, seat)
        self.card = card
        self.places = 0
        """How many seats after `seat` the last asked one is."""

    def carry_on(self, nest: NestState, answer: int) -> None:
        if self.stage == SHIELDED:  # the Shield stands unless it was stopped itself
            self.stage = ASKING
            if nest.result == 0:
                nest.tell("stopped", self.seat, [self.card])
                nest.done(1)
                return
        elif answer == STOP:
            self.stage = SHIELDED
            nest.start_effect(Resolve(self.asked(nest), SHIELD))
            return
        self.places += 1
        if self.places == nest.seats:
            nest.done(0)
        else:
            nest.ask(self.asked(nest), REACT, self.card)

    def asked(self, nest: NestState) -> int:
        return (self.seat + self.places) % nest.seats

    def names(self) -> tuple[str, ...]:
        return ("card", "places")

    def blank(self) -> Effect:
        return Window(0, 0)


class FaceDown(NestEffect):
    """Twice: lay a card face down, open a window, turn the card up and let it work twice (R6)."""

    def __init__(self, seat: int) -> None:
        super().__init__(FACE_DOWN, seat)
        self.cards: list[int] = []
        """The card, once it is chosen; a list, so that masks show that there is one."""

    def carry_on(self, nest: NestState, answer: int) -> None:
        self.stage += 1
        if self.stage == 1:
            nest.ask(self.seat, SET_ASIDE)
        elif self.stage == LAID:
            self.cards = [answer - HIDE]
            nest.hands[self.seat].remove(self.cards[0])
            nest.tell("hides", self.seat, [])
            nest.start_effect(Window(self.seat, TWICE))
        elif self.stage == 3:
            nest.discard[self.cards[0]] += 1
            nest.tell("turns up", self.seat, self.cards[:], reveals=True)
            self.stage += 2 * nest.result  # stopped: no effect at all
        elif self.stage <= 5:
            take_effect(nest, self.seat, self.cards[0])
        else:
            nest.done()

    def public(self) -> bool:
        return self.stage > LAID

    def names(self) -> tuple[str, ...]:
        return ("cards",)

    def blank(self) -> Effect:
        return FaceDown(0)


class Strike(NestEffect):
    """Takes 2 points from a player of one's choice (R6)."""

    def __init__(self, seat: int) -> None:
        super().__init__(STRIKING, seat)

    def carry_on(self, nest: NestState, answer: int) -> None:
        if answer == NONE:
            nest.ask(self.seat, TARGET)
            return
        target = answer - HIT
        nest.points[target] -= 2
        nest.tell("strikes", self.seat, [target])
        nest.done()
        for _ in range(nest.idols[target]):  # each Idol in play is triggered
            nest.start_effect(Draw(target))

    def blank(self) -> Effect:
        return Strike(0)


class Feast(NestEffect):
    """Everybody bids in secret; a highest bidder without equal wins (R6)."""

    def __init__(self, seat: int) -> None:
        super().__init__(FEASTING, seat)

    def carry_on(self, nest: NestState, answer: int) -> None:
        self.stage += 1
        if self.stage == 1:
            nest.gather(self, SECRET_BID, list(range(nest.seats)))
            return
        bids = [nest.answer_of(self, seat) - BID for seat in range(nest.seats)]
        nest.tell("bids", self.seat, bids, reveals=True)
        for seat, bid in enumerate(bids):
            nest.points[seat] -= bid
        if bids.count(max(bids)) == 1:
            nest.points[bids.index(max(bids))] += 4
        nest.done()

    def blank(self) -> Effect:
        return Feast(0)


class Peek(NestEffect):
    """Scout: the next card becomes known to one seat and lies on top or under the deck (R6)."""

    def __init__(self, seat: int) -> None:
        super().__init__(PEEK, seat)

    def carry_on(self, nest: NestState, answer: int) -> None:
        if answer in (UNDER, LEAVE):
            self.put(nest, answer)
            return
        card = nest.deck.next() if answer == NONE else answer - CARD
        if card == NONE and nest.refill():
            nest.roll()
        elif card == NONE:
            nest.done()
        else:
            nest.deck.take(card)
            nest.deck.put_on_top(card, 1 << self.seat)
            nest.tell("sees", self.seat, [card], 1 << self.seat, reveals=True, random=True)
            nest.ask(self.seat, LOOK, card)

    def put(self, nest: NestState, where: int) -> None:
        if where == UNDER:
            card = nest.deck.next()
            nest.deck.take(card)
            nest.deck.put_under(card, 1 << self.seat)
        nest.tell("scouts", self.seat, [where - UNDER])
        nest.done()

    def public(self) -> bool:
        return False

    def blank(self) -> Effect:
        return Peek(0)


EFFECTS: Final[list[Effect]] = [
    Deal(),
    Turn(),
    Draw(0),
    Resolve(0, 0),
    Window(0, 0),
    Strike(0),
    Feast(0),
    FaceDown(0),
    Peek(0),
]
"""A blank effect of every class, each at its number."""


def take_effect(nest: NestState, seat: int, card: int) -> None:
    """Start the effect of a card that nobody stopped; a Shield has none."""
    if card == STRIKE:
        nest.start_effect(Strike(seat))
    elif card == FEAST:
        nest.start_effect(Feast(seat))
    elif card == TWICE:
        nest.start_effect(Draw(seat))  # a hidden Twice is worth a card
    elif card == SCOUT:
        nest.start_effect(Peek(seat))
    elif card == IDOL:
        nest.raise_idol(seat)


class Nest(EnglishGame):
    """2 to 4 players, hidden hands, effects within effects."""

    prompts = (
        "Play a card or decline.",
        "Stop it with a Shield?",
        "Strike: whom?",
        "Feast: your secret bid.",
        "Twice: lay a card face down.",
        "Scout: under the deck with it?",
    )

    def __init__(self) -> None:
        super().__init__(
            "nest", "Nest", "Cards interrupt cards.", 1, 2, 4, MOVES, folder(), hidden=True
        )

    def setup(self, seats: int, seed: int, options: dict[str, object]) -> State:
        state = NestState(seats, [], 0, False, TRUTH, chance(seed))
        state.start_effect_on(TABLE, Deal())
        return state

    def load(self, data: object) -> State:
        state = NestState(self.seats_of(data), [], 0, False, TRUTH, chance(0))
        state.read(Reader(data))
        return state

    def view(self, view: State) -> dict[str, object]:
        assert isinstance(view, NestState)
        fields: dict[str, object] = {
            f"hand{seat + 1}": [NAMES[card] if card >= 0 else "?" for card in hand]
            for seat, hand in enumerate(view.hands)
        }
        fields["deck"] = view.deck.size()
        fields["next"] = view.deck.next()
        fields["discard"] = view.discard[:]
        fields["idols"] = view.idols[:]
        fields["points"] = view.points[:]
        return fields

    def prompt(self, view: State, ask: Ask) -> str:
        about = f" ({NAMES[ask.subject]})" if ask.subject >= 0 else ""
        return self.prompts[ask.kind] + about
