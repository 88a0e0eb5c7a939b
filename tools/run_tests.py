"""Run the tests layer by layer and report the time.

    python tools/run_tests.py [LAYER ...] [--build pure|compiled] [--soak] [--screens]

Each layer is a folder in tests/, or files there, and has its own pytest process. Layers that must
give the same bytes on both builds run twice. The compiled build is updated first if it is out of
date. The layer `client` is the browser's own code: its types and its tests. Layers run two at a
time, the longest first, those on the compiled build as soon as there is one; last comes the layer
with many processes of its own.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import xml.etree.ElementTree as ET
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"pure": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
BOTH = ("pure", "compiled")
CLIENT = "client"
COMPILE = "compile"
AT_ONCE = min(2, os.cpu_count() or 1)  # steps of one process each that run in parallel
HUNG = 600  # seconds after which a test shows its stack and fails; a soak may take longer


@dataclass(frozen=True)
class Layer:
    name: str
    builds: tuple[str, ...] = ("pure",)
    workers: int = 0  # processes, if nothing else runs; otherwise each layer is one of several
    last: bool = False  # whether it runs alone, with one test at a time for each worker
    files: tuple[str, ...] = ()  # patterns below tests/, if not the folder of its name

    def places(self) -> list[str]:
        """Return the arguments for pytest."""
        if not self.files:
            return [f"tests/{self.name}"]
        found = [path for pattern in self.files for path in (ROOT / "tests").glob(pattern)]
        return sorted(str(path.relative_to(ROOT)) for path in found)


LAYERS = (
    Layer("conformance", BOTH, workers=2),
    Layer("server", workers=2),
    Layer("terminal", workers=2),
    Layer("rules"),
    # Classes that scripts extend: the compiled build may or may not allow interpreted ones.
    Layer(
        "own",
        ("compiled",),
        files=(
            "rules/test_own_*.py",
            "rules/*/test_own_*.py",
            "core/test_effects.py",
            "core/test_extended.py",
        ),
    ),
    Layer(CLIENT),
    Layer("bots", BOTH, workers=2),
    # Wheels in their own environment, as authors of games have them.
    Layer("examples"),
    Layer(
        "wheels",
        ("compiled",),
        files=("examples/test_conformance.py", "examples/test_installed.py"),
    ),
    Layer("bench"),
    Layer("net", BOTH),
    Layer("cli"),
    Layer("house"),
    Layer("property"),
    Layer("core"),
    Layer("catalogue"),
    Layer("perft", BOTH),
    Layer("golden", BOTH),
    # Workers often wait for their browser and server: a third one uses that time.
    Layer("web", ("compiled",), workers=3, last=True),
)
"""The steps that run in parallel, longest first, so that none is left over at the end."""


@dataclass(frozen=True)
class Step:
    """A layer on a build, or the compiler's work."""

    layer: Layer
    build: str

    def __str__(self) -> str:
        return f"{self.layer.name} ({self.build})"


@dataclass
class Row:
    layer: str
    build: str
    seconds: float = 0.0
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    note: str = ""


def has_tests(layer: Layer) -> bool:
    return bool(layer.files) or any((ROOT / "tests" / layer.name).rglob("test_*.py"))


def environment(build: str, soak: bool) -> dict[str, str]:
    """What a layer runs under.

    Bytecode is kept, even if the environment disables it: a layer starts many interpreters, and
    each would compile hundreds of modules again.
    """
    found = os.environ | {
        "PYTHONPATH": str(BUILDS[build]),
        "AEVUM_BUILD": build,
        "AEVUM_PROFILE": "soak" if soak else "ci",
    }
    found.pop("PYTHONDONTWRITEBYTECODE", None)
    return found


def call(title: str, command: list[str], live: bool, **wishes: Any) -> int:
    """Run a command under a title; parallel ones print all their output at the end."""
    heading = f"\n== {title} ==\n"
    if live:
        print(heading, end="", flush=True)
        return subprocess.run(command, check=False, **wishes).returncode
    done = subprocess.run(
        command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **wishes
    )
    sys.stdout.write(heading + done.stdout.decode(errors="replace"))
    sys.stdout.flush()
    return done.returncode


def count(report: Path, row: Row) -> None:
    """Take the numbers from pytest's own report; no report means it failed before the end."""
    if not report.is_file():
        row.failed, row.note = 1, "pytest did not finish"
        return
    for suite in ET.parse(report).getroot().iter("testsuite"):
        failed = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        skipped = int(suite.get("skipped", 0))
        row.failed += failed
        row.skipped += skipped
        row.passed += int(suite.get("tests", 0)) - failed - skipped


def run_step(step: Step, soak: bool, alone: bool) -> Row:
    if step.layer.name == COMPILE:
        return compile_step()
    return client_step() if step.layer.name == CLIENT else run_layer(step, soak, alone)


def run_layer(step: Step, soak: bool, alone: bool) -> Row:
    """Run a layer on a build, as several processes if it runs alone."""
    layer = step.layer
    row = Row(layer.name, step.build)
    if not has_tests(layer):
        row.failed, row.note = 1, "there are no tests here"
        return row
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-q", f"--junit-xml={report}"]
        if layer.workers and alone:
            command += ["-n", str(layer.workers)]
        if layer.last:
            command += ["--maxschedchunk=1"]
        if not soak:
            command += ["-o", f"faulthandler_timeout={HUNG}"]
            command += ["-o", "faulthandler_exit_on_timeout=true"]
        if layer.name != "web":
            command += ["-p", "no:playwright"]  # most of a second to import, in every process
        start = time.perf_counter()
        status = call(
            str(step),
            [*command, *layer.places()],
            live=alone,
            cwd=ROOT,
            env=environment(step.build, soak),
        )
        row.seconds = time.perf_counter() - start
        count(report, row)
    if status != 0 and row.failed == 0:
        row.failed, row.note = 1, f"pytest ended with {status}"
    return row


def npm(title: str, *words: str) -> int:
    """Run a script of web/package.json with the Node of this virtual environment."""
    folder = Path(sys.executable).parent
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    command = [shutil.which("npm", path=path) or "npm", "run", "--silent", *words]
    plain = os.environ | {"PATH": path, "NO_COLOR": "1"}
    return call(title, command, live=False, cwd=ROOT / "web", env=plain)


def client_step() -> Row:
    """Check the types of the browser's code, which counts as one test, and run its tests."""
    row = Row(CLIENT, "-")
    start = time.perf_counter()
    row.passed, row.failed = (0, 1) if npm(f"{CLIENT}: types", "check") else (1, 0)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        words = ("--reporter=dot", "--reporter=json", f"--outputFile.json={report}")
        status = npm(f"{CLIENT}: tests", "test", "--", *words)
        if report.is_file():
            numbers = json.loads(report.read_text(encoding="utf-8"))
            row.passed += numbers["numPassedTests"]
            row.failed += numbers["numFailedTests"]
            row.skipped += numbers["numPendingTests"] + numbers["numTodoTests"]
    if status and row.failed == 0:
        row.failed, row.note = 1, f"vitest ended with {status}"
    row.seconds = time.perf_counter() - start
    return row


def compile_step() -> Row:
    row = Row(COMPILE, "compiled")
    start = time.perf_counter()
    command = [sys.executable, "-m", "tools.compile", "--no-switch"]
    if call(COMPILE, command, live=False, cwd=ROOT) != 0:
        row.failed, row.note = 1, "the layers on the compiled build did not run"
    row.seconds = time.perf_counter() - start
    return row


class Queue:
    """Steps that run in parallel, in their order; on the compiled build, once there is one."""

    def __init__(self, steps: list[Step], soak: bool) -> None:
        self.steps = steps[:]
        self.soak = soak
        self.compiled = not any(step.layer.name == COMPILE for step in steps)
        self.changed = threading.Condition()
        self.rows: dict[Step, Row] = {}

    def next(self) -> Step | None:
        """Take the first step that can run, or wait until there is one; None at the end."""
        with self.changed:
            while self.steps:
                for step in self.steps:
                    if self.compiled or step.build == "pure" or step.layer.name == COMPILE:
                        self.steps.remove(step)
                        return step
                self.changed.wait()
            return None

    def work(self) -> None:
        """Run steps until none is left."""
        while step := self.next():
            row = run_step(step, self.soak, alone=False)
            with self.changed:
                self.rows[step] = row
                if step.layer.name == COMPILE:
                    self._has_compiled(row)

    def _has_compiled(self, row: Row) -> None:
        self.compiled = row.failed == 0
        if row.failed:
            self.steps = [step for step in self.steps if step.build == "pure"]
        self.changed.notify_all()

    def give_up(self) -> None:
        """Stop threads from beginning or waiting for another step."""
        with self.changed:
            self.steps = []
            self.changed.notify_all()


def side_by_side(steps: list[Step], soak: bool) -> list[Row]:
    """Return the rows of all steps, in the order of the steps."""
    queue = Queue(steps, soak)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        try:
            for worker in as_completed([pool.submit(queue.work) for _ in range(AT_ONCE)]):
                worker.result()
        except BaseException:  # including Ctrl-C
            queue.give_up()
            raise
    return [queue.rows[step] for step in steps if step in queue.rows]


def run(layers: list[Layer], builds: tuple[str, ...], soak: bool) -> list[Row]:
    steps = [Step(each, build) for each in layers for build in each.builds if build in builds]
    beside = [step for step in steps if not step.layer.last]
    if any(step.build == "compiled" for step in steps):
        beside.insert(0, Step(Layer(COMPILE), "compiled"))
    alone = len(steps) == 1
    if alone:
        beside = [step for step in beside if step.layer.name == COMPILE]
    rows = side_by_side(beside, soak)
    if any(row.failed for row in rows if row.layer == COMPILE):
        return rows
    left = [step for step in steps if alone or step.layer.last]
    return rows + [run_step(step, soak, alone=True) for step in left]


def table(rows: list[Row], total: float) -> str:
    lines = [f"{'layer':<14}{'build':<10}{'tests':>7}{'seconds':>9}"]
    for row in rows:
        tests = row.passed + row.failed + row.skipped
        note = f"  {row.note}" if row.note else ""
        bad = f"  {row.failed} FAILED" if row.failed else ""
        lines.append(f"{row.layer:<14}{row.build:<10}{tests:>7}{row.seconds:>9.1f}{bad}{note}")
    tests = sum(row.passed + row.failed + row.skipped for row in rows)
    lines.append(f"{'total':<24}{tests:>7}{total:>9.1f}")
    return "\n".join(lines)


def main() -> int:
    names = [layer.name for layer in LAYERS]
    parser = argparse.ArgumentParser(description="Run the tests layer by layer.")
    parser.add_argument("layers", nargs="*", metavar="LAYER", help=f"of: {', '.join(names)}")
    parser.add_argument("--build", choices=BOTH, help="only this build")
    parser.add_argument("--soak", action="store_true", help="many more games and examples")
    parser.add_argument("--screens", action="store_true", help="pictures into build/screens")
    options = parser.parse_args()
    if options.screens:
        os.environ["AEVUM_SCREENS"] = "yes"
    if unknown := sorted(set(options.layers) - set(names)):
        parser.error(f"no layer is called {', '.join(unknown)}; there are: {', '.join(names)}")
    chosen = [layer for layer in LAYERS if layer.name in (options.layers or names)]
    start = time.perf_counter()
    rows = run(chosen, (options.build,) if options.build else BOTH, options.soak)
    passed, failed, skipped = (
        sum(getattr(row, part) for row in rows) for part in ("passed", "failed", "skipped")
    )
    print(f"\n{table(rows, time.perf_counter() - start)}\n")
    print(f"{passed} passed, {failed} failed, {skipped} skipped", flush=True)
    return 1 if failed or passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
