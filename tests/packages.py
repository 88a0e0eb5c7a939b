"""Small packages that tests install beside Aevum: as a wheel by pip, or written into a folder."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZipFile

from aevum.games import template

RACE = '''"""A race with the rules of the template, in a package of its own."""

from pathlib import Path

import aevum
from aevum.core.data import Reader
from aevum.games.template import view as screen
from aevum.games.template.bot.standard import StandardBot
from aevum.games.template.data import NUMBERS, Numbers
from aevum.games.template.moves import MOVES
from aevum.games.template.rules import state as course
from aevum.games.template.words import text


class Race(aevum.Game):
    def __init__(self, name="fair_race"):
        super().__init__(
            name=name,
            title="Fair Race",
            summary="Roll and gather, but stop in time.",
            version=1,
            min_seats=2,
            max_seats=2,
            moves=MOVES,
            folder=str(Path(text.__file__).parents[1]),
            numbers=NUMBERS,
            words=text.RaceWords(MOVES),
        )

    def setup_with(self, rules, seats, seed, options, numbers):
        return course.setup(seats, seed, Numbers(numbers))

    def load(self, data):
        data, values = self.numbers.split(data)
        seats = Reader(data).inner().number()
        if seats != 2:
            raise aevum.BadData("This save is damaged.")
        return course.load(data, seats, Numbers(values))

    def draw(self, view):
        return text.draw(text.race(view))

    def view(self, view):
        return screen.view(text.race(view))

    def standard(self):
        return StandardBot()


def make():
    return Race()


GAME = Race()


class Hasty(aevum.Bot):
    """Takes the first move of the list."""

    name = "hasty"
    games = ("fair_race",)

    def choose(self, view, ask, legal, rng):
        return legal[0]


class Anywhere(Hasty):
    """Plays whatever there is."""

    name = "anywhere"
    games = ()


def lucky():
    found = type("Lucky", (Anywhere,), {"name": "lucky"})
    return found()
'''


def template_package(name: str) -> dict[str, str]:
    """Return the files of a package that is a copy of the template, with its catalogues."""
    root = Path(template.__file__).parent
    found = {}
    for path in sorted(root.rglob("*")):
        if path.is_file() and path.suffix in (".py", ".md", ".ftl", ".json", ".lock"):
            text = path.read_text(encoding="utf-8")
            text = text.replace("aevum.games.template", name).replace('"template"', f'"{name}"')
            found[f"{name}/{path.relative_to(root).as_posix()}"] = text
    return found


def files(
    name: str, modules: Mapping[str, str], entries: Mapping[str, Mapping[str, str]]
) -> dict[str, str]:
    """Return the files of a package's installation, with entry points by group in its metadata."""
    points = "".join(
        f"[{group}]\n" + "".join(f"{entry} = {place}\n" for entry, place in named.items())
        for group, named in entries.items()
    )
    metadata = f"{name.replace('-', '_')}-0.1.dist-info"
    return {
        **modules,
        f"{metadata}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1\n",
        f"{metadata}/WHEEL": "Wheel-Version: 1.0\nGenerator: tests\n"
        "Root-Is-Purelib: true\nTag: py3-none-any\n",
        f"{metadata}/entry_points.txt": points,
    }


def unpack(
    folder: Path,
    name: str,
    modules: Mapping[str, str],
    entries: Mapping[str, Mapping[str, str]],
) -> None:
    """Write a package into a folder as if it were installed."""
    for path, text in files(name, modules, entries).items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")


def pip_install(
    folder: Path,
    name: str,
    modules: Mapping[str, str],
    entries: Mapping[str, Mapping[str, str]],
) -> None:
    """Install a package into a folder by pip, from a wheel."""
    wheel = folder.parent / f"{name.replace('-', '_')}-0.1-py3-none-any.whl"
    held = files(name, modules, entries)
    metadata = next(path for path in held if path.endswith("/METADATA")).partition("/")[0]
    with ZipFile(wheel, "w") as archive:
        for path, text in held.items():
            archive.writestr(path, text)
        record = "".join(f"{path},,\n" for path in [*held, f"{metadata}/RECORD"])
        archive.writestr(f"{metadata}/RECORD", record)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    command += ["--disable-pip-version-check", "--target", str(folder), str(wheel)]
    subprocess.run(command, check=True)
