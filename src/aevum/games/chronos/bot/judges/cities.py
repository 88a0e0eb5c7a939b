"""The value of each CITY for a player with a timer there."""

from typing import Final

from aevum.games.chronos.bot.judges.judge import SCORING_SEAL, CityJudge
from aevum.games.chronos.bot.kingdom import Realm
from aevum.games.chronos.bot.outlook import Outlook
from aevum.games.chronos.data import CALYPSO, HESTIA, NORTH, WINDS
from aevum.games.chronos.rules.places import ATLANTIS


class AltarJudge(CityJudge):
    """DELPHI and OLYMPIA: good for offerings."""

    def worth(self, look: Outlook, here: bool) -> int:
        if not look.sea.temple:
            return self.standing
        return self.standing + (10 if look.sea.riches[look.seat] >= 2 else 4)


class PostJudge(CityJudge):
    """A CITY that is better kept than taken."""

    def worth(self, look: Outlook, here: bool) -> int:
        return self.standing + (4 if here else 0)


class CorinthJudge(CityJudge):
    """A 0 on arriving."""

    def worth(self, look: Outlook, here: bool) -> int:
        if here:
            return self.standing
        useful = look.sea.has(look.seat, CALYPSO) or look.sea.has(look.seat, HESTIA)
        return self.standing + (30 if useful else 14)


class EphesusJudge(CityJudge):
    """Better the more cards are discarded."""

    def worth(self, look: Outlook, here: bool) -> int:
        rich = look.sea.riches[look.seat] >= 2
        return self.standing + (min(15, look.sea.discarded) if rich else 0)


class SantoriniJudge(CityJudge):
    """Worth the WINDs that others lose."""

    def worth(self, look: Outlook, here: bool) -> int:
        found = self.standing
        for other in range(look.sea.seats):
            if other != look.seat:
                found += _calm(look, other)
        return found


class AtlantisJudge(CityJudge):
    """Worth the cards on Atlantis."""

    def worth(self, look: Outlook, here: bool) -> int:
        if not look.sea.standing >> ATLANTIS & 1:
            return self.standing
        return self.standing + max(0, min(look.prize(ATLANTIS), 60)) // 3


def _calm(look: Outlook, other: int) -> int:
    """Return the value of a seat's loss of its WINDs."""
    realm = look.realms[other]
    if realm.winds() < 2:
        return 2 * realm.winds()
    calm = realm.copy()
    for wind in range(WINDS):
        calm.counts[NORTH + wind] = 0
    return look.harm(other, realm.worth() - calm.worth())


def without_city(look: Outlook, city: int, seat: int) -> Realm:
    """Return a kingdom without what a CITY adds to its score."""
    realm = look.realms[seat].copy()
    power = look.sea.terms.pantheon.cities[city]
    realm.bonus -= power.points(look.sea, seat)
    realm.breezes -= power.winds
    return realm


CITY_JUDGES: Final[list[CityJudge]] = [
    CityJudge(seal=SCORING_SEAL),  # ATHENS
    CityJudge(seal=SCORING_SEAL),  # ALEXANDRIA
    AltarJudge(4),  # DELPHI
    PostJudge(2),  # RHODES
    PostJudge(4),  # SPARTA
    AltarJudge(4),  # OLYMPIA
    PostJudge(3),  # TROY
    CorinthJudge(),
    EphesusJudge(2),
    SantoriniJudge(),
    PostJudge(8),  # MYCENAE
    AtlantisJudge(),
]
"""In the order of CITY_TILES."""
