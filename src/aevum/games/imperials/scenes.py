"""Positions of Imperials, built piece by piece in words, and played on.

    scene = Scene(seats=3, mode="wonders")
    scene.town(0, "0,0 N").road(0, "0,0 NE").hand(0, wood=1, brick=1).acting(0)
    scene.do(0, "road 1,-1 W")

A tile is written `0,0`, a corner `0,0 N`, a side `0,0 NE`. Moves are the game's notation, with
places written like that or as numbers. Chance is explicit: `roll` and `chance` answer for it.
A scene that calls neither `before_roll` nor `acting` is in the setup. A `Table` is any position
that is played on, a `Scene` one that is set up first.
"""

# not compiled: positions are built for tests and notebooks

import json
import re
from typing import Self

from aevum.core.events import Event
from aevum.core.state import CHANCE, NONE, OK, TABLE
from aevum.core.terse import terse
from aevum.games.imperials import GAME
from aevum.games.imperials.data import (
    ACTIONS,
    BASIC_DECK,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    DECKS,
    PORT_NAMES,
    TILE_NAMES,
    WARRIOR_CARD,
)
from aevum.games.imperials.moves import MOVES
from aevum.games.imperials.rules.asks import ASK_NAMES
from aevum.games.imperials.rules.hexes import CORNER_NAMES, SIDE_NAMES
from aevum.games.imperials.rules.land import (
    changed,
    count_points,
    count_ratios,
    count_route,
    count_yields,
    settle_route,
    take,
)
from aevum.games.imperials.rules.realm import (
    FENCE_COUNT,
    IDLE,
    KINDS,
    PIECES,
    READY,
    ROAD_COUNT,
    ROUSED,
    TOWN_COUNT,
    TOWN_PIECE,
    VILLAGE_COUNT,
    VILLAGE_PIECE,
    WARRIOR_COUNT,
    WARRIOR_PIECE,
)
from aevum.games.imperials.rules.state import Imperials
from aevum.games.imperials.rules.turns import BEGIN, OPENING, Turn

PLACE = re.compile(r"(-?\d+),(-?\d+)(?: (NE|NW|SE|SW|N|S|E|W))?\b")
REASON = re.compile(r"R\d+\.\d+: .*\.")  # one sentence that names a rule
SIDE_MOVES = ("road", "side", "coast")
QUIET = "military"  # a face of the event die that does nothing while nobody has a level


class Table:
    """A position that is played on; every step is checked by the game's own audit."""

    def __init__(self, state: Imperials) -> None:
        self.state = state
        self.told: list[Event] = []
        """All events since the table was ready, oldest first."""

    # Places

    def at(self, place: str) -> int:
        """Return the tile written `0,0`."""
        q, r = place.split(",")
        return self.state.hexes.tile_at[int(q), int(r)]

    def corner(self, place: str) -> int:
        """Return the corner written `0,0 N`."""
        tile, turn = place.split()
        return self.state.hexes.tile_corners[self.at(tile)][CORNER_NAMES.index(turn)]

    def side(self, place: str) -> int:
        """Return the side written `0,0 NE`."""
        tile, turn = place.split()
        return self.state.hexes.tile_sides[self.at(tile)][SIDE_NAMES.index(turn)]

    # Playing on

    def move(self, text: str) -> int:
        """Return the move in this notation, in which places may be written as "0,-1 NW"."""
        verb = text.split()[0]

        def number(found: re.Match[str]) -> str:
            if found[3] is None:
                return str(self.at(found[0]))
            return str(self.side(found[0]) if verb in SIDE_MOVES else self.corner(found[0]))

        return MOVES.parse(PLACE.sub(number, text))

    def do(self, seat: int, *moves: str) -> Self:
        """Let a seat make moves, each of which must be legal."""
        for text in moves:
            move = self.move(text)
            assert move in self.state.legal(seat), f"{text}: {self.why(seat, move)}"
            self.state.play(seat, move)
            self.check()
        return self

    def chance(self, *outcomes: str) -> Self:
        """Answer for chance: `stolen wood`, `drawn harvest`, `event dragon`."""
        for text in outcomes:
            self.state.play(CHANCE, self.move(text))
            self.check()
        return self

    def roll(self, red: int, yellow: int, event: str = "") -> Self:
        """Let the player of the turn roll this."""
        self.do(self.state.turn, "roll")
        if self.state.wonders:
            return self.chance(f"throw {red} {yellow} {event or QUIET}")
        return self.chance(f"throw {red} {yellow}")

    def advance(self, now: int) -> Self:
        """Let time pass up to a moment."""
        self.state.advance(now)
        self.check()
        return self

    def refused(self, seat: int, text: str) -> str:
        """Try a move that must be refused and change nothing; return the reason."""
        move, before = self.move(text), self.state.to_data()
        assert move not in self.state.legal(seat), f"{text} is legal"
        refusal = self.state.apply(seat, move)
        assert refusal != OK
        assert self.state.to_data() == before
        reason = self.why(seat, move)
        assert REASON.fullmatch(reason), f"{text}: {reason!r}"
        return reason

    def refusal(self, seat: int, text: str) -> str:
        """Try a move that must be refused; return the rule, and the key and its arguments."""
        self.refused(seat, text)
        return terse(GAME.words.why(self.state.mask(seat), seat, self.move(text)))

    def why(self, seat: int, move: int) -> str:
        """Return why a seat may not make a move, as far as this seat can know."""
        return GAME.why(self.state.mask(seat), seat, move)

    def reload(self) -> Self:
        """Save the game and continue with what was saved."""
        state = GAME.load(json.loads(json.dumps(self.state.to_data())))
        assert isinstance(state, Imperials)
        self.state = state
        state.events = []
        return self

    def check(self) -> None:
        """Check that all cards and pieces are there, and the position can be saved."""
        self.told += self.state.events or []
        assert self.state.audit() == ""
        data = self.state.to_data()
        assert GAME.load(json.loads(json.dumps(data))).to_data() == data

    # Looking

    def legal(self, seat: int, beginning: str = "") -> list[str]:
        """Return the legal moves that begin with some text, in the game's notation."""
        words = [MOVES.text(move) for move in self.state.legal(seat)]
        return [text for text in words if text.startswith(beginning)]

    def can(self, seat: int, text: str) -> bool:
        """Return whether a move is legal."""
        return self.move(text) in self.state.legal(seat)

    def odds(self) -> dict[str, int]:
        """Return the outcomes of chance now, and the weight of each."""
        return {MOVES.text(move): weight for move, weight in self.state.weights()}

    def asked(self) -> list[tuple[int, str]]:
        """Return who must answer which question, oldest first; chance is (CHANCE, "chance")."""
        return [
            (ask.seat, "chance" if ask.seat == CHANCE else ASK_NAMES[ask.kind])
            for ask in self.state.asks
            if ask.must
        ]

    def seen_by(self, seat: int) -> Imperials:
        """Return the position as a seat (or SPECTATOR) sees it."""
        mask = self.state.mask(seat)
        assert isinstance(mask, Imperials)
        return mask

    def hand_of(self, seat: int) -> dict[str, int]:
        """Return the cards of a seat."""
        return _named(self.state.hands[seat * CARDS : seat * CARDS + CARDS])

    def market(self) -> dict[str, int]:
        """Return the stock of the market."""
        return _named(self.state.market)

    def actions_of(self, seat: int) -> dict[str, int]:
        """Return the action cards of a seat."""
        first = seat * KINDS
        return {
            card.name: self.state.cards[first + kind]
            for kind, card in enumerate(ACTIONS)
            if self.state.cards[first + kind]
        }

    def piece(self, place: str) -> tuple[int, str]:
        """Return the owner and the kind of the piece on a corner: (0, "town"), (1, "warrior 2")."""
        corner = self.corner(place)
        names = ("", "village", "town", "warrior 1", "warrior 2", "warrior 3")
        return self.state.owner[corner], names[self.state.piece[corner]]

    def events(self, kind: str) -> list[Event]:
        """Return the events of this kind since the table was ready."""
        return [event for event in self.told if event.kind == kind]


def _named(counts: list[int]) -> dict[str, int]:
    return {CARD_NAMES[card]: number for card, number in enumerate(counts) if number}


# The board of every scene on the map base, row by row; no 6 is next to an 8.
BASE = (
    "wood 11, wool 12, wheat 9,"
    "brick 4, ore 6, brick 5, wool 10,"
    "desert 0, wood 3, wheat 4, wood 11, ore 8,"
    "brick 8, wool 10, wheat 9, wool 3,"
    "wood 5, ore 2, wheat 6"
)
# Its ports, in this order: -1,-1 W, 0,-2 NW, 1,-2 NE, 2,-1 NE, 2,0 E, 1,1 SE, -1,2 SE,
# -2,2 SW, -2,1 W.
BASE_PORTS = "wood general wheat general ore general wool general brick"


class Scene(Table):
    """A table that is set up, then played on; methods that build it return it, for chaining."""

    def __init__(
        self,
        seats: int = 3,
        mode: str = "basic",
        numbers: object = None,
        **options: object,
    ) -> None:
        settled, values = GAME.settle({"mode": mode, **options}), GAME.numbers.settle(numbers)
        state = GAME.setup_with(GAME.version, seats, 1, settled, values)
        assert isinstance(state, Imperials)
        super().__init__(state)
        state.explicit = True
        state.start()
        self._lay_out(_base_draws() if options.get("map", "base") == "base" else [])
        state.events = []

    def _lay_out(self, draws: list[str]) -> None:
        """Let chance draw the board of BASE, or on other maps always its first outcome."""
        while self.state.rolling():
            move = MOVES.parse(draws.pop(0)) if draws else self.state.weights()[0][0]
            self.state.play(CHANCE, move)

    # The board

    def tile(self, place: str, kind: str, number: int = 0) -> Self:
        """Make a tile something else."""
        self.state.kinds[self.at(place)] = TILE_NAMES.index(kind)
        self.state.numbers[self.at(place)] = number
        return self

    def fog(self, *places: str) -> Self:
        """Cover tiles."""
        for place in places:
            self.state.fog[self.at(place)] = 1
        return self

    def port(self, place: str, kind: str) -> Self:
        """Give the port at a side another kind."""
        at = self.state.ports.index(self.side(place))
        self.state.ports[at + 1] = PORT_NAMES.index(kind)
        for corner in self.state.hexes.side_ends[self.side(place)]:
            self.state.corner_port[corner] = PORT_NAMES.index(kind)
        return self

    def robber(self, place: str) -> Self:
        self.state.robber = self.at(place)
        return self

    def merchant(self, seat: int, place: str) -> Self:
        self.state.merchant, self.state.merchant_of = self.at(place), seat
        return self

    def dragon(self, distance: int = 0, attacks: int = 0) -> Self:
        """Set how far the dragon has come (0: its start) and how often it attacked."""
        steps = self.state.terms.numbers.dragon_steps
        self.state.dragon, self.state.attacks = distance or steps, attacks
        return self

    # Pieces

    def village(self, seat: int, *corners: str) -> Self:
        for place in corners:
            self._stand(seat, place, VILLAGE_PIECE, VILLAGE_COUNT)
        return self

    def town(self, seat: int, *corners: str) -> Self:
        for place in corners:
            self._stand(seat, place, TOWN_PIECE, TOWN_COUNT)
        return self

    def warrior(
        self, seat: int, place: str, strength: int = 1, active: bool = False, roused: bool = False
    ) -> Self:
        """Put a warrior down; a roused one was activated in this turn."""
        self._stand(seat, place, WARRIOR_PIECE + strength, WARRIOR_COUNT + strength)
        self.state.active[self.corner(place)] = ROUSED if roused else READY if active else IDLE
        if roused:
            self.state.roused.append(self.corner(place))
        return self

    def _stand(self, seat: int, place: str, piece: int, count: int) -> None:
        corner = self.corner(place)
        assert self.state.owner[corner] == NONE, f"{place} is taken"
        self.state.owner[corner] = seat
        self.state.piece[corner] = piece
        self.state.pieces[seat * PIECES + count] += 1

    def road(self, seat: int, *sides: str) -> Self:
        for place in sides:
            assert self.state.road[self.side(place)] == NONE, f"{place} is taken"
            self.state.road[self.side(place)] = seat
            self.state.pieces[seat * PIECES + ROAD_COUNT] += 1
        return self

    def fence(self, *corners: str) -> Self:
        """Put fences around existing towns."""
        for place in corners:
            corner = self.corner(place)
            self.state.fenced[corner] = 1
            self.state.pieces[self.state.owner[corner] * PIECES + FENCE_COUNT] += 1
        return self

    def wonder(self, colour: str, place: str, great: bool = False) -> Self:
        """Put a wonder into an existing town; its owner's level is 4, or 5 if it is great."""
        kind, corner = COLOUR_NAMES.index(colour), self.corner(place)
        seat = self.state.owner[corner]
        self.state.wonder[corner] = kind
        self.state.wonder_of[kind] = seat
        self.state.great[kind] = int(great)
        self.state.levels[seat * COLOURS + kind] = 5 if great else 4
        return self

    # Cards, levels, awards

    def hand(self, seat: int, **cards: int) -> Self:
        """Let a seat take cards out of the market."""
        for name, number in cards.items():
            taken = take(self.state, seat, CARD_NAMES.index(name), number)
            assert taken == number, f"the market has no {number} {name}"
        return self

    def stock(self, holder: int, **cards: int) -> Self:
        """Leave only so many cards in the market; `holder` takes the others into hand."""
        for name, number in cards.items():
            card = CARD_NAMES.index(name)
            take(self.state, holder, card, self.state.market[card] - number)
        return self

    def holds(self, seat: int, name: str, number: int = 1) -> Self:
        """Give a seat action cards, taken from their deck."""
        card = self.card(name)
        deck = ACTIONS[card].deck
        self._draw(card, number)
        self.state.cards[seat * KINDS + card] += number
        self.state.held[seat * DECKS + deck] += number
        return self

    def shows(self, seat: int, name: str) -> Self:
        """Give a seat the Printer or the Constitution, laid down."""
        self._draw(self.card(name), 1)
        self.state.spent[self.card(name)] += 1
        self.state.shown[seat] += 1
        return self

    def used_up(self, name: str, number: int) -> Self:
        """Remove action cards from their deck and from the game (Basic)."""
        self._draw(self.card(name), number)
        self.state.spent[self.card(name)] += number
        return self

    def under(self, name: str, number: int = 1) -> Self:
        """Move cards to the bottom of their deck, each below those before."""
        for _ in range(number):
            self._draw(self.card(name), 1)
            self.state.decks[ACTIONS[self.card(name)].deck].put_under(self.card(name))
        return self

    def _draw(self, card: int, number: int) -> None:
        pile = self.state.decks[ACTIONS[card].deck]
        assert pile.mixed[card] >= number, f"there are no {number} cards {ACTIONS[card].name}"
        for _ in range(number):
            pile.take_out(card)

    def army(self, seat: int, used: int, award: bool = False) -> Self:
        """Set how many Warrior cards a seat has used, and whether it has the award."""
        self.used_up(ACTIONS[WARRIOR_CARD].name, used)
        self.state.army[seat] = used
        if award:
            self.state.army_of = seat
        return self

    def route_award(self, seat: int) -> Self:
        """Give a seat the award for the longest route; it keeps it if routes are equal."""
        self.state.route_of = seat
        return self

    def levels(self, seat: int, **colours: int) -> Self:
        for name, level in colours.items():
            self.state.levels[seat * COLOURS + COLOUR_NAMES.index(name)] = level
        return self

    def slayer(self, seat: int, points: int) -> Self:
        self.state.slayer[seat] = points
        return self

    def card(self, name: str) -> int:
        """Return the kind of an action card of this mode."""
        for kind, card in enumerate(ACTIONS):
            if card.name == name and (card.deck != BASIC_DECK) == self.state.wonders:
                return kind
        raise KeyError(name)

    # Whose turn it is

    def before_roll(self, seat: int) -> Self:
        """Begin a turn: its player is asked to roll."""
        return self._begin(seat, BEGIN)

    def acting(self, seat: int) -> Self:
        """Begin after the roll of a turn: its player is asked what to do."""
        self.state.rolled = 1
        return self._begin(seat, OPENING)

    def _begin(self, seat: int, step: int) -> Self:
        state = self.state
        state.asks.clear()
        state.table.clear()
        state.turn = seat
        state.turns = seat
        for each in range(state.seats):
            count_route(state, each)
        settle_route(state)
        count_yields(state)
        for each in range(state.seats):
            count_points(state, each)
            count_ratios(state, each)
        changed(state)
        turn = Turn(seat)
        turn.stage = step
        state.start_effect_on(TABLE, turn)
        state.events = []
        state.resume(TABLE)
        self.check()
        self.told.clear()
        return self


def _base_draws() -> list[str]:
    """Return the draws of chance that lay out BASE with BASE_PORTS and the robber in the desert."""
    tiles = [row.split() for row in BASE.split(",")]
    numbers = [int(number) for _, number in tiles]
    lucky = [tile for wanted in (6, 8) for tile, n in enumerate(numbers) if n == wanted]
    return [
        *[f"ground {kind}" for kind, _ in tiles],
        *[f"at {tile}" for tile in lucky],
        *[f"number {number}" for number in numbers if number not in (0, 6, 8)],
        *[f"harbour {kind}" for kind in BASE_PORTS.split()],
        f"at {numbers.index(0)}",
    ]


# scene is complete
