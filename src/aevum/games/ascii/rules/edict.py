"""The contract of edicts, and how one is dictated (R9)."""

from aevum.core.native import mypyc_attr
from aevum.core.text import Label, Refusal, Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import EDICTS
from aevum.games.ascii.moves import EDICT_BASES
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.phrases import EDICT_NAMES
from aevum.games.ascii.rules.tracks import gain_unhappy
from aevum.games.own_rows import row_place


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Edict:
    """A kind of edict and everything it does; `terms.edicts` has one for each row of EDICTS.

    - It owns a range of moves: from `first` on, one for each number that its row lets it name.
    - `add` lists those of its moves that are open to a seat. The rules check that Unhappiness can
      be marked and that it is time for an edict. The rest follows from `add`; `number`, `at` and
      `admits` may say the same without a list, since random play asks often.
    - `carry_out` reports it, marks the Unhappiness with `pay`, and does the rest.

    A new kind needs a row (`own_rows.add_row`) and a subclass of this; bots leave it to their
    players unless it has a judge in `bot/`.
    """

    def __init__(self, kind: int | str) -> None:
        self.kind = row_place([row.name for row in EDICTS], kind)
        """Its place in EDICTS; a designer's own edict gives the name of its row."""
        self.first: int = EDICT_BASES[self.kind]
        """The code of its first move."""
        self.after: int = EDICT_BASES[self.kind + 1]
        """The code after its last move."""
        moves = list(range(self.first, self.after))
        self.heads: list[list[int]] = [moves[:number] for number in range(len(moves) + 1)]
        """Its first moves, by their number: copying them is faster than making them again."""

    # For subclasses to write

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        """Add its moves that are open to a seat, ascending, if edicts are."""
        raise NotImplementedError("abstract: add")

    def number(self, sea: Mediterranean, seat: int) -> int:
        """Return how many moves `add` adds."""
        return len(self.options(sea, seat))

    def at(self, sea: Mediterranean, seat: int, ticket: int) -> int:
        """Return one of these moves by its number in ascending order."""
        return self.options(sea, seat)[ticket]

    def admits(self, sea: Mediterranean, seat: int, move: int) -> bool:
        """Return whether `add` adds this move."""
        return move in self.options(sea, seat)

    def carry_out(self, sea: Mediterranean, seat: int, move: int) -> None:
        """Dictate it."""
        raise NotImplementedError("abstract: carry_out")

    # For subclasses to call

    def tell(self, sea: Mediterranean, seat: int, move: int) -> None:
        """Report that it was dictated, if it has no event of its own: its kind and which move."""
        sea.note("dictates", seat, self.kind, move - self.first)

    # Its words, if it has none of its own: its name, the number that a move names, and the text of
    # a designer's row

    def label(self, sea: Mediterranean, seat: int, move: int) -> Label:
        """Return one of its moves in a player's words."""
        name = EDICT_NAMES[self.kind]
        notes: list[Text] = []
        if self.after - self.first > 1:
            notes.append(m.note_number(n=move - self.first + 1))
        if EDICTS[self.kind].text:
            notes.append(Text(f"about-{name}", {}, m.BOOK))
        return Label(m.move_edict(edict=name), None, tuple(notes))

    def undo(self, move: int) -> Text:
        """Return one of its moves in a few words, to follow "Undo"."""
        return m.undo_edict(edict=EDICT_NAMES[self.kind])

    def why(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        """Return why one of its moves is not open though edicts are."""
        return Refusal("R9.1", m.no_edict_now())

    def pay(self, sea: Mediterranean, seat: int) -> None:
        """Mark the Unhappiness that every edict costs (R9.4)."""
        gain_unhappy(sea, seat, sea.terms.numbers.edict_unhappy)

    # What follows from that

    def options(self, sea: Mediterranean, seat: int) -> list[int]:
        """Return its moves that are open to a seat, ascending."""
        found: list[int] = []
        self.add(sea, seat, found)
        return found


def edict_of(sea: Mediterranean, move: int) -> Edict:
    """Return the edict that a move belongs to."""
    for edict in sea.terms.edicts:
        if move < edict.after:
            return edict
    raise AssertionError("no edict has this move")


def open_edicts(sea: Mediterranean, seat: int) -> int:
    """Return how many moves of edicts are open to a seat that is asked something."""
    if not sea.empires[seat].may_suffer(sea.last):
        return 0
    number = 0
    for edict in sea.terms.edicts:
        number += edict.number(sea, seat)
    return number


def edict_at(sea: Mediterranean, seat: int, ticket: int) -> int:
    """Return one of these moves by its number in ascending order."""
    for edict in sea.terms.edicts:
        number = edict.number(sea, seat)
        if ticket < number:
            return edict.at(sea, seat, ticket)
        ticket -= number
    raise AssertionError("no edict has this ticket")


def add_edicts(sea: Mediterranean, seat: int, found: list[int]) -> None:
    """Add these moves to others, all of which have smaller codes."""
    if sea.empires[seat].may_suffer(sea.last):
        for edict in sea.terms.edicts:
            edict.add(sea, seat, found)


def may_dictate_move(sea: Mediterranean, seat: int, move: int) -> bool:
    """Return whether a move of an edict is one of these."""
    if not sea.empires[seat].may_suffer(sea.last):
        return False
    return edict_of(sea, move).admits(sea, seat, move)


def dictate(sea: Mediterranean, seat: int, move: int) -> None:
    """Carry an edict out, and count it."""
    empire = sea.empires[seat]
    if empire.dictated < empire.numbers.edict_limit:
        empire.dictated += 1
    edict_of(sea, move).carry_out(sea, seat, move)
