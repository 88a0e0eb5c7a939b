"""The Zones of Alternate Realities in Time IV."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import ABSENT, NONE, Ask
from aevum.core.text import Label, Refusal
from aevum.core.text import Text as Message
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import (
    CARDS,
    GIZMO_CARD,
    KINDS,
    MOMENTARY,
    PLACES,
    SLOTS,
    TIME_OF,
    TIMES,
    TRADE_GOODS,
    ZONE_NUMBER,
)
from aevum.games.temporum.moves import NO, PICK, TIME_MOVE, ZONE
from aevum.games.temporum.rules.amounts import (
    ARRIVALS,
    DID,
    EVERYBODY,
    HALF_HELD,
    HAND_IS,
    OPPONENTS,
    OTHERS_TURN,
    POOR_HERO,
    RULES_HERE,
)
from aevum.games.temporum.rules.asks import PICK_CARD, PICK_PLACE, PICK_TIME
from aevum.games.temporum.rules.card_use import GIVEN, SHARED, ask_play
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.crowns import ask_advance
from aevum.games.temporum.rules.due import DueEffect
from aevum.games.temporum.rules.effect import ChronicleEffect
from aevum.games.temporum.rules.effects import (
    E_POISON,
    E_SAGE,
    E_ZOMBIE,
    MORE_TURNS,
    POISON,
    SAGE,
)
from aevum.games.temporum.rules.hands import (
    ask_discard,
    ask_draw,
    kinds_in,
    put_away,
)
from aevum.games.temporum.rules.money import gain as gain_money
from aevum.games.temporum.rules.money import lose as lose_money
from aevum.games.temporum.rules.money import sheltered
from aevum.games.temporum.rules.moving import outside_places
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.op import Mark, Op, OwnStep, program
from aevum.games.temporum.rules.ops import (
    draw,
    each,
    gain,
    if_,
    may_discard,
    may_pay,
    play,
    rush,
    score,
    scrap_score,
    take,
)
from aevum.games.temporum.rules.phrases import card_id, not_held, time_id, zone_at
from aevum.games.temporum.rules.ruling import ruled_times, rules
from aevum.games.temporum.rules.running import RunningText, run_text
from aevum.games.temporum.rules.telling import Telling
from aevum.games.temporum.rules.visiting import text_of
from aevum.games.temporum.rules.zone import Zone
from aevum.games.temporum.zones.piles import PlayRobot, QuietPlanet, RoboticUtopia, TakeFromPile
from aevum.games.temporum.zones.realities_past import why_token


class CapitalistUtopia(Zone):
    """Its rulers rule all Times."""

    def reigns(self) -> bool:
        return True

    def box(self, numbers: Numbers) -> Message | None:
        return m.about_box_capitalist_utopia()

    def standing_note(self, numbers: Numbers) -> Message | None:
        return m.note_capitalist()


class ShareCard(OwnStep):
    """Share a Momentary card: each opponent plays it once, then the visitor."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return SharingCard(number, seat)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_earth(n=telling.numbers.earth_plays)


@mypyc_attr(acyclic=True)
class SharingCard(ChronicleEffect):
    """Earth United."""

    def __init__(self, number: int, seat: int) -> None:
        super().__init__(number, seat)
        self.card = NONE
        self.players: list[int] = []
        """The seats still to play it."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if self.card == NONE:
            if not self.choose(chron, answer):
                return
        elif not self.players:
            self.put_back(chron)
            return
        player = self.players.pop(0)
        ask_play(chron, player, SHARED if self.players else GIVEN, self.card)

    def choose(self, chron: Chronicle, answer: int) -> bool:
        """Choose the card; return whether it was chosen."""
        seat = self.seat
        cards = momentary(chron, seat)
        if answer == NONE and not cards:
            if chron.hands[seat]:
                chron.note("plays_nothing", seat, reveals=True)
            chron.done()
            return False
        if answer == NONE and len(chron.hands[seat]) > 1:
            chron.note("may_share", seat, reveals=True)
            chron.ask(seat, PICK_CARD)
            return False
        self.card = cards[0] if answer == NONE else answer - PICK
        chron.hands[seat].remove(self.card)
        chron.note("shares", seat, self.card, reveals=True)
        self.players = [*chron.others(seat), *[seat] * chron.terms.numbers.earth_plays]
        return True

    def put_back(self, chron: Chronicle) -> None:
        """End it: a card whose last play was replaced is still there."""
        replaced = chron.result == 0
        chron.done()
        if replaced:
            put_away(chron, self.card)

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [PICK + card for card in momentary(chron, self.seat)]

    def aside(self) -> int:
        return self.card if self.players else NONE

    def lacks_answer(self, chron: Chronicle) -> bool:
        return not momentary(chron, self.seat)

    def fits(self, chron: Chronicle, card: int) -> bool:
        return CARDS[card].kind == MOMENTARY

    def names(self) -> tuple[str, ...]:
        return ("card", "players")

    def blank(self) -> "SharingCard":
        return SharingCard(self.op, 0)

    # Words

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_do(what=m.do_earth(n=chron.terms.numbers.earth_plays))

    def label(self, chron: Chronicle, move: int) -> Label | None:
        if not 0 <= move - PICK < KINDS:
            return None
        return Label(m.move_share(card=card_id(move - PICK)))

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        card = move - PICK
        if move == NO:
            return Refusal("R2.6", m.no_must())
        if not 0 <= card < KINDS:
            return None
        missing = not_held(chron, ask.seat, card, "R8.6")
        return missing or Refusal("R8.6", m.no_share_perpetual(card=card_id(card)))


def momentary(chron: Chronicle, seat: int) -> list[int]:
    """Return the Momentary cards of a hand."""
    hand = kinds_in(chron.hands[seat])
    return [card for card in hand if card >= 0 and CARDS[card].kind == MOMENTARY]


class Exodus(Zone):
    """A win needs a step beyond Time IV."""

    def asks_beyond(self) -> bool:
        return True

    def box(self, numbers: Numbers) -> Message | None:
        return m.about_box_exodus(crowns=numbers.crowns)

    def standing_note(self, numbers: Numbers) -> Message | None:
        return m.note_exodus()


class LeaveRuledTime(OwnStep):
    """Advance crowns from a ruled Time, and one more if the player still rules it."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return LeavingRuledTime(number, seat)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_exodus(crowns=telling.numbers.exodus_steps)


@mypyc_attr(acyclic=True)
class LeavingRuledTime(ChronicleEffect):
    """Exodus (ruling 32)."""

    def __init__(self, number: int, seat: int) -> None:
        super().__init__(number, seat)
        self.time = 0

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat = self.seat
        if self.stage == 0:
            times = ruled_times(chron, seat)
            if answer == NONE and len(times) > 1:
                chron.ask(seat, PICK_TIME)
                return
            if not times:
                chron.done()
                return
            self.time = times[0] if answer == NONE else answer - TIME_MOVE + 1
            self.stage = 1
            chron.note("names", seat, self.time)
            ask_advance(chron, seat, chron.terms.numbers.exodus_steps, self.time)
        elif self.stage == 1:
            self.stage = 2
            if rules(chron, seat, self.time):
                ask_advance(chron, seat, 1, self.time)
        else:
            chron.done()

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [TIME_MOVE + time - 1 for time in ruled_times(chron, self.seat)]

    def names(self) -> tuple[str, ...]:
        return ("time",)

    def blank(self) -> "LeavingRuledTime":
        return LeavingRuledTime(self.op, 0)

    # Words

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_exodus(crowns=chron.terms.numbers.exodus_steps)

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        if not 0 <= move - TIME_MOVE < TIMES:
            return None
        return Refusal("R4.9", m.no_rule_time(time=time_id(move - TIME_MOVE + 1)))


class PayVisitor(Op):
    """Pay the visitor, if the whole sum is there."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        seat, dollars = text.seat, chron.terms.numbers.mafia_payment
        chron.result = 0
        if chron.money[seat] < dollars or sheltered(chron, seat):
            return
        chron.money[seat] -= dollars
        chron.note("pays", seat, dollars, 0)
        gain_money(chron, text.owner, dollars)
        chron.result = 1

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_pay_you(coins=telling.numbers.mafia_payment)


class TakePoison(Mark):
    """Take a Poison token."""

    def mark(self, chron: Chronicle, seat: int) -> int:
        if seat == chron.turn:
            chron.fresh_poison[seat] += 1
        else:
            chron.poison[seat] += 1
        return ABSENT

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_take_poison()

    def remark(self, numbers: Numbers) -> Message | None:
        return m.about_poison_earth(cards=numbers.poison_discards, coins=numbers.poison_loss)

    def told(self, seat: int, number: int) -> Message:
        return m.say_poison(who=seat)


@mypyc_attr(acyclic=True)
class PoisonWorks(DueEffect):
    """Poison takes cards, then money."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        self.stage += 1
        if self.stage == 1:
            ask_discard(chron, self.seat, chron.terms.numbers.poison_discards)
        else:
            chron.done()
            chron.poison[self.seat] -= 1
            lose_money(chron, self.seat, chron.terms.numbers.poison_loss)

    def blank(self) -> DueEffect:
        return PoisonWorks(E_POISON, 0)

    def deeds(self, amounts: list[int]) -> list[Message]:
        return [m.do_discard(cards=amounts[0]), m.do_lose(coins=amounts[1])]


class Simulate(OwnStep):
    """If the player rules here, put the Simulation token on a Zone and follow its text here."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return Simulating(number, seat, here)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_simulate()

    def remark(self, numbers: Numbers) -> Message | None:
        return m.about_simulated_paradise()


@mypyc_attr(acyclic=True)
class Simulating(ChronicleEffect):
    """Simulated Paradise."""

    def __init__(self, number: int, seat: int, here: int) -> None:
        super().__init__(number, seat)
        self.here = here

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat = self.seat
        if answer == NONE and rules(chron, seat, TIME_OF[self.here]):
            chron.ask(seat, PICK_PLACE)
            return
        if answer != NONE:
            place = answer - ZONE
            chron.simulation = place
            chron.note("simulates", seat, place, chron.zone_at(place))
        chron.done()
        if chron.simulation != NONE:
            run_text(chron, seat, text_of(chron, chron.simulation), self.here)

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        places = [place for place in range(SLOTS) if chron.zones[place] != SIMULATED_PARADISE]
        return [ZONE + place for place in [*places, *outside_places(chron)]]

    def names(self) -> tuple[str, ...]:
        return ("here",)

    def blank(self) -> "Simulating":
        return Simulating(self.op, 0, 0)

    # Words

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_do(what=m.do_put_token())

    def label(self, chron: Chronicle, move: int) -> Label | None:
        place = move - ZONE
        if not 0 <= place < PLACES:
            return None
        notes = (m.note_token_there(),) if chron.simulation == place else ()
        return Label(m.move_simulate(zone=zone_at(chron, place)), None, notes)

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        if 0 <= move - ZONE < SLOTS and chron.zones[move - ZONE] == SIMULATED_PARADISE:
            return Refusal("R9.8", m.no_simulate_itself())
        return why_token(chron, move)


class TakeMoreTurns(Mark):
    """Take more turns after this one."""

    def mark(self, chron: Chronicle, seat: int) -> int:
        numbers = chron.terms.numbers
        chron.extra += [seat] * numbers.more_turns
        return numbers.told(numbers.more_turns)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_more_turns(turns=telling.numbers.more_turns)

    def told(self, seat: int, number: int) -> Message:
        return m.say_more_turns(who=seat, turns=number)


class TakeSage(Mark):
    """Take the Sage."""

    def mark(self, chron: Chronicle, seat: int) -> int:
        chron.sage = seat
        return ABSENT

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_take_sage()

    def remark(self, numbers: Numbers) -> Message | None:
        return m.about_underground_haven(cards=numbers.sage_draws)

    def told(self, seat: int, number: int) -> Message:
        return m.say_sage(who=seat)


@mypyc_attr(acyclic=True)
class SageDraws(DueEffect):
    """The Sage draws for players who visit a Time they rule."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        chron.done()
        ask_draw(chron, self.seat, chron.terms.numbers.sage_draws)

    def blank(self) -> DueEffect:
        return SageDraws(E_SAGE, 0)

    def deeds(self, amounts: list[int]) -> list[Message]:
        return [m.do_draw(cards=amounts[0])]


class ZombieApocalypse(Zone):
    """Zombies are there at the start."""

    def set_up(self, chron: Chronicle, place: int) -> None:
        chron.zombies[place] = chron.terms.numbers.zombies

    def box(self, numbers: Numbers) -> Message | None:
        return m.about_box_zombie_apocalypse(coins=numbers.zombie_loss)

    def setup_words(self, numbers: Numbers) -> Message | None:
        return m.about_setup_zombie_apocalypse(n=numbers.zombies)


@mypyc_attr(acyclic=True)
class ZombieBites(DueEffect):
    """Visitors of Zombies lose money."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        chron.done()
        lose_money(chron, self.seat, chron.terms.numbers.zombie_loss)

    def blank(self) -> DueEffect:
        return ZombieBites(E_ZOMBIE, 0)

    def deeds(self, amounts: list[int]) -> list[Message]:
        return [m.do_lose(coins=amounts[0])]


SIMULATED_PARADISE: Final = ZONE_NUMBER["Simulated Paradise"]

FOURTH: Final = (
    Zone("Age of Superheroes", program(if_(POOR_HERO, rush()))),
    CapitalistUtopia("Capitalist Utopia", program(gain(1, per=HALF_HELD))),
    Zone("Earth United", program(ShareCard())),
    Zone(
        "Endless City",
        program(gain(8), take(TRADE_GOODS)),
        real=program(each(EVERYBODY, draw(1))),
    ),
    Exodus("Exodus", program(LeaveRuledTime())),
    Zone("Floating Cities", program(if_(HAND_IS, score(), play(), m=6))),
    Zone("Green World", program(score(), gain(2, per=ARRIVALS))),
    Zone(
        "Mafia City-States",
        program(each(OPPONENTS, PayVisitor()), score()),
        real=program(each(EVERYBODY, gain(2))),
    ),
    QuietPlanet("Quiet Planet", program(TakeFromPile())),
    Zone("Poison Earth", program(gain(8), draw(2), TakePoison(POISON))),
    RoboticUtopia("Robotic Utopia", program(if_(RULES_HERE, PlayRobot()))),
    Zone("Scrapyard World", program(scrap_score())),
    Zone("Simulated Paradise", program(Simulate())),
    Zone("Singularity", program(if_(OTHERS_TURN, may_pay(10, TakeMoreTurns(MORE_TURNS))))),
    Zone(
        "Underground Haven",
        program(may_discard(), if_(DID, gain(12), if_(RULES_HERE, TakeSage(SAGE)))),
    ),
    ZombieApocalypse("Zombie Apocalypse", program(may_pay(2, take(GIZMO_CARD)))),
)
