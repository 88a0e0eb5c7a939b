"""Sevens, discards and the robber (R7)."""

from typing import Final

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.pile import Pool
from aevum.core.rng import Rng
from aevum.core.state import NONE, TABLE, UNKNOWN, Ask
from aevum.core.text import Label, Question, Refusal, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import ACTIONS, CARDS, DESERT
from aevum.games.imperials.moves import CARD, PLAYER, STOLEN, TILE, place_in
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.asks import DISCARD, ROB, ROBBER, STEAL, TOSS, TOSSES, VICTIM
from aevum.games.imperials.rules.effect import RealmEffect
from aevum.games.imperials.rules.land import builders_at, give_back, hand_over
from aevum.games.imperials.rules.production import pips
from aevum.games.imperials.rules.question import QuestionKind, by_lot
from aevum.games.imperials.rules.realm import (
    FENCE_COUNT,
    PIECES,
    TOWN_PIECE,
    VILLAGE_PIECE,
    Realm,
)
from aevum.games.imperials.rules.refusals import of_other_mode

AGAIN: Final = 1  # the result of sending the robber to the desert: roll again (R7.8)

# Why the robber moves
BY_CARD: Final = 0
BY_SEVEN: Final = 1
BY_BISHOP: Final = 2

# Stages of a robbery
BEGINNING: Final = 0
MOVING: Final = 1
ROBBING: Final = 2


def hand_limit(realm: Realm, seat: int) -> int:
    """Return how many cards a seat may keep when a 7 is rolled."""
    more = realm.terms.numbers.fence_limit
    return realm.terms.limit + more * realm.pieces[seat * PIECES + FENCE_COUNT]


# Cards that several seats set aside at once


@mypyc_attr(acyclic=True)
class Tosses(RealmEffect):
    """Several seats give cards at once: this waits on the table until the last one is done."""

    def __init__(self, seat: int, amounts: list[int], taker: int, card: int) -> None:
        super().__init__(TOSSES, seat)
        self.amounts = amounts
        """How many cards each seat gives."""
        self.tossed: list[int] = [0] * len(amounts)
        """How many each has set aside already."""
        self.taker = taker
        """The seat that gets the cards, NONE for the market."""
        self.card = card
        """The action card that asks, NONE for a seven."""
        self.deadline = 0
        """The deadline for all seats; 0 before anybody is asked."""

    def carry_on(self, realm: Realm, answer: int) -> None:
        """Open a lane for each seat that gives cards; when all are done, move the cards."""
        if self.deadline == 0:
            self.deadline = realm.choice_by()
            for seat in range(realm.seats):
                if self.amounts[seat]:
                    realm.spawn_effect(Toss(seat, self.amounts[seat], self.card))
            if sum(self.amounts):
                realm.hold()
                return
        for seat in range(realm.seats):
            if self.amounts[seat]:
                toss = realm.lanes[seat].pop()
                assert isinstance(toss, Toss)
                _move(realm, seat, self.taker, toss.cards)
        realm.done()

    def names(self) -> tuple[str, ...]:
        return ("amounts", "tossed", "taker", "card", "deadline")

    def blank(self) -> Effect:
        return Tosses(0, [], NONE, NONE)


def open_tosses(realm: Realm) -> Tosses:
    """Return the effect that waits for those who set cards aside."""
    for effect in reversed(realm.table):
        if isinstance(effect, Tosses):
            return effect
    raise ValueError("nobody sets cards aside")


def start_tosses(realm: Realm, amounts: list[int], taker: int, card: int) -> None:
    """Ask every seat for so many cards, sealed; they go to `taker`, or to the market if NONE."""
    realm.start_effect(Tosses(realm.turn, amounts, taker, card))


def _move(realm: Realm, seat: int, taker: int, tossed: list[int]) -> None:
    for card in range(CARDS):
        if tossed[card]:
            if taker == NONE:
                give_back(realm, seat, card, tossed[card])
            else:
                hand_over(realm, seat, taker, card, tossed[card])
    if taker == NONE:
        realm.tell("discards", seat, tossed, reveals=True)
    else:
        realm.tell("gives", seat, [taker, sum(tossed)])
        realm.tell("gave", seat, [taker, *tossed], 1 << seat | 1 << taker, reveals=True)


@mypyc_attr(acyclic=True)
class Toss(RealmEffect):
    """A seat chooses cards one by one, in its own lane and hidden from the others.

    They stay in its hand until everybody is done. It is asked even if it has no choice, which
    nobody else may know.
    """

    def __init__(self, seat: int, amount: int, card: int) -> None:
        super().__init__(TOSS, seat)
        self.amount = amount
        self.number = 0
        """How many are set aside."""
        self.card = card
        """The action card that asks, NONE for a seven."""
        self.cards: list[int] = [0] * CARDS
        """What is set aside, by card."""

    def carry_on(self, realm: Realm, answer: int) -> None:
        tosses = open_tosses(realm)
        if answer != NONE:
            self.cards[answer - CARD] += 1
            self.number += 1
            tosses.tossed[self.seat] += 1
        if self.number < self.amount:
            realm.ask(self.seat, DISCARD, self.card, tosses.deadline)
            return
        realm.hold()
        if all_tossed(realm):
            realm.wake(TABLE)

    def public(self) -> bool:
        return False

    def guess(self, realm: Realm, rng: Rng) -> None:
        """Set aside random cards of the hand, as many as everybody saw."""
        if self.amount != UNKNOWN:
            return
        tosses, first = open_tosses(realm), self.seat * CARDS
        self.amount, self.number = tosses.amounts[self.seat], tosses.tossed[self.seat]
        self.card = tosses.card
        self.cards = [0] * CARDS
        pool = Pool(realm.hands[first : first + CARDS])
        for _ in range(self.number):
            self.cards[pool.deal(rng)] += 1

    def names(self) -> tuple[str, ...]:
        return ("amount", "number", "card", "cards")

    def blank(self) -> Effect:
        return Toss(0, 0, NONE)


def toss_of(realm: Realm, seat: int) -> Toss:
    """Return what a seat is setting aside."""
    toss = realm.lanes[seat][-1]
    assert isinstance(toss, Toss)
    return toss


class Discard(QuestionKind):
    """Which card does a seat set aside next, of those it has not set aside yet?"""

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        first, aside = ask.seat * CARDS, toss_of(realm, ask.seat).cards
        return [CARD + card for card in range(CARDS) if realm.hands[first + card] > aside[card]]

    def admits(self, realm: Realm, ask: Ask, move: int) -> bool:
        card = move - CARD
        if not 0 <= card < CARDS:
            return False
        return realm.hands[ask.seat * CARDS + card] > toss_of(realm, ask.seat).cards[card]

    def default(self, realm: Realm, ask: Ask) -> int:
        """A random card that is left, as if it was drawn from the hand."""
        first, aside = ask.seat * CARDS, toss_of(realm, ask.seat).cards
        left = [realm.hands[first + card] - aside[card] for card in range(CARDS)]
        return by_lot(
            realm, ask, [(CARD + card, left[card]) for card in range(CARDS) if left[card]]
        )

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        toss, source = toss_of(realm, ask.seat), phrases.by_card(ask)
        left, held = toss.amount - toss.number, realm.sizes[ask.seat]
        taker = open_tosses(realm).taker
        if taker != NONE:
            return Question(m.ask_give_away(cards=left, to=taker), source)
        if toss.number:
            return Question(m.ask_discard_more(n=left, cards=held), source)
        if ask.subject == NONE:
            return Question(m.ask_discard_seven(n=left, cards=held))
        return Question(m.ask_discard(n=left, cards=held), source)

    def label(self, realm: Realm, ask: Ask, move: int) -> Label | None:
        card = move - CARD
        left = realm.hands[ask.seat * CARDS + card] - toss_of(realm, ask.seat).cards[card]
        text = self.setting_aside(realm, phrases.one(card))
        return Label(text, notes=(m.note_you_have(n=left),))

    def whole(self, realm: Realm, ask: Ask, moves: list[int]) -> Label | None:
        cards = [moves.count(CARD + card) for card in range(CARDS)]
        return Label(self.setting_aside(realm, phrases.goods(cards)))

    def setting_aside(self, realm: Realm, goods: phrases.Goods) -> Text:
        """Return the move that sets cards aside, for the market or for another player."""
        if open_tosses(realm).taker == NONE:
            return m.move_discard(goods=goods)
        return m.move_give_away(goods=goods)

    def refuse(self, realm: Realm, ask: Ask, move: int) -> Refusal | None:
        card = place_in(CARD, move)
        if card < 0:
            return None
        # Giving cards away follows the card's own rule, a discard that of the seven.
        rule = "R7.2" if open_tosses(realm).taker == NONE else ACTIONS[ask.subject].rule
        trouble = of_other_mode(realm, card)
        return trouble or Refusal(rule, m.no_good_left(good=phrases.GOODS[card]))


def all_tossed(realm: Realm) -> bool:
    """Return whether every seat has set its cards aside."""
    for lane in realm.lanes:
        if lane:
            toss = lane[-1]
            if isinstance(toss, Toss) and toss.number < toss.amount:
                return False
    return True


def sevens_toll(realm: Realm) -> list[int]:
    """Return how many cards each seat discards for a seven: half of a hand above its limit."""
    return [
        realm.sizes[seat] // 2 if realm.sizes[seat] > hand_limit(realm, seat) else 0
        for seat in range(realm.seats)
    ]


# The robber


def robber_places(realm: Realm, why: int) -> list[int]:
    """Return where the robber may go: another open tile; with re-rolls also the desert it is on."""
    stays = why == BY_SEVEN and realm.terms.reroll and realm.kinds[realm.robber] == DESERT
    return [
        TILE + tile
        for tile in range(len(realm.fog))
        if not realm.fog[tile] and (tile != realm.robber or stays)
    ]


@mypyc_attr(acyclic=True)
class Rob(RealmEffect):
    """Moves the robber, chooses somebody there, steals a card (R7.3)."""

    def __init__(self, seat: int, why: int, card: int) -> None:
        super().__init__(ROB, seat)
        self.why = why
        """BY_SEVEN, BY_CARD or BY_BISHOP."""
        self.card = card
        """The action card that moves it, NONE without one."""

    def carry_on(self, realm: Realm, answer: int) -> None:
        if self.stage == BEGINNING:
            self.stage = MOVING
            self.ask_where(realm)
        elif self.stage == MOVING:
            self.place(realm, answer - TILE)
        else:
            realm.done()
            ask_steal(realm, self.seat, answer - PLAYER)

    def ask_where(self, realm: Realm) -> None:
        """Ask for a tile, where there are several."""
        if 1 in realm.fog or len(realm.fog) <= 2:
            places = robber_places(realm, self.why)
            if not places:
                realm.done()
                return
            if len(places) == 1:
                self.place(realm, places[0] - TILE)
                return
        realm.ask(self.seat, ROBBER, self.card, realm.by(realm.terms.numbers.robber_seconds))

    def place(self, realm: Realm, tile: int) -> None:
        """Put the robber on a tile and find whom to rob there."""
        seat = self.seat
        realm.robber = tile
        realm.tell("robber", seat, [tile, realm.kinds[tile], realm.numbers[tile]])
        if self.why == BY_SEVEN and realm.terms.reroll and realm.kinds[tile] == DESERT:
            realm.done(AGAIN)
            return
        victims = victims_at(realm, seat, tile)
        if self.why == BY_BISHOP:
            realm.done()
            for victim in reversed(victims):
                ask_steal(realm, seat, victim)
        elif len(victims) > 1:
            self.stage = ROBBING
            realm.ask(seat, VICTIM, self.card, realm.by(realm.terms.numbers.victim_seconds))
        else:
            realm.done()
            if victims:
                ask_steal(realm, seat, victims[0])

    def names(self) -> tuple[str, ...]:
        return ("why", "card")

    def blank(self) -> Effect:
        return Rob(0, BY_CARD, NONE)


def robbery_of(realm: Realm) -> Rob:
    """Return the robbery that is under way."""
    rob = realm.table[-1]
    assert isinstance(rob, Rob)
    return rob


class MoveRobber(QuestionKind):
    """To which tile does the robber go?"""

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        return robber_places(realm, robbery_of(realm).why)

    def admits(self, realm: Realm, ask: Ask, move: int) -> bool:
        tile = move - TILE
        if not 0 <= tile < len(realm.fog) or realm.fog[tile]:
            return False
        return tile != realm.robber or move in self.options(realm, ask)

    def any_move(self, realm: Realm, ask: Ask, rng: Rng) -> int:
        if 1 in realm.fog or realm.terms.reroll:
            return rng.pick(self.options(realm, ask))
        tile = int(rng.below(len(realm.fog) - 1))
        return TILE + tile + int(tile >= realm.robber)

    def default(self, realm: Realm, ask: Ask) -> int:
        """The tile where it hurts those ahead most."""
        options = self.options(realm, ask)
        return max(options, key=lambda move: (_harm(realm, ask.seat, move - TILE), -move))

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        rests = realm.terms.reroll and DESERT in realm.kinds
        again = robbery_of(realm).why == BY_SEVEN and rests
        notes = (m.note_reroll(),) if again else ()
        return Question(m.ask_robber(), phrases.by_card(ask), notes)

    def label(self, realm: Realm, ask: Ask, move: int) -> Label | None:
        tile = move - TILE
        blocked = builders_at(realm, tile) if realm.numbers[tile] else []  # barren tiles yield none
        note = m.note_blocks(who=blocked) if blocked else m.note_blocks_nobody()
        return Label(m.move_robber(tile=phrases.tile_place(realm, tile)), notes=(note,))

    def refuse(self, realm: Realm, ask: Ask, move: int) -> Refusal | None:
        tile = place_in(TILE, move)
        if tile < 0:
            return None
        if realm.fog[tile]:
            return Refusal("R2.14", m.no_robber_fog())
        return Refusal("R7.3", m.no_robber_stays(tile=phrases.tile_place(realm, tile)))


def _harm(realm: Realm, seat: int, tile: int) -> int:
    """Return how much a robber on a tile hurts those ahead; avoid the mover's own tiles."""
    harm = 0
    for corner in realm.hexes.tile_corners[tile]:
        other, piece = realm.owner[corner], realm.piece[corner]
        if other == seat and piece in (VILLAGE_PIECE, TOWN_PIECE):
            return -1
        if piece in (VILLAGE_PIECE, TOWN_PIECE):
            harm += piece * pips(realm.numbers[tile]) * (10 + realm.points[other])
    return harm


class ChooseVictim(QuestionKind):
    """Who next to the robber loses a card?"""

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        return [PLAYER + other for other in victims_at(realm, ask.seat, realm.robber)]

    def default(self, realm: Realm, ask: Ask) -> int:
        """Players who are ahead."""
        options = self.options(realm, ask)
        return max(options, key=lambda move: (realm.points[move - PLAYER], -move))

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        where = phrases.tile_place(realm, realm.robber)
        return Question(m.ask_victim(tile=where), phrases.by_card(ask))

    def label(self, realm: Realm, ask: Ask, move: int) -> Label | None:
        other = move - PLAYER
        return Label(m.move_rob(who=other), notes=(m.note_cards(cards=realm.sizes[other]),))

    def refuse(self, realm: Realm, ask: Ask, move: int) -> Refusal | None:
        other = place_in(PLAYER, move)
        if other < 0:
            return None
        if other == ask.seat:
            return Refusal("R7.4", m.no_rob_self())
        if other not in builders_at(realm, realm.robber):
            where = phrases.tile_place(realm, realm.robber)
            return Refusal("R7.4", m.no_rob_absent(who=other, tile=where))
        return Refusal("R7.4", m.no_rob_empty(who=other))


def ask_robber(realm: Realm, seat: int, why: int, card: int = NONE) -> None:
    """Let a seat move the robber; `card` is the action card that moves it."""
    realm.start_effect(Rob(seat, why, card))


def ask_steal(realm: Realm, thief: int, victim: int) -> None:
    """Let a seat steal a card."""
    realm.tell("steals", thief, [victim])
    realm.start_effect(Steal(thief, victim))


def victims_at(realm: Realm, seat: int, tile: int) -> list[int]:
    """Return the other seats with a village or town at a tile and at least one card (A26)."""
    return [other for other in builders_at(realm, tile) if other != seat and realm.sizes[other]]


@mypyc_attr(acyclic=True)
class Steal(RealmEffect):
    """A random card of the victim goes to the thief, all equally likely."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(STEAL, seat)
        self.victim = victim

    def carry_on(self, realm: Realm, answer: int) -> None:
        if answer == NONE:
            realm.roll()
            return
        card = answer - STOLEN
        victim, thief = self.victim, self.seat
        realm.done()
        hand_over(realm, victim, thief, card, 1)
        realm.tell("stole", thief, [victim, card], 1 << thief | 1 << victim, random=True)

    def odds(self, realm: Realm) -> list[tuple[int, int]]:
        first = self.victim * CARDS
        return [
            (STOLEN + card, realm.hands[first + card])
            for card in range(CARDS)
            if realm.hands[first + card]
        ]

    def names(self) -> tuple[str, ...]:
        return ("victim",)

    def blank(self) -> Effect:
        return Steal(0, 0)
