"""Why the standard bot makes a move, in numbers of its evaluation: what a hint tells.

Numbers come from what the seat sees: hidden cards count as average ones.
"""

# not compiled: words need no speed

from collections.abc import Callable
from typing import Final

from aevum.core.bot import Explanation
from aevum.core.state import NONE, WAIT
from aevum.core.text import Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.bot.hell import send_worth
from aevum.games.chronos.bot.judges.powers import power_line
from aevum.games.chronos.bot.offerings import offering_line
from aevum.games.chronos.bot.outlook import VICTORY, Outlook
from aevum.games.chronos.bot.place_values import city_worth, prospect
from aevum.games.chronos.bot.standard import MediumBot
from aevum.games.chronos.data import GODS as GODS_IN_GAME
from aevum.games.chronos.data import HYDRA, KEPT, MINOTAUR, NORTH
from aevum.games.chronos.moves import (
    BUY,
    CLAIM,
    FLIPS,
    GAIN,
    GO,
    MOVES,
    OFFER,
    PAY,
    SEND,
    STARVE,
    TAKE,
)
from aevum.games.chronos.rules.endings import MONSTERS_CLAIM
from aevum.games.chronos.rules.phrases import CARDS, GODS, place_in, seconds
from aevum.games.chronos.rules.places import (
    DEEP_HELL,
    FRONT,
    KINGDOM,
    PLACES,
    SQUARE,
    SQUARES,
    is_city,
    is_kingdom,
    is_pile,
    is_square,
)
from aevum.games.chronos.rules.scoring import score, target
from aevum.games.chronos.rules.state import Conquest

PERCENT: Final = 100


def explain(sea: Conquest, seat: int, line: list[int], bot: MediumBot) -> Explanation | None:
    """Return why a bot makes these moves, None if nothing in numbers can be said."""
    look = Outlook(sea, seat, bot.recall, bot.mind)
    move = line[0]
    if move == WAIT:
        return _waiting(look)
    if sea.drafts[seat] and PAY <= move < GAIN:
        return _paid(look, move)
    row = MOVES.row(move).name
    if row in ROWS:
        return ROWS[row](look, move)
    worth = power_line(look, move)[1]
    return _powered(worth, m.part_plan_points(of=target(sea, seat)))


# Timers


def _take(look: Outlook, move: int) -> Explanation | None:
    """Explain a card that a timer takes."""
    place = look.sea.place[(move - TAKE) // PLACES]
    card = look.shown(place)
    at = place_in(look.sea, place, look.seat)
    worth = look.prize(place)
    aim = _card_plan(look, card)
    if worth >= VICTORY:
        return Explanation(m.hint_win_card(card=CARDS[card]), aim)
    before = look.me.score()
    after = _score_with(look, card)
    if after > before:
        reason = m.hint_take_score(before=before, after=after, of=look.me.goal, at=at)
    else:
        reason = m.hint_take(card=CARDS[card], at=at, n=max(1, worth))
    return Explanation(reason, aim)


def _score_with(look: Outlook, card: int) -> int:
    """Return the bot's score with another card."""
    if card >= KEPT:
        return look.me.score()
    after = look.me.copy()
    after.add(card)
    return after.score()


def _go(look: Outlook, move: int) -> Explanation | None:
    """Explain where a timer goes."""
    sea = look.sea
    timer, to = (move - GO) // PLACES, (move - GO) % PLACES
    if is_pile(to) or is_kingdom(to):
        return _to_card(look, timer, to)
    left = seconds(sea.sand[timer])
    if is_city(to):
        worth = city_worth(look, to)
        if worth >= VICTORY:
            return Explanation(m.hint_win(), m.part_plan_city())
        reason = m.hint_city(at=place_in(sea, to), n=max(1, worth))
        return Explanation(reason, m.part_plan_city())
    if is_square(to):
        return Explanation(m.hint_square(n=to - SQUARE + 1, of=SQUARES))
    if to == DEEP_HELL:
        return Explanation(m.hint_deep(left=left))
    return Explanation(m.hint_front(left=left)) if to == FRONT else None


def _to_card(look: Outlook, timer: int, to: int) -> Explanation | None:
    """Explain a timer that goes onto a card."""
    sea = look.sea
    card = look.shown(to)
    if card == NONE:
        return None
    at, name = place_in(sea, to, look.seat), CARDS[card]
    if sea.place[timer] == to:
        return Explanation(m.hint_again(n=max(1, prospect(look, to, to))))
    if to == KINGDOM + look.seat:
        return Explanation(m.hint_guard(card=name, n=max(1, look.me.loss_of(card))))
    beside = [each for each in look.company(to, NONE) if sea.owner(each) != look.seat]
    worth = look.prize(to)
    if len(beside) == 1:
        owner = sea.owner(beside[0])
        threat = look.threat(beside[0])
        if look.harm(owner, threat) * PERCENT > worth * look.mind.one:
            reason = m.hint_block(who=owner, card=name, at=at, n=max(1, min(threat, VICTORY)))
            return Explanation(reason, m.part_plan_block(who=owner))
    if worth <= 0:
        return None
    if worth >= VICTORY:
        return Explanation(m.hint_win_card(card=name), _card_plan(look, card))
    mind = look.mind
    chance = min(PERCENT, (mind.alone, mind.one, mind.more)[min(2, len(beside))])
    if beside:
        reason = m.hint_go_beside(card=name, at=at, n=worth, others=len(beside), percent=chance)
    else:
        left = seconds(sea.sand[timer])
        reason = m.hint_go_alone(card=name, at=at, n=worth, left=left, percent=chance)
    return Explanation(reason, _card_plan(look, card))


def _card_plan(look: Outlook, card: int) -> Text:
    """Return the name of the plan that a card belongs to."""
    if card >= KEPT:
        return m.part_plan_plagues()
    if card >= NORTH:
        return m.part_plan_winds()
    if card in (HYDRA, MINOTAUR):
        return m.part_plan_monsters()
    return m.part_plan_points(of=target(look.sea, look.seat))


def _waiting(look: Outlook) -> Explanation | None:
    """Explain why no timer moves: it stays next to others, or none has run out."""
    sea = look.sea
    own = [timer for timer in sea.timers if sea.owner(timer) == look.seat]
    for timer in own:
        place = sea.place[timer]
        if look.free(timer) and (is_pile(place) or is_kingdom(place)):
            worth = look.prize(place)
            if look.company(place, timer) and 0 < worth < VICTORY:
                card = look.shown(place)
                reason = m.hint_wait_beside(card=CARDS[card], at=place_in(sea, place), n=worth)
                return Explanation(reason, _card_plan(look, card))
    running = [sea.sand_left(timer) for timer in own if sea.sand_left(timer)]
    return Explanation(m.hint_wait_sand(left=seconds(min(running)))) if running else None


# Cards, GODs and powers


def _god(look: Outlook, move: int) -> Explanation | None:
    god = (move - OFFER) % GODS_IN_GAME
    worth = offering_line(look, god, move >= BUY)[1]
    aim = m.part_plan_god(god=GODS[god])
    if worth >= VICTORY:
        return Explanation(m.hint_win(), aim)
    return Explanation(m.hint_god(god=GODS[god], n=max(1, worth)), aim)


def _paid(look: Outlook, move: int) -> Explanation | None:
    card = move - PAY
    return Explanation(m.hint_pay(card=CARDS[card], n=max(0, look.me.loss_of(card))))


def _gained(look: Outlook, move: int) -> Explanation | None:
    card = move - GAIN
    worth = look.gain(look.seat, card)
    if worth >= VICTORY:
        return Explanation(m.hint_win_card(card=CARDS[card]), _card_plan(look, card))
    return Explanation(m.hint_gain(card=CARDS[card], n=max(0, worth)), _card_plan(look, card))


def _starved(look: Outlook, move: int) -> Explanation | None:
    victim = move - STARVE
    top = look.realms[victim].top
    if top == NONE:
        return None
    loss = max(0, look.realms[victim].loss_of(top))
    return Explanation(m.hint_starve(who=victim, card=CARDS[top], n=loss), m.part_plan_plagues())


def _sent(look: Outlook, move: int) -> Explanation | None:
    worth = send_worth(look, (move - SEND) // FLIPS)
    return _powered(worth, m.part_plan_hell())


def _hell_power(look: Outlook, move: int) -> Explanation | None:
    return _powered(power_line(look, move)[1], m.part_plan_hell())


def _powered(worth: int, aim: Text) -> Explanation | None:
    if worth >= VICTORY:
        return Explanation(m.hint_win(), aim)
    return Explanation(m.hint_power(n=worth), aim) if worth > 0 else None


# The end


def _claimed(look: Outlook, move: int) -> Explanation | None:
    if move == CLAIM + MONSTERS_CLAIM:
        return Explanation(m.hint_claim_monsters(), m.part_plan_monsters())
    goal = target(look.sea, look.seat)
    reason = m.hint_claim_points(n=score(look.sea, look.seat), of=goal)
    return Explanation(reason, m.part_plan_points(of=goal))


def _frozen(look: Outlook, move: int) -> Explanation | None:
    others = [points for other, points in enumerate(look.scores) if other != look.seat]
    return Explanation(m.hint_freeze(n=look.scores[look.seat], most=max(others)))


ROWS: Final[dict[str, Callable[[Outlook, int], Explanation | None]]] = {
    "take": _take,
    "go": _go,
    "offer": _god,
    "buy": _god,
    "gain": _gained,
    "starve": _starved,
    "send": _sent,
    "harpy": _hell_power,
    "hades": _hell_power,
    "rhodes": _hell_power,
    "claim": _claimed,
    "freeze": _frozen,
}
"""What is explained, by the row of the move."""
