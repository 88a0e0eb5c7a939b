"""One playthrough of a game as text: every seat's views, questions and moves."""

import re
from hashlib import sha256

from aevum.core.drive import OVER, Driver
from aevum.core.events import EVERYONE, Event
from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.record import FRESH_CHANCE
from aevum.core.rng import Rng
from aevum.core.state import CLOCK, NONE, SPECTATOR, WAIT, Ask, State
from tests.games import ALL

KEPT = re.compile(r"^\d+\. player \d+: .*\n   ([^(\n]*[^( \n])", re.MULTILINE)
"""The moves in a recording: the words below each question, before the label in brackets."""


class Play:
    """One playthrough to record: a game, a mode of it, and how often its views are drawn.

    With `bots` it is played by the game's standard bots, for games that random moves never finish
    well. Their moves are kept from one recording to the next while the rules allow it, so that a
    better bot changes nothing. With `live` they play in virtual time, and their moves keep their
    moments.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int,
        every: int,
        label: str = "",
        bots: bool = False,
        live: bool = False,
        **options: object,
    ) -> None:
        self.game = next(found for found in ALL if found.name == game)
        self.label = label
        self.seats = seats
        self.seed = seed
        self.every = every
        self.bots = bots
        self.live = live
        self.options = options

    def name(self) -> str:
        """Return the name of its file."""
        return f"{self.game.name}{self.label and '-'}{self.label}-{self.seats}.txt"


class Outdated(Exception):
    """The moves of an earlier recording are not possible under these rules."""


class Recorder:
    """Plays a game at random, or with bots, and records what everybody sees and does.

    `kept` are the moves that bots made in an earlier recording.
    """

    def __init__(self, play: Play, kept: list[str] | None = None) -> None:
        self.play = play
        self.game: Game = play.game
        self.match = Match(play.game, play.seats, play.seed, play.options)
        by_bots = play.bots or play.live
        self.bots = [play.game.standard() for _ in range(play.seats)] if by_bots else []
        self.kept = kept
        self.lines: list[str] = []
        self.asked = 0

    def run(self) -> tuple[str, str]:
        """Return the playthrough and the digest of its moves and its last position."""
        self.match.begin()
        self.tell(self.match.events)
        rng = Rng(self.play.seed)
        driver = Driver(self.match.state, retracts=True)
        while (seat := driver.next()) != OVER:
            if seat == CLOCK:
                self.match.advance(self.match.state.deadline())
                self.lines.append(f"@{self.match.state.now} clock")
                self.tell(self.match.events)
            else:
                self.decide(driver, seat, rng)
        return self.finish()

    def decide(self, driver: Driver, seat: int, rng: Rng) -> None:
        """Show a question, its answer and the events; a bot's waiting is not shown."""
        state = self.match.state
        choices, ask = driver.choices(seat), driver.question(seat)
        view = state.mask(seat)
        move = self.choose(seat, view, ask, choices, rng)
        if move == WAIT and self.bots:
            driver.answer(seat, WAIT)
            return
        if self.asked % self.play.every == 0:
            self.show()
        self.asked += 1
        prompt = self.game.prompt(view, ask)
        self.lines += [f"{self.asked}. player {seat + 1}: {prompt} ({len(choices)} choices)"]
        if move == WAIT:
            driver.answer(seat, WAIT)
            self.lines.append("   wait")
            return
        driver.declined[seat] = []
        label = self.game.label(view, move)
        notation = self.game.moves.text(move)
        self.lines.append(f"   {notation}" + (f" ({label})" if label != notation else ""))
        self.match.play(seat, move, state.now)
        self.tell(self.match.events)

    def choose(self, seat: int, view: State, ask: Ask, choices: list[int], rng: Rng) -> int:
        """Return the seat's answer."""
        if self.kept is not None:
            return self.kept_move(choices) if ask.must else WAIT
        if self.bots:
            return self.bots[seat].choose(view, ask, choices, rng)
        return rng.pick(choices)

    def kept_move(self, choices: list[int]) -> int:
        """Return the next move of the earlier recording."""
        move = self.game.moves.parse(self.kept.pop(0)) if self.kept else NONE
        if move not in choices:
            raise Outdated
        return move

    def show(self) -> None:
        """Draw what everybody sees, only once if it is the same for all."""
        viewers = [*range(self.play.seats), SPECTATOR]
        drawn = [self.game.draw(self.match.state.mask(viewer)) for viewer in viewers]
        if len(set(drawn)) == 1:
            viewers, drawn = viewers[:1], drawn[:1]
        for viewer, drawing in zip(viewers, drawn, strict=True):
            who = "everybody" if len(drawn) == 1 else f"player {viewer + 1}"
            if viewer == SPECTATOR:
                who = "a spectator"
            self.lines += ["", f"{who} sees", *(f"| {line}" for line in drawing.splitlines()), ""]

    def tell(self, events: list[Event]) -> None:
        """Record the events, and who may know them."""
        for event in events:
            seats = [s + 1 for s in range(self.play.seats) if event.audience >> s & 1]
            secret = "" if event.audience == EVERYONE else f" [only {seats}]"
            self.lines.append(f"   - {self.game.words.say(event, self.match.state)}{secret}")

    def finish(self) -> tuple[str, str]:
        self.show()
        state = self.match.state
        record = self.match.claim()
        record.takebacks = FRESH_CHANCE  # nothing is taken back here: leave the rule out
        self.lines.append(f"end: {state.end()}, scores {state.scores()}, ranks {state.ranks()}")
        head = record.to_text().split("\n\n")[0]
        text = "\n".join([head, *self.lines])
        log = sha256(record.to_text().encode()).hexdigest()[:32]
        return "\n".join(line.rstrip() for line in text.splitlines()) + "\n", log
