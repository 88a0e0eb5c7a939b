"""The log: a message for each kind of event."""

# not compiled: words need no speed

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from aevum.core.events import Event
from aevum.core.state import NONE
from aevum.core.text import Arg, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import ACTION_WORDS, BASIC_DECK, OFFER_SLOTS
from aevum.games.imperials.data import CARDS as KINDS_OF_GOODS
from aevum.games.imperials.rules.offer import ACCEPTED
from aevum.games.imperials.rules.phrases import (
    CARDS,
    COLOURS,
    DECKS,
    FACES,
    GOODS,
    GREAT,
    STRATEGIC,
    WARRIORS,
    WONDERS,
    border_place,
    cards,
    corner_place,
    goods,
    ground_place,
    offer,
    one,
    tile_place,
    told,
    wonder,
)
from aevum.games.imperials.rules.realm import Realm


class Told(NamedTuple):
    """An event, and the board for the words of its places."""

    seat: int
    args: list[int]
    realm: Realm

    def corner(self, place: int = 0) -> Arg:
        """Return one of the numbers as a corner."""
        return corner_place(self.realm, self.args[place])

    def border(self) -> Arg:
        """Return the first number as a border."""
        return border_place(self.realm, self.args[0])

    def tile(self, place: int = 0) -> Arg:
        """Return one of the numbers as a tile."""
        return tile_place(self.realm, self.args[place])

    def ground(self) -> Arg:
        """Return the tile that the event gives with its kind and number."""
        return ground_place(*self.args[:3])

    def scores(self, numbers: Sequence[int]) -> list[Text]:
        """Return a number for each seat that has any."""
        return [m.part_score(who=seat, n=n) for seat, n in enumerate(numbers)]


Say = Callable[[Told], Text]


def say(event: Event, realm: Realm) -> Text:
    """Return an event as a line of the log."""
    if event.kind not in SAY:
        raise KeyError(f'the event "{event.kind}" has no line: give it one in SAY')
    return SAY[event.kind](Told(event.seat, event.args, realm))


def _by(message: Callable[..., Text]) -> Say:
    """A line that names only the one who acts."""
    return lambda t: message(who=t.seat)


def _at_corner(message: Callable[..., Text]) -> Say:
    return lambda t: message(who=t.seat, at=t.corner())


def _between_corners(message: Callable[..., Text]) -> Say:
    return lambda t: message(who=t.seat, at=t.corner(0), goal=t.corner(1))


def _of_card(message: Callable[..., Text]) -> Say:
    return lambda t: message(who=t.seat, card=CARDS[t.args[0]])


def _to_player(message: Callable[..., Text]) -> Say:
    return lambda t: message(who=t.seat, other=t.args[0])


def _from_victim(message: Callable[..., Text]) -> Say:
    return lambda t: message(who=t.seat, victim=t.args[0])


def _of_deck(message: Callable[..., Text]) -> Say:
    return lambda t: message(who=t.seat, deck=DECKS[t.args[0]])


def _swap(message: Callable[..., Text]) -> Say:
    """A trade: what is given, then what is taken."""
    return lambda t: message(
        who=t.seat, give=goods(t.args[:KINDS_OF_GOODS]), get=goods(t.args[KINDS_OF_GOODS:])
    )


# Dice


def _rolls(t: Told) -> Text:
    red, yellow, event = t.args
    if event == NONE:
        return m.say_rolls(who=t.seat, n=red + yellow, red=red, yellow=yellow)
    return m.say_rolls_all(who=t.seat, n=red + yellow, red=red, yellow=yellow, face=FACES[event])


# Trade: an offer's cards are told from the view of the player of the turn


def _offers(t: Told) -> Text:
    slot = t.args[0]
    give = goods(t.args[1 : 1 + KINDS_OF_GOODS])
    want = goods(t.args[1 + KINDS_OF_GOODS :])
    if slot < OFFER_SLOTS:
        return m.say_offers(who=t.seat, give=give, get=want, n=slot + 1)
    return m.say_counters(who=t.seat, give=want, get=give)


def _market(t: Told) -> Text:
    given, number, taken = t.args
    return m.say_market(who=t.seat, give=one(given, number), get=one(taken))


def _answers(t: Told) -> Text:
    slot, accepts = t.args[0], t.args[1] == ACCEPTED
    if slot < OFFER_SLOTS:
        return (m.say_accepts if accepts else m.say_rejects)(who=t.seat, n=slot + 1)
    message = m.say_accepts_counter if accepts else m.say_rejects_counter
    return message(who=t.seat, maker=slot - OFFER_SLOTS)


def _withdraws(t: Told) -> Text:
    slot = t.args[0]
    if slot < OFFER_SLOTS:
        return m.say_withdraws(who=t.seat, n=slot + 1)
    if slot == OFFER_SLOTS + t.seat:
        return m.say_withdraws_counter(who=t.seat)
    return m.say_rejects_counter(who=t.seat, maker=slot - OFFER_SLOTS)


def _trades(t: Told) -> Text:
    first = 1 + KINDS_OF_GOODS
    give, get = goods(t.args[1:first]), goods(t.args[first:])
    return m.say_trades(who=t.seat, partner=t.args[0], give=give, get=get)


def _embargo(t: Told) -> Text:
    message = m.say_embargo if t.args[1] else m.say_lifts_embargo
    return message(who=t.seat, other=t.args[0])


# Cards and awards


def _draws(t: Told) -> Text:
    deck = t.args[0]
    if deck == BASIC_DECK:
        return m.say_buys(who=t.seat)
    return m.say_draws(who=t.seat, deck=DECKS[deck])


def _route(t: Told) -> Text:
    holder = t.args[0]
    if t.seat == NONE:
        return m.say_route_lost(who=holder)
    roads, points = t.args[1], told(t.args, 2, "route.points")
    if holder == NONE:
        return m.say_route(who=t.seat, roads=roads, points=points)
    return m.say_route_taken(who=t.seat, loser=holder, roads=roads, points=points)


def _army(t: Told) -> Text:
    holder, warriors = t.args[0], t.args[1]
    points = told(t.args, 2, "army.points")
    if holder == NONE:
        return m.say_army(who=t.seat, warriors=warriors, points=points)
    return m.say_army_taken(who=t.seat, loser=holder, warriors=warriors, points=points)


def _shows(t: Told) -> Text:
    card = t.args[0]
    points = told(t.args, 1, f"{ACTION_WORDS[card]}.points")
    return m.say_shows(who=t.seat, card=CARDS[card], points=points)


def _removes(t: Told) -> Text:
    owner = t.args[1]
    if owner == t.seat:
        return m.say_takes_up_road(who=t.seat, at=t.border())
    return m.say_removes_road(who=t.seat, owner=owner, at=t.border())


def _reaps(t: Told) -> Text:
    good, number = t.args
    if number == 0:
        return m.say_reaps_nothing(who=t.seat, good=GOODS[good])
    return m.say_gains(who=t.seat, get=one(good, number))


def _swapped(t: Told) -> Text:
    other, given, taken = t.args
    return m.say_swapped(who=t.seat, other=other, give=one(given), get=one(taken))


def _fleet(t: Told) -> Text:
    ratio = told(t.args, 1, "merchant-fleet.ratio")
    return m.say_fleet(who=t.seat, n=ratio, good=GOODS[t.args[0]])


# Improvements, wonders and the dragon


def _improves(t: Told) -> Text:
    colour, level = t.args[0], t.args[1]
    if level == told(t.args, 2, "strategic.level"):
        work = STRATEGIC[colour]
        return m.say_improves_work(who=t.seat, colour=COLOURS[colour], level=level, work=work)
    return m.say_improves(who=t.seat, colour=COLOURS[colour], level=level)


def _wonder(t: Told) -> Text:
    work = wonder(t.args[0], t.args[2])
    return m.say_wonder(who=t.seat, work=work, at=t.corner(1))


def _great(t: Told) -> Text:
    return m.say_great(who=t.seat, old=WONDERS[t.args[0]], new=GREAT[t.args[0]])


def _battle(t: Told) -> Text:
    dragon, forces = t.args[0], t.args[1:]
    warriors = sum(forces)
    won = warriors >= dragon
    if not warriors:
        return (m.say_battle_won_alone if won else m.say_battle_lost_alone)(dragon=dragon)
    strong = [m.part_score(who=seat, n=force) for seat, force in enumerate(forces) if force]
    message = m.say_battle_won if won else m.say_battle_lost
    return message(dragon=dragon, warriors=warriors, forces=strong)


SAY: Final[dict[str, Say]] = {
    # The board and what is built on it
    "board": lambda _: m.say_board(),
    "road": lambda t: m.say_road(who=t.seat, at=t.border()),
    "village": _at_corner(m.say_village),
    "town": _at_corner(m.say_town),
    "fence": _at_corner(m.say_fence),
    "lifts": lambda t: m.say_lifts(tile=t.ground()),
    "finds": lambda t: m.say_gains(who=t.seat, get=one(t.args[0])),
    # The turn and its dice
    "rolls": _rolls,
    "gains": lambda t: m.say_gains(who=t.seat, get=goods(t.args)),
    "short": lambda t: m.say_short(good=GOODS[t.args[0]]),
    "picks": lambda t: m.say_picks(who=t.seat, goods=one(t.args[0])),
    "again": _by(m.say_again),
    "ends": _by(m.say_ends),
    "requests": _by(m.say_requests),
    "ends_special": _by(m.say_ends_special),
    "wins": lambda t: m.say_wins(who=t.seat, points=t.args[t.seat]),
    "rounds": lambda t: m.say_rounds(scores=t.scores(t.args)),
    # Discards, the robber and thefts
    "discards": lambda t: m.say_discards(who=t.seat, goods=goods(t.args)),
    "gives": lambda t: m.say_gives(who=t.seat, to=t.args[0], cards=t.args[1]),
    "gave": lambda t: m.say_gave(who=t.seat, to=t.args[0], goods=goods(t.args[1:])),
    "robber": lambda t: m.say_robber(who=t.seat, tile=t.ground()),
    "chases": _at_corner(m.say_chases),
    "steals": _from_victim(m.say_steals),
    "stole": lambda t: m.say_stole(who=t.seat, victim=t.args[0], goods=one(t.args[1])),
    # Trade
    "market": _market,
    "markets": _swap(m.say_market),
    "begins": _by(m.say_begins),
    "drafts": _swap(m.say_drafts),
    "ponders": _by(m.say_ponders),
    "cancels": _by(m.say_cancels),
    "offers": _offers,
    "answers": _answers,
    "withdraws": _withdraws,
    "void": lambda t: m.say_void(who=t.seat, offer=offer(t.args[0])),
    "fails": lambda t: m.say_fails(who=t.args[1]),
    "trades": _trades,
    "embargo": _embargo,
    # Cards that come and go, and awards
    "draws": _draws,
    "chooses_deck": _of_deck(m.say_chooses_deck),
    "empty": _of_deck(m.say_empty),
    "drops": _of_deck(m.say_drops),
    "route": _route,
    "army": _army,
    "plays": _of_card(m.say_plays),
    "drew": _of_card(m.say_drew),
    "dropped": _of_card(m.say_dropped),
    "shows": _shows,
    # Improvements, wonders, warriors and the dragon
    "improves": _improves,
    "wonder": _wonder,
    "great": _great,
    "warrior": _at_corner(m.say_warrior),
    "activates": _at_corner(m.say_activates),
    "upgrades": lambda t: m.say_upgrades(who=t.seat, at=t.corner(), piece=WARRIORS[t.args[1]]),
    "sets_out": _at_corner(m.say_sets_out),
    "marches": _between_corners(m.say_marches),
    "displaced": _at_corner(m.say_displaced),
    "retreats": _between_corners(m.say_retreats),
    "lost": _at_corner(m.say_lost),
    "dragon": lambda t: m.say_dragon(steps=t.args[0]),
    "battle": _battle,
    "slayer": lambda t: m.say_slayer(who=t.seat, points=told(t.args, 0, "dragonslayer.points")),
    "razed": _at_corner(m.say_razed),
    # Effects of action cards
    "conjures": lambda t: m.say_conjures(who=t.seat, red=t.args[0], yellow=t.args[1]),
    "invents": lambda t: m.say_invents(who=t.seat, tile=t.tile()),
    "swaps": lambda t: m.say_swaps(who=t.seat, one=t.tile(0), other=t.tile(1)),
    "merchant": lambda t: m.say_merchant(who=t.seat, tile=t.ground()),
    "removes": _removes,
    "lures": _from_victim(m.say_lures),
    "deserts": _at_corner(m.say_deserts),
    "enlists": lambda t: m.say_enlists(who=t.seat, at=t.corner(), piece=WARRIORS[t.args[1]]),
    "warlord": lambda t: m.say_warlord(who=t.seat, strength=t.args[0]),
    "reaps": _reaps,
    "names": lambda t: m.say_names(who=t.seat, good=GOODS[t.args[1]]),
    "yields": lambda t: m.say_gave(who=t.seat, to=t.args[0], goods=one(t.args[1], t.args[2])),
    "fleet": _fleet,
    "visits": _to_player(m.say_visits),
    "harbor": lambda t: m.say_harbor(who=t.seat, other=t.args[0], goods=one(t.args[1])),
    "no_commodity": _by(m.say_no_commodity),
    "has_commodity": _by(m.say_has_commodity),
    "swapped": _swapped,
    # Secret events
    "looks": _to_player(m.say_looks),
    "looked": lambda t: m.say_looked(who=t.args[0], goods=goods(t.args[1:])),
    "spies": _to_player(m.say_spies),
    "spied": lambda t: m.say_spied(who=t.args[0], cards=cards(t.args[1:])),
    "takes_action": _from_victim(m.say_takes_action),
    "took_action": lambda t: m.say_took_action(who=t.seat, victim=t.args[0], card=CARDS[t.args[1]]),
}
