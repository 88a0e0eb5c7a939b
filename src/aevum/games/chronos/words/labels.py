"""Every move in a player's words, with what it costs and what else to know."""

# not compiled: words are slow code on purpose

from collections.abc import Callable
from typing import Final

from aevum.core.state import NONE
from aevum.core.text import Arg, Label, Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import CYCLOPS, HYDRA, MOST_UNEVEN, NORTH, SECOND, WAR
from aevum.games.chronos.moves import GAIN, MOVES, PAY
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import HECATE_ASK, PENALTY_ASK
from aevum.games.chronos.rules.drafts import cubes
from aevum.games.chronos.rules.permits import last_god, price
from aevum.games.chronos.rules.phrases import (
    CARDS,
    CITIES,
    GODS,
    counted,
    partner,
    place_in,
    place_of,
    seconds,
    standing,
    timer_of,
)
from aevum.games.chronos.rules.places import CITY, FRONT, KINGDOM, is_city, is_kingdom, is_pile
from aevum.games.chronos.rules.reach import obstacle, takes_from
from aevum.games.chronos.rules.scoring import score, target
from aevum.games.chronos.words.about import city_brief, god_brief

Maker = Callable[[Archipelago, int, list[int]], Label]


def label(sea: Archipelago, move: int) -> Label:
    """Return a move as the seat that may make it speaks of it."""
    row = MOVES.row(move)
    return LABELS[row.name](sea, max(sea.viewer, 0), row.args(move))


def line(sea: Archipelago, moves: list[int]) -> Label:
    """Return a command with the cards that pay for it."""
    told = label(sea, moves[0])
    cards = [move - PAY for move in moves[1:] if PAY <= move < GAIN]
    if not cards:
        return told
    return told._replace(text=m.move_with(label=told.text, cards=counted(cards)), cost=None)


def begun(sea: Archipelago, seat: int) -> bool:
    """Return whether a seat is putting a command together."""
    return len(sea.drafts[seat]) > 0


def _plain(message: Callable[[], Text]) -> Maker:
    told = Label(message())
    return lambda sea, seat, args: told


def _cards(number: int) -> Arg:
    return m.part_cards(n=number).inner()


def _on_top(sea: Archipelago, pile: int) -> tuple[Text, ...]:
    """Return the top card of a pile as a note, if there is one to be seen."""
    return (m.note_card(card=CARDS[sea.tops[pile]]),) if sea.tops[pile] >= 0 else ()


PLAGUES: Final = (m.note_war(), m.note_starvation(), m.note_cataclysm())


def _strikes(card: int) -> tuple[Text, ...]:
    """Return what a plague does as a note; nothing for other cards."""
    return (PLAGUES[card - WAR],) if card >= WAR else ()


# Timers


def _go(sea: Archipelago, seat: int, args: list[int]) -> Label:
    timer, to = args
    name, place = timer_of(timer), place_in(sea, to)
    if to == FRONT:
        return Label(m.move_front(timer=name))
    if to == sea.place[timer]:
        again = m.move_flip_again(timer=name, to=place)
        return Label(again, notes=_on_top(sea, to) if is_pile(to) else ())
    return Label(m.move_flip(timer=name, to=place), notes=_landing(sea, to))


def _take(sea: Archipelago, seat: int, args: list[int]) -> Label:
    timer, to = args
    where = sea.place[timer]
    name, place = timer_of(timer), place_in(sea, to)
    loot, notes = _loot(sea, timer, where)
    if to == FRONT:
        return Label(m.move_take_front(loot=loot, timer=name), notes=notes)
    if to == where:  # what comes to light there is not known yet
        return Label(m.move_take_again(loot=loot, timer=name, to=place), notes=notes)
    text = m.move_take_flip(loot=loot, timer=name, to=place)
    return Label(text, notes=(*notes, *_landing(sea, to)))


def _landing(sea: Archipelago, to: int) -> tuple[Text, ...]:
    """Return what there is where a timer goes, as a note."""
    if is_pile(to):
        return _on_top(sea, to)
    if is_kingdom(to) and sea.hoards[to - KINGDOM]:
        return (m.note_card(card=CARDS[sea.hoards[to - KINGDOM][-1]]),)
    if is_city(to) and sea.cities:
        return (city_brief(sea.cities[to - CITY], sea.terms.numbers),)
    return ()


HINDRANCES: Final = {
    "company": m.note_company(),
    "troy": m.note_troy(),
    "barred": m.note_barred(),
}
"""What wanting a card comes to, by the word of `reach.obstacle`."""


def _loot(sea: Archipelago, timer: int, where: int) -> tuple[Text, tuple[Text, ...]]:
    """Return the card that a timer's owner wants from where it leaves, and what to know of it."""
    seat = sea.owner(timer)
    if not takes_from(sea, seat, where):
        return m.part_loot_any(), ()
    card = sea.tops[where] if is_pile(where) else sea.hoards[where - KINGDOM][-1]
    hindrance = HINDRANCES.get(obstacle(sea, seat, where))
    notes = (hindrance,) if hindrance is not None else _strikes(card)
    return m.part_loot_card(card=CARDS[card], at=place_of(where)), notes


def _moved(flipped: Callable[..., Text], kept: Callable[..., Text]) -> Maker:
    """A timer that a power moves: where it is, and how long it runs then."""

    def told(sea: Archipelago, seat: int, args: list[int]) -> Label:
        timer, flip = args
        left = sea.sand_left(timer)
        after = sea.sand[timer] - left if flip else left
        runs = m.note_runs(left=seconds(after)) if after else m.note_runs_not()
        text = (flipped if flip else kept)(timer=timer_of(timer))
        return Label(text, notes=(standing(sea, timer), runs))

    return told


# GODs and cubes


def _offer(sea: Archipelago, seat: int, args: list[int]) -> Label:
    god = args[0]
    power = god_brief(god, sea.terms.numbers)
    return Label(m.move_offer(god=GODS[god]), _cards(price(sea, seat, god)), (power,))


def _buy(sea: Archipelago, seat: int, args: list[int]) -> Label:
    god = args[0]
    numbers, owner = sea.terms.numbers, sea.holder[god]
    text = m.move_buy(god=GODS[god], who=owner) if owner >= 0 else m.move_buy_any(god=GODS[god])
    return Label(text, _cards(numbers.prices[god]), (god_brief(god, numbers),))


def _free(sea: Archipelago, seat: int, args: list[int]) -> Label:
    god = last_god(sea)
    return Label(m.move_free(god=GODS[god]) if god != NONE else m.move_free_any())


def _reserve(sea: Archipelago, seat: int, args: list[int]) -> Label:
    return Label(m.move_reserve(god=GODS[args[0]]), notes=(m.note_only_gain(),))


def _seal(sea: Archipelago, seat: int, args: list[int]) -> Label:
    at = place_in(sea, CITY + args[0])
    return Label(m.move_seal(at=at), notes=(m.note_only_power(),))


def _on_pile(message: Callable[..., Text]) -> Maker:
    """A cube that goes onto a pile."""
    return lambda sea, seat, args: Label(message(at=place_of(args[0])), notes=_on_top(sea, args[0]))


# Cards


def _pay(sea: Archipelago, seat: int, args: list[int]) -> Label:
    card = CARDS[args[0]]
    owed = [ask for ask in sea.asks if ask.seat == seat and ask.kind == PENALTY_ASK]
    if owed:
        return Label(m.move_give(card=card, who=owed[0].subject))
    god = _bought(sea, seat)
    return Label(
        m.move_pay(card=card) if god == NONE else m.move_pay_gain(card=card, god=GODS[god])
    )


def _bought(sea: Archipelago, seat: int) -> int:
    """Return the GOD that the next card of an offering or a purchase brings, NONE before it."""
    draft = sea.drafts[seat]
    row = MOVES.row(draft[0]) if draft else None
    if row is None or row.name not in COSTS:
        return NONE
    god = row.args(draft[0])[0]
    asks_more = row.name == "offer" and bool(cubes(sea, seat, god))
    return god if len(draft) == COSTS[row.name](sea, seat, god) and not asks_more else NONE


COSTS: Final[dict[str, Callable[[Archipelago, int, int], int]]] = {
    "offer": price,
    "buy": lambda sea, seat, god: sea.terms.numbers.prices[god],
}


def _gain(sea: Archipelago, seat: int, args: list[int]) -> Label:
    return Label(m.move_gain(card=CARDS[args[0]]), notes=_strikes(args[0]))


def _rob(sea: Archipelago, seat: int, args: list[int]) -> Label:
    return Label(m.move_rob(card=CARDS[args[1]], who=args[0]))


def _starve(sea: Archipelago, seat: int, args: list[int]) -> Label:
    victim = args[0]
    hoard = sea.hoards[victim] if victim < sea.seats else []
    mate = (m.note_partner(),) if victim == partner(sea, seat) else ()
    if hoard:
        return Label(m.move_starve(who=victim, card=CARDS[hoard[-1]]), notes=mate)
    return Label(m.move_starve_none(who=victim), notes=(*mate, m.note_nothing_to_lose()))


def _plague(sea: Archipelago, seat: int, args: list[int]) -> Label:
    card = WAR + args[0]
    asked = [ask.subject for ask in sea.asks if ask.seat == seat and ask.kind == HECATE_ASK]
    printed = (m.note_printed(),) if card in asked else ()
    return Label(m.move_plague(card=CARDS[card]), notes=(*printed, *_strikes(card)))


# Powers, claims, chance


def _demeter(sea: Archipelago, seat: int, args: list[int]) -> Label:
    return Label(m.move_demeter(at=place_of(args[0])))


def _harpy(sea: Archipelago, seat: int, args: list[int]) -> Label:
    there = m.note_timers_there(n=sea.company[args[0]])
    return Label(m.move_harpy(at=place_of(args[0])), notes=(there,))


def _freeze(sea: Archipelago, seat: int, args: list[int]) -> Label:
    span = m.note_countdown(n=sea.terms.numbers.countdown // SECOND)
    return Label(m.move_freeze(), notes=(span,))


def _claim_points(sea: Archipelago, seat: int) -> Label:
    has = m.note_has_points(n=score(sea, seat), of=target(sea, seat))
    return Label(m.move_claim_points(), notes=(has,))


def _claim_monsters(sea: Archipelago, seat: int) -> Label:
    found = [card for card in range(HYDRA, NORTH) if sea.monsters(seat) >> (card - HYDRA) & 1]
    enough = (m.note_one_monster(),) if sea.has(seat, CYCLOPS) else ()
    has = m.note_has_monsters(cards=counted(found))
    return Label(m.move_claim_monsters(), notes=(*enough, has))


CLAIMS: Final = (_claim_points, _claim_monsters)

LABELS: Final[dict[str, Maker]] = {
    "wait": _plain(m.move_wait),
    "retract": _plain(m.move_retract),
    "leave": _plain(m.move_leave),
    "drop": _plain(m.move_drop),
    "calm": _plain(m.move_calm),
    "knock": _plain(m.move_knock),
    "go": _go,
    "take": _take,
    "send": _moved(m.move_send_flipped, m.move_send_kept),
    "bring": _moved(m.move_bring_flipped, m.move_bring_kept),
    "offer": _offer,
    "buy": _buy,
    "free": _free,
    "reserve": _reserve,
    "cube": _on_pile(m.move_cube),
    "seal": _seal,
    "pay": _pay,
    "gain": _gain,
    "rob": _rob,
    "starve": _starve,
    "plague": _plague,
    "demeter": _demeter,
    "harpy": _harpy,
    "troy": _on_pile(m.move_troy),
    "hades": lambda sea, seat, args: Label(m.move_hades(n=sea.terms.numbers.hades)),
    "rhodes": lambda sea, seat, args: Label(m.move_rhodes(), _cards(sea.terms.numbers.rhodes)),
    "uranus": lambda sea, seat, args: Label(m.move_uranus(), _cards(sea.terms.numbers.uranus)),
    "ephesus": lambda sea, seat, args: Label(m.move_ephesus(), _cards(sea.terms.numbers.ephesus)),
    "claim": lambda sea, seat, args: CLAIMS[args[0]](sea, seat),
    "freeze": _freeze,
    "card": lambda sea, seat, args: Label(m.move_card(card=CARDS[args[0]])),
    "city": lambda sea, seat, args: Label(m.move_city(city=CITIES[args[0]])),
    "god": lambda sea, seat, args: Label(m.move_god(god=GODS[args[0]])),
    "sand": lambda sea, seat, args: Label(m.move_sand(n=100 - MOST_UNEVEN + args[0])),
}
