"""Scenes for the rules of ASCII Empires: sheets filled in words, then played on in notation.

A scene begins at any phase of a turn (by default Development) with any dice; from then on chance is
asked, and `roll(1, 6)` answers for it. What `staffed` builds is in the mountains, which leaves the
plains of rows 2 to 9 free.
"""

# not compiled: positions are built for tests and notebooks

import json
import re
from typing import Self

from aevum.core.events import Event
from aevum.core.state import CHANCE, NONE, OK, TABLE, Ask
from aevum.games.ascii import GAME
from aevum.games.ascii.data import (
    COLONY,
    FARM,
    GARRISON,
    MINE,
    NAMES,
    SCHOOL,
    Numbers,
)
from aevum.games.ascii.moves import BOX, MOVES, STOP
from aevum.games.ascii.rules.asks import (
    ANNOUNCING,
    ASK_NAMES,
    DEPLOYMENT_PHASE,
    DEVELOPMENT_PHASE,
    DICE_PHASE,
    DIPLOMACY_PHASE,
    DISASTER_PHASE,
    OPERATION,
    PRESS,
)
from aevum.games.ascii.rules.empire import EMPTY, RUIN, STAFFED, Empire
from aevum.games.ascii.rules.shapes import holds
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.rules.terrain import ROWS
from aevum.games.ascii.rules.turns import Turn

REASON = re.compile(r"R\d+\.\d+: .*\.")  # one sentence that names a rule
PHASES = {
    "dice": DICE_PHASE,
    "diplomacy": DIPLOMACY_PHASE,
    "disasters": DISASTER_PHASE,
    "announcing": ANNOUNCING,
    "development": DEVELOPMENT_PHASE,
    "deployment": DEPLOYMENT_PHASE,
}
KIND_OF = {name.lower(): kind for kind, name in enumerate(NAMES)}
SITES = {
    FARM: ((0, 21), (3, 21), (6, 21), (12, 21), (15, 21), (18, 21), (21, 21), (24, 21)),
    MINE: ((4, 14), (21, 12), (14, 15), (2, 18), (17, 18), (25, 18)),
    SCHOOL: ((6, 17), (13, 11), (22, 15), (17, 11)),
    GARRISON: ((8, 12), (1, 12), (25, 13)),
}
"""Where `staffed` builds, in this order."""


def cell(col: int, row: int) -> int:
    """Return a cell's number."""
    return col * ROWS + row


def box(name: str) -> int:
    """Return the number of a box of the Culture grid, such as "c4"."""
    return BOX.words.index(name)


class Scene:
    """A position that is set up, then played on; methods that build it return it, for chaining."""

    def __init__(
        self,
        seats: int = 3,
        learning: int = 0,
        settlers: bool = False,
        turns: int = 0,
        numbers: dict[str, int] | None = None,
    ) -> None:
        """Every sheet is as at the start; seat 0 is first if nothing else decides.

        `numbers` are those that differ from print.
        """
        options = GAME.settle({"learning": learning, "settlers": settlers, "turns": turns})
        values = GAME.numbers.settle(numbers)
        state = GAME.setup_with(GAME.version, seats, 1, options, values)
        assert isinstance(state, Empires)
        self.state = state
        self.numbers: Numbers = state.terms.numbers
        self.told: list[Event] = []
        """All events since the scene began, oldest first."""
        self.started = False
        state.explicit = True
        state.turn = 1
        state.faces = [2, 3, 4, 2, 3]
        state.table.clear()

    def __getitem__(self, seat: int) -> Empire:
        """Return a sheet."""
        return self.state.empires[seat]

    # Setting the scene

    def dice(self, *faces: int) -> Self:
        """Let the dice show this: three white, green, black; those not named stay."""
        self.state.faces[: len(faces)] = faces
        return self

    def turn(self, turn: int) -> Self:
        self.state.turn = turn
        return self

    def workers(self, seat: int, workers: int, population: int = 0) -> Self:
        """Give a seat Workers, from a population of at least three of which the others left."""
        self[seat].workers = workers
        self[seat].population = max(3, workers, population)
        return self

    def gold(self, seat: int, gold: int, gained: int = 0) -> Self:
        """Give a seat Gold to spend, from so much ever gained, at least three."""
        self[seat].gold = gold
        self[seat].gained = max(3, gold, gained)
        return self

    def science(self, seat: int, trunk: int = NONE, upper: int = 0, lower: int = 0) -> Self:
        """Check boxes of Science; by default the whole trunk."""
        trunk = self.numbers.trunk if trunk == NONE else trunk
        self[seat].trunk, self[seat].upper, self[seat].lower = trunk, upper, lower
        return self

    def soldiers(self, seat: int, boxes: int, deployed: int = 0) -> Self:
        """Fill boxes of the Military track, and cross so many D's."""
        self[seat].military, self[seat].deployed = boxes, deployed
        return self

    def armies(self, seat: int, ready: int, deployed: int = 0) -> Self:
        """Fill as many cohorts as these Armies take."""
        return self.soldiers(seat, sum(self.numbers.cohorts[: ready + deployed]), deployed)

    def mood(self, seat: int, happy: int = 0, unhappy: int = 0) -> Self:
        """Check boxes of the tracks of Happiness and Unhappiness."""
        self[seat].happy, self[seat].unhappy = happy, unhappy
        return self

    def caravan(self, seat: int, number: int, boxes: int) -> Self:
        """Check the first boxes of a Caravan; they are numbered from 1."""
        self[seat].caravans[number - 1] = boxes
        return self

    def culture(self, seat: int, *boxes: str) -> Self:
        """Check boxes of the Culture grid by name; a name without a number is a whole row."""
        for name in boxes:
            for number, word in enumerate(BOX.words):
                if word == name or word[0] == name:
                    self[seat].culture |= 1 << number
        return self

    def column(self, seat: int, column: int, *but: str) -> Self:
        """Check a column of the Culture grid, except for some boxes."""
        names = [word for word in BOX.words if word[1] == str(column) and word not in but]
        return self.culture(seat, *names)

    def omens(self, *rows: int) -> Self:
        """Check boxes of the Disaster grid, by rows."""
        self.state.rows = list(rows)
        return self

    def built(self, seat: int, *texts: str) -> Self:
        """Put buildings such as "farm 0 3", "farm 0 3 empty" or "farm 0 3 ruin" on a seat's map."""
        for text in texts:
            name, col, row, *rest = text.split()
            state = {"": STAFFED, "empty": EMPTY, "ruin": RUIN}["".join(rest)]
            self._build(seat, KIND_OF[name], cell(int(col), int(row)), seat, state)
        return self

    def staffed(
        self, seat: int, farms: int = 0, mines: int = 0, schools: int = 0, garrisons: int = 0
    ) -> Self:
        """Put so many staffed buildings of each type in the mountains."""
        for kind, number in enumerate((farms, mines, schools, garrisons)):
            assert number <= len(SITES[kind])
            for place in SITES[kind][:number]:
                self._build(seat, kind, cell(*place), seat, STAFFED)
        return self

    def colony(self, owner: int, host: int, col: int, row: int, razed: bool = False) -> Self:
        """Put a Colony on a host's map; it is named by its north-west cell."""
        self._build(host, COLONY, cell(col, row), owner, RUIN if razed else STAFFED)
        self[owner].colonies += 0 if razed else 1
        return self

    def _build(self, seat: int, kind: int, at: int, owner: int, state: int) -> None:
        empire = self[seat]
        assert holds(empire.free[kind], at), "this building cannot be here"
        empire.raise_building(kind, at, owner)
        if state != EMPTY:
            empire.turn_into(len(empire.buildings) - 1, state)

    def begin(self, phase: str = "development", announced: bool = False, near: bool = True) -> Self:
        """Begin at a phase; `announced` says whether the end was announced before it.

        With `near` all tracks are so full that the end is asked for (R10.3).
        """
        state = self.state
        state.events = []
        self.started = True
        number = PHASES[phase]
        if near and state.seats > 1 and number < DEVELOPMENT_PHASE and not state.near_end():
            for empire in state.empires:
                empire.population += self.numbers.population // 2
        if number >= DEVELOPMENT_PHASE and state.seats > 1:
            state.last = announced or state.is_final()
        state.stand_ready()
        turn = Turn()
        turn.stage = number
        state.start_effect_on(TABLE, turn)
        state.start()
        self.check()
        return self

    # Playing on

    def do(self, seat: int, *moves: str) -> Self:
        """Let a seat make moves, each of which must be legal."""
        self._ready()
        for text in moves:
            move = MOVES.parse(text)
            legal = self.state.legal(seat)
            shown = [MOVES.text(each) for each in legal][:40]
            assert move in legal, f"{text} is not legal: {shown}"
            self.state.play(seat, move)
            self.check()
        return self

    def each(self, move: str) -> Self:
        """Let every seat that must answer make the same move, by seats."""
        self._ready()
        for seat in sorted(ask.seat for ask in self.state.asks if ask.must):
            self.do(seat, move)
        return self

    def roll(self, *faces: int) -> Self:
        """Answer for chance: the rolled dice show this, one after another."""
        self._ready()
        for face in faces:
            self.state.play(CHANCE, MOVES.parse(f"die {face}"))
            self.check()
        return self

    def go_on(self, phase: str) -> Self:
        """Let everybody do as little as possible until a phase is reached; dice show 2."""
        self._ready()
        while self.state.asks and self.state.phase != PHASES[phase]:
            ask = next(each for each in self.state.asks if each.must)
            if ask.seat == CHANCE:
                self.roll(2)
            else:
                move = STOP if ask.kind == PRESS else self.state.options(ask)[0]
                self.do(ask.seat, MOVES.text(move))
        return self

    def peace(self) -> Self:
        """Let everybody who is asked in Deployment be done without an operation."""
        self._ready()
        while asks := [ask for ask in self.asks() if ask.kind == OPERATION]:
            self.do(asks[0].seat, "done")
        return self

    def refused(self, seat: int, *moves: str) -> None:
        """Try moves that must be refused for a reason and change nothing."""
        self._ready()
        before = self.state.to_data()
        for text in moves:
            move = MOVES.parse(text)
            assert move not in self.state.legal(seat), f"{text} is legal"
            assert REASON.fullmatch(GAME.why(self.state.mask(seat), seat, move))
            refusal = self.state.apply(seat, move)
            assert refusal != OK
            assert self.state.to_data() == before

    def check(self) -> None:
        """Check that nothing is lost and everything can be rendered, saved and copied."""
        for event in self.state.events or []:
            assert str(GAME.words.say(event, self.state)).endswith(".")
        for ask in self.state.asks:
            if ask.must and ask.seat != CHANCE:
                assert GAME.prompt(self.state.mask(ask.seat), ask)[-1] in ".?"
        self.told += self.state.events or []
        self.state.events = []
        assert self.state.audit() == ""
        data = self.state.to_data()
        assert GAME.load(json.loads(json.dumps(data))).to_data() == data
        assert self.state.clone().to_data() == data

    def _ready(self) -> None:
        if not self.started:
            self.begin()

    # Looking

    def asks(self) -> list[Ask]:
        """Return the questions that must be answered."""
        self._ready()
        return [ask for ask in self.state.asks if ask.must]

    def asked(self) -> list[tuple[int, str]]:
        """Return who must answer what, by seats; chance is seat -1."""
        return sorted(
            (ask.seat, "chance" if ask.seat == CHANCE else ASK_NAMES[ask.kind])
            for ask in self.asks()
        )

    def legal(self, seat: int, *words: str) -> list[str]:
        """Return a seat's legal moves in notation, those that begin with these words."""
        self._ready()
        texts = [MOVES.text(move) for move in self.state.legal(seat)]
        return [text for text in texts if text.split()[: len(words)] == list(words)]

    def events(self, kind: str) -> list[tuple[int, ...]]:
        """Return the events of a kind: who, then the numbers."""
        return [(event.seat, *event.args) for event in self.told if event.kind == kind]


__all__ = ["Scene", "box", "cell"]
