"""Turns Python into extension modules: mypyc checks types and writes C, the C compiler does the
rest."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Semaphore
from typing import Any, Final

OPT_OUT: Final = "# not compiled:"
MARKED_LINES: Final = 30  # a marker counts in so many lines
JOBS: Final = min(4, os.cpu_count() or 1)
EXTENSIONS: Final = (".so", ".pyd")

# Calls inside the library cannot be replaced from outside, so the C compiler may inline them.
FLAGS: Final = ["-fno-semantic-interposition", "-fvisibility=hidden"]


def head(path: Path) -> list[str]:
    """Return the lines of a file that may have a marker."""
    return path.read_text(encoding="utf-8").splitlines()[:MARKED_LINES]


def is_left_out(path: Path) -> bool:
    """Return whether a module says that it is not compiled."""
    return any(line.startswith(OPT_OUT) for line in head(path))


def c_compiler() -> str | None:
    """Return this machine's C compiler, None if there is none."""
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(command.split()[0])


def headers_exist() -> bool:
    """Return whether the headers for extension modules are installed."""
    return (Path(sysconfig.get_path("include")) / "Python.h").is_file()


def refusal() -> str | None:
    """Return why this machine cannot compile, in a sentence; None if it can."""
    if c_compiler() is None:
        return "There is no C compiler here: no compiled build can be made (the pure one works)."
    if not headers_exist():
        return "Python's C headers (Python.h) are missing: no compiled build can be made."
    return None


def generate(
    files: Sequence[Path], group: str | None, work: Path, options: Sequence[str] = ()
) -> list[Any]:
    """Check types, write the C files into `work`, and return the extensions to build from them.

    All files form one group, so calls between them are C calls. `options` are more options of mypy.
    Raise a SystemExit if the files have errors, which are printed.
    """
    from mypyc.build import mypycify

    extensions = mypycify(
        [*options, *[str(path) for path in files]],
        opt_level="3",
        debug_level="0",
        multi_file=True,  # costs 4 % of speed; after a small change a build takes 5 s, not 40
        target_dir=str(work),
        group_name=group,
    )
    for extension in extensions:
        if os.name == "posix":
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return extensions


def build(extensions: Sequence[Any], name: str, work: Path, target: Path, jobs: int = JOBS) -> None:
    """Compile the C files in `work`, and put the extension modules into `target`.

    C files that did not change since the last time are not compiled again.
    """
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    headers = b"".join(path.read_bytes() for path in sorted(work.rglob("*.h")))

    class Build(build_ext):
        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            compiler.compile = _remembering(compiler.compile, headers, jobs)
            super().build_extensions()

    command = Build(Distribution({"name": name, "ext_modules": list(extensions)}))
    command.build_lib = str(target)
    command.build_temp = str(work / f"objects.{sysconfig.get_config_var('SOABI')}")
    command.parallel = jobs
    command.ensure_finalized()
    command.run()


def _remembering(
    compile_one: Callable[..., list[str]], headers: bytes, jobs: int
) -> Callable[..., list[str]]:
    """Return a compile step for several files in parallel that keeps up-to-date objects."""
    slots = Semaphore(jobs)  # extensions are built in parallel too, and share these

    def step(source: str, options: dict[str, Any]) -> list[str]:
        folder = Path(options["output_dir"])
        text = Path(source).read_bytes() + headers + repr(sorted(options.items())).encode()
        made_from = hashlib.sha256(text).hexdigest()
        note = folder / (hashlib.sha256(source.encode()).hexdigest()[:16] + ".json")
        if note.is_file():
            kept: dict[str, list[str]] = json.loads(note.read_text(encoding="utf-8"))
            if made_from in kept and all(Path(path).is_file() for path in kept[made_from]):
                return kept[made_from]
        with slots:
            objects = compile_one([source], **options)
        note.write_text(json.dumps({made_from: objects}), encoding="utf-8")
        return objects

    def compile_all(sources: list[str], **options: Any) -> list[str]:
        Path(options["output_dir"]).mkdir(parents=True, exist_ok=True)
        with ThreadPoolExecutor(jobs) as pool:
            done = list(pool.map(lambda source: step(source, options), sources))
        return [path for objects in done for path in objects]

    return compile_all


def loads(names: Sequence[str], path: Sequence[Path]) -> str:
    """Import compiled modules in a new process; return the error, "" if there was none.

    A build that cannot be imported is useless. `path` is searched first.
    """
    code = (
        "import importlib, sys\n"
        f"for name in {list(names)!r}:\n"
        "    found = importlib.import_module(name).__file__ or ''\n"
        "    if found.endswith('.py'): sys.exit(f'{name} was not compiled')\n"
    )
    found = [*[str(each) for each in path], os.environ.get("PYTHONPATH", "")]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(each for each in found if each)}
    done = subprocess.run(
        [sys.executable, "-P", "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = done.stderr.strip().splitlines() or ["it ended without an error"]
    return lines[-1] if done.returncode else ""


@contextmanager
def alone(work: Path) -> Iterator[None]:
    """Make a second build that would write the same files wait until the first is done."""
    work.mkdir(parents=True, exist_ok=True)
    with (work / "lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
