"""Chronos Conquest in the line mode: time stands unless the player lets it run."""

import re
from collections.abc import Callable
from typing import Final

from aevum.core.state import NONE, SPECTATOR, State
from aevum.core.text import Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.rules.asks import ACT
from aevum.games.chronos.rules.phrases import moment, partner, place_in, timer_of
from aevum.games.chronos.rules.scoring import score, target
from aevum.games.chronos.rules.state import Conquest
from aevum.terminal.chronos.bargains import (
    bid_label,
    bid_news,
    kept_and_broken,
    no_bid,
    possible_bids,
)
from aevum.terminal.chronos.course import cap, flowed, free_hand, run_on
from aevum.terminal.chronos.hand import Hand
from aevum.terminal.chronos.menu import ANSWERS, PARTS, moves_of, own_asks
from aevum.terminal.chronos.panels import in_flight
from aevum.terminal.chronos.powers import powers_in_play
from aevum.terminal.chronos.sentences import own_timer_words, position
from aevum.terminal.clock import UNTIMED
from aevum.terminal.commands import MOST_LISTED, help_lines
from aevum.terminal.language import tell
from aevum.terminal.narrow import is_number
from aevum.terminal.plain import LEAVING, Plain

HELP: Final[tuple[tuple[str, Text], ...]] = (
    ("run", m.table_help_run()),
    ("claim points", m.table_help_claim()),
    ("powers", m.table_help_powers()),
    ("a 3", m.table_help_move()),
    ("bid", m.table_help_bid()),
)
"""What help adds about each command: how it is typed, and what it does."""
MINE: Final = "mine"
SECONDS: Final = re.compile(r"(?!0+(\.0)?$)[0-9]{1,3}(\.[0-9])?")
SHORT: Final = re.compile(r"([abcxABCX])\s*([0-9ahjklsbcx]|g\s*[1-6])")


class ChronosPlain(Plain):
    """A game of Chronos Conquest played in the line mode."""

    def run(self) -> bool:
        """Play; bots without people play to the end at once."""
        while not self.table.people() and not self.table.over():
            self.table.skip(cap(self.table))
        return super().run()

    def introduction(self) -> list[str]:
        """Return how time runs, and who plays."""
        state = self.table.state
        assert isinstance(state, Conquest)
        mate = partner(state, self.table.people()[0]) if self.table.people() else NONE
        lines = [tell(m.table_mate(who=mate))] if mate != NONE else []
        return [*lines, tell(m.table_stands() if self.untimed() else m.table_runs())]

    def untimed(self) -> bool:
        """Return whether time stands unless the player lets it run."""
        return self.table.time.speed == UNTIMED

    def seen(self) -> Conquest:
        """Return the table as the person sees it now."""
        view = self.table.view(self.seat if self.seat != NONE else SPECTATOR)
        assert isinstance(view, Conquest)
        return view

    def answers(self) -> list[int]:
        """Return what this seat may do as soon as its hand is free."""
        view = self.seen()
        view.hand[self.seat] = 0
        return view.legal(self.seat)

    def ask(self) -> None:
        """Print the time, this seat's timers, the question, and what runs out."""
        view = self.seen()
        game = self.table.game
        own = [timer for timer in view.timers if view.owner(timer) == self.seat]
        timers = [own_timer_words(view, self.seat, timer) for timer in own]
        self.say(tell(m.table_your_timers(time=moment(view.now), timers=timers), self.seat))
        for ask in view.asks:
            if ask.kind != ACT:
                self.say(in_flight(game, view, ask))
        if view.drafts[self.seat]:
            asked = game.words.prompt(view, view.asks[self.seat]).whole()
            self.say(tell(asked, self.seat))
        self.listed = []
        menu = PARTS if view.drafts[self.seat] else ANSWERS
        found = self.table.listed(self.seat, moves_of(view, self.seat, menu))
        if len(found) > MOST_LISTED:
            self.group([each.text for each in found], "")
        elif found:
            self.number(found)
        else:
            self.say(tell(m.table_may_move(n=len(self.answers()))))

    def turn(self, seat: int) -> bool:
        """Take lines until this seat has moved or time has run; return False without input."""
        while True:
            line = self.read()
            if line is None or line.lower() in LEAVING:
                return False
            if not self.untimed():
                self.go_on()
            if self.table.over():
                return True
            word, _, rest = line.partition(" ")
            if word.lower() in ("run", "wait"):
                if self.let_run(rest.strip()):
                    return True
            elif line and not self.command(line) and self.move(seat, line):
                return True

    def let_run(self, words: str) -> bool:
        """Let time run and print in order what happened; return False for a bad time."""
        table = self.table
        if words and words != MINE and not SECONDS.fullmatch(words):
            self.say(tell(m.table_run_what()))
            return False
        most = round(float(words) * 1000) if words not in ("", MINE) else cap(table)
        end = table.clock() + most
        while not table.over() and table.clock() < end:
            before = table.clock()
            run_on(table, end - before)
            self._tell(before)
            if not words or (words == MINE and self._concerned(before)):
                break
        return True

    def _tell(self, before: int) -> None:
        """Print what happened since a time, and which timers have flowed."""
        view = self.seen()
        for timer in flowed(view, before):
            at = place_in(view, view.place[timer], view.owner(timer))
            self.say(tell(m.table_flowed(timer=timer_of(timer), at=at), self.seat))
        self.go_on()

    def _concerned(self, before: int) -> bool:
        """Return whether a timer of this seat has flowed since a time, or the seat is asked."""
        view = self.seen()
        own = [timer for timer in flowed(view, before) if view.owner(timer) == self.seat]
        return bool(own or own_asks(view, self.seat))

    def move(self, seat: int, line: str) -> bool:
        """Make the move of a line, which may also be two keys."""
        free_hand(self.table, seat)
        short = SHORT.fullmatch(line)
        if short is None:
            return super().move(seat, line)
        hand = Hand(self.table.game, seat)
        view = self.seen()
        move = NONE
        for key in [short[1], *short[2].replace(" ", "")]:
            if not hand.said:
                move = hand.press(view, key)
        if move == NONE:
            self.say(hand.said or tell(m.table_no_place()))
            return False
        return super().move(seat, self.table.game.moves.text(move))

    # Commands

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return what each command does, by its first word."""
        return {**super().commands(), "powers": self._powers, "bid": self._bid}

    def standing(self) -> str:
        return tell(m.table_standing_still())

    def help_lines(self) -> list[str]:
        return [*super().help_lines(), *[line for row in HELP for line in help_lines(*row)]]

    def _powers(self, _: str) -> None:
        self.say(*powers_in_play(self.seen()))

    def go_on(self) -> None:
        super().go_on()
        self.say(*[bid_news(bid) for bid in self.table.handshakes.read()])

    def outcome(self) -> list[str]:
        return [*super().outcome(), *kept_and_broken(self.table.handshakes, self.seat)]

    def _bid(self, number: str) -> None:
        """List the possible bids, or make the bid with a number of that list."""
        view = self.seen()
        bids = possible_bids(view, self.seat)
        if is_number(number) and 1 <= int(number) <= len(bids):
            trouble = self.table.handshakes.bid(self.seat, *bids[int(number) - 1])
            self.say(*filter(None, [trouble]))
            self.go_on()
            return
        if number:
            self.say(tell(m.table_bid_number(n=len(bids))) if bids else no_bid())
            return
        lines = [f"bid {n}: {bid_label(view, bid)}" for n, bid in enumerate(bids, 1)]
        self.say(*lines or [no_bid()])

    def position(self, view: State, whose: str) -> list[str]:
        assert isinstance(view, Conquest)
        return position(view, self.seat)

    def scores(self, view: State) -> list[str]:
        """Return this seat's points; those of others are secret."""
        assert isinstance(view, Conquest)
        points, wanted = score(view, self.seat), target(view, self.seat)
        return [tell(m.table_own_score(n=points, of=wanted))]

    def undo(self, _: str) -> None:
        """Say why nothing can be taken back."""
        self.say(tell(m.table_no_undo()))
