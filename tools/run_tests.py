"""Run the tests layer by layer and say where the time went.

    python tools/run_tests.py [LAYER ...] [--build pure|compiled] [--soak]

Each layer is a folder in tests/ and a pytest process of its own. Layers that must give the same
bytes on both builds run twice. The compiled build is renewed first where it is stale. The layer
`client` is the browser's own code: its types, and the tests beside it.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"pure": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
BOTH = ("pure", "compiled")
CLIENT = "client"


@dataclass(frozen=True)
class Layer:
    name: str
    builds: tuple[str, ...] = ("pure",)
    workers: int = 0  # processes; only where the work is worth the start of two interpreters
    singly: bool = False  # whether a worker is given one test at a time: where a few are very long


LAYERS = (
    Layer("house"),
    Layer("core"),
    Layer("conformance", BOTH, workers=2),
    Layer("rules"),
    Layer("golden", BOTH),
    Layer("perft", BOTH),
    Layer("property", workers=2),
    Layer("bots", BOTH, workers=2),
    Layer("cli"),
    Layer("terminal", workers=2),
    Layer("server", workers=2),
    Layer(CLIENT),
    Layer("web", workers=2, singly=True),
)


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
    return any((ROOT / "tests" / layer.name).rglob("test_*.py"))


def environment(build: str, soak: bool) -> dict[str, str]:
    return os.environ | {
        "PYTHONPATH": str(BUILDS[build]),
        "AEVUM_BUILD": build,
        "AEVUM_PROFILE": "soak" if soak else "ci",
    }


def count(report: Path, row: Row) -> None:
    """Take the numbers from pytest's own report; no report means it broke before the end."""
    if not report.is_file():
        row.failed, row.note = 1, "pytest did not finish"
        return
    for suite in ET.parse(report).getroot().iter("testsuite"):
        failed = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        skipped = int(suite.get("skipped", 0))
        row.failed += failed
        row.skipped += skipped
        row.passed += int(suite.get("tests", 0)) - failed - skipped


def run_layer(layer: Layer, build: str, soak: bool) -> Row:
    row = Row(layer.name, build)
    if not has_tests(layer):
        row.failed, row.note = 1, "there are no tests here"
        return row
    print(f"\n== {layer.name} ({build}) ==", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-q", f"--junit-xml={report}"]
        if layer.workers:
            command += ["-n", str(layer.workers)]
        if layer.singly:
            command += ["--maxschedchunk=1"]
        if layer.name != "web":
            command += ["-p", "no:playwright"]  # most of a second to import, in every process
        start = time.perf_counter()
        done = subprocess.run(
            [*command, f"tests/{layer.name}"], cwd=ROOT, env=environment(build, soak), check=False
        )
        row.seconds = time.perf_counter() - start
        count(report, row)
    if done.returncode != 0 and row.failed == 0:
        row.failed, row.note = 1, f"pytest ended with {done.returncode}"
    return row


def npm(*words: str) -> int:
    """Run a script of web/package.json with the Node of this virtual environment."""
    folder = Path(sys.executable).parent
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    command = [shutil.which("npm", path=path) or "npm", "run", "--silent", *words]
    plain = os.environ | {"PATH": path, "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=ROOT / "web", env=plain, check=False)
    return done.returncode


def client_step() -> Row:
    """Check the types of the browser's code, which counts as one test, and run its tests."""
    row = Row(CLIENT, "-")
    print(f"\n== {CLIENT} ==", flush=True)
    start = time.perf_counter()
    row.passed, row.failed = (0, 1) if npm("check") else (1, 0)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        status = npm(
            "test", "--", "--reporter=dot", "--reporter=json", f"--outputFile.json={report}"
        )
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
    row = Row("compile", "compiled")
    print("\n== compile ==", flush=True)
    start = time.perf_counter()
    command = [sys.executable, "-m", "tools.compile", "--no-switch"]
    if subprocess.run(command, cwd=ROOT, check=False).returncode != 0:
        row.failed, row.note = 1, "the layers on the compiled build did not run"
    row.seconds = time.perf_counter() - start
    return row


def run(layers: list[Layer], builds: tuple[str, ...], soak: bool) -> list[Row]:
    once, twice = (
        [each for each in layers if build in each.builds and build in builds] for build in BOTH
    )
    rows = [
        client_step() if each.name == CLIENT else run_layer(each, "pure", soak) for each in once
    ]
    if any(has_tests(each) for each in twice):
        made = compile_step()
        rows.append(made)
        if made.failed:
            return rows
    return rows + [run_layer(each, "compiled", soak) for each in twice]


def table(rows: list[Row]) -> str:
    lines = [f"{'layer':<14}{'build':<10}{'tests':>7}{'seconds':>9}"]
    for row in rows:
        tests = row.passed + row.failed + row.skipped
        note = f"  {row.note}" if row.note else ""
        bad = f"  {row.failed} FAILED" if row.failed else ""
        lines.append(f"{row.layer:<14}{row.build:<10}{tests:>7}{row.seconds:>9.1f}{bad}{note}")
    total = sum(row.seconds for row in rows)
    tests = sum(row.passed + row.failed + row.skipped for row in rows)
    lines.append(f"{'total':<24}{tests:>7}{total:>9.1f}")
    return "\n".join(lines)


def main() -> int:
    names = [layer.name for layer in LAYERS]
    parser = argparse.ArgumentParser(description="Run the tests layer by layer.")
    parser.add_argument("layers", nargs="*", metavar="LAYER", help=f"of: {', '.join(names)}")
    parser.add_argument("--build", choices=BOTH, help="only this build")
    parser.add_argument("--soak", action="store_true", help="many more games and examples")
    options = parser.parse_args()
    if unknown := sorted(set(options.layers) - set(names)):
        parser.error(f"no layer is called {', '.join(unknown)}; there are: {', '.join(names)}")
    chosen = [layer for layer in LAYERS if layer.name in (options.layers or names)]
    rows = run(chosen, (options.build,) if options.build else BOTH, options.soak)
    passed, failed, skipped = (
        sum(getattr(row, part) for row in rows) for part in ("passed", "failed", "skipped")
    )
    print(f"\n{table(rows)}\n")
    print(f"{passed} passed, {failed} failed, {skipped} skipped", flush=True)
    return 1 if failed or passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
