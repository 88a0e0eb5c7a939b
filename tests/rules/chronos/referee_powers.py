"""Commands other than moving timers, a second time from the sentences of GODs and CITIES."""

from aevum.games.chronos.data import CARD_NAMES, GOD_NAMES, PANTHEON
from aevum.games.chronos.moves import TIMER
from aevum.games.chronos.rules.archipelago import TEMPLE
from tests.rules.chronos.referee import PILE_NAMES, Referee

WIND_NAMES = CARD_NAMES[8:12]
MONSTER_NAMES = ("HYDRA", "MINOTAUR")
REPEATABLE = (
    *["buy", "rob", "demeter", "harpy", "troy"],
    *["hades", "rhodes", "uranus", "ephesus"],
)


class PowerReferee(Referee):
    """A referee that returns commands of several parts by their beginnings, in notation."""

    def kingdom(self, seat: int) -> list[str]:
        """Return all cards of a kingdom."""
        found = [CARD_NAMES[card] for card in self.state.hoards[seat]]
        for wind, name in enumerate(WIND_NAMES):
            found += [name] * self.state.winds[seat * 4 + wind]
        return found

    def begins(self, seat: int) -> set[str]:
        """Return every offering, free gain and use of SPARTA that a seat may begin."""
        return self._offers(seat) | self._brings(seat)

    def powers(self, seat: int) -> set[str]:
        """Return every repeatable power that a seat may use, without those of single timers."""
        found = self._buys(seat) | self._robs(seat) | self._piles(seat)
        cards, prey = len(self.kingdom(seat)), len(self.prey())
        hell = self.at("hell1") + self.at("hell2")
        if self.has(seat, "HADES") and not hell and prey >= 2:
            found.add("hades")
        if self.rules(seat, "RHODES") and cards >= 1 and prey:
            found.add("rhodes")
        if self.has(seat, "URANUS") and cards >= 1:
            found.add("uranus")
        if self.rules(seat, "EPHESUS") and cards >= 2:
            found.add("ephesus")
        return found

    def prey(self) -> list[int]:
        """Return the timers that ATHENA does not protect."""
        athena = self.owner_of("ATHENA")
        return [each for each in self.state.timers if athena < 0 or self.whose(each) != athena]

    def _offers(self, seat: int) -> set[str]:
        """R8.1, R9.12, R9.13, R11.3, R11.6"""
        gods = [name for name in GOD_NAMES if self.owner_of(name) == TEMPLE]
        kept = "" if self.state.reserved < 0 else GOD_NAMES[self.state.reserved]
        mine = [name for name in gods if name != kept or self.has(seat, "APOLLO")]
        found = {"free"} if self.has(seat, "CASSANDRA") and len(gods) == 1 and mine else set()
        if "OLYMPIA" in self.cities and not self.rules(seat, "OLYMPIA"):
            return found
        means = len(self.kingdom(seat)) + self.rules(seat, "DELPHI")
        cheap = [name for name in mine if PANTHEON[GOD_NAMES.index(name)].price <= means]
        return found | {f"offer {name.lower()}" for name in cheap}

    def _brings(self, seat: int) -> set[str]:
        """R11.5"""
        if not self.rules(seat, "SPARTA"):
            return set()
        leaving = self.at(self.cities["SPARTA"])[0]
        if not self.flowed(leaving):
            return set()
        others = [TIMER.words[timer] for timer in self.state.timers if timer != leaving]
        return {f"bring {word} {flip}" for word in others for flip in ("as it is", "flipped")}

    def _given(self, seat: int, to: int, taker: int) -> list[str]:
        """Return the cards of a seat that it may give; `taker` owns DIONYSUS then, if anybody."""
        free = taker < 0 or taker == to
        return [card for card in self.kingdom(seat) if free or card not in MONSTER_NAMES]

    def _buys(self, seat: int) -> set[str]:
        """R9.2, R9.20"""
        found: set[str] = set()
        for god, cost in [(row.name, row.price) for row in PANTHEON]:
            owner = self.owner_of(god)
            if self.has(seat, "GAIA") and owner >= 0 and owner != seat:
                taker = seat if god == "DIONYSUS" else self.owner_of("DIONYSUS")
                if len(self._given(seat, owner, taker)) >= cost:
                    found.add(f"buy {god.lower()}")
        return found

    def _robs(self, seat: int) -> set[str]:
        """R9.2, R9.6, R11.10"""
        found: set[str] = set()
        for victim in range(self.state.seats):
            given = self._given(seat, victim, self.owner_of("DIONYSUS"))
            if victim == seat or not given or not self.has(seat, "HERACLES"):
                continue
            seen = {card for card in self.kingdom(victim) if card in WIND_NAMES}
            seen |= {self.top(f"kingdom{victim + 1}")} - {""}
            free = [card for card in seen if not self.barred(seat, card)]
            found |= {f"rob {victim + 1} {card.lower()}" for card in free}
        return found

    def _piles(self, seat: int) -> set[str]:
        """R9.14, R9.33, R11.7"""
        found: set[str] = set()
        besieged = "" if self.state.besieged < 0 else PILE_NAMES[self.state.besieged]
        for place in PILE_NAMES:
            there, word = self.at(place), place.removeprefix("pile")
            if self.has(seat, "DEMETER") and self.top(place) == "10":
                found |= {f"demeter {word}"} if not there and place != besieged else set()
            if self.has(seat, "HARPY") and len(there) >= 2 and set(there) & set(self.prey()):
                found.add(f"harpy {word}")
            if self.rules(seat, "TROY") and self.top(place) and place != besieged:
                found.add(f"troy {word}")
        return found
