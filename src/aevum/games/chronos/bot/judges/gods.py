"""The value of each GOD for a kingdom at this table."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.chronos.bot.hell import send_worth
from aevum.games.chronos.bot.judges.cities import CITY_JUDGES, without_city
from aevum.games.chronos.bot.judges.judge import GodJudge
from aevum.games.chronos.bot.kingdom import WON, Realm
from aevum.games.chronos.bot.outlook import VICTORY, Outlook
from aevum.games.chronos.bot.place_values import city_worth, held
from aevum.games.chronos.data import (
    APOLLO,
    ARES,
    ASCLEPIUS,
    ATHENA,
    ATLAS,
    CALYPSO,
    CASSANDRA,
    CASTOR,
    CERBERUS,
    CHARON,
    CHRONOS,
    DEMETER,
    DIONYSUS,
    EOS,
    ERINYES,
    EROS,
    GAIA,
    GODS,
    HADES,
    HARPY,
    HECATE,
    HEPHAESTUS,
    HERA,
    HERACLES,
    HERMES,
    HESTIA,
    HYDRA,
    MINOTAUR,
    NEMESIS,
    PERSEPHONE,
    POLLUX,
    POSEIDON,
    RHODES,
    SELENE,
    SPHINX,
    STARVATION,
    URANUS,
    WAR,
)
from aevum.games.chronos.moves import CUBE, RESERVE, SEAL
from aevum.games.chronos.rules.places import ATLANTIS, CITY, DEEP_HELL, HELL, PILES, is_hell

EARLY: Final = 120_000  # until then most cards are still to come
LASHED: Final = 8  # an opponent's power that puts the bot's timers into Hell
SENDERS: Final = (HADES, EROS, ERINYES, HARPY, DEMETER, CERBERUS)
OMEN: Final = 12  # a PLAGUE in sight
HOPEFUL: Final = 30  # HECATE ends the game for the leader
SHARED: Final = 45  # a victory that CASTOR and POLLUX share
CERBERUS_EACH: Final = 25  # timer in Hell


def god_worth(look: Outlook, god: int, after: Realm) -> int:
    """Return the value of a GOD for the bot, whose kingdom is `after` once it has paid."""
    judge = GOD_JUDGES[god]
    before = after.worth()
    after.bless(god)
    after.bonus += judge.bonus(look, god)
    worth = after.worth() - before
    if worth >= VICTORY:
        return worth
    return worth + look.mind.god + look.tastes[god] + judge.worth(look, after)


# Timers in Hell


def _in_hell(look: Outlook) -> int:
    """Return how many timers are in Hell."""
    return look.sea.company[HELL] + look.sea.company[DEEP_HELL]


def _lashes(look: Outlook) -> int:
    """Return how many powers of others can put timers of the bot into Hell."""
    sea = look.sea
    found = int(sea.slot[RHODES] != NONE)
    for sender in SENDERS:
        found += int(sea.holder[sender] != look.seat and sea.holder[sender] >= 0)
    return found


class CerberusJudge(GodJudge):
    """Better with every timer in Hell."""

    def worth(self, look: Outlook, after: Realm) -> int:
        there = _in_hell(look)
        won = there >= look.sea.terms.numbers.cerberus
        return self.standing + (WON if won else CERBERUS_EACH * there)


class PersephoneJudge(GodJudge):
    """Better where others send the bot's timers to Hell."""

    def worth(self, look: Outlook, after: Realm) -> int:
        return self.standing + LASHED * _lashes(look)


class CharonJudge(GodJudge):
    """Better with timers in the first part of Hell."""

    def worth(self, look: Outlook, after: Realm) -> int:
        sea = look.sea
        first = 0
        for timer in sea.timers:
            first += int(sea.place[timer] == HELL and sea.owner(timer) == look.seat)
        return self.standing + 20 * first + LASHED * _lashes(look) // 2


class ErinyesJudge(GodJudge):
    """Good for a player who is alone in Hell."""

    def worth(self, look: Outlook, after: Realm) -> int:
        sea = look.sea
        own = 0
        for timer in sea.timers:
            own += int(is_hell(sea.place[timer]) and sea.owner(timer) == look.seat)
        return self.standing + (15 if own == 1 and _in_hell(look) == 1 else 0)


class AthenaJudge(GodJudge):
    """Better where others send timers to Hell, and for a way over the squares of ASCLEPIUS."""

    def worth(self, look: Outlook, after: Realm) -> int:
        way = 25 if look.sea.has(look.seat, ASCLEPIUS) else 0
        return self.standing + LASHED * _lashes(look) + way


class HarpyJudge(GodJudge):
    """Worth the best pile on which several timers are now."""

    def worth(self, look: Outlook, after: Realm) -> int:
        sea = look.sea
        best = 0
        for pile in range(PILES):
            if sea.company[pile] >= sea.terms.numbers.harpy:
                worth = 0
                for timer in sea.timers:
                    if sea.place[timer] == pile and not sea.safe(timer):
                        worth += send_worth(look, timer)
                best = max(best, worth)
        return self.standing + min(best, 60) // 2


# The progress of the game


def _fastest(look: Outlook) -> int:
    return look.realms[look.leader].worth() if look.leader != NONE else 0


def _omens(look: Outlook) -> int:
    """Return how many PLAGUES in sight do not end the game."""
    found = 0
    for pile in range(PILES):
        found += int(WAR <= look.sea.tops[pile] <= STARVATION)
    return found


class UranusJudge(GodJudge):
    """Better the more is discarded."""

    def worth(self, look: Outlook, after: Realm) -> int:
        return self.standing - max(0, 12 - look.sea.discarded) * 5


class AsclepiusJudge(GodJudge):
    """Takes long, so it is worse the nearer somebody is to winning."""

    def worth(self, look: Outlook, after: Realm) -> int:
        return self.standing + -max(0, _fastest(look) - 100) // 2


class HeraJudge(GodJudge):
    """Better the nearer somebody is to winning."""

    def worth(self, look: Outlook, after: Realm) -> int:
        return self.standing + max(0, _fastest(look) - 100) // 3


class HecateJudge(GodJudge):
    """Better with PLAGUES in sight, above all for the leader."""

    def worth(self, look: Outlook, after: Realm) -> int:
        omens = _omens(look)
        if look.ahead(look.seat) > 0:
            return self.standing + (OMEN + HOPEFUL) * min(omens, 2)
        return self.standing + OMEN * omens


class HephaestusJudge(GodJudge):
    """Better with PLAGUES in sight."""

    def worth(self, look: Outlook, after: Realm) -> int:
        return self.standing + OMEN * _omens(look)


# Cards and timers on the table


class TwinJudge(GodJudge):
    """Worth a shared victory with the owner of the other twin."""

    def __init__(self, standing: int, other: int) -> None:
        super().__init__(standing)
        self.other: Final = other

    def worth(self, look: Outlook, after: Realm) -> int:
        holder = look.sea.holder[self.other]
        if holder == look.seat:
            return -SHARED
        if holder < 0:
            return GOD_JUDGES[self.other].standing
        return SHARED + (SHARED if holder == look.leader else 0)


class DionysusJudge(GodJudge):
    """Worth the MONSTERS of all others."""

    def worth(self, look: Outlook, after: Realm) -> int:
        mine = after.copy()
        for realm in look.realms:
            for card in (HYDRA, MINOTAUR):
                mine.counts[card] = max(mine.counts[card], realm.counts[card])
        return self.standing + mine.worth() - after.worth()


class PoseidonJudge(GodJudge):
    """Worth the cards on Atlantis."""

    def worth(self, look: Outlook, after: Realm) -> int:
        return self.standing + max(0, min(look.prize(ATLANTIS), 80)) // 2


class CassandraJudge(GodJudge):
    """Better as the second last in the temple."""

    def worth(self, look: Outlook, after: Realm) -> int:
        return self.standing + (25 if look.sea.temple.bit_count() == 2 else 0)


class SphinxJudge(GodJudge):
    """Worth the CITIES that are free."""

    def worth(self, look: Outlook, after: Realm) -> int:
        sea = look.sea
        free = sea.terms.numbers.sphinx * sea.guest.count(NONE)
        return self.standing + held(look, free)


class AtlasJudge(GodJudge):
    """Better early, and with a GOD that counts cards."""

    def worth(self, look: Outlook, after: Realm) -> int:
        sea = look.sea
        partner = sea.has(look.seat, HESTIA) or sea.has(look.seat, CALYPSO)
        early = 10 if sea.now < EARLY else 0
        return self.standing + (40 if partner else 0) + early


class SeleneJudge(GodJudge):
    """Worth a CITY that nobody else can use."""

    def worth(self, look: Outlook, after: Realm) -> int:
        tiles = range(len(look.sea.cities))
        return self.standing + max([_sealed(look, tile) for tile in tiles])

    def cube(self, look: Outlook, god: int) -> list[int]:
        first, second = city_worth(look, CITY), city_worth(look, CITY + 1)
        return [SEAL + int(second > first)]


def _sealed(look: Outlook, tile: int) -> int:
    """Return the value if nobody else has the power of a CITY."""
    sea = look.sea
    city = sea.cities[tile]
    ruler = sea.ruler(city)
    worth = CITY_JUDGES[city].seal
    if ruler not in (NONE, look.seat):
        realm = without_city(look, city, ruler)
        worth += look.harm(ruler, 20 + look.realms[ruler].worth() - realm.worth())
    return worth


class GaiaJudge(GodJudge):
    """Worth the best GOD of another player that she could buy."""

    def worth(self, look: Outlook, after: Realm) -> int:
        sea = look.sea
        prices = sea.terms.numbers.prices
        best = 0
        cards = sum(after.counts)
        for god in range(GODS):
            owner = sea.holder[god]
            if owner >= 0 and owner != look.seat and prices[god] <= cards:
                mine = after.copy()
                mine.bless(god)
                standing = GOD_JUDGES[god].standing
                gain = mine.worth() - after.worth() + standing + look.harm(owner, standing)
                best = max(best, min(gain, 100) - 15 * prices[god])
        return self.standing + best * 2 // 3


class ApolloJudge(GodJudge):
    """Worth a GOD of the temple that is still too expensive."""

    def worth(self, look: Outlook, after: Realm) -> int:
        sea = look.sea
        prices = sea.terms.numbers.prices
        best = 0
        cards = sum(after.counts)
        for god in self.others(look):
            if prices[god] > cards:
                mine = after.copy()
                mine.bless(god)
                gain = min(mine.worth() - after.worth(), 120) + GOD_JUDGES[god].standing
                best = max(best, gain - 15 * prices[god])
        return self.standing + min(best, 60) // 2

    def cube(self, look: Outlook, god: int) -> list[int]:
        prices = look.sea.terms.numbers.prices
        best, best_worth = NONE, -WON
        for other in self.others(look):
            worth = god_worth(look, other, look.me.copy()) - 10 * prices[other]
            if worth > best_worth:
                best, best_worth = other, worth
        return [RESERVE + best] if best != NONE else []

    def others(self, look: Outlook) -> list[int]:
        """Return the other GODs of the temple."""
        temple = look.sea.temple & ~(1 << APOLLO)
        return [god for god in range(GODS) if temple >> god & 1]


class NemesisJudge(GodJudge):
    """Puts her cube on a high pile with a good card."""

    def cube(self, look: Outlook, god: int) -> list[int]:
        sea = look.sea
        best, best_height = NONE, -1
        for pile in range(PILES):
            if sea.standing >> pile & 1:
                height = 10 * sea.height(pile) + max(0, min(look.prize(pile), 100))
                if height > best_height:
                    best, best_height = pile, height
        return [CUBE + best] if best != NONE else []


SCORING: Final = GodJudge(0)  # its value is only what it adds to the score


def _judges() -> list[GodJudge]:
    """Return the judge of every GOD; a designer's own has the default one."""
    found = [SCORING] * (SELENE + 1) + [GodJudge()] * (GODS - SELENE - 1)
    found[HADES] = GodJudge(85)
    found[DIONYSUS] = DionysusJudge(20)
    found[SPHINX] = SphinxJudge(0)
    found[HERACLES] = GodJudge(70)
    found[ATHENA] = AthenaJudge(12)
    found[ARES] = GodJudge(30)
    found[APOLLO] = ApolloJudge(4)
    found[CASSANDRA] = CassandraJudge(12)
    found[DEMETER] = GodJudge(45)
    found[CASTOR] = TwinJudge(14, POLLUX)
    found[POLLUX] = TwinJudge(14, CASTOR)
    found[HECATE] = HecateJudge(12)
    found[GAIA] = GaiaJudge(6)
    found[URANUS] = UranusJudge(70)
    found[EROS] = GodJudge(60)
    found[EOS] = GodJudge(14)
    found[CHRONOS] = GodJudge(55)
    found[ASCLEPIUS] = AsclepiusJudge(110)
    found[CHARON] = CharonJudge(4)
    found[HERMES] = GodJudge(14)
    found[PERSEPHONE] = PersephoneJudge(6)
    found[ERINYES] = ErinyesJudge(8)
    found[NEMESIS] = NemesisJudge(18)
    found[HARPY] = HarpyJudge(18)
    found[CERBERUS] = CerberusJudge(25)
    found[HEPHAESTUS] = HephaestusJudge(12)
    found[ATLAS] = AtlasJudge(18)
    found[HERA] = HeraJudge(35)
    found[POSEIDON] = PoseidonJudge(12)
    found[SELENE] = SeleneJudge(6)
    return found


GOD_JUDGES: Final[list[GodJudge]] = _judges()
"""By the number of the GOD."""
