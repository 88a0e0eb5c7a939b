"""Nest: cards interrupt cards, and effects ask inside effects.

R4 In your turn you draw a card and play one, or pass.
R5 When a card is played, each other player in turn may stop it with a Shield; that Shield can be
   stopped by another. A stopped card has no effect.
R6 Strike takes 2 points from a player of your choice. Feast: everybody bids 0 to 2 in secret and
   pays it; a highest bidder without equal wins 4. Twice: lay another card face down; if Twice is
   not stopped, it is turned up and takes effect twice. Scout: look at the next card and leave it
   or put it under the deck. Idol stays in play: when you are struck, you draw a card.
R7 When the deck is empty, the discarded cards are mixed into it.
"""

from typing import Final

from aevum.core.chance import Chance, chance
from aevum.core.data import Reader
from aevum.core.frames import Frame, FrameState
from aevum.core.moves import Domain, MoveTable, count
from aevum.core.pile import Pile, Pool, load_pile
from aevum.core.rng import Rng
from aevum.core.state import NONE, TABLE, TRUTH, UNKNOWN, Ask, State
from tests.tiny.common import EnglishGame, folder, numbers_in

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

DEAL, TURN, DRAW, RESOLVE, WINDOW, EFFECT, FACE_DOWN, PEEK = range(8)  # frames
CHOOSE_CARD, REACT, TARGET, SECRET_BID, SET_ASIDE, LOOK = range(6)  # decisions

STRUCK: Final = 0
TRIGGERS: Final = {STRUCK: [(IDOL, DRAW)]}  # what happens to a seat: (card in play, effect)


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

    # Frames: one small function each

    def step(self, frame: Frame, answer: int) -> None:
        steps = (
            self.step_deal,
            self.step_turn,
            self.step_draw,
            self.step_resolve,
            self.step_window,
            self.step_effect,
            self.step_face_down,
            self.step_peek,
        )
        steps[frame.op](frame, answer)

    def step_deal(self, frame: Frame, answer: int) -> None:
        """`a` counts the cards dealt."""
        if frame.a == HAND * self.seats:
            self.done()
            self.push(TURN, 0)
        else:
            self.push(DRAW, frame.a % self.seats)
            frame.a += 1

    def step_turn(self, frame: Frame, answer: int) -> None:
        """`a` counts turns; `pc`: 0 draw, 1 ask, 2 play what was chosen, 3 next player."""
        frame.pc += 1
        if frame.pc == 1:
            self.push(DRAW, frame.seat)
        elif frame.pc == 2:
            self.ask(frame.seat, CHOOSE_CARD)
        elif frame.pc == 3 and answer != DECLINE:
            self.push(RESOLVE, frame.seat, answer - PLAY)
        else:
            self.next_turn(frame)

    def next_turn(self, frame: Frame) -> None:
        frame.a += 1
        frame.pc = 0
        frame.seat = frame.a % self.seats
        if frame.a == TURNS * self.seats:
            self.finish()

    def step_draw(self, frame: Frame, answer: int) -> None:
        """A card for `seat`, from wherever the deck says."""
        card = self.deck.next() if answer == NONE else answer - CARD
        if card == NONE and self.refill():
            self.roll()
            return
        self.done()
        if card != NONE:
            self.deck.take(card)
            self.hands[frame.seat].append(card)
            self.hands[frame.seat].sort()
            self.tell("draws", frame.seat, [])
            self.tell("drew", frame.seat, [card], 1 << frame.seat, random=True)

    def refill(self) -> bool:
        """Mix the discarded cards in if the deck is empty; tell whether there is a card (R7)."""
        if self.deck.size() == 0:
            for card, number in enumerate(self.discard):
                for _ in range(number):
                    self.deck.mix_in(card)
            self.discard = [0] * len(NAMES)
        return self.deck.size() > 0

    def step_resolve(self, frame: Frame, answer: int) -> None:
        """A card `a` is played by `seat`: a window for Shields, then its effect."""
        frame.pc += 1
        if frame.pc == 1:
            self.hands[frame.seat].remove(frame.a)
            self.discard[frame.a] += 1
            self.tell("plays", frame.seat, [frame.a], reveals=True)
            if frame.a == TWICE and self.hands[frame.seat]:
                self.push(FACE_DOWN, frame.seat)
            else:
                self.push(WINDOW, frame.seat, frame.a)
        elif frame.pc == 2 and frame.a not in (TWICE, SHIELD) and self.result == 0:
            self.push(EFFECT, frame.seat, frame.a)
        else:
            self.done(self.result)

    def step_window(self, frame: Frame, answer: int) -> None:
        """Ask the others in turn, `b` places on from `seat`; leave 1 if the card was stopped."""
        if frame.pc == 1:  # a Shield has run its course: it stands unless it was stopped itself
            frame.pc = 0
            if self.result == 0:
                self.tell("stopped", frame.seat, [frame.a])
                self.done(1)
                return
        elif answer == STOP:
            frame.pc = 1
            self.push(RESOLVE, (frame.seat + frame.b) % self.seats, SHIELD)
            return
        frame.b += 1
        if frame.b == self.seats:
            self.done(0)
        else:
            self.ask((frame.seat + frame.b) % self.seats, REACT, frame.a)

    def step_face_down(self, frame: Frame, answer: int) -> None:
        """Twice: `items` holds the hidden card; `pc` counts on through window and two effects."""
        frame.pc += 1
        if frame.pc == 1:
            self.ask(frame.seat, SET_ASIDE)
        elif frame.pc == 2:
            card = answer - HIDE
            self.hands[frame.seat].remove(card)
            frame.items = [card]
            self.tell("hides", frame.seat, [])
            self.push(WINDOW, frame.seat, TWICE)
        elif frame.pc == 3:
            card = frame.items.pop()
            self.discard[card] += 1
            self.tell("turns up", frame.seat, [card], reveals=True)
            frame.pc += 2 * self.result  # stopped: no effect at all
            frame.items = [card, 1]  # the 1 says that it lies open among the discarded cards
        elif frame.pc <= 5:
            self.push(EFFECT, frame.seat, frame.items[0])
        else:
            self.done()

    def step_effect(self, frame: Frame, answer: int) -> None:
        """What card `a` does."""
        frame.pc += 1
        if frame.a == STRIKE:
            self.strike(frame, answer)
        elif frame.a == FEAST:
            self.feast(frame)
        else:
            self.done()
            if frame.a == SCOUT:
                self.push(PEEK, frame.seat)
            elif frame.a == IDOL and self.discard[IDOL]:
                self.discard[IDOL] -= 1
                self.idols[frame.seat] += 1
                self.tell("raises", frame.seat, [])
            elif frame.a == TWICE:
                self.push(DRAW, frame.seat)  # a hidden Twice is worth a card

    def strike(self, frame: Frame, answer: int) -> None:
        if frame.pc == 1:
            self.ask(frame.seat, TARGET)
            return
        target = answer - HIT
        self.points[target] -= 2
        self.tell("strikes", frame.seat, [target])
        self.done()
        for card, effect in TRIGGERS[STRUCK]:
            for _ in range(self.idols[target] if card == IDOL else 0):
                self.push(effect, target)

    def feast(self, frame: Frame) -> None:
        if frame.pc == 1:
            self.gather(frame, SECRET_BID, list(range(self.seats)))
            return
        bids = [self.answer_of(frame, seat) - BID for seat in range(self.seats)]
        self.tell("bids", frame.seat, bids, reveals=True)
        for seat, bid in enumerate(bids):
            self.points[seat] -= bid
        if bids.count(max(bids)) == 1:
            self.points[bids.index(max(bids))] += 4
        self.done()

    def step_peek(self, frame: Frame, answer: int) -> None:
        """Scout: the next card becomes known to one seat and lies on top or under the deck."""
        seat = frame.seat
        if answer in (UNDER, LEAVE):
            if answer == UNDER:
                card = self.deck.next()
                self.deck.take(card)
                self.deck.put_under(card, 1 << seat)
            self.tell("scouts", seat, [answer - UNDER])
            self.done()
            return
        card = self.deck.next() if answer == NONE else answer - CARD
        if card == NONE and self.refill():
            self.roll()
        elif card == NONE:
            self.done()
        else:
            self.deck.take(card)
            self.deck.put_on_top(card, 1 << seat)
            self.tell("sees", seat, [card], 1 << seat, reveals=True, random=True)
            self.ask(seat, LOOK, card)

    def public(self, frame: Frame) -> bool:
        if frame.op == FACE_DOWN:
            return len(frame.items) == 2
        return frame.op != PEEK

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

    def outcomes(self, frame: Frame) -> list[tuple[int, int]]:
        return [(CARD + card, number) for card, number in self.deck.outcomes()]

    def scores(self) -> list[int]:
        return self.points[:]

    def set_aside(self) -> list[int]:
        """Return the cards that lie face down before somebody."""
        frames = [f for f in self.table if f.op == FACE_DOWN and len(f.items) == 1]
        return [frame.items[0] for frame in frames]

    def audit(self) -> str:
        cards = [*self.deck.top, *self.deck.bottom, *self.set_aside()]
        cards += [card for hand in self.hands for card in hand]
        cards += [IDOL] * sum(self.idols)
        for card, name in enumerate(NAMES):
            if cards.count(card) + self.deck.mixed[card] + self.discard[card] != COUNTS[card]:
                return f"a {name} was lost or made"
        return ""

    # Copies

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
        for frame in self.table:
            pool.close(frame.items if frame.op == FACE_DOWN else [], rng)
            if frame.a == UNKNOWN:
                frame.a = frame.b = frame.c = 0
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
        state.push_on(TABLE, DEAL, 0)
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
