"""A table of Imperials in play, with places and moves in words: what every scene can do.

A tile is written `0,0`, a corner `0,0 N`, a side `0,0 NE`. Moves are the game's notation, with
places written like that or as numbers. Chance is explicit: `roll` and `chance` answer for it.
"""

import json
import re
from typing import Self

from aevum.core.events import Event
from aevum.core.state import CHANCE, OK
from aevum.games.imperials import GAME
from aevum.games.imperials.data import ACTIONS, CARD_NAMES, CARDS
from aevum.games.imperials.moves import MOVES
from aevum.games.imperials.rules.asks import ASK_NAMES
from aevum.games.imperials.rules.hexes import CORNER_NAMES, SIDE_NAMES
from aevum.games.imperials.rules.realm import KINDS
from aevum.games.imperials.rules.state import Imperials
from tests.told import terse

PLACE = re.compile(r"(-?\d+),(-?\d+)(?: (NE|NW|SE|SW|N|S|E|W))?\b")
REASON = re.compile(r"R\d+\.\d+: .*\.")  # one sentence that names a rule
SIDE_MOVES = ("road", "side", "coast")
QUIET = "military"  # a face of the event die that does nothing while nobody has a level


class Table:
    """A position that is played on; every step is checked by the game's own audit."""

    def __init__(self, state: Imperials) -> None:
        self.state = state
        self.told: list[Event] = []
        """Everything that was told since the table was ready, oldest first."""

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
        """Return the move in this notation, in which places may stand as "0,-1 NW"."""
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
            assert self.state.apply(seat, move) == OK
            self.check()
        return self

    def chance(self, *outcomes: str) -> Self:
        """Answer for chance: `stolen wood`, `drawn harvest`, `event dragon`."""
        for text in outcomes:
            assert self.state.apply(CHANCE, self.move(text)) == OK, self.odds()
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
        assert self.state.apply(seat, move) != OK
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
        """Save the game and go on with what was saved."""
        state = GAME.load(json.loads(json.dumps(self.state.to_data())))
        assert isinstance(state, Imperials)
        self.state = state
        state.events = []
        return self

    def check(self) -> None:
        """Whatever happened: all cards and pieces are there, and the position can be saved."""
        self.told += self.state.events or []
        assert self.state.audit() == ""
        data = self.state.to_data()
        assert GAME.load(json.loads(json.dumps(data))).to_data() == data

    # Looking

    def legal(self, seat: int, beginning: str = "") -> list[str]:
        """Return the legal moves that begin so, in the game's notation."""
        words = [MOVES.text(move) for move in self.state.legal(seat)]
        return [text for text in words if text.startswith(beginning)]

    def can(self, seat: int, text: str) -> bool:
        """Return whether a move is legal."""
        return self.move(text) in self.state.legal(seat)

    def odds(self) -> dict[str, int]:
        """Return what chance can draw now, and how many tickets each outcome has."""
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
        """Return the cards a seat holds."""
        return _named(self.state.hands[seat * CARDS : seat * CARDS + CARDS])

    def market(self) -> dict[str, int]:
        """Return the stock of the market."""
        return _named(self.state.market)

    def actions_of(self, seat: int) -> dict[str, int]:
        """Return the action cards a seat holds."""
        first = seat * KINDS
        return {
            card.name: self.state.cards[first + kind]
            for kind, card in enumerate(ACTIONS)
            if self.state.cards[first + kind]
        }

    def piece(self, place: str) -> tuple[int, str]:
        """Return whose piece stands on a corner and which: (0, "town"), (1, "warrior 2")."""
        corner = self.corner(place)
        names = ("", "village", "town", "warrior 1", "warrior 2", "warrior 3")
        return self.state.owner[corner], names[self.state.piece[corner]]

    def events(self, kind: str) -> list[Event]:
        """Return what was told of this kind since the table was ready."""
        return [event for event in self.told if event.kind == kind]


def _named(counts: list[int]) -> dict[str, int]:
    return {CARD_NAMES[card]: number for card, number in enumerate(counts) if number}
