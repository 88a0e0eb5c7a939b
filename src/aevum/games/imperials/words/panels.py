"""The table as lines, for terminals: the turn, cards, seats, market, dragon, offers and land."""

# not compiled: words need no speed

from collections.abc import Callable, Sequence

from aevum.core.state import NONE, UNKNOWN
from aevum.core.text import Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import BASIC_DECK, CARDS, PORT_NAMES, STRENGTHS
from aevum.games.imperials.data import COLOURS as COLOUR_COUNT
from aevum.games.imperials.data import DECKS as DECK_COUNT
from aevum.games.imperials.messages import PieceName, TileName
from aevum.games.imperials.rules.building import (
    fences_left,
    roads_left,
    towns_left,
    villages_left,
)
from aevum.games.imperials.rules.decks import cards_held
from aevum.games.imperials.rules.dragon import dragon_strength
from aevum.games.imperials.rules.land import corners_with
from aevum.games.imperials.rules.market import kinds_traded
from aevum.games.imperials.rules.offer import ACCEPTED, REJECTED, Offer
from aevum.games.imperials.rules.phrases import (
    COLOURS,
    DECKS,
    FACES,
    GOODS,
    STRATEGIC,
    WARRIORS,
    cards,
    goods,
    land_name,
    offer,
    piece,
    tile_place,
    wonder,
)
from aevum.games.imperials.rules.realm import (
    IDLE,
    KINDS,
    TOWN_PIECE,
    VILLAGE_PIECE,
    Realm,
)
from aevum.games.imperials.rules.robber import hand_limit
from aevum.games.imperials.rules.warriors import active_strength, left_in_supply, warriors_of
from aevum.games.imperials.view import phase

Line = list[Text]
"""Sentences on one line."""


def _numbers(numbers: Sequence[int]) -> str:
    return ", ".join([str(number) for number in numbers])


def headline(realm: Realm) -> Line:
    """Return the phase of the game."""
    mode = m.option_mode_wonders() if realm.wonders else m.option_mode_basic()
    terms = realm.terms
    head = m.table_head(mode=mode, land=land_name(terms.plan.name), points=terms.target)
    now = phase(realm)
    if now in ("over", "setup"):
        return [head, m.table_over() if now == "over" else m.table_setup()]
    turn = m.table_turn(number=realm.turns // realm.seats + 1, who=realm.turn)
    return [head, turn, *_dice(realm)]


def _dice(realm: Realm) -> Line:
    """Return the roll of this turn, if there was one."""
    thrown = realm.thrown
    if not realm.rolled or not thrown.red:
        return []
    red, yellow = thrown.red, thrown.yellow
    if thrown.event == NONE:
        return [m.table_rolled(total=red + yellow, red=red, yellow=yellow)]
    face = FACES[thrown.event]
    return [m.table_rolled_event(total=red + yellow, red=red, yellow=yellow, face=face)]


# The viewer's own cards


def hand_lines(realm: Realm) -> list[Line]:
    """Return the viewer's cards; nothing for a spectator."""
    seat = realm.viewer
    if seat < 0:
        return []
    first = [m.table_hand(goods=goods(realm.hands[seat * CARDS : seat * CARDS + CARDS]))]
    size, limit = realm.sizes[seat], hand_limit(realm, seat)
    if size > limit:
        first.append(m.table_hand_risk(cards=size, limit=limit))
    if not cards_held(realm, seat):
        return [first]
    held = realm.cards[seat * KINDS : seat * KINDS + KINDS]
    second = [m.table_actions(cards=cards(held))]
    if realm.turn == seat and not realm.wonders and sum(realm.fresh) > 0:
        second.append(m.table_fresh(cards=cards(realm.fresh)))
    return [first, second]


def ratio_lines(realm: Realm) -> list[Line]:
    """Return the viewer's ratios at the market, nothing for a spectator."""
    seat = realm.viewer
    if seat < 0:
        return []
    kinds = kinds_traded(realm)
    ratios = realm.ratios[seat * CARDS : seat * CARDS + kinds]
    worst = max(ratios)
    best = [(GOODS[card], ratio) for card, ratio in enumerate(ratios) if ratio < worst]
    return [[m.table_ratio(best=best, n=worst) if best else m.table_ratio_all(n=worst)]]


def seen_lines(realm: Realm) -> list[Line]:
    """Return the cards of others that the viewer is looking at, or that the end has revealed."""
    lines: list[Line] = []
    for seat in range(realm.seats):
        if seat == realm.viewer:
            continue
        hand = realm.hands[seat * CARDS : seat * CARDS + CARDS]
        held = realm.cards[seat * KINDS : seat * KINDS + KINDS]
        if UNKNOWN not in hand and sum(hand) > 0:
            lines.append([m.table_seen_hand(who=seat, goods=goods(hand))])
        if UNKNOWN not in held and sum(held) > 0:
            lines.append([m.table_seen_actions(who=seat, cards=cards(held))])
    return lines


# The seats


def seat_lines(realm: Realm, seat: int) -> list[Line]:
    """Return all public figures of a seat, what it has on the board and what is left."""
    return [
        [m.table_seat(who=seat, n=seat + 1, figures=_figures(realm, seat))],
        _standing(realm, seat) or [m.table_nothing()],
        [m.table_left(pieces=_left(realm, seat))],
    ]


def _figures(realm: Realm, seat: int) -> list[Text]:
    longest = m.table_route_longest if realm.route_of == seat else m.table_route
    found = [
        _points(realm, seat),
        m.table_cards(cards=realm.sizes[seat], limit=hand_limit(realm, seat)),
        _backs(realm, seat),
        longest(n=realm.route[seat]),
    ]
    if realm.wonders:
        return found + _wonders_figures(realm, seat)
    strongest = m.table_army_strongest if realm.army_of == seat else m.table_army
    return [*found, strongest(n=realm.army[seat])]


def _points(realm: Realm, seat: int) -> Text:
    points = realm.all_points()[seat] if realm.over() else realm.points[seat]
    hidden = realm.hidden_points(seat) if seat == realm.viewer and not realm.over() else 0
    if hidden:
        return m.table_points_hidden(points=points, hidden=hidden)
    return m.part_points(points=points)


def _backs(realm: Realm, seat: int) -> Text:
    """Return how many action cards a seat has, by the backs that everybody sees."""
    total = cards_held(realm, seat)
    if not realm.wonders or not total:
        return m.part_actions(actions=total)
    held = realm.held[seat * DECK_COUNT : seat * DECK_COUNT + DECK_COUNT]
    return m.table_backs(actions=total, backs=list(zip(DECKS, held, strict=True)))


def _wonders_figures(realm: Realm, seat: int) -> list[Text]:
    found = [m.table_strength(n=active_strength(realm, seat))]
    for colour, name in enumerate(COLOURS):
        level = realm.levels[seat * COLOUR_COUNT + colour]
        if level >= realm.terms.numbers.strategic_level:
            found.append(m.table_level_work(colour=name, n=level, work=STRATEGIC[colour]))
        elif level:
            found.append(m.table_level(colour=name, n=level))
    if realm.slayer[seat]:
        found.append(m.table_slayer(n=realm.slayer[seat]))
    if realm.shown[seat]:
        found.append(m.table_shown(points=realm.shown[seat]))
    if realm.merchant_of == seat:
        found.append(m.table_has_merchant())
    return found


def _standing(realm: Realm, seat: int) -> Line:
    """Return a seat's pieces with the numbers of their corners."""
    villages = corners_with(realm, seat, VILLAGE_PIECE)
    towns = [_town(realm, corner) for corner in corners_with(realm, seat, TOWN_PIECE)]
    warriors = [_warrior(realm, corner) for corner in warriors_of(realm, seat)]
    return [
        *([m.table_villages(corners=_numbers(villages))] if villages else []),
        *([m.table_towns(towns=towns)] if towns else []),
        *([m.table_warriors(warriors=warriors)] if warriors else []),
    ]


def _town(realm: Realm, corner: int) -> Text:
    colour = realm.wonder[corner]
    if colour == NONE:
        return (m.table_town_fence if realm.fenced[corner] else m.table_town)(n=corner)
    message = m.table_town_both if realm.fenced[corner] else m.table_town_wonder
    return message(n=corner, work=wonder(colour, realm.great[colour]))


def _warrior(realm: Realm, corner: int) -> Text:
    idle = realm.active[corner] == IDLE
    message = m.table_warrior_inactive if idle else m.table_warrior_active
    return message(n=corner, piece=piece(realm.piece[corner]))


def _left(realm: Realm, seat: int) -> list[tuple[PieceName, int]]:
    found: list[tuple[PieceName, int]] = [
        ("road", roads_left(realm, seat)),
        ("village", villages_left(realm, seat)),
        ("town", towns_left(realm, seat)),
    ]
    if realm.wonders:
        found.append(("fence", fences_left(realm, seat)))
        strengths = range(1, STRENGTHS + 1)
        found += [(WARRIORS[n], left_in_supply(realm, seat, n)) for n in strengths]
    return found


# The middle of the table


def market_line(realm: Realm) -> Line:
    """Return the stock of the market and the decks."""
    sizes = [deck.size() for deck in realm.decks]
    decks = [
        (name, size)
        for deck, (name, size) in enumerate(zip(DECKS, sizes, strict=True))
        if (deck == BASIC_DECK) != realm.wonders
    ]
    return [m.table_market(goods=goods(realm.market)), m.table_decks(decks=decks)]


def robber_line(realm: Realm) -> Line:
    """Return where the robber and the merchant are."""
    if realm.robber == NONE:
        return [m.table_robber_none()]
    line = [m.table_robber(tile=tile_place(realm, realm.robber))]
    if realm.merchant != NONE:
        where = tile_place(realm, realm.merchant)
        line.append(m.table_merchant(who=realm.merchant_of, tile=where))
    return line


def dragon_lines(realm: Realm) -> list[Line]:
    """Return the dragon's track, both strengths, and who has the wonders."""
    if not realm.wonders:
        return []
    steps = range(realm.terms.numbers.dragon_steps, -1, -1)
    track = "".join("D" if step == realm.dragon else "-" for step in steps)
    forces = sum(active_strength(realm, seat) for seat in range(realm.seats))
    strong = dragon_strength(realm)
    fight = m.table_forces_hold if forces >= strong else m.table_forces_fall
    lines = [
        [m.table_dragon(track=track, steps=realm.dragon, attacks=realm.attacks)],
        [fight(dragon=strong, warriors=forces)],
    ]
    built = [
        m.table_wonder(work=wonder(colour, realm.great[colour]), who=realm.wonder_of[colour])
        for colour in range(COLOUR_COUNT)
        if realm.wonder_of[colour] != NONE
    ]
    return [*lines, [m.table_wonders(wonders=built)]] if built else lines


def history_lines(realm: Realm) -> list[Line]:
    """Return how often each number was rolled, nothing before the first roll."""
    if not sum(realm.history):
        return []
    rolled = [f"{number}: {realm.history[number]}" for number in range(2, 13)]
    return [[m.table_history(rolls=", ".join(rolled))]]


def offer_lines(realm: Realm) -> list[Line]:
    """Return the open offers with their answers, and the embargoes."""
    lines = [
        _offer(realm, slot, found) for slot, found in enumerate(realm.offers) if found is not None
    ]
    seats = range(realm.seats)
    for seat in seats:
        barred = [other for other in seats if realm.embargo[seat * realm.seats + other]]
        if barred:
            lines.append([m.table_embargo(who=seat, others=barred)])
    wanting = [seat for seat in seats if realm.wants[seat]]
    return [*lines, [m.table_requests(who=wanting)]] if wanting else lines


def _offer(realm: Realm, slot: int, found: Offer) -> Line:
    give, get = goods(found.give), goods(found.want)
    line = [m.table_offer(offer=offer(slot), who=realm.turn, give=give, get=get)]
    answers: list[tuple[int, Callable[..., Text]]] = [
        (ACCEPTED, m.table_accepted),
        (REJECTED, m.table_rejected),
    ]
    for answer, message in answers:
        seats = [
            seat
            for seat in range(realm.seats)
            if found.answers[seat] == answer and seat not in (found.maker, realm.turn)
        ]
        if seats:
            line.append(message(who=seats))
    return line


# The land without a drawing


def land_lines(realm: Realm) -> list[Line]:
    """Return tiles, ports and roads by their numbers."""
    tiles = [m.table_tile(tile=tile_place(realm, tile)) for tile in range(len(realm.kinds))]
    ports = [
        _port_line(realm, realm.ports[at], realm.ports[at + 1])
        for at in range(0, len(realm.ports), 2)
        if realm.ports[at + 1] != NONE
    ]
    lines = [[m.table_tiles(tiles=tiles)], [m.table_ports(ports=ports)]]
    for seat in range(realm.seats):
        roads = [border for border, owner in enumerate(realm.road) if owner == seat]
        if roads:
            lines.append([m.table_roads(who=seat, borders=_numbers(roads))])
    return lines


def _port_line(realm: Realm, border: int, kind: int) -> Text:
    one, other = realm.hexes.side_ends[border]
    return m.table_port(port=_port(kind), one=one, other=other)


PORTS: tuple[TileName, ...] = (
    "wood-port", "brick-port", "wool-port", "wheat-port", "ore-port", "general-port",
)  # fmt: skip


def _port(kind: int) -> TileName:
    found = PORTS[kind]
    assert found.startswith(PORT_NAMES[kind])
    return found
