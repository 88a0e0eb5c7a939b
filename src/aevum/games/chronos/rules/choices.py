"""Open choices: what plagues, penalties and HERMES ask one seat while the game goes on."""

from aevum.core.state import NONE, Ask
from aevum.core.text import Arg, Label, Question, Refusal
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import KEPT, PLAGUES, WAR
from aevum.games.chronos.moves import BRING, FLIPS, GAIN, LEAVE, PAY, PLAGUE_MOVE, SEND, STARVE
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.drafts import (
    is_flipped,
    offered,
    recover,
    refuse_spared,
    sends,
    sent_timer,
)
from aevum.games.chronos.rules.effects import barred, damn, gifts, give, starve, targets, unleash
from aevum.games.chronos.rules.phrases import CARDS as CARD_IDS
from aevum.games.chronos.rules.phrases import CITIES as CITY_IDS
from aevum.games.chronos.rules.phrases import GODS as GOD_IDS
from aevum.games.chronos.rules.phrases import counted, partner, plague_note
from aevum.games.chronos.rules.question import QuestionKind
from aevum.games.chronos.rules.refusals import refuse_barred, refuse_nobody
from aevum.games.chronos.rules.scoring import leader, lowest_card, target_timer


class ChooseTimer(QuestionKind):
    """WAR: which timer goes into Hell? The subject is its required owner, if any."""

    def options(self, sea: Archipelago, ask: Ask) -> list[int]:
        return sends(targets(sea, ask.subject))

    def default(self, sea: Archipelago, ask: Ask) -> int:
        victim = ask.subject if ask.subject != NONE else leader(sea, ask.seat, True)
        timer = target_timer(sea, victim if victim != NONE else ask.seat)
        return SEND + timer * FLIPS + 1

    def take(self, sea: Archipelago, ask: Ask, move: int) -> None:
        damn(sea, ask.seat, sent_timer(move), is_flipped(move))

    def is_void(self, sea: Archipelago, ask: Ask) -> bool:
        return not targets(sea, ask.subject)

    def prompt(self, sea: Archipelago, ask: Ask) -> Question:
        war: Arg = ("card", "war")
        if ask.subject == NONE:
            return Question(m.ask_war(), (war,))
        return Question(m.ask_war_of(who=ask.subject), (war, ("god", "hephaestus")))

    def why(self, sea: Archipelago, ask: Ask, move: int) -> Refusal | None:
        if not SEND <= move < BRING:
            return None
        spared = refuse_spared(sea, sent_timer(move))
        return spared or Refusal("R9.35", m.no_war_of(who=ask.subject))


class ChooseStarving(QuestionKind):
    """STARVATION: who loses the top card?"""

    def options(self, sea: Archipelago, ask: Ask) -> list[int]:
        return [STARVE + seat for seat in range(sea.seats) if seat != ask.seat]

    def default(self, sea: Archipelago, ask: Ask) -> int:
        return STARVE + leader(sea, ask.seat, False)

    def take(self, sea: Archipelago, ask: Ask, move: int) -> None:
        starve(sea, move - STARVE)

    def prompt(self, sea: Archipelago, ask: Ask) -> Question:
        return Question(m.ask_starve(), (("card", "starvation"),))

    def label(self, sea: Archipelago, ask: Ask, move: int) -> Label:
        victim = move - STARVE
        hoard = sea.hoards[victim]
        mate = (m.note_partner(),) if victim == partner(sea, ask.seat) else ()
        if hoard:
            return Label(m.move_starve(who=victim, card=CARD_IDS[hoard[-1]]), notes=mate)
        return Label(m.move_starve_none(who=victim), notes=(*mate, m.note_nothing_to_lose()))

    def why(self, sea: Archipelago, ask: Ask, move: int) -> Refusal | None:
        if not STARVE <= move < PLAGUE_MOVE:
            return None
        return refuse_nobody(sea, move - STARVE) or Refusal("R4.2", m.no_starve_self())


class ChoosePlague(QuestionKind):
    """HECATE: which plague is it? The subject is the printed one."""

    def options(self, sea: Archipelago, ask: Ask) -> list[int]:
        return [PLAGUE_MOVE + plague for plague in range(PLAGUES)]

    def default(self, sea: Archipelago, ask: Ask) -> int:
        return PLAGUE_MOVE + ask.subject - WAR

    def take(self, sea: Archipelago, ask: Ask, move: int) -> None:
        unleash(sea, ask.seat, WAR + move - PLAGUE_MOVE)

    def prompt(self, sea: Archipelago, ask: Ask) -> Question:
        return Question(m.ask_plague(card=CARD_IDS[ask.subject]), (("god", "hecate"),))

    def label(self, sea: Archipelago, ask: Ask, move: int) -> Label:
        card = WAR + move - PLAGUE_MOVE
        printed = (m.note_printed(),) if card == ask.subject else ()
        return Label(m.move_plague(card=CARD_IDS[card]), notes=(*printed, *plague_note(card)))


class GiveCard(QuestionKind):
    """A penalty: which card is given? The subject is the receiver."""

    def options(self, sea: Archipelago, ask: Ask) -> list[int]:
        return [PAY + card for card in gifts(sea, ask.seat, ask.subject)]

    def default(self, sea: Archipelago, ask: Ask) -> int:
        return PAY + lowest_card(sea, ask.seat, gifts(sea, ask.seat, ask.subject))

    def take(self, sea: Archipelago, ask: Ask, move: int) -> None:
        give(sea, ask.seat, ask.subject, move - PAY)

    def is_void(self, sea: Archipelago, ask: Ask) -> bool:
        return not gifts(sea, ask.seat, ask.subject)

    def prompt(self, sea: Archipelago, ask: Ask) -> Question:
        to = ask.subject
        pantheon = sea.terms.pantheon
        gods = [god for god in pantheon.fining_gods if sea.holder[god] == to]
        cities = [city for city in pantheon.fining_cities if sea.ruler(city) == to]
        asking: list[Arg] = [
            *[("god", GOD_IDS[god]) for god in gods],
            *[("city", CITY_IDS[city]) for city in cities],
        ]
        return Question(m.ask_penalty(who=to), tuple(asking))

    def label(self, sea: Archipelago, ask: Ask, move: int) -> Label:
        return Label(m.move_give(card=CARD_IDS[move - PAY], who=ask.subject))

    def why(self, sea: Archipelago, ask: Ask, move: int) -> Refusal | None:
        if not PAY <= move < GAIN:
            return None
        card = move - PAY
        if not sea.held(ask.seat, card):
            return Refusal("R8.8", m.no_give_card(card=CARD_IDS[card], who=ask.subject))
        return Refusal("R9.2", m.no_give_monster(card=CARD_IDS[card]))


class TakeOffered(QuestionKind):
    """HERMES: which card of an offering is gained? The subject packs their counts."""

    def options(self, sea: Archipelago, ask: Ask) -> list[int]:
        cards = [
            GAIN + card
            for card in range(KEPT)
            if offered(ask.subject, card) and not barred(sea, ask.seat, card)
        ]
        return [*cards, LEAVE]

    def default(self, sea: Archipelago, ask: Ask) -> int:
        return LEAVE

    def take(self, sea: Archipelago, ask: Ask, move: int) -> None:
        if move != LEAVE:
            recover(sea, ask.seat, move - GAIN)

    def prompt(self, sea: Archipelago, ask: Ask) -> Question:
        cards = [card for card in range(KEPT) for _ in range(offered(ask.subject, card))]
        note = m.note_offering(cards=counted(cards))
        return Question(m.ask_hermes(), (("god", "hermes"),), (note,))

    def label(self, sea: Archipelago, ask: Ask, move: int) -> Label:
        return Label(m.move_leave()) if move == LEAVE else super().label(sea, ask, move)

    def why(self, sea: Archipelago, ask: Ask, move: int) -> Refusal | None:
        if not GAIN <= move < LEAVE:
            return None
        card = move - GAIN
        if not offered(ask.subject, card):
            return Refusal("R9.29", m.no_offered(card=CARD_IDS[card]))
        return refuse_barred(sea, card)
