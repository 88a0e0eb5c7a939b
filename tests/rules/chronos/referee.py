"""A slow second implementation of the rules, from their sentences, to check the engine.

A referee looks at a table and says what each seat is worth, where its timers may go, and which
timers GODs let it put into Hell. It shares only the names of things with the engine.
"""

from aevum.core.state import NONE
from aevum.games.chronos.data import CARD_NAMES, CITIES_IN_PLAY, CITY_NAMES, GOD_NAMES
from aevum.games.chronos.moves import PLACE
from aevum.games.chronos.rules.state import Conquest

PLACE_NAMES = PLACE.words
PILE_NAMES = [name for name in PLACE_NAMES if name.startswith("pile")] + ["atlantis"]
EXTRA_TIMER = 18


class Referee:
    """The state of a table; make a new one after every change."""

    def __init__(self, state: Conquest) -> None:
        self.state = state
        self.stands = {timer: PLACE_NAMES[state.place[timer]] for timer in state.timers}
        self.cities = {CITY_NAMES[city]: f"city{n + 1}" for n, city in enumerate(state.cities)}

    def owner_of(self, god: str) -> int:
        """Return who has a GOD; a negative number if nobody has."""
        return self.state.holder[GOD_NAMES.index(god)]

    def has(self, seat: int, god: str) -> bool:
        return self.owner_of(god) == seat

    def whose(self, timer: int) -> int:
        return self.owner_of("CHRONOS") if timer == EXTRA_TIMER else timer // 3

    def at(self, place: str) -> list[int]:
        """Return the timers at a place."""
        return [timer for timer in self.state.timers if self.stands[timer] == place]

    def rules(self, seat: int, city: str) -> bool:
        """R10.3 and R9.40: the owner of the timer there, unless SELENE keeps the power."""
        tile = self.cities.get(city, "")
        if tile == "" or not any(self.whose(timer) == seat for timer in self.at(tile)):
            return False
        sealed = self.state.sealed != NONE and tile == f"city{self.state.sealed + 1}"
        return not sealed or self.has(seat, "SELENE")

    # Worth

    def worth(self, seat: int, card: str) -> int:
        if card in ("HYDRA", "MINOTAUR"):
            return 100 if self.has(seat, "ARTEMIS") else 0
        if card in ("10", "20") and self.has(seat, "HELIOS"):
            return 30
        return int(card)

    def score(self, seat: int) -> int:
        """R6.1 to R6.4"""
        pile = [CARD_NAMES[card] for card in self.state.hoards[seat]]
        total = sum(self.worth(seat, card) for card in pile)
        if pile and self.has(seat, "AMPHITRITE"):
            total += self.worth(seat, pile[-1])
        own = [self.stands[timer] for timer in self.state.timers if self.whose(timer) == seat]
        if self.has(seat, "PAN"):
            total += 50 * sum(self.has(seat, god) for god in GOD_NAMES)
        if self.has(seat, "SPHINX"):
            total += 50 * sum(place.startswith("city") for place in own)
        if self.has(seat, "PERSEPHONE"):
            total += 50 * sum(place.startswith("hell") for place in own)
        total += 50 * self.rules(seat, "ATHENS")
        winds = sum(number > 0 for number in self.state.winds[seat * 4 : seat * 4 + 4])
        winds += self.has(seat, "AEOLUS") + self.rules(seat, "ALEXANDRIA")
        total *= max(1, min(4, winds))
        return total * 2 if self.has(seat, "APHRODITE") else total

    # Timers

    def flowed(self, timer: int) -> bool:
        return self.state.ends[timer] <= self.state.now

    def top(self, place: str) -> str:
        """Return the top card of a place, "" if there is none."""
        if place in PILE_NAMES:
            card = self.state.tops[PILE_NAMES.index(place)]
            return "" if card == NONE else CARD_NAMES[card]
        pile = self.state.hoards[int(place[-1]) - 1]
        return CARD_NAMES[pile[-1]] if pile else ""

    def deep(self, place: str) -> bool:
        """Return whether a pile has more than one card."""
        if place in PILE_NAMES:
            return self.state.under[PILE_NAMES.index(place)] > 0
        return len(self.state.hoards[int(place[-1]) - 1]) > 1

    def reaches(self, seat: int, timer: int) -> set[str]:
        """Return where a flowed timer may go, on a table whose CITIES are open."""
        here = self.stands[timer]
        if here == "hell1" and not self.has(seat, "CHARON"):
            return {"hell2"}
        found = {place for place in PILE_NAMES if self.top(place)}
        if not self.has(seat, "POSEIDON") and not self.rules(seat, "ATLANTIS CITY"):
            found -= {"atlantis"}
        for tile in range(1, CITIES_IN_PLAY + 1):
            if self.at(f"city{tile}") in ([], [timer]):
                found.add(f"city{tile}")
        found |= self._guards(seat) | self._squares(seat, here)
        found |= {"hell2"} if here == "hell1" else set()
        return found | ({"front"} if here != "front" else set())

    def _guards(self, seat: int) -> set[str]:
        """R9.9"""
        if self.owner_of("ARES") < 0:
            return set()
        seats = range(self.state.seats) if self.has(seat, "ARES") else [seat]
        return {f"kingdom{each + 1}" for each in seats if self.state.hoards[each]}

    def _squares(self, seat: int, here: str) -> set[str]:
        """R9.27"""
        if not self.has(seat, "ASCLEPIUS"):
            return set()
        after = int(here[-1]) + 1 if here.startswith("square") else 1
        return {f"square{after}"} if after <= 4 and not self.at(f"square{after}") else set()

    def barred(self, seat: int, card: str) -> bool:
        """R9.2 and R11.10"""
        if card in ("HYDRA", "MINOTAUR"):
            return self.owner_of("DIONYSUS") >= 0 and not self.has(seat, "DIONYSUS")
        others = [other for other in range(self.state.seats) if other != seat]
        blown = any(self.rules(other, "SANTORINI") for other in others)
        return blown and card in ("NORTH", "SOUTH", "EAST", "WEST")

    def gets(self, seat: int, timer: int) -> bool:
        """Return whether a timer that leaves with the card gets it."""
        here = self.stands[timer]
        besieged = self.state.besieged
        if besieged != NONE and here == PILE_NAMES[besieged]:
            return False
        return self.at(here) == [timer] and not self.barred(seat, self.top(here))

    def wants(self, seat: int, timer: int) -> set[str]:
        """Return where a flowed timer may go that wants the card it leaves."""
        here = self.stands[timer]
        raids = here.startswith("kingdom") and here != f"kingdom{seat + 1}"
        if here not in PILE_NAMES and not (raids and self.has(seat, "ARES")):
            return set()
        if not self.top(here):
            return set()
        last = self.gets(seat, timer) and not self.deep(here)
        return self.reaches(seat, timer) - ({here} if last else set())

    # Hell

    def condemns(self, seat: int) -> set[int]:
        """Return the timers that DEMETER, EROS or ERINYES lets a seat put into Hell."""
        hell = self.at("hell1") + self.at("hell2")
        found: set[int] = set()
        if self.has(seat, "ERINYES") and [self.whose(timer) for timer in hell] == [seat]:
            found |= set(self.state.timers)
        for place in PILE_NAMES:
            there = self.at(place)
            if self.has(seat, "DEMETER") and self.top(place) == "10":
                found |= set(there)
            for timer in there if self.has(seat, "EROS") else []:
                own = [other for other in there if self.whose(other) == seat and other != timer]
                found |= {timer} if len(own) >= 2 else set()
        athena = self.owner_of("ATHENA")
        return {timer for timer in found if athena < 0 or self.whose(timer) != athena}
