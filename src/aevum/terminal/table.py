"""One match at this terminal: people and bots in its seats, every move saved at once.

The line mode and the screens both play through this class and hold no rules of their own.
"""

from collections.abc import Callable, Mapping

from aevum.bots import registry as bots_by_name
from aevum.bots.company import in_styles
from aevum.core.bot import Bot
from aevum.core.drive import Driver
from aevum.core.errors import AevumError, BadMove
from aevum.core.events import Event, project
from aevum.core.game import LIVE, Game
from aevum.core.match import Match, replay
from aevum.core.record import Record
from aevum.core.rng import Rng
from aevum.core.state import CLOCK, NONE, OK, WAIT, Ask, State
from aevum.core.takebacks import FREE, NOTHING, ruling
from aevum.terminal import messages as m
from aevum.terminal.bargained import Bargained, remarks
from aevum.terminal.clock import Clock
from aevum.terminal.handshakes import Handshakes
from aevum.terminal.improving import Improver
from aevum.terminal.language import tell
from aevum.terminal.living import Living
from aevum.terminal.narrow import Listed
from aevum.terminal.patience import Patience
from aevum.terminal.seats import Seats
from aevum.terminal.store import Keeper


class Table(Seats):
    """A running match: moves are made, saved and taken back, and time passes."""

    def __init__(self, match: Match, bots: list[str], keeper: Keeper | None = None) -> None:
        super().__init__(match, bots)
        self.keeper = keeper or Keeper(enabled=False)
        self.news: list[Event] = []
        """What the last call did."""
        seed = match.record.seed
        self.players: list[Bot | None] = [
            bots_by_name.find(name, match.game) if name else None for name in bots
        ]
        self.rngs = [Rng(f"{seed}:{seat}") for seat in range(len(bots))]
        self.driver: Driver = Patience(match.state)
        self.last = NONE
        """The person who answered last."""
        self.time = Clock()
        self.living = Living(self)
        self.handshakes = Handshakes(self)
        self.improver = Improver()

    # Making one

    @staticmethod
    def new(
        game: Game,
        seats: int,
        seed: int,
        options: dict[str, object],
        bots: list[str],
        keeper: Keeper | None = None,
        numbers: Mapping[str, object] | None = None,
    ) -> "Table":
        """Start a match; bots of a level get styles that differ, as the seed decides."""
        match = Match(game, seats, seed, options, numbers=numbers)
        table = Table(match, in_styles(game, bots, seed), keeper)
        match.begin()
        table._note()
        table.start_clock()
        return table

    @staticmethod
    def resume(
        record: Record,
        bots: list[str],
        keeper: Keeper | None = None,
        past: Bargained | None = None,
    ) -> "Table":
        """Continue a match from its record and its handshakes; a bad record raises a BadData."""
        match = replay(record)
        table = Table(match, bots, keeper)
        table.log = history(match)
        if past is not None:
            table.handshakes.take_up(past.ended, past.unsettled)
        table.start_clock()
        return table

    # Who is next

    def view(self, seat: int) -> State:
        """Return what a seat may see, at the present moment of a live match."""
        view = self.state.mask(seat)
        if self.game.timing == LIVE and not view.over():
            view.advance(self.living.moment)  # nothing is due: only `now` changes
        return view

    def next(self) -> int:
        """Return the seat to ask now, or CLOCK or OVER."""
        return self.driver.next()

    def asked(self) -> int:
        """Return the person who is asked now, NONE if nobody at this terminal is."""
        if self.game.timing == LIVE:
            seats = [ask.seat for ask in self.state.asks if ask.seat in self.people()]
            return seats[0] if seats else NONE
        seat = self.next()
        if seat < 0 or self.bots[seat]:
            return NONE
        return self.last if self._goes_on() else seat

    def _goes_on(self) -> bool:
        """Return whether the person who answered last is asked again: the order doesn't matter.

        So the keyboard does not change hands after every answer when all act at once.
        """
        state = self.state
        return self.last != NONE and state.independent() and state.must(self.last) is not None

    def over(self) -> bool:
        """Return whether the match has ended."""
        return self.state.over()

    def question(self, seat: int) -> Ask:
        """Return the question this seat is asked."""
        return self.driver.question(seat)

    def choices(self, seat: int) -> list[int]:
        """Return what this seat may answer, including WAIT where it need not answer."""
        return self.driver.choices(seat)

    def listed(self, seat: int, moves: list[int]) -> list[Listed]:
        """Return moves of a seat as a list shows them."""
        view, texts, words = self.view(seat), self.game.moves, self.game.words
        return [
            Listed(
                move,
                texts.text(move),
                tell(
                    m.shell_move_wait() if move == WAIT else words.label(view, move).whole(), seat
                ),
            )
            for move in moves
        ]

    def prompt(self, seat: int) -> str:
        """Return the question this seat is asked, in words."""
        return tell(self.game.words.prompt(self.view(seat), self.question(seat)).whole(), seat)

    # Playing

    def play(self, seat: int, move: int) -> str:
        """Make a move and save it; return "" or one sentence that says why it isn't possible."""
        self.news = []
        if move == WAIT and self.state.must(seat) is None:
            self.driver.answer(seat, WAIT)
            return ""
        standing = self.state.must(seat) is None
        if self.game.timing == LIVE:
            self.tick()  # what bots planned for an earlier moment comes first
        if self.match.play(seat, move, self.clock()) != OK:
            self._note()
            return self.why(seat, move)
        if not self.bots[seat]:
            self.last = seat
        if standing:
            self.driver.declined[seat] = []
        self._note()
        self.handshakes.look(self.living.moment)
        return ""

    def play_text(self, seat: int, text: str) -> str:
        """Make a move written in notation."""
        try:
            return self.play(seat, self.game.read(self.view(seat), seat, text))
        except BadMove as error:
            return tell(error.said)

    def why(self, seat: int, move: int) -> str:
        """Return the sentence for a refused move."""
        if self.over():
            return tell(m.shell_over())
        refusal = self.game.words.why(self.view(seat), seat, move)
        return tell(m.shell_no_move() if refusal is None else refusal.whole(), seat)

    def think(self, seat: int) -> int:
        """Return what the bot in this seat answers; it sees only its own view."""
        player = self.players[seat]
        if player is None:
            raise ValueError("a person holds this seat")
        ask, choices = self.question(seat), self.choices(seat)
        return player.choose(self.view(seat), ask, choices, self.rngs[seat])

    def run_bots(self) -> list[Event]:
        """Let bots and untimed chance act until a person is asked; return what happened."""
        happened: list[Event] = []
        while True:
            seat = self.next()
            if seat == CLOCK and not self.timed():
                self.match.advance(self.state.deadline())
                self._note()
            elif seat < 0 or not self.bots[seat]:
                return happened
            else:
                trouble = self.play(seat, self.think(seat))
                if trouble:
                    raise AevumError(m.shell_bot_fault(bot=self.bots[seat], why=trouble))
            happened += self.news

    def _note(self) -> None:
        """Log and save what the match just did, and let listening bots hear of it."""
        self.news = list(self.match.events)
        self.log += self.news
        for seat, player in enumerate(self.players):
            if player is not None and player.listens:
                for event in self.news:
                    seen = project(event, seat)
                    if seen is not None:
                        player.saw(seen)
        self.keep()

    def keep(self) -> None:
        """Write the match to disk; the record claims its result once the game is over."""
        record = self.match.claim() if self.over() else self.match.record
        hands = self.handshakes
        bargained = remarks(hands.ended, None if self.over() else hands.now)
        self.keeper.keep(record, self.bots, self.over(), bargained)

    # Taking back

    def may_undo(self, seat: int) -> str:
        """Return "" if this seat may take its last move back, otherwise why not."""
        # At one keyboard nobody can be asked in private, so this table is strict.
        verdict = ruling(self.match, seat, set(self.people()), set(), True).verdict
        if verdict == FREE:
            return ""
        return tell(m.shell_undo_nothing() if verdict == NOTHING else m.shell_undo_shown())

    def last_move(self, seat: int) -> str:
        """Return the move that `undo` would take back, in notation."""
        place = self.match.last_own(seat)
        if place < 0:
            return ""
        return self.game.moves.text(self.match.record.rows[self.match.line[place]].move)

    def undo(self, seat: int) -> str:
        """Take this seat's last move back; return "" or why that isn't possible."""
        trouble = self.may_undo(seat)
        if trouble:
            return trouble
        match = self.match
        match.take_back(seat, self.clock())
        match.record.scores, match.record.digest = None, ""
        self.log = history(match)
        self.news = []
        self.driver = Patience(match.state)
        self.living = Living(self, self.living.moment)
        self.keep()
        return ""

    # Time

    def start_clock(self, lead: float = 0.0) -> None:
        """Let time run from the match's present moment, after `lead` seconds of getting ready."""
        self.time.start(max(self.state.now, self.living.moment), lead)

    def pause(self, paused: bool) -> None:
        """Stop or restart the clock of a live game, e.g. while help is open."""
        if paused:
            self.time.hold()
        else:
            self.time.go()

    def clock(self) -> int:
        """Return the game's time in milliseconds; in untimed games, that of the last row."""
        return max(self.state.now, self.time.now()) if self.timed() else self.state.now

    def tick(self) -> list[Event]:
        """Let a live match reach this moment, with the bots' plans; return what happened."""
        return self.living.run_to(self.clock())

    def skip(
        self, milliseconds: int, enough: Callable[[list[Event]], bool] | None = None
    ) -> list[Event]:
        """Let time pass at once, or until enough has happened; return what happened."""
        before = self.clock()
        happened = self.living.run_to(before + milliseconds, enough)
        self.time.skip(self.living.moment - before)
        return happened

    def note_time(self) -> list[Event]:
        """Log what time just did in the match, and return it."""
        if not self.match.events:
            return []
        self._note()
        return self.news


def history(match: Match) -> list[Event]:
    """Return everything that happened in the rows that still count."""
    record = match.record
    rows = [record.rows[place] for place in match.line]
    return replay(record.with_rows(rows)).events
