"""The thirty player cards of the base game."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Refusal
from aevum.core.text import Text as Message
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import CARD_NUMBER, OUTSIDE, PLACES, POINTERS, SLOTS, TIME_OF, TIMES
from aevum.games.temporum.moves import CHANGE, GO, NO
from aevum.games.temporum.rules.amounts import (
    LARGER_HANDS,
    OPPONENTS,
    RESULT,
    TIMES_RULED,
    YOUR_TIMES,
)
from aevum.games.temporum.rules.asks import HISTORY, PICK_PLACE
from aevum.games.temporum.rules.card import Card
from aevum.games.temporum.rules.card_use import Playing
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.due import DueEffect, Offer
from aevum.games.temporum.rules.effect import effect_below
from aevum.games.temporum.rules.effects import (
    E_ANUBIS,
    E_BUTTERFLY,
    E_INVESTMENTS,
    E_PICKPOCKETS,
    E_PREDICT,
    E_TREASURE_MAP,
)
from aevum.games.temporum.rules.front import discard_gain, wants_discards
from aevum.games.temporum.rules.hands import (
    Drawing,
    ask_draw,
    discard_from_play,
    first_of,
    hold,
    offer_caves,
)
from aevum.games.temporum.rules.history import flip, frozen, opens_history, shift
from aevum.games.temporum.rules.money import gain as gain_money
from aevum.games.temporum.rules.moving import barred, go, own_places
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.op import Op, program
from aevum.games.temporum.rules.ops import (
    advance,
    choose,
    discard,
    discard_any,
    discard_hand,
    draw,
    each,
    flip_all_at_end,
    gain,
    lose,
    play,
    predict_at_end,
    score,
    visit_after_zone,
)
from aevum.games.temporum.rules.phrases import owner_of, time_id, zone_at
from aevum.games.temporum.rules.running import RunningText
from aevum.games.temporum.rules.telling import Telling
from aevum.games.temporum.rules.visiting import start_visit
from aevum.games.temporum.rules.why_go import why_order

# Momentary cards


@mypyc_attr(acyclic=True)
class AnubisVisits(DueEffect):
    """Anubis Statuette: visit any Zone, then come back to the real one."""

    def __init__(self, kind: int, seat: int) -> None:
        super().__init__(kind, seat)
        self.place = NONE
        """The Zone that is visited."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if self.stage == 1:
            chron.done()
            for other in range(chron.seats):
                if chron.pawn[other] == self.place:
                    shift(chron, other)
        elif answer != NONE:
            self.stage = 1
            self.place = answer - GO
            go(chron, self.seat, self.place)
            start_visit(chron, self.seat, self.place)
        elif self.places(chron):
            chron.ask(self.seat, PICK_PLACE)
        else:
            chron.done()

    def places(self, chron: Chronicle) -> list[int]:
        """Return the places that can be visited."""
        seat = self.seat
        return [
            place
            for place in [*range(SLOTS), *sorted(own_places(chron, seat))]
            if not chron.visited[seat] >> place & 1 and not barred(chron, seat, place)
        ]

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [GO + place for place in self.places(chron)]

    def names(self) -> tuple[str, ...]:
        return ("about", "place")

    def blank(self) -> DueEffect:
        return AnubisVisits(E_ANUBIS, 0)

    # Words

    def deeds(self, amounts: list[int]) -> list[Message]:
        return [m.do_visit_any()]

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_do(what=m.do_visit_any())

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        seat, place = self.seat, move - GO
        if move == NO:
            return Refusal("R2.6", m.no_must_place())
        if not 0 <= place < PLACES:
            return None
        if place >= OUTSIDE and owner_of(chron, place) != seat:
            return Refusal("R9.11", m.no_outside())
        if chron.visited[seat] >> place & 1:
            return Refusal("R9.10", m.no_visited(zone=zone_at(chron, place)))
        return Refusal("R9.4", m.no_police(time=time_id(TIME_OF[place])))


class ReturnToHand(Op):
    """Take the card that is being played back into the hand, if it is the player's own."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        played = effect_below(chron)
        assert isinstance(played, Playing)
        if played.keeps_card():
            hold(chron, text.seat, played.card)
            played.moved = 1
            chron.note("returns", text.seat, played.card)
        else:
            effect_below(chron, 2).took_back()

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_take_this()


@mypyc_attr(acyclic=True)
class Predicting(DueEffect):
    """Predict the Future: the player may change history where it was played (ruling 33)."""

    def __init__(self, kind: int, seat: int) -> None:
        super().__init__(kind, seat)
        self.changed = 0
        """The last Time that was changed."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if answer != NONE and answer != NO:
            time, opened = answer - CHANGE + 1, opens_history(chron, self.seat)
            place = chron.real[time] if opened else self.about
            self.changed = time if opened else TIMES - 1
            flip(chron, place)
            return
        left = self.about >= POINTERS or frozen(chron) or not self.times(chron)
        if answer == NO or left:
            chron.done()
        else:
            chron.ask(self.seat, HISTORY)

    def times(self, chron: Chronicle) -> list[int]:
        """Return the Times that can be changed: several in order with Trilobites, else its own."""
        if opens_history(chron, self.seat):
            return list(range(self.changed + 1, TIMES))
        return [TIME_OF[self.about]] if self.changed == 0 else []

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [*(CHANGE + time - 1 for time in self.times(chron)), NO]

    def history_at(self, chron: Chronicle) -> int:
        if opens_history(chron, self.seat) or self.about >= SLOTS:
            return NONE
        return self.about

    def chosen_by_place(self) -> bool:
        return True

    def names(self) -> tuple[str, ...]:
        return ("about", "changed")

    def blank(self) -> DueEffect:
        return Predicting(E_PREDICT, 0)

    # Words

    def deeds(self, amounts: list[int]) -> list[Message]:
        return [m.do_may(what=[m.do_flip()])]

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_history(times=[time_id(time) for time in self.times(chron)])

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        time = move - CHANGE + 1
        if not 1 <= time <= TIMES:
            return None
        if opens_history(chron, self.seat):
            return why_order(time)
        if time == TIMES:
            return Refusal("R3.1", m.no_present())
        zone, there = zone_at(chron, self.about), time_id(TIME_OF[self.about])
        return Refusal("R3.7", m.no_history_there(zone=zone, time=there))


@mypyc_attr(acyclic=True)
class ButterflyFlips(DueEffect):
    """Step on a Butterfly: flip the real Zone of Time I, then the one now real in II, in III."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        self.stage += 1
        if self.stage >= TIMES:
            chron.done()
        else:
            flip(chron, chron.real[self.stage])

    def blank(self) -> DueEffect:
        return ButterflyFlips(E_BUTTERFLY, 0)

    def deeds(self, amounts: list[int]) -> list[Message]:
        return [m.do_flip_all()]


# Perpetual cards


class BlackMarket(Card):
    """More money for each card played."""

    def play_gain(self, numbers: Numbers) -> int:
        return numbers.black_market_gain

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_black_market(coins=numbers.black_market_gain)


class Conspiracy(Card):
    """More crowns for each card scored."""

    def bonus(self, numbers: Numbers) -> int:
        return numbers.conspiracy_bonus

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_conspiracy(crowns=numbers.conspiracy_bonus)


class Explorer(Card):
    """Money for each card drawn."""

    def drawn_gain(self, numbers: Numbers) -> int:
        return numbers.explorer_gain

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_explorer(coins=numbers.explorer_gain)


class FriendsInOldPlaces(Card):
    """A lower price for each card scored."""

    def discount(self, numbers: Numbers) -> int:
        return numbers.friends_discount

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_friends_in_old_places(coins=numbers.friends_discount)


class GangOfPickpockets(Card):
    """Cards for each other card played."""

    def after_play(self, chron: Chronicle, seat: int) -> int:
        return E_PICKPOCKETS

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_gang_of_pickpockets(cards=numbers.pickpockets_draws)


@mypyc_attr(acyclic=True)
class PickpocketsDraw(DueEffect):
    """The cards of a Gang of Pickpockets."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        chron.done()
        ask_draw(chron, self.seat, chron.terms.numbers.pickpockets_draws)

    def blank(self) -> DueEffect:
        return PickpocketsDraw(E_PICKPOCKETS, 0)

    def deeds(self, amounts: list[int]) -> list[Message]:
        return [m.do_draw(cards=amounts[0])]


class Investments(Card):
    """At the end of a turn it can be discarded for half of the money gained in it."""

    def turn_ends(self, chron: Chronicle, owner: int) -> int:
        return E_INVESTMENTS

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_investments()


@mypyc_attr(acyclic=True)
class InvestmentsPay(Offer):
    """Discard Investments for half of the money gained."""

    def worth_asking(self, chron: Chronicle) -> bool:
        seat = self.seat
        useful = chron.gained[seat] > 1 or wants_discards(chron, seat)
        return useful and chron.has(seat, CARD_NUMBER["Investments"]) > 0

    def accept(self, chron: Chronicle) -> None:
        chron.done()
        spend(chron, self.seat, CARD_NUMBER["Investments"])
        gain_money(chron, self.seat, chron.gained[self.seat] // 2)  # Think Tank's card is included
        offer_caves(chron, self.seat, 1)

    def blank(self) -> DueEffect:
        return InvestmentsPay(E_INVESTMENTS, 0)

    # Words

    def deeds(self, amounts: list[int]) -> list[Message]:
        return [m.do_may(what=[m.do_to(what=m.do_discard_this(), gain=[m.do_gain_half()])])]

    def offer(self, chron: Chronicle) -> Message:
        half = (chron.gained[self.seat] + discard_gain(chron, self.seat)) // 2
        return m.do_to(what=m.do_discard_this(), gain=[m.do_gain(coins=half)])


class PrimeRealEstate(Card):
    """Money for each crown that comes to Time IV."""

    def arrival_gain(self, numbers: Numbers) -> int:
        return numbers.real_estate_gain

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_prime_real_estate(coins=numbers.real_estate_gain)


class SecretSociety(Card):
    """Cards for each card scored."""

    def score_draws(self, numbers: Numbers) -> int:
        return numbers.society_draws

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_secret_society(cards=numbers.society_draws)


class ThinkTank(Card):
    """Money for each card discarded."""

    def discard_gain(self, numbers: Numbers) -> int:
        return numbers.think_tank_gain

    def wants_discards(self) -> bool:
        return True

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_think_tank(coins=numbers.think_tank_gain)


class TreasureMap(Card):
    """After a visit to Time IV it can be discarded for cards."""

    def after_visit(self, chron: Chronicle, seat: int, place: int) -> int:
        return E_TREASURE_MAP if TIME_OF[place] == TIMES else NONE

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_treasure_map(cards=numbers.treasure_map_draws)


@mypyc_attr(acyclic=True)
class TreasureFound(Offer):
    """Discard a Treasure Map for cards."""

    def worth_asking(self, chron: Chronicle) -> bool:
        return chron.has(self.seat, CARD_NUMBER["Treasure Map"]) > 0

    def accept(self, chron: Chronicle) -> None:
        chron.done()
        # if Hidden Caves have come back
        chron.start_effect(Drawing(self.seat, chron.terms.numbers.treasure_map_draws))
        spend(chron, self.seat, CARD_NUMBER["Treasure Map"])
        offer_caves(chron, self.seat, 1)

    def blank(self) -> DueEffect:
        return TreasureFound(E_TREASURE_MAP, 0)

    # Words

    def deeds(self, amounts: list[int]) -> list[Message]:
        return [m.do_may(what=[self.swap(amounts[0])])]

    def offer(self, chron: Chronicle) -> Message:
        return self.swap(chron.terms.numbers.treasure_map_draws)

    def swap(self, cards: int) -> Message:
        """Return the deed of exchanging the map for cards."""
        return m.do_to(what=m.do_discard_this(), gain=[m.do_draw(cards=cards)])


def spend(chron: Chronicle, seat: int, kind: int) -> None:
    """Discard a seat's first card of a kind from play."""
    card = first_of(chron, seat, kind)
    assert card is not None
    discard_from_play(chron, seat, card)


BASE_CARDS: Final[list[Card]] = [
    Card("Anubis Statuette", program(visit_after_zone())),
    Card("Artist", program(draw(1))),
    Card("Bag of Loot", program(ReturnToHand())),
    Card("Barbarian Horde", program(discard_any(), advance(1, per=RESULT))),
    BlackMarket("Black Market"),
    Conspiracy("Conspiracy"),
    Card("Crown Jewels", program(discard_any(), gain(4, per=RESULT))),
    Card("Engineer", program(draw(2), discard(2))),
    Explorer("Explorer"),
    FriendsInOldPlaces("Friends in Old Places"),
    GangOfPickpockets("Gang of Pickpockets"),
    Card("Gladiator's Gladius", program(draw(1, per=TIMES_RULED))),
    Card("Golden Goose", program(each(OPPONENTS, gain(5)))),
    Card("Infected Rat", program(each(LARGER_HANDS, discard(1)))),
    Card("Inventor", program(choose(draw(2), gain(8), advance(2)))),
    Investments("Investments"),
    Card("Kill Your Grandfather", program(discard_hand(), draw(2))),
    Card("King's Sword", program(advance(1, per=TIMES_RULED))),
    Card("Mayan Ritual Knife", program(each(OPPONENTS, lose(2, per=YOUR_TIMES)))),
    Card("Papal Tiara", program(score())),
    Card("Predict the Future", program(predict_at_end())),
    PrimeRealEstate("Prime Real Estate"),
    SecretSociety("Secret Society"),
    Card("Settlers", program(advance(1))),
    Card("Shogun's Katana", program(gain(2, per=TIMES_RULED))),
    Card("Step on a Butterfly", program(flip_all_at_end())),
    ThinkTank("Think Tank"),
    TreasureMap("Treasure Map"),
    Card("Trinket", program(play())),
    Card("Tulip Stocks", program(each(OPPONENTS, lose(5)))),
]
