"""Record the golden playthroughs and the digests of fixed seeds anew.

    python -m tools.golden [--unreleased]

A golden file is one whole game as text: what every seat sees, what it is asked, what it does, what
is told. Read the diff before you commit it. If the moves or positions of a recorded game change,
its rules have changed and its rules version must be raised; `--unreleased` says that nobody has
played by these rules yet.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from aevum.core.data import fingerprint
from aevum.core.drive import OVER, Driver, listed_game, random_game
from aevum.core.events import EVERYONE, Event
from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.rng import Rng
from aevum.core.state import CLOCK, NONE, SPECTATOR, WAIT, Ask, State
from tests.games import ALL, Setting, settings

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "golden"
MANIFEST = FOLDER / "manifest.json"
DIGESTS = ROOT / "tests" / "conformance" / "digests.json"

KEPT = re.compile(r"^\d+\. player \d+: .*\n   ([^(\n]*[^( \n])", re.MULTILINE)
"""The moves in a recording: the words below each question, before the label in brackets."""

SEEDS = 5  # games a digest is taken of, for each number of seats


class Play:
    """One playthrough to record: a game, a mode of it, and how often its views are drawn.

    With `bots` it is played by the game's standard bots, for games in which chance alone leads
    nowhere. Their moves are kept from one recording to the next while the rules allow it, so that
    a better bot changes none.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int,
        every: int,
        label: str = "",
        bots: bool = False,
        **options: object,
    ) -> None:
        self.game = next(found for found in ALL if found.name == game)
        self.label = label
        self.seats = seats
        self.seed = seed
        self.every = every
        self.bots = bots
        self.options = options

    def name(self) -> str:
        """Return the name of its file."""
        return f"{self.game.name}{self.label and '-'}{self.label}-{self.seats}.txt"


PLAYS = [
    Play("tempus_imperium", 1, 7, 12, date="2018-06-06 19:35"),
    Play("imperials", 2, 5, 60, "basic", mode="basic", points=5, rounds=10),
    Play(
        "imperials", 3, 2, 40, "wonders", mode="wonders", points=9, rounds=20, player_trades=False
    ),
    Play("imperials", 2, 1, 40, "fog", map="the herds", points=6, rounds=12, player_trades=False),
    Play("temporum", 2, 4, 60, "base", zone_set="base", card_set="base"),
    Play("temporum", 3, 3, 90, "destiny", zones="control your destiny", card_set="realities"),
    Play("ascii_empires", 1, 3, 50, bots=True),
    Play("ascii_empires", 2, 7, 100, bots=True),
    Play("ascii_empires", 4, 4, 250, bots=True),
    Play("template", 2, 3, 3),
    Play("haggle", 3, 1, 6),
    Play("sheets", 2, 1, 5),
    Play("sandglass", 2, 3, 4),
    Play("nest", 3, 2, 6),
]


class Outdated(Exception):
    """The moves of an earlier recording lead nowhere by these rules."""


class Recorder:
    """Plays a game at random, or by bots, and writes down what everybody sees and does.

    `kept` are the moves that bots made in an earlier recording.
    """

    def __init__(self, play: Play, kept: list[str] | None = None) -> None:
        self.play = play
        self.game: Game = play.game
        self.match = Match(play.game, play.seats, play.seed, play.options)
        self.bots = [play.game.standard() for _ in range(play.seats)] if play.bots else []
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
        """Show a question, answer it, tell what came of it; what a bot lets pass is not told."""
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
        """Draw what everybody sees, once where it is the same for all."""
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
        """Write down what happened, and who alone learns of it."""
        for event in events:
            seats = [s + 1 for s in range(self.play.seats) if event.audience >> s & 1]
            secret = "" if event.audience == EVERYONE else f" [only {seats}]"
            self.lines.append(f"   - {self.game.say(event)}{secret}")

    def finish(self) -> tuple[str, str]:
        self.show()
        state = self.match.state
        record = self.match.claim()
        self.lines.append(f"end: {state.end()}, scores {state.scores()}, ranks {state.ranks()}")
        head = record.to_text().split("\n\n")[0]
        text = "\n".join([head, *self.lines])
        log = sha256(record.to_text().encode()).hexdigest()[:32]
        return "\n".join(line.rstrip() for line in text.splitlines()) + "\n", log


def played(play: Play) -> tuple[str, str]:
    """Return a playthrough and its digest: by the moves that bots made once, or anew."""
    path = FOLDER / play.name()
    if play.bots and path.is_file():
        try:
            return Recorder(play, KEPT.findall(path.read_text(encoding="utf-8"))).run()
        except Outdated:
            pass
    return Recorder(play).run()


def digests() -> dict[str, list[str]]:
    """Return the last positions of random games from fixed seeds, of every game."""
    return {
        f"{game.name}-{setting.name}{setting.seats}": [
            _digest(game, setting, seed) for seed in range(SEEDS)
        ]
        for game in ALL
        for setting in settings(game)
    }


def _digest(game: Game, setting: Setting, seed: int) -> str:
    ends: list[object] = []
    for run in (random_game, listed_game):
        state = game.new(setting.seats, seed, False, **setting.options)
        moves = run(state, Rng(seed))
        ends += [moves, state.to_data()]
    return fingerprint(ends)


def read_manifest() -> dict[str, list[object]]:
    """Return for each golden file the rules version and the digest it was recorded with."""
    if not MANIFEST.is_file():
        return {}
    found: dict[str, list[object]] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return found


def complaint(play: Play, log: str) -> str:
    """Return "" or a sentence: the recorded game changed, but its rules version did not."""
    known = read_manifest().get(play.name())
    if known is None or known == [play.game.version, log] or known[0] != play.game.version:
        return ""
    return (
        f"{play.name()}: the recorded game changed while the rules version of "
        f"{play.game.title} is still {play.game.version}. Raise it, then run "
        "`python -m tools.golden`; or find out what changed by mistake."
    )


def record() -> Iterator[tuple[Play, str, str]]:
    """Play everything; yield each play with its text and the digest of its log."""
    for play in PLAYS:
        text, log = played(play)
        yield play, text, log


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.golden", description=__doc__)
    parser.add_argument("--unreleased", action="store_true", help="these rules are not out yet")
    unreleased = parser.parse_args().unreleased
    made = list(record())
    wrong = [sentence for play, _, log in made if (sentence := complaint(play, log))]
    if wrong and not unreleased:
        print("\n".join(wrong), file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    for play, text, _ in made:
        (FOLDER / play.name()).write_text(text, encoding="utf-8")
    manifest = {play.name(): [play.game.version, log] for play, _, log in made}
    MANIFEST.write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    DIGESTS.write_text(json.dumps(digests(), indent=1) + "\n", encoding="utf-8")
    print(f"{len(made)} playthroughs and {len(ALL)} games' digests are recorded.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
