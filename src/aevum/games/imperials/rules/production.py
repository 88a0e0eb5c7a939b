"""A roll and its production (R5)."""

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Question, Refusal
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import (
    ACTIONS,
    CARDS,
    CLOTH,
    COIN,
    COLOURS,
    DESERT,
    GOLD,
    ORE,
    PAPER,
    RESOURCES,
    WOOD,
    WOOL,
)
from aevum.games.imperials.moves import CARD, place_in
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.asks import PICK, PICKS, ROLLED
from aevum.games.imperials.rules.effect import RealmEffect
from aevum.games.imperials.rules.land import take
from aevum.games.imperials.rules.question import QuestionKind, by_lot
from aevum.games.imperials.rules.realm import TOWN_PIECE, VILLAGE_PIECE, Realm
from aevum.games.imperials.rules.refusals import of_other_mode


def produce(realm: Realm, number: int) -> list[int]:
    """Give everybody the yield of the tiles of a number; return the free choices of each seat.

    The list is empty if nobody has any.
    """
    claims: list[int] = []
    picks: list[int] = []
    for tile in realm.yields[number]:
        if tile == realm.robber:
            continue
        kind = realm.kinds[tile]
        if kind == GOLD:
            picks = picks or [0] * realm.seats
            _claim_gold(realm, tile, picks)
        else:
            _claim(realm, tile, kind, claims)
    if claims:
        _hand_out(realm, claims)
    if realm.wonders:
        return _open_granaries(realm, claims, picks)
    return picks


def _claim(realm: Realm, tile: int, kind: int, claims: list[int]) -> None:
    """Note what one tile gives to the villages and towns around it: places in `hands`."""
    pieces = realm.piece
    for corner in realm.hexes.tile_corners[tile]:
        piece = pieces[corner]
        if piece == VILLAGE_PIECE:
            place = realm.owner[corner] * CARDS + kind
            for _ in range(realm.terms.numbers.village_cards):
                claims.append(place)  # noqa: PERF401 (faster for one card)
        elif piece == TOWN_PIECE:
            _claim_town(realm, realm.owner[corner] * CARDS, kind, claims)


def _claim_town(realm: Realm, first: int, kind: int, claims: list[int]) -> None:
    """Note what a tile of a kind gives to a town whose owner's hand begins at `first`."""
    numbers = realm.terms.numbers
    other = commodity(kind) if realm.wonders else kind
    if other == kind:
        place = first + kind
        for _ in range(numbers.town_cards):
            claims.append(place)  # noqa: PERF401
    else:
        claims += [first + kind] * numbers.town_resources
        claims += [first + other] * numbers.town_commodities


def _claim_gold(realm: Realm, tile: int, picks: list[int]) -> None:
    """Count the free choices that a tile of gold gives."""
    cards = realm.terms.numbers.piece_cards
    for corner in realm.hexes.tile_corners[tile]:
        piece = realm.piece[corner]
        if piece in (VILLAGE_PIECE, TOWN_PIECE):
            picks[realm.owner[corner]] += cards[piece]


def commodity(kind: int) -> int:
    """Return the commodity that a town of Wonders & Warriors gets from a tile, else its kind."""
    if kind == WOOD:
        return PAPER
    if kind == WOOL:
        return CLOTH
    return COIN if kind == ORE else kind


def add_yield(realm: Realm, piece: int, kind: int, counts: list[int], times: int) -> None:
    """Add to counts of cards what a village or town gets from a resource tile, so many times."""
    numbers = realm.terms.numbers
    other = commodity(kind) if realm.wonders and piece == TOWN_PIECE else kind
    if other == kind:
        counts[kind] += numbers.piece_cards[piece] * times
    else:
        counts[kind] += numbers.town_resources * times
        counts[other] += numbers.town_commodities * times


def _hand_out(realm: Realm, claims: list[int]) -> None:
    """Give what was claimed, and leave in `claims` what was given.

    Nobody gets a card that the market cannot cover (R5.3).
    """
    hands, sizes, market = realm.hands, realm.sizes, realm.market
    for place in claims:
        if market[place % CARDS] < len(claims):  # check for shortages; usually there are none
            _check_stock(realm, claims)
            break
    for place in claims:
        hands[place] += 1
        sizes[place // CARDS] += 1
        market[place % CARDS] -= 1
    if realm.events is not None:
        for seat in range(realm.seats):
            got = [claims.count(seat * CARDS + card) for card in range(CARDS)]
            if max(got):
                realm.tell("gains", seat, got)


def _check_stock(realm: Realm, claims: list[int]) -> None:
    """Reduce claims for cards of which the market has too few."""
    wanted = [0] * CARDS
    for place in claims:
        wanted[place % CARDS] += 1
    for card in range(CARDS):
        if wanted[card] > realm.market[card]:
            _run_short(realm, claims, card)


def _run_short(realm: Realm, claims: list[int], card: int) -> None:
    """Reduce claims for a card that the market cannot cover; a single claimant gets the rest."""
    places = [place for place in claims if place % CARDS == card]
    left = 0
    if realm.terms.single and places.count(places[0]) == len(places):
        left = realm.market[card]
    else:
        realm.tell("short", NONE, [card])
    for _ in range(len(places) - left):
        claims.remove(places.pop())


def _open_granaries(realm: Realm, claims: list[int], picks: list[int]) -> list[int]:
    """Let a Granary give a resource if the roll gave none; gold counts as one (R11.9, A17)."""
    numbers = realm.terms.numbers
    for seat in range(realm.seats):
        if realm.levels[seat * COLOURS] < numbers.strategic_level or (picks and picks[seat]):
            continue
        if not any(place // CARDS == seat and place % CARDS < RESOURCES for place in claims):
            picks = picks or [0] * realm.seats
            picks[seat] = numbers.granary_cards
    return picks


# Free choices from the market


def pickable(realm: Realm) -> list[int]:
    """Return the moves that take one resource the market has."""
    return [CARD + card for card in range(RESOURCES) if realm.market[card]]


@mypyc_attr(acyclic=True)
class Picks(RealmEffect):
    """Seats choose one card of the market after another, the first seat before the others (A6)."""

    def __init__(self, first: int, left: list[int], card: int = NONE) -> None:
        super().__init__(PICKS, first)
        self.left = left
        """How many cards each seat may still choose."""
        self.passed = 0
        """How many seats have chosen all of theirs."""
        self.card = card
        """The action card that asks, NONE for production."""

    def carry_on(self, realm: Realm, answer: int) -> None:
        if answer != NONE:
            self.pick(realm, answer - CARD)
        while self.passed < realm.seats:
            seat = (self.seat + self.passed) % realm.seats
            options = pickable(realm)
            if self.left[seat] == 0 or not options:
                self.passed += 1
            elif len(options) == 1:
                self.pick(realm, options[0] - CARD)
            else:
                realm.ask(seat, PICK, self.card, realm.choice_by())
                return
        realm.done()

    def pick(self, realm: Realm, card: int) -> None:
        """Give one chosen card to the seat that chose it."""
        seat = (self.seat + self.passed) % realm.seats
        self.left[seat] -= 1
        take(realm, seat, card, 1)
        realm.tell("picks", seat, [card])

    def names(self) -> tuple[str, ...]:
        return ("left", "passed", "card")

    def blank(self) -> Effect:
        return Picks(0, [])


class PickCard(QuestionKind):
    """Which resource does a seat take from the market? The subject is the card that asks."""

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        return pickable(realm)

    def default(self, realm: Realm, ask: Ask) -> int:
        options = self.options(realm, ask)
        if ask.subject == NONE:
            return options[0]
        return by_lot(realm, ask, [(move, 1) for move in options])

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        stack = realm.stack(ask.lane)
        picks = stack[-1]
        assert isinstance(picks, Picks)
        text = m.ask_pick(n=picks.left[ask.seat])
        if ask.subject != NONE:
            return Question(text, phrases.by_card(ask))
        if len(stack) < 2 or stack[-2].op != ROLLED:
            return Question(text, notes=(m.note_fog_gold(),))
        if _gold_pays(realm, ask.seat):
            return Question(text, (("tile", "gold"),))
        return Question(text, (("work", "granary"),))

    def label(self, realm: Realm, ask: Ask, move: int) -> Label | None:
        card = move - CARD
        note = m.note_in_market(n=realm.market[card])
        return Label(m.move_take(goods=phrases.one(card)), notes=(note,))

    def refuse(self, realm: Realm, ask: Ask, move: int) -> Refusal | None:
        card = place_in(CARD, move)
        if card < 0:
            return None
        trouble = of_other_mode(realm, card)
        if trouble is not None:
            return trouble
        rule = "R5.4" if ask.subject == NONE else ACTIONS[ask.subject].rule
        if card >= RESOURCES:
            return Refusal(rule, m.no_only_resources())
        return Refusal(rule, m.no_good_market(good=phrases.GOODS[card]))


def _gold_pays(realm: Realm, seat: int) -> bool:
    """Return whether the last roll made a gold tile pay a seat."""
    for tile in realm.yields[realm.thrown.red + realm.thrown.yellow]:
        if realm.kinds[tile] == GOLD and tile != realm.robber:
            for corner in realm.hexes.tile_corners[tile]:
                if realm.owner[corner] == seat and realm.piece[corner] <= TOWN_PIECE:
                    return True
    return False


# How likely a number is


def pips(number: int) -> int:
    """Return in how many of 36 throws a number comes."""
    return 6 - abs(7 - number) if number > 0 else 0


def pips_at(realm: Realm, corner: int) -> int:
    """Return in how many of 36 throws the tiles around a corner yield something."""
    return sum(
        pips(realm.numbers[tile])
        for tile in realm.hexes.corner_tiles[corner]
        if realm.kinds[tile] != DESERT
    )
