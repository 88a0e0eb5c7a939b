"""The Zones of the base game in Time IV."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import NONE, UNKNOWN, Ask
from aevum.core.text import Label, Refusal
from aevum.core.text import Text as Message
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import KINDS, OUTSIDE, PLACES, TIME_OF, TIMES
from aevum.games.temporum.moves import DISCARD, GO, NO, PICK, PLAY, SCORE
from aevum.games.temporum.rules.amounts import (
    CARDS_IN_HAND,
    CROWNS_HERE,
    DID,
    OPPONENTS,
    RULES_HERE,
    RULES_MANY,
    TIMES_RULED,
    UNDER,
    YOU_FIRST,
)
from aevum.games.temporum.rules.asks import PICK_CARD, PICK_PLACE, PLAY_CARD
from aevum.games.temporum.rules.card_use import (
    AGAIN,
    COPY,
    DRAWN_ONLY,
    KEPT,
    MUST,
    ask_play,
    ask_score,
    hack_notes,
    is_score,
    score_chosen,
    scores_instead,
    why_play,
)
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.effect import ChronicleEffect
from aevum.games.temporum.rules.front import hacks
from aevum.games.temporum.rules.hands import (
    ask_draw,
    kinds_in,
    offer_caves,
    put_away,
    throw_away,
)
from aevum.games.temporum.rules.moving import barred, go
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.op import OwnStep, program
from aevum.games.temporum.rules.ops import (
    advance,
    any_action,
    discard,
    discard_hand,
    draw,
    each,
    gain,
    if_,
    lose,
    lose_all,
    may_pay,
    may_score,
    play,
    score,
)
from aevum.games.temporum.rules.phrases import card_id, not_held, time_id, zone_at
from aevum.games.temporum.rules.telling import Telling
from aevum.games.temporum.rules.visiting import start_visit
from aevum.games.temporum.rules.why_go import why_go
from aevum.games.temporum.rules.zone import Zone


class Utopia(Zone):
    """A player there loses and discards nothing in the turns of others."""

    def shelters(self) -> bool:
        return True

    def box(self, numbers: Numbers) -> Message | None:
        return m.about_box_utopia()

    def standing_note(self, numbers: Numbers) -> Message | None:
        return m.note_utopia()


class ScoreTwice(OwnStep):
    """Score one card twice."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return ScoringTwice(number, seat)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_score_twice()

    def remark(self, numbers: Numbers) -> Message | None:
        return m.about_age_of_cats()


@mypyc_attr(acyclic=True)
class ScoringTwice(ChronicleEffect):
    """Age of Cats (ruling 10)."""

    def __init__(self, number: int, seat: int) -> None:
        super().__init__(number, seat)
        self.card = NONE
        """The card, once it was scored."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        self.stage += 1
        if self.stage == 1:
            ask_score(chron, self.seat, 0, 0, KEPT)
        elif self.stage == 2:
            self.card = chron.result - 1
            ask_score(chron, self.seat, 0, 0, KEPT if self.card == NONE else AGAIN)
        else:
            if self.card == NONE:
                self.card = chron.result - 1
            chron.done()
            if self.card != NONE:
                put_away(chron, self.card)

    def offered(self) -> list[int]:
        return [self.card]

    def aside(self) -> int:
        return self.card

    def names(self) -> tuple[str, ...]:
        return ("card",)

    def blank(self) -> "ScoringTwice":
        return ScoringTwice(self.op, 0)


@mypyc_attr(acyclic=True)
class WithDrawn(ChronicleEffect):
    """An effect about cards just drawn, which only their owner knows."""

    def __init__(self, number: int, seat: int) -> None:
        super().__init__(number, seat)
        self.cards: list[int] = []

    def drew(self, card: int) -> None:
        self.cards.append(card)

    def public(self) -> bool:
        return False

    def guess(self, chron: Chronicle, rng: Rng) -> None:
        """Choose which cards of the hand were just drawn."""
        if UNKNOWN in self.cards:
            self.cards = chron.hands[self.seat][: len(self.cards)]

    def names(self) -> tuple[str, ...]:
        return ("cards",)


class UseToys(OwnStep):
    """Draw 2, discard one of them, play the other."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return UsingToys(number, seat)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_toys()


@mypyc_attr(acyclic=True)
class UsingToys(WithDrawn):
    """Age of Toys."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat = self.seat
        if self.stage == 0:
            self.stage = 1
            ask_draw(chron, seat, 2, True)
        elif self.stage == 1:
            if not self.cards:
                chron.done()
            elif answer == NONE and len(self.cards) > 1:
                chron.ask(seat, PICK_CARD)
            else:
                card = self.cards[0] if answer == NONE else answer - DISCARD
                self.cards.remove(card)
                chron.hands[seat].remove(card)
                self.stage = 2
                throw_away(chron, seat, card)
                offer_caves(chron, seat, 1)
        elif self.stage == 2:
            self.play(chron, answer)
        else:
            chron.done()

    def play(self, chron: Chronicle, answer: int) -> None:
        """Play the other toy, or score a card instead."""
        seat = self.seat
        if not self.cards:
            chron.done()
            return
        if answer == NONE:
            hacking = hacks(chron, seat) and len(scores_instead(chron, seat)) > 0
            if hacks(chron, seat) and len(self.cards) == 1:
                chron.note("may_hack", seat, int(hacking), reveals=True)
            if hacking or len(self.cards) > 1:
                chron.ask(seat, PLAY_CARD)
                return
        self.stage = 3
        toys, self.cards = self.cards, []
        if answer != NONE and is_score(answer):
            score_chosen(chron, seat, answer - SCORE)
        else:
            card = toys[0] if answer == NONE else answer - PLAY
            ask_play(chron, seat, MUST, card, decided=1)

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        if self.stage == 1:
            return [DISCARD + card for card in sorted(set(self.cards))]
        found: list[int] = []
        if hacks(chron, self.seat):
            found = [SCORE + card for card in scores_instead(chron, self.seat)]
        return found + [PLAY + card for card in sorted(set(self.cards))]

    def blank(self) -> "UsingToys":
        return UsingToys(self.op, 0)

    def lets_hack(self) -> bool:
        return True

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_toys() if self.stage == 1 else m.ask_do(what=m.do_play_other())

    def notes(self, chron: Chronicle, ask: Ask) -> list[Message]:
        return hack_notes(chron, ask.seat) if self.stage == 2 else []

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        if self.stage == 1:
            if move == NO:
                return Refusal("R2.6", m.no_must())
            drawn = 0 <= move - DISCARD < KINDS
            return Refusal("R2.6", m.no_discard_drawn()) if drawn else None
        if 0 <= move - PLAY < KINDS:
            return Refusal("R2.6", m.no_play_kept())
        return why_play(chron, ask.seat, move)


class MakeContact(OwnStep):
    """Draw 1; the player may score it."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return MakingContact(number, seat)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_contact()


@mypyc_attr(acyclic=True)
class MakingContact(WithDrawn):
    """Alien Contact."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        self.stage += 1
        if self.stage == 1:
            ask_draw(chron, self.seat, 1, True)
        elif self.stage == 2 and self.cards:
            ask_score(chron, self.seat, 0, 0, DRAWN_ONLY)
        else:
            chron.done()

    def offered(self) -> list[int]:
        return self.cards

    def forget(self) -> None:
        self.cards = []

    def blank(self) -> "MakingContact":
        return MakingContact(self.op, 0)


class VisitByCrowns(OwnStep):
    """Visit the real Zones from Time IV to Time I with enough crowns, each once a turn."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return VisitingByCrowns(number, seat)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_visit_crowned(crowns=telling.numbers.informed_crowns)

    def remark(self, numbers: Numbers) -> Message | None:
        return m.about_information_age()


@mypyc_attr(acyclic=True)
class VisitingByCrowns(ChronicleEffect):
    """Information Age."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat = self.seat
        while self.stage < TIMES:
            time = TIMES - self.stage
            self.stage += 1
            place = chron.real[time]
            if chron.visited[seat] >> place & 1 or barred(chron, seat, place):
                continue
            if chron.crowns[seat * STRIDE + time] >= chron.terms.numbers.informed_crowns:
                go(chron, seat, place)
                start_visit(chron, seat, place)
                return
        chron.done()

    def blank(self) -> "VisitingByCrowns":
        return VisitingByCrowns(self.op, 0)


class VisitPast(OwnStep):
    """Visit the real Zone of Time I, II or III."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return VisitingPast(number, seat)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_visit_past()


@mypyc_attr(acyclic=True)
class VisitingPast(ChronicleEffect):
    """Nuclear Wasteland."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if self.stage == 1:
            chron.done()
            return
        if answer == NONE:
            places = self.places(chron)
            if not places:
                chron.done()
                return
            if len(places) > 1:
                chron.ask(self.seat, PICK_PLACE)
                return
            answer = GO + places[0]
        self.stage = 1
        go(chron, self.seat, answer - GO)
        start_visit(chron, self.seat, answer - GO)

    def places(self, chron: Chronicle) -> list[int]:
        """Return the places that can be visited."""
        seat = self.seat
        here, places = chron.pawn[seat], chron.real[1:TIMES]
        return [place for place in places if place == here or not barred(chron, seat, place)]

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [GO + place for place in self.places(chron)]

    def blank(self) -> "VisitingPast":
        return VisitingPast(self.op, 0)

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_do(what=m.do_visit_past())

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        place = move - GO
        if move == NO:
            return Refusal("R2.6", m.no_must_place())
        if not 0 <= place < PLACES:
            return None
        if place >= OUTSIDE:
            return why_go(chron, self.seat, place)
        time = TIME_OF[place]
        if time == TIMES:
            return Refusal("R9.9", m.no_visit_past())
        if chron.real[time] != place:
            return Refusal("R9.9", m.no_visit_unreal(zone=zone_at(chron, place)))
        return Refusal("R9.4", m.no_police(time=time_id(time)))


class PlayCopy(OwnStep):
    """The player may play a card of the hand as a copy of a Perpetual card."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return PlayingCopy(number, seat)

    def optional(self) -> bool:
        return True

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_play_copy()


@mypyc_attr(acyclic=True)
class PlayingCopy(ChronicleEffect):
    """Age of Cybernetics (ruling 11)."""

    def __init__(self, number: int, seat: int) -> None:
        super().__init__(number, seat)
        self.card = NONE
        """The card that is played, once it is chosen."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat = self.seat
        if self.stage == 1 or answer == NO:
            chron.done()
        elif answer == NONE:
            if chron.hands[seat] and chron.front[seat]:
                chron.ask(seat, PLAY_CARD)
            else:
                chron.done()
        elif is_score(answer):
            self.stage = 1
            score_chosen(chron, seat, answer - SCORE)
        elif self.card == NONE:
            self.card = answer - PLAY
            chron.hands[seat].remove(self.card)
            chron.note("copies", seat, self.card, reveals=True)
            kinds = self.kinds(chron)
            if len(kinds) > 1:
                chron.ask(seat, PICK_CARD, self.card)
            else:
                self.copy(chron, kinds[0])
        else:
            self.copy(chron, answer - PICK)

    def copy(self, chron: Chronicle, kind: int) -> None:
        """Play the card as one of another kind."""
        self.stage = 1
        ask_play(chron, self.seat, COPY, self.card, kind, 1)

    def kinds(self, chron: Chronicle) -> list[int]:
        """Return what can be copied."""
        return sorted({laid.kind for laid in chron.front[self.seat]})

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        if self.card != NONE:
            return [PICK + kind for kind in self.kinds(chron)]
        found: list[int] = []
        if hacks(chron, self.seat):
            found = [SCORE + card for card in scores_instead(chron, self.seat)]
        return [*found, *(PLAY + card for card in kinds_in(chron.hands[self.seat])), NO]

    def aside(self) -> int:
        return self.card if self.stage == 0 else NONE

    def names(self) -> tuple[str, ...]:
        return ("card",)

    def blank(self) -> "PlayingCopy":
        return PlayingCopy(self.op, 0)

    def lets_hack(self) -> bool:
        return True

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        if self.card == NONE:
            return m.ask_may(what=m.do_play_copy())
        return m.ask_copy(card=card_id(self.card))

    def notes(self, chron: Chronicle, ask: Ask) -> list[Message]:
        return hack_notes(chron, ask.seat) if self.card == NONE else []

    def label(self, chron: Chronicle, move: int) -> Label | None:
        if 0 <= move - PLAY < KINDS:
            return Label(m.move_play_copy(card=card_id(move - PLAY)))
        kind = move - PICK
        if not 0 <= kind < KINDS:
            return None
        coins = chron.terms.numbers.coins[kind]
        cost = m.part_coins(coins=coins).inner() if coins else None
        return Label(m.move_copy(card=card_id(kind)), cost)

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        if self.card == NONE:
            if 0 <= move - PLAY < KINDS:
                return not_held(chron, ask.seat, move - PLAY, "R8.1")
            return why_play(chron, ask.seat, move)
        if move == NO:
            return Refusal("R2.6", m.no_must())
        if not 0 <= move - PICK < KINDS:
            return None
        return Refusal("R8.7", m.no_not_in_play(card=card_id(move - PICK)))


FOURTH: Final = (
    Zone("Nanotech Wonderland", program(gain(2, per=CARDS_IN_HAND))),
    Zone("Robot Uprising", program(advance(1), draw(1, per=TIMES_RULED))),
    Zone("Space Age", program(score(), if_(RULES_MANY, may_score(), m=2))),
    Utopia("Utopia", program(gain(4), draw(1))),
    Zone("Age of Cats", program(may_pay(10, ScoreTwice()))),
    Zone("Age of Toys", program(may_pay(4, UseToys()))),
    Zone("Communist Utopia", program(if_(UNDER, play(), if_(UNDER, play(), m=12), m=12))),
    Zone("Information Age", program(VisitByCrowns())),
    Zone("Nuclear Wasteland", program(if_(RULES_HERE, gain(2), VisitPast()))),
    Zone("Savagery", program(discard_hand(), draw(3))),
    Zone("Steampunk Empire", program(discard(1), if_(DID, advance(3)))),
    Zone("Warm Globe", program(gain(8), each(YOU_FIRST, play()))),
    Zone("Icy Wasteland", program(any_action(), if_(RULES_HERE, each(OPPONENTS, lose(2))))),
    Zone("Mere Anarchy", program(lose_all(), gain(3, per=CROWNS_HERE))),
    Zone("Age of Cybernetics", program(PlayCopy())),
    Zone("Alien Contact", program(MakeContact())),
)
