"""Build the compiled form of `aevum.core` and `aevum.games` into `build/compiled`.

    python -m tools.compile [--force] [--no-switch]

All modules form one mypyc group, so calls between them are C calls. C files that did not change
since the last build are not compiled again. Without `--no-switch` the present environment uses the
compiled build from then on (`make pure` goes back).
"""

import argparse
import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tools import builds

if TYPE_CHECKING:
    from aevum.compiler import extensions
else:
    extensions = builds.module_of(builds.SOURCE / "aevum" / "compiler" / "extensions.py")

WORK = builds.ROOT / "build" / "mypyc"  # C files and objects, kept to make the next build short
JOBS = extensions.JOBS


def modules() -> list[Path]:
    """Return the files to compile, relative to the sources."""
    return [path for path in builds.package_files() if builds.is_compiled(path)]


def loads(folder: Path) -> bool:
    """Return whether everything in a build can be imported, and is compiled."""
    names = [".".join(path.with_suffix("").parts) for path in modules()]
    fault = extensions.loads(names, [folder])
    if fault:
        print(fault, file=sys.stderr)
    return not fault


def renew() -> bool:
    """Build next to the old build; replace it only if the new one can be imported."""
    start = time.perf_counter()
    fresh = builds.COMPILED.with_name("compiled.new")
    shutil.rmtree(fresh, ignore_errors=True)
    looked = time.time_ns()
    made_from = builds.fingerprint()
    builds.copy_sources(fresh)
    print(f"Compiling {len(modules())} modules: types and C text ...", flush=True)
    found = extensions.generate([builds.SOURCE / path for path in modules()], builds.PACKAGE, WORK)
    print(f"  {time.perf_counter() - start:.1f} s; C compiler, {JOBS} at a time ...", flush=True)
    extensions.build(found, builds.PACKAGE, WORK, fresh, JOBS)
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
    """Two builds at once would write the same files: the second waits, then finds everything
    done."""
    with extensions.alone(WORK):
        yield


def bring_up_to_date(force: bool) -> bool:
    if builds.is_true() and not force:
        print("The compiled build is up to date.")
        return True
    if sentence := extensions.refusal():
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
