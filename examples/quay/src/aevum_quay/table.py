"""What lies where: the others, the quay between deck and loads, points, and the viewer's own
hand."""

from aevum.core.layout import (
    EMPTY,
    HIDDEN,
    Card,
    Counter,
    Hand,
    Layout,
    Look,
    Mark,
    Part,
    Pile,
    Row,
    Track,
    Zone,
)
from aevum.core.state import NONE
from aevum.core.text import Text
from aevum_quay import messages as m
from aevum_quay.data import GLYPHS, KINDS, TINTS, card_name, kind_of, value_of
from aevum_quay.state import Quay


def lay_out(quay: Quay) -> Layout:
    """Return the table for the viewer of a mask."""
    you = quay.viewer
    others = [(max(you, -1) + 1 + turn) % quay.seats for turn in range(quay.seats)]
    return Layout(
        table=(
            Row(tuple(ship(quay, seat) for seat in others if seat != you)),
            Zone((Row((deck(quay), *on_quay(quay), loads(quay))),), m.part_quay(), note=note(quay)),
        ),
        hand=own(quay, you) if you >= 0 else (),
        side=(
            points(quay),
            Counter(m.part_deck(), quay.deck.size(), "hand"),
            Counter(m.part_gone(), len(quay.gone), "anchor"),
            Counter(m.part_round(), quay.turns // quay.seats + 1, "clock", quay.numbers.rounds),
        ),
        seats=tuple(
            (Counter(m.part_cards(), len(hand), "hand", quay.numbers.hand),) for hand in quay.hands
        ),
        about=m.about_quay(),
        rule="R2",
    )


def card_of(card: int, at: str = "") -> Card:
    kind = kind_of(card)
    name = m.part_kind(kind=KINDS[kind])
    return Card(str(value_of(card)), name, glyph=GLYPHS[kind], tint=TINTS[kind], id=at)


def ship(quay: Quay, seat: int) -> Zone:
    """Return how many cards of each kind a seat has loaded."""
    note = m.part_in_hand(n=len(quay.hands[seat]))
    return Zone((Row(holds(quay, seat)),), seat=seat, note=note)


def holds(quay: Quay, seat: int) -> tuple[Part, ...]:
    """Return the loads of a seat. The viewer's own are places, where a kind is loaded."""
    found: list[Part] = []
    for kind, name in enumerate(KINDS):
        count = quay.loaded[seat * len(KINDS) + kind]
        look: Look = EMPTY if count == 0 else ""
        at = f"kind-{name}" if seat == quay.viewer else ""
        found.append(Counter(m.part_kind(kind=name), count, GLYPHS[kind], look=look, id=at))
    return tuple(found)


def note(quay: Quay) -> Text | None:
    return m.part_refills() if quay.deck.size() else None


def deck(quay: Quay) -> Pile:
    look: Look = "" if quay.deck.size() else EMPTY
    return Pile(quay.deck.size(), m.part_deck(), look=look, id="deck")


def on_quay(quay: Quay) -> list[Part]:
    return [
        Card(look=EMPTY) if card == NONE else card_of(card, f"slot-{slot}")
        for slot, card in enumerate(quay.quay, 1)
    ]


def loads(quay: Quay) -> Pile:
    """Return all loaded cards, the last one on top."""
    if not quay.gone:
        return Pile(0, m.part_gone(), look=EMPTY)
    return Pile(len(quay.gone), m.part_gone(), card_of(quay.gone[-1]))


def points(quay: Quay) -> Track:
    most = max(quay.numbers.goal, *quay.points)
    marks = tuple(Mark(each, seat) for seat, each in enumerate(quay.points))
    goal = m.part_first_to(n=quay.numbers.goal)
    return Track(m.part_points(), 0, most, marks, goal)


def own(quay: Quay, seat: int) -> tuple[Part, ...]:
    """Return the viewer's hand, and their own ship: the places where kinds are loaded."""
    cards = [
        card_of(card, f"card-{card_name(card)}") if card >= 0 else Card(look=HIDDEN)
        for card in quay.hands[seat]
    ]
    hand = Hand(tuple(cards), m.part_hand(), m.part_most(n=quay.numbers.hand))
    return (hand, Hand(holds(quay, seat), m.part_own_ship()))
