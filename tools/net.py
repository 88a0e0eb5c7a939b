"""Play fixed cases of every game again and compare them with what was recorded at the tag.

    python -m tools.net [GAME ...] [--record]

A case is a game, the number of seats, options and a seed, in tests/net/cases.json. Each has short
digests of the moves of a random walk, of everybody's legal moves at each step, of the events for
each viewer, of the scores, the ranks and the end, and of the choices of bots. Everything comes from
public calls and nothing from words, so the digests stay the same when files, classes and sentences
change. `--record` adds digests to cases without any; existing ones are never overwritten, and moves
keep their codes. Differences are printed with what to do about them; see also docs/architecture.md.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypedDict

import aevum
from aevum.core.drive import OVER, Driver, Play
from aevum.core.rng import Rng
from aevum.core.state import CHANCE, CLOCK, SPECTATOR, WAIT, Ask, State

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "net"
CASES = FOLDER / "cases.json"
MOVES = FOLDER / "moves"

STEPS = 600  # steps of a random walk, if the game doesn't end before
CHOICES = 100  # choices of the bots of a case, all seats together


class Case(TypedDict):
    game: str
    seats: int
    options: dict[str, object]
    seed: int
    bots: str  # "" for a case without bots
    digests: dict[str, str]


def read_cases() -> list[Case]:
    """Return all cases with the digests that were recorded."""
    found: list[Case] = json.loads(CASES.read_text(encoding="utf-8"))["cases"]
    return found


def title(case: Case) -> str:
    """Return the name of a case in reports."""
    options = " ".join(f"{name}={value}" for name, value in case["options"].items())
    return " ".join(f"{case['game']} {case['seats']} seed {case['seed']} {options}".split())


def digests(case: Case) -> dict[str, str]:
    """Play a case and return a digest of each thing that is compared."""
    game = aevum.game(case["game"])
    state = game.new(case["seats"], case["seed"], False, **case["options"])
    found = Walk(state, case["seed"]).run()
    if case["bots"]:
        found["bots"] = _bot_choices(case)
    return found


class Walk:
    """A random walk through a game, with a digest of each thing on the way."""

    def __init__(self, state: State, seed: int) -> None:
        self.state = state
        self.rng = Rng(f"net:{seed}")
        self.driver = Driver(state)
        self.hashes = {name: Digest() for name in ("moves", "legal", "events", "scores", "end")}

    def run(self) -> dict[str, str]:
        """Walk until the game is over, or for STEPS steps."""
        self.state.events = []
        for step in range(STEPS):
            if not self._step(step):
                break
        self._look()
        self.hashes["end"].add([self.state.over(), self.state.end(), self.state.ranks()])
        return {name: digest.text() for name, digest in self.hashes.items()}

    def _step(self, step: int) -> bool:
        self._look()
        seat = self.driver.next()
        if seat == OVER:
            return False
        if seat == CLOCK:
            self.state.advance(self.state.deadline())
        elif seat == CHANCE:
            self.state.apply(CHANCE, self.state.draw())
        else:
            self._move(step, seat)
        self._hear()
        return True

    def _move(self, step: int, seat: int) -> None:
        if step % 2 and self.state.must(seat) is not None:
            move = self.state.random_move(seat, self.rng)
        else:
            move = self.rng.pick(self.driver.choices(seat))
        self.hashes["moves"].add([seat, move, self.driver.answer(seat, move)])
        if move == WAIT:
            self.state.events = []

    def _look(self) -> None:
        legal = [self.state.legal(seat) for seat in range(self.state.seats)]
        asks = [[ask.seat, ask.kind, ask.must, ask.deadline] for ask in self.state.asks]
        self.hashes["legal"].add([legal, asks, self.state.deadline(), self.state.now])
        self.hashes["scores"].add(self.state.scores())

    def _hear(self) -> None:
        for viewer in range(SPECTATOR, self.state.seats):
            if viewer == CHANCE:
                continue
            seen = [aevum.project(event, viewer) for event in self.state.events or []]
            told = [[each.kind, each.seat, each.args] for each in seen if each is not None]
            self.hashes["events"].add([viewer, told])


class Digest:
    """A hash of plain data, one piece after the other."""

    def __init__(self) -> None:
        self._hash = blake2b(digest_size=8)

    def add(self, data: object) -> None:
        """Add a piece."""
        self._hash.update(json.dumps(data, separators=(",", ":")).encode() + b"\n")

    def text(self) -> str:
        """Return the hash of all pieces so far."""
        return self._hash.hexdigest()


class Enough(Exception):
    """Enough choices were made for a case."""


class Noted(aevum.Bot):
    """Wraps a bot and notes its choices."""

    def __init__(self, bot: aevum.Bot, seat: int, noted: list[object]) -> None:
        self.bot = bot
        self.seat = seat
        self.noted = noted

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        """Choose like the wrapped bot."""
        move = self.bot.choose(view, ask, legal, rng)
        self._note([self.seat, move])
        return move

    def plan(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> tuple[int, int]:
        """Plan like the wrapped bot."""
        wait, move = self.bot.plan(view, ask, legal, rng)
        self._note([self.seat, wait, move])
        return wait, move

    def saw(self, event: aevum.Event) -> None:
        """Pass the event to the wrapped bot."""
        if self.bot.listens:
            self.bot.saw(event)

    def _note(self, choice: list[int]) -> None:
        self.noted.append(choice)
        if len(self.noted) >= CHOICES:
            raise Enough


class NotedListener(Noted):
    """The same for a bot that wants to see events."""

    listens = True


def _bot_choices(case: Case) -> str:
    game = aevum.game(case["game"])
    state = game.new(case["seats"], case["seed"], False, **case["options"])
    names = case["bots"].split()
    noted: list[object] = []
    bots: list[aevum.Bot] = []
    for seat in range(case["seats"]):
        bot = aevum.bot(names[seat % len(names)], game)
        bots.append((NotedListener if bot.listens else Noted)(bot, seat, noted))
    play = Play(state, bots, case["seed"])
    try:
        if game.timing == "live":
            play.run_live()
        else:
            play.run()
    except Enough:
        pass
    digest = Digest()
    digest.add([noted, state.scores()])
    return digest.text()


def differences(case: Case) -> list[str]:
    """Return which things of a case have changed."""
    found = digests(case)
    return [name for name, kept in case["digests"].items() if found.get(name) != kept]


def frozen(game: str) -> list[str]:
    """Return the frozen notation of every move of a game, by code."""
    return (MOVES / f"{game}.txt").read_text(encoding="utf-8").splitlines()


def moves_of(game: str) -> list[str]:
    """Return the present notation of every move of a game, by code."""
    table = aevum.game(game).moves
    return [table.text(code) for code in range(table.size)]


CODES_MOVED: Final = """\
Codes of moves are frozen: code {code} of {game} was "{was}" and is "{now}".
- Moves of a kind of their own go to the end of the table in moves.py; then
  python -m tools.net --record {game}.
- A card, Zone, GOD or edict moves the codes behind it. To try one, leave the game as it is and add
  it by a script (docs/library.md). To print one, raise the rules version in game.py, delete
  tests/net/moves/{game}.txt and run python -m tools.net --record {game}: records name moves by
  their words.
"""
CODES_ADDED: Final = """\
{game} has {number} moves behind those that are frozen, the first is "{now}". To freeze them too:
python -m tools.net --record {game}
"""
PLAYS_OTHERWISE: Final = """\
{title}: other {things} than were recorded at the tag.
- Was no rule to change, this is a fault: the same seed has to give the same game.
- For a rule that changes, raise the rules version in game.py and keep the older one playable; then
  empty the digests ("digests": {{}}) of the cases of {game} in tests/net/cases.json and run
  python -m tools.net --record {game}.
- What is only tried is an own row of a script (docs/library.md), and changes nothing here.
"""


def code_trouble(game: str) -> str:
    """Return what is wrong with the codes of a game's moves and what to do, "" if nothing is."""
    known, now = frozen(game), moves_of(game)
    for code, was in enumerate(known):
        if now[code : code + 1] != [was]:
            found = now[code] if code < len(now) else "no move"
            return CODES_MOVED.format(game=game, code=code, was=was, now=found)
    more = now[len(known) :]
    return CODES_ADDED.format(game=game, number=len(more), now=more[0]) if more else ""


def play_trouble(case: Case) -> str:
    """Return which things of a case differ from the record and what to do, "" for none."""
    things = ", ".join(differences(case))
    about = {"title": title(case), "game": case["game"], "things": things}
    return PLAYS_OTHERWISE.format(**about) if things else ""


def _record(chosen: list[Case], cases: list[Case]) -> None:
    kept = json.loads(CASES.read_text(encoding="utf-8"))
    for case in chosen:
        if not case["digests"]:
            case["digests"] = digests(case)
    rows = ",\n".join(json.dumps(case) for case in cases)
    head = json.dumps(kept["tag"])
    CASES.write_text(f'{{"tag": {head}, "cases": [\n{rows}\n]}}\n', encoding="utf-8")
    MOVES.mkdir(exist_ok=True)
    for game in dict.fromkeys(case["game"] for case in chosen):
        _append(game)


def _append(game: str) -> None:
    path = MOVES / f"{game}.txt"
    known = frozen(game) if path.is_file() else []
    now = moves_of(game)
    if now[: len(known)] == known:
        path.write_text("".join(f"{notation}\n" for notation in now), encoding="utf-8")


def _wrong(cases: list[Case]) -> Iterator[str]:
    for game in dict.fromkeys(case["game"] for case in cases):
        known = frozen(game)
        if moves_of(game)[: len(known)] != known:
            yield code_trouble(game)
    for case in cases:
        if trouble := play_trouble(case):
            yield trouble


def main() -> int:
    """Compare cases, or record digests for new ones."""
    about, _, more = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(
        prog="python -m tools.net",
        description=about,
        epilog=more,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games, if none is named")
    parser.add_argument("--record", action="store_true", help="add digests to new cases")
    given = parser.parse_args()
    cases = read_cases()
    if given.record:
        _record([case for case in cases if not given.games or case["game"] in given.games], cases)
    chosen = [case for case in cases if not given.games or case["game"] in given.games]
    if not chosen:
        names = ", ".join(dict.fromkeys(case["game"] for case in cases))
        print(f"No case of {' or '.join(given.games)}: there are {names}.", file=sys.stderr)
        return 2
    started = time.monotonic()
    wrong = list(_wrong(chosen))
    for line in wrong:
        print(line)
    took = time.monotonic() - started
    print(f"{len(chosen)} cases on the {aevum.build()} build, {len(wrong)} differ ({took:.1f} s).")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
