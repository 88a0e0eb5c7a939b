"""The tracks that end in a `!`, and how things marked on them are gained."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.ascii.data import MOODS, Numbers
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.mediterranean import Mediterranean

# Numbers for events
PEOPLE_TRACK: Final = 0
GOLD_TRACK: Final = 1
UPPER_TRACK: Final = 2
LOWER_TRACK: Final = 3
MILITARY_TRACK: Final = 4
HAPPY_TRACK: Final = 5
UNHAPPY_TRACK: Final = 6


@mypyc_attr(acyclic=True)
class Track:
    """A row of boxes on the sheet; marking the last one, its `!`, ends the game (R10).

    A subclass says how many boxes there are and how many are marked. A track with gains also names
    their event, and marks boxes as far as there are any.
    """

    def __init__(self, number: int, event: str = "") -> None:
        self.number: Final = number
        """Its place in TRACKS."""
        self.event: Final = event

    # For subclasses to write

    def boxes(self, numbers: Numbers) -> int:
        """Return how long the track is."""
        raise NotImplementedError("abstract: boxes")

    def marked(self, empire: Empire) -> int:
        """Return how many boxes are marked."""
        raise NotImplementedError("abstract: marked")

    def mark(self, empire: Empire, number: int, last: bool) -> int:
        """Mark boxes as far as there are any; return how many were marked."""
        raise NotImplementedError("abstract: mark, for tracks that are gained from")

    # What follows from that

    def left(self, empire: Empire) -> int:
        """Return how many boxes are not marked, including its `!`."""
        return self.boxes(empire.numbers) - self.marked(empire)

    def gain(self, sea: Mediterranean, seat: int, number: int) -> None:
        """Mark boxes of a seat and report it."""
        empire = sea.empires[seat]
        marked = self.mark(empire, number, sea.last)
        if sea.events is None:
            return
        if marked:
            sea.note(self.event, seat, marked)
            self.tell_mastery(sea, seat)
        if marked < number:  # gains without a box, or that are not allowed (R10.4)
            sea.note("overflow", seat, self.number, number - marked, int(self.left(empire) > 0))

    def tell_mastery(self, sea: Mediterranean, seat: int) -> None:
        """Report that a mark was the last of the track."""
        if sea.events is not None and self.left(sea.empires[seat]) == 0:
            sea.note("mastery", seat, self.number)


class PeopleTrack(Track):
    """Population: Workers."""

    def boxes(self, numbers: Numbers) -> int:
        return numbers.population

    def marked(self, empire: Empire) -> int:
        return empire.population

    def mark(self, empire: Empire, number: int, last: bool) -> int:
        return empire.add_workers(number, last)


class GoldTrack(Track):
    """Gold."""

    def boxes(self, numbers: Numbers) -> int:
        return numbers.gold

    def marked(self, empire: Empire) -> int:
        return empire.gained

    def mark(self, empire: Empire, number: int, last: bool) -> int:
        return empire.add_gold(number, last)


class UpperTrack(Track):
    """The upper branch of Science."""

    def boxes(self, numbers: Numbers) -> int:
        return numbers.upper

    def marked(self, empire: Empire) -> int:
        return empire.upper


class LowerTrack(Track):
    """The lower branch of Science."""

    def boxes(self, numbers: Numbers) -> int:
        return numbers.lower

    def marked(self, empire: Empire) -> int:
        return empire.lower


class MilitaryTrack(Track):
    """Soldiers, who form Armies."""

    def boxes(self, numbers: Numbers) -> int:
        return numbers.military

    def marked(self, empire: Empire) -> int:
        return empire.military


class HappyTrack(Track):
    """Happiness."""

    def boxes(self, numbers: Numbers) -> int:
        return MOODS

    def marked(self, empire: Empire) -> int:
        return empire.happy

    def mark(self, empire: Empire, number: int, last: bool) -> int:
        return empire.add_happy(number, last)


class UnhappyTrack(Track):
    """Unhappiness."""

    def boxes(self, numbers: Numbers) -> int:
        return MOODS

    def marked(self, empire: Empire) -> int:
        return empire.unhappy

    def mark(self, empire: Empire, number: int, last: bool) -> int:
        return empire.add_unhappy(number, last)


PEOPLE: Final = PeopleTrack(PEOPLE_TRACK, "workers")
GOLD: Final = GoldTrack(GOLD_TRACK, "gold")
UPPER: Final = UpperTrack(UPPER_TRACK)
LOWER: Final = LowerTrack(LOWER_TRACK)
MILITARY: Final = MilitaryTrack(MILITARY_TRACK)
HAPPY: Final = HappyTrack(HAPPY_TRACK, "happy")
UNHAPPY: Final = UnhappyTrack(UNHAPPY_TRACK, "unhappy")

TRACKS: Final[list[Track]] = [PEOPLE, GOLD, UPPER, LOWER, MILITARY, HAPPY, UNHAPPY]
"""All of them, as events number them."""


def gain_workers(sea: Mediterranean, seat: int, number: int) -> None:
    """Mark Workers."""
    PEOPLE.gain(sea, seat, number)


def gain_gold(sea: Mediterranean, seat: int, number: int) -> None:
    """Mark Gold."""
    GOLD.gain(sea, seat, number)


def gain_happy(sea: Mediterranean, seat: int, number: int) -> None:
    """Mark Happiness."""
    HAPPY.gain(sea, seat, number)


def gain_unhappy(sea: Mediterranean, seat: int, number: int) -> None:
    """Mark Unhappiness."""
    UNHAPPY.gain(sea, seat, number)


def spend(sea: Mediterranean, seat: int, gold: int) -> None:
    """Cross circles of Gold."""
    if gold:
        sea.empires[seat].gold -= gold
        sea.note("spends", seat, gold)


def train(sea: Mediterranean, seat: int, number: int) -> None:
    """Turn Workers into Soldiers; there must be enough Workers and boxes."""
    sea.empires[seat].workers -= number
    sea.note("soldiers", seat, number)
    enlist(sea, seat, number)


def enlist(sea: Mediterranean, seat: int, number: int) -> None:
    """Mark boxes of the Military track."""
    sea.empires[seat].military += number
    MILITARY.tell_mastery(sea, seat)
