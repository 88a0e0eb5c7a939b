"""Scenes for the rules of Chronos Conquest: a table set up in words, then played at moments.

    scene = Scene(3, cities=("SPARTA", "RHODES"), gods=("ARES", "ZEUS"))
    scene.pile(3, "50", "100").kingdom(0, "10", "north").owns(0, "ARES")
    scene.timer("1a", "pile3").timer("2a", "pile4", left=12_000)
    scene.do(0, "take 1a pile5").do(1, "go 2a front", at=12_000)

A card is named as in notation ("10", "hydra", "north", "war"), a timer "1a", a place "pile3",
"city1", "hell1", "square2", "kingdom1", "front", a GOD or CITY by its printed name; seats count
from 0, as everywhere in code. Every pile shows a 20 until `pile` says otherwise; cards after the
first are those that come to light there. CITIES are open unless the scene is `early`. GODs that
are named wait in the temple until `owns` gives them away; no others are in the game.

`do` makes moves that must be legal, at a moment or as soon as the hand is free; `refused` makes one
that must not be, and changes nothing. Chance is drawn, but for cards named by `pile` and for
`knock`. What was told is in `told`; nothing is lost at any moment, as `check` makes sure.
"""

import json
from typing import Self

from aevum.core.state import CHANCE, OK
from aevum.games.chronos import GAME
from aevum.games.chronos.moves import CALM, CARD_MOVE, KNOCK_MOVE, MOVES
from aevum.games.chronos.rules.chance import Knock
from aevum.games.chronos.rules.endings import MONSTERS_CLAIM, POINTS_CLAIM
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.rules.task import Reveal
from tests.rules.chronos.table import Table
from tests.told import terse


class Scene(Table):
    """A position that is set up, then played on; what builds it returns it, so that calls chain."""

    def do(self, seat: int, *moves: str, at: int | None = None) -> Self:
        """Let a seat make moves, all legal: the first at a moment, others when its hand can."""
        if at is not None:
            self.wait(at)
        for place, text in enumerate(moves):
            move = MOVES.parse(text)
            if (at is None or place) and move not in self.state.legal(seat):
                self.wait(max(self.state.now, self.state.hand[seat]))
            legal = self.state.legal(seat)
            assert move in legal, f"{text} is not legal: {[MOVES.text(each) for each in legal]}"
            assert self.state.apply(seat, move) == OK
            self._nature()
            self.check()
        return self

    def wait(self, moment: int) -> Self:
        """Let time pass until a moment."""
        assert moment >= self.state.now, "time runs one way"
        self.state.advance(moment)
        self._nature()
        self.check()
        return self

    def _nature(self) -> None:
        while self.state.asks and self.state.asks[-1].seat == CHANCE:
            task = self.state.tasks[0]
            outcome = self.state.draw()
            if isinstance(task, Reveal) and self.next_cards[task.pile]:
                outcome = CARD_MOVE + self.next_cards[task.pile].pop(0)
            elif isinstance(task, Knock):
                knocked = bool(self.next_knocks) and self.next_knocks.pop(0)
                outcome = KNOCK_MOVE if knocked else CALM
            self.told += self.state.events or []
            assert self.state.apply(CHANCE, outcome) == OK

    def refused(self, seat: int, text: str, at: int | None = None, rule: str = "") -> None:
        """Try a move that must be refused, by this rule and message if named; change nothing."""
        if at is not None:
            self.wait(at)
        elif self.state.hand[seat] > self.state.now:
            self.wait(self.state.hand[seat])
        move, before = MOVES.parse(text), self.state.to_data()
        assert move not in self.state.legal(seat), f"{text} is legal"
        reason = GAME.words.why(self.state.mask(seat), seat, move)
        assert reason is not None
        told = f"{reason.rule}: {terse(reason.text)}"
        assert told.startswith(rule), told
        assert self.state.apply(seat, move) != OK
        assert self.state.to_data() == before

    def claim(self, seat: int, what: str = "points") -> bool:
        """Let a seat claim, and tell whether the claim was true."""
        self.do(seat, f"claim {what}")
        last = self.events("claim")[-1]
        assert last.args[0] == (POINTS_CLAIM if what == "points" else MONSTERS_CLAIM)
        return last.args[1] == 1

    def reload(self) -> Self:
        """Save the game and go on with what was saved."""
        state = GAME.load(json.loads(json.dumps(self.state.to_data())))
        assert isinstance(state, Conquest)
        self.state = state
        state.events = []
        return self

    def over(self) -> str:
        """Return how the game ended, "" while it goes on; a win is final a moment later."""
        if self.state.winners and self.state.asks:
            self.wait(self.state.now + 1)
        return self.state.end()
