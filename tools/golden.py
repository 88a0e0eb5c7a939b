"""Record the golden playthroughs and the digests of fixed seeds anew.

    python -m tools.golden [--unreleased]

A golden file is one whole game as text: what every seat sees, what it is asked, what it does, what
is told. Read the diff before you commit it. If the moves or positions of a recorded game change,
its rules have changed and its rules version must be raised; `--unreleased` says that nobody has
played by these rules yet.
"""

import argparse
import json
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
from aevum.core.state import CLOCK, SPECTATOR, WAIT
from tests.games import ALL, Setting, settings

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "golden"
MANIFEST = FOLDER / "manifest.json"
DIGESTS = ROOT / "tests" / "conformance" / "digests.json"

SEEDS = 5  # games a digest is taken of, for each number of seats


class Play:
    """One playthrough to record: a game, a mode of it, and how often its views are drawn."""

    def __init__(
        self, game: str, seats: int, seed: int, every: int, label: str = "", **options: object
    ) -> None:
        self.game = next(found for found in ALL if found.name == game)
        self.label = label
        self.seats = seats
        self.seed = seed
        self.every = every
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
    Play("template", 2, 3, 3),
    Play("haggle", 3, 1, 6),
    Play("sheets", 2, 1, 5),
    Play("sandglass", 2, 3, 4),
    Play("nest", 3, 2, 6),
]


class Recorder:
    """Plays a game at random and writes down what everybody sees and does."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.game: Game = play.game
        self.match = Match(play.game, play.seats, play.seed, play.options)
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
        """Show the question, answer it at random, and tell what came of it."""
        state = self.match.state
        if self.asked % self.play.every == 0:
            self.show()
        self.asked += 1
        choices = driver.choices(seat)
        view = state.mask(seat)
        prompt = self.game.prompt(view, driver.question(seat))
        self.lines += [f"{self.asked}. player {seat + 1}: {prompt} ({len(choices)} choices)"]
        move = rng.pick(choices)
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
        text, log = Recorder(play).run()
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
