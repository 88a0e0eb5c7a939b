"""What the game says; the sentences are in locale/."""

from aevum.core.events import Event
from aevum.core.state import NONE, Ask, State
from aevum.core.text import Label, Question, Refusal, Text
from aevum.core.words import Words
from aevum_quay import messages as m
from aevum_quay.data import KINDS, SLOTS, kind_of, value_of
from aevum_quay.moves import CARD, DRAW, LOAD, SWAP, TAKE
from aevum_quay.state import Quay


def card_text(card: int) -> Text:
    """Return a card's name."""
    return m.part_card(kind=KINDS[kind_of(card)], value=value_of(card))


class QuayWords(Words):
    """Prompt, labels, log lines, and the reasons for refusals."""

    def prompt(self, view: State, ask: Ask) -> Question:
        quay = quay_of(view)
        full = len(quay.hands[ask.seat]) >= quay.numbers.hand
        return Question(m.ask_full() if full else m.ask_turn())

    def label(self, view: State, move: int) -> Label:
        quay = quay_of(view)
        if TAKE <= move < DRAW and quay.quay[move - TAKE] != NONE:
            return Label(m.move_take(card=card_text(quay.quay[move - TAKE])))
        if move == DRAW:
            return Label(m.move_draw())
        if SWAP <= move < LOAD:
            card, slot = divmod(move - SWAP, SLOTS)
            if quay.quay[slot] != NONE:
                got = card_text(quay.quay[slot])
                return Label(m.move_swap(card=card_text(card), got=got))
        if LOAD <= move < CARD:
            kind = move - LOAD
            cards = quay.cards_of(max(quay.viewer, 0), kind)
            if cards:
                goods, points = [(KINDS[kind], len(cards))], quay.worth(cards)
                return Label(m.move_load(goods=goods, points=points))
        return super().label(view, move)

    def done(self, view: State, move: int) -> Text:
        if TAKE <= move < DRAW:
            return m.undo_take()
        if move == DRAW:
            return m.undo_draw()
        if SWAP <= move < LOAD:
            return m.undo_swap()
        return m.undo_load() if LOAD <= move < CARD else super().done(view, move)

    def say(self, event: Event, state: State) -> Text:
        kind, who, args = event.kind, event.seat, event.args
        if kind == "takes":
            return m.say_takes(who=who, card=card_text(args[0]))
        if kind == "draws":
            return m.say_draws(who=who)
        if kind == "drew":
            return m.say_drew(who=who, card=card_text(args[0]))
        if kind == "swaps":
            return m.say_swaps(who=who, card=card_text(args[0]), got=card_text(args[1]))
        if kind == "refills":
            return m.say_refills(card=card_text(args[0]))
        goods = [(KINDS[args[0]], len(args) - 2)]
        return m.say_loads(who=who, goods=goods, points=args[1])

    def why(self, view: State, seat: int, move: int) -> Refusal | None:
        quay = quay_of(view)
        if move in quay.legal(seat):
            return None
        if not quay.asks:
            return Refusal("R1.2", m.no_over())
        if quay.must(seat) is None:
            return Refusal("R2.1", m.no_turn())
        if TAKE <= move < SWAP:
            if len(quay.hands[seat]) >= quay.numbers.hand:
                return Refusal("R2.2", m.no_room(n=quay.numbers.hand))
            return Refusal("R2.3", m.no_deck()) if move == DRAW else Refusal("R2.2", m.no_slot())
        if SWAP <= move < LOAD:
            held = (move - SWAP) // SLOTS in quay.hands[seat]
            return Refusal("R2.4", m.no_slot() if held else m.no_card())
        if LOAD <= move < CARD:
            return Refusal("R3.1", m.no_kind(kind=KINDS[move - LOAD]))
        return Refusal("R2.1", m.no_chance())


def quay_of(state: State) -> Quay:
    """Return a state as one of this game."""
    assert isinstance(state, Quay)
    return state
