"""The table as a bot sees it at one moment: kingdoms, the leader, and the value of cards."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.chronos.bot.kingdom import WON, Realm, picture
from aevum.games.chronos.bot.memory import Recall
from aevum.games.chronos.bot.mind import FORMER_MIND, Mind
from aevum.games.chronos.bot.preferences import NO_TASTE
from aevum.games.chronos.data import (
    CATACLYSM,
    FIFTY,
    HECATE,
    HEPHAESTUS,
    HUNDRED,
    KEPT,
    MYCENAE,
    NEMESIS,
    STARVATION,
    TEAMS,
    WAR,
)
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.effects import barred
from aevum.games.chronos.rules.places import KINGDOM, PLACES, is_kingdom, is_pile

MISSING: Final = -WON * WON  # not computed yet
VICTORY: Final = 5_000  # winning
DISASTER: Final = 600  # letting somebody else win
RIVALS_PLAGUE: Final = 15
MISTAKE: Final = 150  # another player may end the game for a third
NO_BLUR: Final[list[int]] = [0] * PLACES
NOT_COUNTED: Final[list[int]] = []
ALL: Final = (1 << 30) - 1  # every place is in view


class Outlook:
    """One look at a mask, with what was computed from it."""

    def __init__(
        self, sea: Archipelago, seat: int, recall: Recall, mind: Mind = FORMER_MIND
    ) -> None:
        self.sea = sea
        self.seat = seat
        self.mind = mind
        self.realms: list[Realm] = [picture(sea, each, recall) for each in range(sea.seats)]
        self.scores: list[int] = [realm.score() for realm in self.realms]
        self.me = self.realms[seat]
        self.seen = ALL
        """The places that the bot looks at, as a set of bits."""
        self.alert = ALL
        """The timers whose threat the bot has noticed."""
        self.blur: list[int] = NO_BLUR
        """By how many percent the value of each place is misjudged."""
        self.inventive = True
        """Whether the bot considers offerings and powers."""
        self.wary = 0
        """How many points more joining a single timer of another is worth."""
        self.promised = NONE
        """The place that the bot has promised to leave now, NONE if there is none."""
        self.tastes: list[int] = NO_TASTE
        """By how many points the bot overrates each GOD."""
        self.friends = self._friends()
        """Who wins along with the bot, as a set of bits."""
        self.leader = self._leader()
        self.own_at: list[int] = NOT_COUNTED
        """How many timers of the bot are at each place, once `count_timers` has counted them."""
        self.others_at: list[int] = NOT_COUNTED
        """How many timers of others are there."""
        self.rival_at: list[int] = NOT_COUNTED
        """The last of them."""
        self._gains: list[int] = [MISSING] * (sea.seats * (CATACLYSM + 1))

    def friend(self, other: int) -> bool:
        """Return whether the bot wins when this seat does, which may be its own."""
        return self.friends >> other & 1 == 1

    def _friends(self) -> int:
        """Return who wins along with the bot: itself, a teammate, a friend by a GOD."""
        sea, seat = self.sea, self.seat
        found = 1 << seat
        if sea.terms.teams:
            found |= 1 << (seat + TEAMS) % sea.seats
        for god in sea.terms.pantheon.befriending:
            if sea.holder[god] == seat:
                found |= sea.terms.pantheon.gods[god].friends(sea)
        return found

    def _leader(self) -> int:
        """Return the opponent who seems closest to winning."""
        best, best_worth = NONE, -1
        for other in range(self.sea.seats):
            if not self.friend(other):
                worth = self.realms[other].worth()
                if worth > best_worth:
                    best, best_worth = other, worth
        return best

    def ahead(self, seat: int) -> int:
        """Return by how much a seat leads all opponents, as pictured, minus doubt."""
        lead = WON
        for other in range(self.sea.seats):
            if other == seat or (seat == self.seat and self.friend(other)):
                continue
            known = self.scores[other] + self.mind.doubt * self.realms[other].hidden
            lead = min(lead, self.scores[seat] - known)
        return lead

    def harm(self, victim: int, loss: int) -> int:
        """Return the value of another seat's loss for the bot; a friend's is a loss."""
        if self.friend(victim):
            return -loss * self.mind.leader // 100
        if loss > VICTORY:
            return DISASTER
        return loss * (self.mind.leader if victim == self.leader else self.mind.others) // 100

    # Cards

    def gain(self, seat: int, card: int) -> int:
        """Return the value of a card for the player who picks it."""
        place = seat * (CATACLYSM + 1) + card
        if self._gains[place] == MISSING:
            self._gains[place] = self._work_out(seat, card)
        return self._gains[place]

    def _work_out(self, seat: int, card: int) -> int:
        if card >= KEPT:
            if seat == self.seat and self.sea.has(seat, HECATE):
                return max([self.plague(each) for each in (WAR, STARVATION, CATACLYSM)])
            return self.plague(card) if seat == self.seat else self._rivals_plague(seat, card)
        if barred(self.sea, seat, card):
            return 0
        return self.realms[seat].gain_of(card)

    def plague(self, card: int) -> int:
        """Return the value of a plague for the bot itself."""
        times = self.sea.seats - 1 if self.sea.has(self.seat, HEPHAESTUS) else 1
        if card == CATACLYSM:
            return self.end_now()
        if card == WAR:
            return self.mind.war * times
        total = best = 0
        for other in range(self.sea.seats):
            if other != self.seat:
                harm = self.hunger(other)
                total += harm
                best = max(best, harm)
        return total if times > 1 else best

    def end_now(self) -> int:
        """Return the value for the bot if the game ends now by score."""
        return VICTORY if self.ahead(self.seat) > 0 else -DISASTER

    def hunger(self, victim: int) -> int:
        """Return the value if a seat loses the top of its central pile."""
        realm = self.realms[victim]
        return 0 if realm.top == NONE else self.harm(victim, realm.loss_of(realm.top))

    def _rivals_plague(self, seat: int, card: int) -> int:
        if card == CATACLYSM:
            if self.ahead(seat) >= 0:
                return WON
            return MISTAKE if self.ahead(self.seat) < 0 else 0
        return RIVALS_PLAGUE

    def fee(self, place: int, card: int) -> int:
        """Return the cost of a pick at a place in penalties."""
        sea = self.sea
        owed = 0
        if sea.haunted == place and sea.holder[NEMESIS] not in (NONE, self.seat):
            owed += int(sea.holder[NEMESIS] >= 0)
        if FIFTY <= card <= HUNDRED and is_pile(place):
            owed += int(sea.ruler(MYCENAE) not in (NONE, self.seat))
        return owed * self.cheapest() if owed else 0

    def cheapest(self) -> int:
        """Return the value of the bot's least card to it, plus the gain for another."""
        best = WON
        for card in range(KEPT):
            if self.me.counts[card]:
                best = min(best, self.me.loss_of(card) + 5)
        return 0 if best == WON else best

    def shown(self, place: int) -> int:
        """Return the visible card at a place, NONE if there is none to take."""
        if is_pile(place):
            return self.sea.tops[place]
        if is_kingdom(place) and place - KINGDOM < self.sea.seats:
            return self.realms[place - KINGDOM].top
        return NONE

    def prize(self, place: int) -> int:
        """Return the value of taking the card at a place, if the bot may."""
        card = self.shown(place)
        if card == NONE or self.sea.besieged == place:
            return 0
        if is_kingdom(place):
            victim = place - KINGDOM
            if victim == self.seat:
                return 0
            return self.gain(self.seat, card) + self.harm(victim, self.realms[victim].loss_of(card))
        gain = self.gain(self.seat, card)
        return gain if gain >= VICTORY else gain - self.fee(place, card)

    # Timers

    def free(self, timer: int) -> bool:
        """Return whether a timer is the bot's own and has run out."""
        return self.sea.ends[timer] <= self.sea.now and self.sea.owner(timer) == self.seat

    def company(self, place: int, but: int) -> list[int]:
        """Return the timers at a place except one."""
        sea = self.sea
        return [timer for timer in sea.timers if sea.place[timer] == place and timer != but]

    def count_timers(self) -> None:
        """Count the timers of the bot and of others at every place, unless they are counted."""
        if self.own_at is not NOT_COUNTED:
            return
        sea = self.sea
        self.own_at = [0] * (PLACES + 1)
        self.others_at = [0] * (PLACES + 1)
        self.rival_at = [NONE] * (PLACES + 1)
        for timer in sea.timers:
            place = sea.place[timer]
            if sea.owner(timer) == self.seat:
                self.own_at[place] += 1
            else:
                self.others_at[place] += 1
                self.rival_at[place] = timer

    def threat(self, timer: int) -> int:
        """Return the value of the card under a timer for its owner, if nobody interferes."""
        owner = self.sea.owner(timer)
        place = self.sea.place[timer]
        card = self.shown(place)
        if card == NONE or self.sea.besieged == place or self.friend(owner):
            return 0
        if is_kingdom(place):
            return 0 if place == KINGDOM + owner else self.gain(owner, card)
        return self.gain(owner, card)
