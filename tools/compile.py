"""Build the compiled form of `aevum.core` and `aevum.games` into `build/compiled`.

    python -m tools.compile [--force] [--no-switch]

All modules form one mypyc group, so calls between them are C calls. C files whose text did not
change since the last build are not compiled again. Without `--no-switch` the environment that runs
this uses the compiled build from then on (`make pure` goes back).
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Semaphore
from typing import Any

from tools import builds

WORK = builds.ROOT / "build" / "mypyc"  # C files and objects, kept to make the next build short
JOBS = min(4, os.cpu_count() or 1)

# No call inside the library can be replaced from outside: the C compiler may inline them.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]


def modules() -> list[Path]:
    return [path for path in builds.package_files() if builds.is_compiled(path)]


def c_compiler() -> str | None:
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(command.split()[0])


def headers_exist() -> bool:
    return (Path(sysconfig.get_path("include")) / "Python.h").is_file()


def generate() -> list[Any]:
    """Type-check, write the C files, and return the extensions to build from them."""
    from mypyc.build import mypycify

    extensions = mypycify(
        [str(builds.SOURCE / path) for path in modules()],
        opt_level="3",
        debug_level="0",
        multi_file=True,  # costs 4 % of speed; after a small change a build takes 5 s, not 40
        target_dir=str(WORK),
        group_name=builds.PACKAGE,
    )
    for extension in extensions:
        if os.name == "posix":
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return extensions


def remembering(compile_one: Callable[..., list[str]], headers: bytes) -> Callable[..., list[str]]:
    """A compile step that works on several files at once and keeps objects that are up to date."""
    slots = Semaphore(JOBS)  # extensions are built side by side too, and share these

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
        with ThreadPoolExecutor(JOBS) as pool:
            done = list(pool.map(lambda source: step(source, options), sources))
        return [path for objects in done for path in objects]

    return compile_all


def build(extensions: list[Any], target: Path) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    headers = b"".join(path.read_bytes() for path in sorted(WORK.rglob("*.h")))

    class Build(build_ext):
        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            compiler.compile = remembering(compiler.compile, headers)
            super().build_extensions()

    command = Build(Distribution({"name": builds.PACKAGE, "ext_modules": extensions}))
    command.build_lib = str(target)
    command.build_temp = str(WORK / f"objects.{sysconfig.get_config_var('SOABI')}")
    command.parallel = JOBS
    command.ensure_finalized()
    command.run()


def refusal() -> str | None:
    """Return why this machine cannot compile, in a sentence; None if it can."""
    if c_compiler() is None:
        return "There is no C compiler here: no compiled build can be made (the pure one works)."
    if not headers_exist():
        return "Python's C headers (Python.h) are missing: no compiled build can be made."
    return None


def loads(folder: Path) -> bool:
    """One import of everything in a new process: a build that cannot be imported isn't a build."""
    names = [".".join(path.with_suffix("").parts) for path in modules()]
    code = (
        "import importlib, sys\n"
        f"for name in {names!r}:\n"
        "    found = importlib.import_module(name).__file__ or ''\n"
        "    if found.endswith('.py'): sys.exit(f'{name} was not compiled')\n"
    )
    environment = os.environ | {"PYTHONPATH": str(folder)}
    return (
        subprocess.run([sys.executable, "-c", code], env=environment, check=False).returncode == 0
    )


def renew() -> bool:
    """Build beside the old build; take its place only if the new one can be imported."""
    start = time.perf_counter()
    fresh = builds.COMPILED.with_name("compiled.new")
    shutil.rmtree(fresh, ignore_errors=True)
    looked = time.time_ns()
    made_from = builds.fingerprint()
    builds.copy_sources(fresh)
    print(f"Compiling {len(modules())} modules: types and C text ...", flush=True)
    extensions = generate()
    print(f"  {time.perf_counter() - start:.1f} s; C compiler, {JOBS} at a time ...", flush=True)
    build(extensions, fresh)
    if not loads(fresh):
        print("The compiled build was made but cannot be imported, so it is not used.")
        return False
    builds.write_stamp(made_from, looked, fresh)
    shutil.rmtree(builds.COMPILED, ignore_errors=True)
    fresh.rename(builds.COMPILED)
    print(f"The compiled build is ready ({time.perf_counter() - start:.1f} s).")
    return True


@contextmanager
def alone() -> Iterator[None]:
    """Two builds at once would write the same files: the second waits, then finds all done."""
    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK / "lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def bring_up_to_date(force: bool) -> bool:
    if builds.is_true() and not force:
        print("The compiled build is up to date.")
        return True
    if sentence := refusal():
        print(sentence, file=sys.stderr)
        return False
    return renew()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.compile", description=__doc__)
    parser.add_argument("--force", action="store_true", help="build even if nothing changed")
    parser.add_argument("--no-switch", action="store_true", help="build, but do not use it yet")
    options = parser.parse_args()
    os.chdir(builds.ROOT)
    with alone():
        if not bring_up_to_date(options.force):
            return 1
    if not options.no_switch:
        builds.use_compiled()
    return 0


if __name__ == "__main__":
    sys.exit(main())
