"""What lies where: everybody's cups, the bids, and the viewer's own dice."""

from typing import Final

from aevum.core.layout import (
    EMPTY,
    HIDDEN,
    MARKED,
    OFF,
    SHOWN,
    Cell,
    Cup,
    Die,
    Grid,
    Hand,
    Layout,
    Line,
    Look,
    Mark,
    Part,
    Row,
    Token,
    Track,
    Zone,
)
from aevum.core.state import NONE
from aevum_cups import messages as m
from aevum_cups.data import MOST_DICE, SIDES
from aevum_cups.moves import DOUBT, bid_of, face_of, number_of
from aevum_cups.state import Cups
from aevum_cups.words import bid_faces

ROWS: Final = 5  # numbers of dice with bids on the table; more are in the list of moves


def lay_out(cups: Cups) -> Layout:
    """Return the table for the viewer of a mask."""
    you = cups.viewer
    others = [seat for seat in range(cups.seats) if seat != you]
    if you > 0:  # in seat order, the next to speak first
        others = others[you:] + others[:you]
    about = m.about_cups_wild() if cups.terms.wild else m.about_cups()
    return Layout(
        table=(
            Row(tuple(cup_of(cups, seat) for seat in others)),
            Row((bids(cups), standing(cups))),
        ),
        hand=own(cups, you) if you >= 0 else (),
        side=(left(cups), *(() if cups.bid == NONE else reveal(cups))),
        seats=tuple((Hand(dice(cups, seat, HIDDEN)),) for seat in range(cups.seats)),
        about=about,
        rule="R2",
        counts=m.part_dice(),
    )


def dice(cups: Cups, seat: int, look: Look) -> tuple[Part, ...]:
    """Return a seat's dice without their faces, and the places of lost ones."""
    have = cups.left[seat]
    return tuple(Die(look=look if die < have else EMPTY) for die in range(cups.terms.dice))


def cup_of(cups: Cups, seat: int) -> Zone:
    if not cups.left[seat]:
        return Zone((Cup(seat, dice(cups, seat, HIDDEN), look=OFF),), seat=seat, note=m.part_out())
    note = m.part_cell(bid=bid_faces(cups.bid)) if cups.bidder == seat else None
    return Zone((Cup(seat, dice(cups, seat, HIDDEN)),), seat=seat, note=note)


def own(cups: Cups, seat: int) -> tuple[Part, ...]:
    """Return the viewer's own cup, lifted for them alone."""
    if not cups.left[seat]:
        return ()
    faces = sorted(face for face in cups.dice_of(seat) if face > 0)
    lifted = Cup(seat, tuple(Die(face) for face in faces), lifted=True)
    return (Hand((lifted,), m.part_own(), m.part_own_note()),)


def bids(cups: Cups) -> Zone:
    """Return the next bids: a row for each number of dice, a column for each face."""
    low = 1 if cups.bid == NONE else number_of(cups.bid)
    numbers = range(low, min(low + ROWS, cups.total() + 1))
    cells = [bid_cell(cups, bid_of(n, face)) for n in numbers for face in range(1, SIDES + 1)]
    grid = Grid(
        m.part_bids(),
        SIDES,
        tuple(cells),
        columns=tuple(Die(face) for face in range(1, SIDES + 1)),
        rows=tuple(Line(m.part_row(n=n)) for n in numbers),
    )
    return Zone((grid,), m.part_bids(), note=m.part_bids_note())


def bid_cell(cups: Cups, bid: int) -> Cell:
    name = m.part_cell(bid=bid_faces(bid))
    if bid == cups.bid:
        return Cell(name, (Token(cups.bidder),), look=MARKED)
    look: Look = OFF if bid < cups.bid else SHOWN
    return Cell(name, look=look, id=place_of(bid))


def place_of(bid: int) -> str:
    """Return the place of a bid on the table."""
    return f"bid-{number_of(bid)}-{face_of(bid)}"


def standing(cups: Cups) -> Zone:
    if cups.bid == NONE:  # its place shows the result of the last one
        nothing = Zone((Line(m.part_no_bid(), look=EMPTY),), m.part_standing())
        return next(iter(reveal(cups)), nothing)
    number = Line(m.part_times(n=number_of(cups.bid)), large=True)
    row = Row((number, Die(face_of(cups.bid))))
    return Zone((row,), m.part_standing(), note=m.part_by(who=cups.bidder))


def reveal(cups: Cups) -> tuple[Zone, ...]:
    """Return the result of the last reveal, until the next one."""
    bidder, caller, call, bid, found, _ = cups.last
    if bidder == NONE:
        return ()
    say = m.part_last_doubt if call == DOUBT else m.part_last_exact
    told = say(who=caller, bid=bid_faces(bid), n=found)
    face = face_of(bid)
    zones = [shown_dice(cups, seat, face) for seat in range(cups.seats)]
    return (Zone((Line(told), *(each for each in zones if each.parts)), m.part_last()),)


def shown_dice(cups: Cups, seat: int, face: int) -> Zone:
    """Return the dice that a seat showed; those that did not count are faded."""
    faces = cups.shown[seat * MOST_DICE : (seat + 1) * MOST_DICE]
    parts = tuple(
        Die(each, look=SHOWN if cups.counted(face, [each]) else OFF)
        for each in sorted(faces)
        if each
    )
    return Zone((Hand(parts),) if parts else (), seat=seat)


def left(cups: Cups) -> Track:
    """Return how many dice are still in play."""
    whole = cups.terms.dice * cups.seats
    return Track(m.part_left(), 0, whole, (Mark(cups.total()),))
