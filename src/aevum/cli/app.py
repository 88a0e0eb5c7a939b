"""The commands and their help; the other modules of this room carry them out.

More than 500 lines: what `--help` says about all commands is read together.
"""

import re
import shlex
import sys
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, CycloptsError, Parameter

import aevum
from aevum.cli import (
    arena,
    ladder,
    listing,
    mistakes,
    play,
    records,
    sheets,
    solving,
)
from aevum.cli.authoring import Options, catalogue, check_game, compile_game
from aevum.cli.check import NoTerminal, Problem
from aevum.cli.mapsapp import maps_app
from aevum.cli.serve import serve_games
from aevum.core.errors import AevumError
from aevum.core.native import build
from aevum.core.text import ENGLISH
from aevum.games import registry
from aevum.terminal.faces import face_of
from aevum.terminal.language import choose_language, tell

USAGE: Final = 2
ABOUT: Final = """Aevum: games of time and empire, for people and for bots.

Try one of these:

    aevum play                  choose a game, or resume one
    aevum play tempus           Tempus Imperium on the board of this minute
    aevum play tempus --plain   the same as lines of text, for screen readers
    aevum play imperials        Imperials against three bots
    aevum play chronos          Chronos Conquest, 4 to 7 minutes in real time
    aevum games imperials       the settings of a game: mode, map, points
    aevum serve --open          the games in a browser, alone or with friends
    aevum rules tempus          the rules of a game
    aevum solve --seconds 10    a strong plan for this minute

Every command has its own --help. A game in progress is always saved.
The beginning of a game's name is enough; your own game is module:NAME.
"""

app = App(
    name="aevum",
    help=ABOUT,
    help_format="plaintext",
    version=lambda: f"aevum {aevum.__version__} ({build()} build)",
    version_format="plaintext",
    result_action="return_value",
    default_parameter=Parameter(show_default=False),
)

GameName = Annotated[
    str,
    Parameter(help="Game, or the beginning of its name; module:NAME for your own."),
]
RecordName = Annotated[
    str, Parameter(help="Record, or - to read it from a pipe.", allow_leading_hyphen=True)
]
Numbers = Annotated[
    list[str] | None,
    Parameter(
        name="--set",
        negative="",
        help="Changed number of the game, such as town.ore=4; repeatable. To list them: aevum "
        "numbers GAME.",
    ),
]
Seed = Annotated[
    str | None, Parameter(help="Whole number; the same seed gives the same dice and cards.")
]
Language = Annotated[str, Parameter(help="Language, such as de, for games that have it.")]
Bots = Annotated[
    str,
    Parameter(
        help="Names of bots, separated by commas: random, greedy, standard and, where a game has "
        "levels, easy, medium, hard, also in a style: hard-trader. To list them all: aevum bots."
    ),
]


@app.command
def games(
    game: Annotated[str, Parameter(help="Game to show, with its settings line by line.")] = "",
    /,
) -> int:
    """List the games with their players and settings.

    Examples: aevum games, aevum games imperials
    """
    return listing.games(game)


@app.command
def bots(
    game: Annotated[str, Parameter(help="Only bots that play this game.")] = "",
    /,
) -> int:
    """List the bots, with a description and the games they play.

    Bots of installed packages are listed too; name them in --bots like the
    others. Name your own there as module:Class.

    Examples: aevum bots, aevum bots imperials
    """
    return listing.bots(game)


@app.command
def rules(game: GameName, /, *, language: Language = "") -> int:
    """Read the rules of a game as this program plays them.

    The language can also be set by AEVUM_LANG.

    Examples: aevum rules tempus, or: aevum rules tempus --language de > rules.md
    """
    return listing.rules(game, language)


@app.command
def numbers(
    game: GameName,
    word: Annotated[str, Parameter(help="Word that the names of the numbers contain.")] = "",
    /,
) -> int:
    """List the numbers of a game that can be set.

    Each has its bounds, how sure it is and where it comes from. Change them
    with --set in play, simulate and compare.

    Examples: aevum numbers template, aevum numbers template die
    """
    return listing.numbers(game, word)


@app.command
def sheet(
    game: GameName,
    /,
    *,
    svg: Annotated[bool, Parameter(negative="", help="A4 page as SVG instead of text.")] = False,
    out: Annotated[Path | None, Parameter(help="File to write to instead of the screen.")] = None,
) -> int:
    """Print an empty sheet for pen and paper.

    The text has 80 columns and fits an A4 page in a small fixed-width font.
    The picture is an A4 page that any browser can print.

    Examples: aevum sheet ascii, or: aevum sheet ascii --svg --out sheet.svg
    """
    return sheets.sheet(game, svg, out)


app.command(maps_app)


@app.command(name="play")
def play_game(
    game: Annotated[
        str,
        Parameter(help="Game, or module:NAME for your own; without one you choose from a list."),
    ] = "",
    /,
    *,
    plain: Annotated[
        bool, Parameter(negative="", help="Lines of text instead of screens.")
    ] = False,
    seats: Annotated[str, Parameter(help="Number of seats, people and bots together.")] = "",
    bots: Bots = "",
    level: Annotated[
        str, Parameter(help="Level of the bots you do not name: easy, medium or hard.")
    ] = "",
    hotseat: Annotated[str, Parameter(help="Number of people who share this keyboard.")] = "",
    seed: Seed = None,
    option: Options = None,
    set_: Numbers = None,
    date: Annotated[
        str | None,
        Parameter(help="Minute of the board: now, 2026-11-15 06:17 or 2611150617."),
    ] = None,
    speed: Annotated[
        str,
        Parameter(
            help="Speed of a game in real time: full, half, quarter, or untimed for learning."
        ),
    ] = "",
    language: Language = "",
    load: Annotated[Path | None, Parameter(help="File with the game to resume.")] = None,
    save: Annotated[Path | None, Parameter(help="File to keep the game in.")] = None,
    continue_: Annotated[
        bool, Parameter(name="--continue", negative="", help="Resume the newest saved game.")
    ] = False,
) -> int:
    """Play a game in this terminal, alone or with others.

    You play against bots of a level, each with a character of its own where the
    game has some. If you name the bots, the other seats are for people; --hotseat
    says how many people share this keyboard. ASCII Empires is played alone unless
    --seats says how many play. To list the settings of a game, such as mode, map
    and points of Imperials: aevum games imperials. The language can also be set by
    AEVUM_LANG. The game is saved after every move.

    For example:

    aevum play tempus
    aevum play tempus --date 2026-11-15 06:17
    aevum play tempus --plain
    aevum play imperials
    aevum play imperials --option mode=wonders --option map="base big"
    aevum play imperials --level easy
    aevum play imperials --bots standard,greedy
    aevum play imperials --hotseat 3 --seats 4
    aevum play ascii --seats 4
    aevum play chronos --option stage=1 --speed half
    aevum play --continue
    """
    options = option or []
    wish = play.Wish(game, plain, seats, bots, seed, options, date, load, save, continue_, hotseat)
    numbers = tuple(set_ or [])
    wish = wish._replace(speed=speed, numbers=numbers, language=language, level=level)
    return play.play(wish)


@app.command
def replay(
    file: RecordName,
    /,
    *,
    plain: Annotated[
        bool, Parameter(negative="", help="Lines of text instead of screens.")
    ] = False,
    language: Language = "",
) -> int:
    """Step through a recorded game.

    The language can also be set by AEVUM_LANG.

    For example:

    aevum replay plan.txt
    aevum solve --seconds 5 | aevum replay - --plain
    """
    return records.replay(file, plain, language)


@app.command
def verify(
    file: RecordName,
    /,
) -> int:
    """Check a recorded game: moves, chance and the claimed result.

    The exit code is 0 if everything holds, else 1, with a sentence that says
    what is wrong.

    Example: aevum verify game.txt
    """
    return records.verify(file)


@app.command
def simulate(
    game: GameName,
    /,
    *,
    bots: Bots | None = None,
    games: Annotated[str, Parameter(help="Number of games, 1 to 1000000; 100 by default.")] = "100",
    jobs: Annotated[str, Parameter(help="Number of processes, 1 to 256.")] = "1",
    seed: Seed = None,
    first: Annotated[
        str, Parameter(help="Number of the first game; to repeat one: --first 41 --games 1.")
    ] = "0",
    seats: Annotated[str, Parameter(help="Number of seats; bots are repeated to fill them.")] = "",
    json: Annotated[Path | None, Parameter(help="File for the report as JSON.")] = None,
    option: Options = None,
    set_: Numbers = None,
) -> int:
    """Let bots play many games; the same seed gives the same report.

    Ctrl-C stops early and reports on the games played so far.

    For example:

    aevum simulate chronos
    aevum simulate tempus --bots standard,greedy --seed 7
    aevum simulate imperials --bots standard,random --seats 4
    """
    options, numbers = option or [], set_ or []
    wish = arena.Wish(game, bots, games, jobs, seed, first, seats, json, options, numbers, [])
    return arena.simulate(wish)


@app.command
def compare(
    game: GameName,
    /,
    *,
    set_: Annotated[
        list[str] | None,
        Parameter(
            name="--set",
            negative="",
            help="Changed number, such as goal=50; repeatable: all of them make one variant.",
        ),
    ] = None,
    variant: Annotated[
        list[str] | None,
        Parameter(
            negative="",
            help='Another variant, its numbers in quotes: "goal=50 turns=80"; repeatable.',
        ),
    ] = None,
    bots: Bots | None = None,
    games: Annotated[
        str, Parameter(help="Number of games with each variant; 1000 by default.")
    ] = "1000",
    jobs: Annotated[str, Parameter(help="Number of processes, 1 to 256.")] = "1",
    seed: Seed = None,
    first: Annotated[str, Parameter(help="Number of the first game.")] = "0",
    seats: Annotated[str, Parameter(help="Number of seats; bots are repeated to fill them.")] = "",
    json: Annotated[Path | None, Parameter(help="File for the comparison as JSON.")] = None,
    option: Options = None,
) -> int:
    """Compare changed numbers of a game with the printed ones.

    Bots play every game with the printed numbers and, with the same seed, with
    each variant. The report has win shares by seat, score, length and changes
    of the lead, with 95 % intervals, and the differences between games of the
    same seed. Ctrl-C stops early and reports on the games played so far. To
    list the numbers of a game: aevum numbers GAME.

    For example:

    aevum compare template --set goal=50
    aevum compare template --set goal=50 --set turns=80 --games 5000 --jobs 2
    aevum compare template --variant goal=30 --variant "goal=50 turns=80"
    """
    numbers, variants, options = set_ or [], variant or [], option or []
    wish = arena.Wish(game, bots, games, jobs, seed, first, seats, json, options, numbers, variants)
    return arena.compare(wish)


@app.command(name="ladder")
def rank_bots(
    game: GameName,
    /,
    *,
    bots: Bots | None = None,
    seats: Annotated[str, Parameter(help="Number of seats; by default the fewest, above 1.")] = "",
    blocks: Annotated[
        str, Parameter(help="Number of blocks of each pair, 1 to 100000; 100 by default.")
    ] = ladder.BLOCKS,
    nodes: Annotated[
        str | None, Parameter(help="Positions that bots that search may try for a decision.")
    ] = None,
    seconds: Annotated[
        str | None, Parameter(help="The same as seconds for a decision; the report is marked.")
    ] = None,
    jobs: Annotated[
        str, Parameter(help="Number of processes, 1 to 256; with --seconds at most one a core.")
    ] = "1",
    seed: Annotated[
        str | None,
        Parameter(
            help="Seed of the first block; each block has the next one. Below 1000000 for tuning, "
            "from 1000000 on, as by default, for judging."
        ),
    ] = None,
    pairs: Annotated[
        str, Parameter(help="Who meets: all, or next for neighbours in the list of bots.")
    ] = "all",
    resume: Annotated[
        Path | None,
        Parameter(help="File that keeps each block; give it again to resume where it stopped."),
    ] = None,
    json: Annotated[Path | None, Parameter(help="File for the report as JSON.")] = None,
    page: Annotated[
        Path | None,
        Parameter(help="Page in Markdown; the section with such tables is replaced or added."),
    ] = None,
    option: Options = None,
) -> int:
    """Rank bots by many games on the same seeds.

    Name the bots from weak to strong: of each pair, the one named later is the
    challenger, the other the champion. A block is one seed with the challenger
    once in each seat among copies of the champion; with more than two seats also
    the mirror, the champion once in each seat among challengers. Without --bots
    the game's own play: random, quick, former standard bots, and the levels.

    The report has ratings (400 points more are ten times the strength), for each
    pair the share of wins and whether a sequential test (GSPRT) finds that the
    challenger wins 10 points more than its fair share, the payoff matrix, and the
    time for a decision. In games for one, bots play the same seeds alone, and the
    report has their mean scores. Intervals hold 95 %.

    After one block of each pair it says how many core-hours the rest will take.
    Ctrl-C stops early and reports on the blocks played so far. The results are the
    same for any number of jobs, unless --seconds limits the bots. Your own bot is
    module:Class, and a standard bot with other weights standard?NAME=VALUE.

    Examples, one per line:

    aevum ladder template --bots random,greedy,standard
    aevum ladder imperials --blocks 2000 --jobs 2 --resume imperials.blocks
    aevum ladder temporum --seats 4 --bots easy,medium,hard --pairs next
    aevum ladder tempus --bots standard,digger:Digger
    aevum ladder tempus --nodes 2000 --json tempus.json --page tempus.md
    """
    limits, targets = ladder.Limits(nodes, seconds), ladder.Targets(resume, json, page)
    options = option or []
    wish = ladder.Wish(game, bots, seats, blocks, limits, jobs, seed, pairs, targets, options)
    return ladder.ladder(wish)


@app.command
def solve(
    date: Annotated[str | None, Parameter(help="now, 2026-11-15 06:17 or 2611150617.")] = None,
    /,
    *,
    game: Annotated[str, Parameter(help="Game; by default the first that can be solved.")] = "",
    seconds: Annotated[str | None, Parameter(help="Seconds to search; 10 by default.")] = None,
    nodes: Annotated[
        str | None,
        Parameter(help="Number of plans to try instead of seconds, so that a run can be repeated."),
    ] = None,
    seed: Seed = None,
    json: Annotated[bool, Parameter(negative="", help="Print JSON instead of a record.")] = False,
) -> int:
    """Search for the best plan for a board of Tempus Imperium.

    The plan is a record: aevum solve > plan.txt, then aevum replay plan.txt.
    Ctrl-C stops early and prints the best plan so far.

    Examples: aevum solve, aevum solve 2026-11-15 06:17 --seconds 60
    """
    return solving.solve(game, date, seconds, nodes, seed, json)


app.command(check_game, name="check")
app.command(compile_game, name="compile")
app.command(catalogue)
app.command(serve_games, name="serve")


def start(arguments: list[str]) -> int:
    """Carry out the command in these arguments; print one sentence on stderr for a mistake."""
    choose_language(ENGLISH)
    try:
        code = app(join_dates(arguments), exit_on_error=False, print_error=False)
        _help_with_settings(arguments)
    except CycloptsError as error:
        return _complain(mistakes.sentence(error) + _where(arguments), USAGE)
    except NoTerminal as error:
        plain = shlex.join(["aevum", *arguments, "--plain"])
        return _complain(f"{error} Here use: {plain}", USAGE)
    except Problem as error:
        return _complain(tell(error.said), error.code)
    except AevumError as error:
        return _complain(tell(error.said), USAGE)
    return code if isinstance(code, int) else 0


def _help_with_settings(arguments: list[str]) -> None:
    """Print a game's settings after the help of a command that names it."""
    command, name = [*arguments, "", ""][:2]
    if command not in ("play", "simulate", "compare", "ladder") or "--help" not in arguments:
        return
    if name[:1] not in ("", "-"):
        game = registry.find_or_import(name)
        taught = face_of(game).teaching() if command == "play" else []
        print("\n".join(["", *listing.settings(game), *taught]))


def _complain(sentence: str, code: int) -> int:
    sys.stdout.flush()
    print(sentence, file=sys.stderr)
    return code


def _where(arguments: list[str]) -> str:
    """Return where to find help after a mistake in a command."""
    known = [name for name in arguments[:1] if name in app]
    return f" See: aevum {' '.join([*known, '--help'])}"


def join_dates(arguments: list[str]) -> list[str]:
    """Join a date and a time that were typed as two words, so that no quotes are needed."""
    joined: list[str] = []
    for word in arguments:
        if joined and re.fullmatch(r"\d{1,2}:\d{2}", word):
            if re.fullmatch(r"(--date=)?\d{4}-\d{1,2}-\d{1,2}", joined[-1]):
                joined[-1] += f" {word}"
                continue
        joined.append(word)
    return joined
