"""Record the golden playthroughs and the digests of fixed seeds again.

    python -m tools.golden [--unreleased]

A golden file is one whole game as text: every seat's views, questions, moves and log. Read the diff
before you commit it. If the moves or positions of a recorded game change, its rules have changed
and its rules version must be raised; `--unreleased` says that nobody has played by these rules yet.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from aevum.core.data import fingerprint
from aevum.core.drive import listed_game, random_game
from aevum.core.game import Game
from aevum.core.rng import Rng
from tests.games import ALL, Setting, settings
from tools.livethrough import LiveRecorder, kept_rows
from tools.playthrough import KEPT, Outdated, Play, Recorder

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "golden"
MANIFEST = FOLDER / "manifest.json"
DIGESTS = ROOT / "tests" / "conformance" / "digests.json"

SEEDS = 5  # games in a digest, for each number of seats


PLAYS = [
    Play("tempus", 1, 7, 12, date="2018-06-06 19:35"),
    Play("imperials", 2, 5, 60, "basic", mode="basic", points=5, rounds=10),
    Play(
        "imperials", 3, 2, 40, "wonders", mode="wonders", points=9, rounds=20, player_trades=False
    ),
    Play("imperials", 2, 1, 40, "fog", map="the herds", points=6, rounds=12, player_trades=False),
    Play("temporum", 2, 4, 60, "base", zone_set="base", card_set="base"),
    Play("temporum", 3, 3, 90, "destiny", zones="control your destiny", card_set="realities"),
    Play("ascii", 1, 3, 50, bots=True),
    Play("ascii", 2, 7, 100, bots=True),
    Play("ascii", 4, 4, 250, bots=True),
    Play("chronos", 3, 1, 40, "stage1", live=True, stage=1),
    Play("chronos", 4, 2, 40, "stage2", live=True, stage=2),
    Play("chronos", 5, 3, 50, "stage3", live=True, stage=3),
    Play("chronos", 6, 4, 60, "stage4", live=True, stage=4, teams=True),
    Play("chronos", 4, 5, 40, "stage5", live=True),
    Play("template", 2, 3, 3),
    Play("haggle", 3, 1, 6),
    Play("sheets", 2, 1, 5),
    Play("sandglass", 2, 3, 4),
    Play("nest", 3, 2, 6),
]


def played(play: Play) -> tuple[str, str]:
    """Return a playthrough and its digest, with the earlier moves of bots or with new ones."""
    path = FOLDER / play.name()
    if (play.bots or play.live) and path.is_file():
        text = path.read_text(encoding="utf-8")
        try:
            if play.live:
                return LiveRecorder(play, kept_rows(text)).run()
            return Recorder(play, KEPT.findall(text)).run()
        except Outdated:
            pass
    return LiveRecorder(play).run() if play.live else Recorder(play).run()


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
    """Return "", or a sentence if the recorded game changed but its rules version did not."""
    known = read_manifest().get(play.name())
    if known is None or known == [play.game.version, log] or known[0] != play.game.version:
        return ""
    return (
        f"{play.name()}: the recorded game changed while the rules version of "
        f"{play.game.title} is still {play.game.version}. Raise it, then run "
        "`python -m tools.golden`; or find what changed by mistake."
    )


def record() -> Iterator[tuple[Play, str, str]]:
    """Play everything; yield each play with its text and the digest of its log."""
    for play in PLAYS:
        text, log = played(play)
        yield play, text, log


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.golden", description=__doc__)
    parser.add_argument(
        "--unreleased", action="store_true", help="nobody has played these rules yet"
    )
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
