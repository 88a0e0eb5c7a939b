"""Moves as the seat that may make them speaks of them."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import NONE
from aevum.games.chronos.data import (
    APOLLO,
    CYCLOPS,
    HYDRA,
    MOST_UNEVEN,
    NEMESIS,
    SECOND,
    SELENE,
    WAR,
    Numbers,
)
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import HECATE_ASK, PENALTY_ASK
from aevum.games.chronos.rules.permits import last_god, price
from aevum.games.chronos.rules.places import (
    CITY,
    DEEP_HELL,
    FRONT,
    KINGDOM,
    is_city,
    is_kingdom,
    is_pile,
)
from aevum.games.chronos.rules.reach import obstacle, takes_from
from aevum.games.chronos.rules.scoring import score, target
from aevum.games.chronos.words.counting import some
from aevum.games.chronos.words.phrases import (
    CLAIM_NAMES,
    a_card,
    card_name,
    city_name,
    city_power,
    first_up,
    god_name,
    god_power,
    partner,
    pile_name,
    place_name,
    plague_effect,
    seconds,
    standing,
    the_card,
    timer_name,
    top_words,
)
from aevum.games.phrases import listed, many, who

PLAIN: Final = {
    "wait": "Wait",
    "retract": "Take your answer back",
    "leave": "HERMES takes no card",
    "drop": "Drop what you were putting together",
    "calm": "Nothing is knocked over",
    "knock": "A timer is knocked",
}
CUBED: Final = (APOLLO, NEMESIS, SELENE)
"""The GODs whose cube is named after the cards."""
HINDRANCES: Final = {
    "company": "nothing now: another timer stands there",
    "troy": "nothing now: the cube of TROY lies there",
    "barred": "nothing now: you may not gain it",
}
"""What wanting a card comes to, by the word of `reach.obstacle`."""


def actor(sea: Archipelago) -> int:
    """Return whose choice is spoken of: the viewer's, else the first seat's."""
    return max(sea.viewer, 0)


def label(sea: Archipelago, move: int) -> str:
    """Return a move as the seat that may make it speaks of it."""
    row = MOVES.row(move)
    name, args = row.name, row.args(move)
    if name in PLAIN:
        return PLAIN[name]
    numbered = _numbered_label(sea.terms.numbers, name)
    if numbered:
        return numbered
    if name in ("go", "take"):
        return timer_label(sea, args[0], args[1], name == "take")
    if name in ("send", "bring"):
        return _send_label(sea, name, args[0], args[1] == 1)
    seat = actor(sea)
    return (
        _god_label(sea, seat, name, args)
        or _card_label(sea, seat, name, args)
        or _power_label(sea, name, args)
        or _chance_label(name, args)
        or _claim_label(sea, seat, args[0])
    )


def _numbered_label(numbers: Numbers, name: str) -> str:
    """Return a command of one word whose label tells a number of the match."""
    if name == "hades":
        return f"HADES: put {some(numbers.hades, 'timer')} into Hell"
    if name == "rhodes":
        return f"RHODES: discard {some(numbers.rhodes, 'card')}, and put a timer into Hell"
    if name == "uranus":
        return f"URANUS: discard {some(numbers.uranus, 'card')}, and gain one from the discard"
    if name == "ephesus":
        return f"EPHESUS: discard {some(numbers.ephesus, 'card')}, and gain one from the discard"
    if name == "freeze":
        span = many(numbers.countdown // SECOND, "second")
        return f"Start the countdown of {span}: the game is frozen"
    return ""


# Timers


def timer_label(sea: Archipelago, timer: int, to: int, wants: bool) -> str:
    """Return the move of a timer: what it leaves, what is wanted, where it goes."""
    where = sea.place[timer]
    name = timer_name(timer)
    landing = _landing(sea, where, to, wants)
    if wants:
        return f"Take {_loot(sea, timer, where)}; {landing.format(name)}"
    return first_up(landing.format(name))


def _landing(sea: Archipelago, where: int, to: int, wants: bool) -> str:
    """Return where a timer goes, with {} for its name."""
    if to == FRONT:
        return "put {} before you"
    if to == DEEP_HELL:
        return "flip {} into the second part of Hell"
    if to == where:
        again = "again" if not is_pile(to) or wants else f"again{top_words(sea, to)}"
        own = is_kingdom(to) and to - KINGDOM == actor(sea)
        return f"flip {{}} onto {'your central pile' if own else place_name(to, sea)} {again}"
    if is_pile(to):
        return f"flip {{}} onto {pile_name(to)}{top_words(sea, to)}"
    if is_kingdom(to):
        hoard = sea.hoards[to - KINGDOM]
        top = f" ({card_name(hoard[-1])})" if hoard else ""
        own = to - KINGDOM == actor(sea)
        return f"flip {{}} onto {'your central pile' if own else place_name(to)}{top}"
    power = f": {city_power(sea, sea.cities[to - CITY])}" if is_city(to) and sea.cities else ""
    return f"flip {{}} onto {place_name(to, sea)}{power}"


def _loot(sea: Archipelago, timer: int, where: int) -> str:
    """Return the card that a timer's owner wants from where it leaves."""
    seat = sea.owner(timer)
    if not takes_from(sea, seat, where):
        return "a card"
    card = sea.tops[where] if is_pile(where) else sea.hoards[where - KINGDOM][-1]
    hindrance = HINDRANCES.get(obstacle(sea, seat, where))
    effect = f", {plague_effect(card)}" if card >= WAR else ""
    told = f" ({hindrance})" if hindrance else effect
    return f"{the_card(card)} from {place_name(where)}{told}"


def _send_label(sea: Archipelago, name: str, timer: int, flipped: bool) -> str:
    left = sea.sand_left(timer)
    after = sea.sand[timer] - left if flipped else left
    flows = f"it flows {seconds(after)}" if after else "it has flowed"
    how = f"{'flipped' if flipped else 'as it is'}: {flows}"
    what = f"{timer_name(timer)} ({standing(sea, timer)})"
    if name == "bring":
        return f"SPARTA: when you leave, bring {what} there, {how}"
    return f"Put {what} into Hell, {how}"


# GODs, cards, powers


def _god_label(sea: Archipelago, seat: int, name: str, args: list[int]) -> str:
    god = args[0] if args else NONE
    if name == "offer":
        cost = many(price(sea, seat, god), "card")
        return f"Offer {cost} for {god_name(god)}: {god_power(sea, god)}"
    if name == "buy":
        owner = who(sea.holder[god]) if sea.holder[god] >= 0 else "another"
        what = f"{god_name(god)} from {owner} for {many(sea.terms.numbers.prices[god], 'card')}"
        return f"GAIA: buy {what}: {god_power(sea, god)}"
    if name == "free":
        last = last_god(sea)
        return f"CASSANDRA: take {god_name(last) if last != NONE else 'the last GOD'} for nothing"
    if name == "reserve":
        return f"The cube of APOLLO on {god_name(god)}: only you may gain it"
    return ""


def _card_label(sea: Archipelago, seat: int, name: str, args: list[int]) -> str:
    if name == "pay":
        owed = [ask for ask in sea.asks if ask.seat == seat and ask.kind == PENALTY_ASK]
        verb = f"Give {who(owed[0].subject)}" if owed else "Pay"
        return f"{verb} {a_card(args[0])}{'' if owed else _bought(sea, seat)}"
    if name == "gain":
        effect = f": {plague_effect(args[0])}" if args[0] >= WAR else ""
        return f"Gain {a_card(args[0])}{effect}"
    if name == "rob":
        return f"HERACLES: take {the_card(args[1])} of {who(args[0])} for a card of yours"
    if name == "starve":
        hoard = sea.hoards[args[0]] if args[0] < sea.seats else []
        loses = f"discards {a_card(hoard[-1])}" if hoard else "has no card to lose"
        mate = ", your partner," if args[0] == partner(sea, seat) else ""
        return f"STARVATION: {who(args[0])}{mate} {loses}"
    if name == "plague":
        card = WAR + args[0]
        printed = any(
            ask.seat == seat and ask.kind == HECATE_ASK and ask.subject == card for ask in sea.asks
        )
        told = " (as the card says)" if printed else ""
        return f"{card_name(card)}{told}: {plague_effect(card)}"
    return ""


def _bought(sea: Archipelago, seat: int) -> str:
    """Return what the last card of an offering or a purchase brings, "" before it."""
    draft = sea.drafts[seat]
    if not draft:
        return ""
    row = MOVES.row(draft[0])
    god = row.args(draft[0])[0] if row.name in ("offer", "buy") else NONE
    if god == NONE:
        return ""
    cost = price(sea, seat, god) if row.name == "offer" else sea.terms.numbers.prices[god]
    return f" and gain {god_name(god)}" if len(draft) == cost and god not in CUBED else ""


def _power_label(sea: Archipelago, name: str, args: list[int]) -> str:
    if name == "cube":
        return f"The cube of NEMESIS on {pile_name(args[0])}{top_words(sea, args[0])}"
    if name == "seal":
        return f"The cube of SELENE on {place_name(CITY + args[0], sea)}: only you have its power"
    if name == "demeter":
        return f"DEMETER: pick the 10 of {pile_name(args[0])}"
    if name == "harpy":
        timers = many(sea.company[args[0]], "timer")
        return f"HARPY: put all timers on {pile_name(args[0])} into Hell ({timers})"
    if name == "troy":
        return f"TROY: move the cube to {pile_name(args[0])}{top_words(sea, args[0])}"
    return ""


def _chance_label(name: str, args: list[int]) -> str:
    if name == "card":
        return f"It is {a_card(args[0])}"
    if name == "city":
        return f"{city_name(args[0])} is in the game"
    if name == "god":
        return f"{god_name(args[0])} comes to the temple"
    return (
        f"The timer holds {100 - MOST_UNEVEN + args[0]} percent of the sand"
        if name == "sand"
        else ""
    )


def _claim_label(sea: Archipelago, seat: int, which: int) -> str:
    if which == 0:
        goal, has = target(sea, seat), score(sea, seat)
        return f"Claim {CLAIM_NAMES[0]}: {goal} wins, you have {has}"
    found = [card_name(HYDRA + each) for each in range(2) if sea.monsters(seat) >> each & 1]
    wanted = "one wins with CYCLOPS" if sea.has(seat, CYCLOPS) else "HYDRA and MINOTAUR win"
    return f"Claim {CLAIM_NAMES[1]}: {wanted}, you have {listed(found) or 'none'}"
