"""The built pages of the browser: a small first load, and in line with the security policy."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "aevum" / "server" / "static"
WEB = ROOT / "web"
FIRST_LOAD = 69_782  # bytes of script, style and words, gzipped


def page() -> str:
    file = STATIC / "index.html"
    assert file.is_file(), "the pages are not built: run `make web`"
    return file.read_text(encoding="utf-8")


def first_load(text: str) -> list[str]:
    """The scripts and styles of the first load, without lazy ones."""
    return re.findall(r'(?:src|href)="/([^"]+\.(?:js|css))"', text)


def test_the_first_load_is_small() -> None:
    names = first_load(page())
    assert any(name.endswith(".js") for name in names)
    assert any(name.endswith(".css") for name in names)
    # The pages' messages are loaded before the first page is shown.
    [words] = STATIC.glob("assets/site.en.made-*.js")
    files = [*[STATIC / name for name in names], words]
    size = sum(len(gzip.compress(path.read_bytes())) for path in files)
    assert size < FIRST_LOAD, f"{size:,} bytes: {', '.join(names)}"


def test_what_the_entry_imports_is_part_of_the_first_load() -> None:
    names = first_load(page())
    for name in names:
        if name.endswith(".js"):
            text = (STATIC / name).read_text(encoding="utf-8")
            static = re.findall(r'(?:from|import)"\./([^"]+\.js)"', text)
            assert {f"assets/{each}" for each in static} <= set(names), name


def test_nothing_is_inline() -> None:
    text = page()
    assert not re.search(r"<script(?![^>]*\bsrc=)", text)
    assert not re.search(r"<style|\bstyle=|\bon[a-z]+=", text)


def test_no_component_writes_a_fixed_style_into_its_markup() -> None:
    # The policy only lets scripts set styles, which is what an expression becomes.
    aside = re.compile(r"<(script|style)\b.*?</\1>", re.DOTALL)
    paths = sorted((WEB / "src").rglob("*.svelte"))
    assert paths
    fixed = re.compile(r'\sstyle="[^"{]*"')
    texts = {path.name: aside.sub("", path.read_text(encoding="utf-8")) for path in paths}
    assert [name for name, text in texts.items() if fixed.search(text)] == []


def test_fonts_come_with_their_licence() -> None:
    assert list((STATIC / "assets").glob("*.woff2"))
    assert "SIL Open Font License" in (STATIC / "fonts.txt").read_text(encoding="utf-8")


LOCKS = sorted(
    path for path in ROOT.glob("*/**/package-lock.json") if "node_modules" not in path.parts
)


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.parent.name)
def test_every_node_package_is_pinned_and_hashed(path: Path) -> None:
    wanted = json.loads(path.with_name("package.json").read_text(encoding="utf-8"))
    for versions in (wanted.get("dependencies", {}), wanted.get("devDependencies", {})):
        assert all(re.fullmatch(r"\d+\.\d+\.\d+", each) for each in versions.values())
    packages = locked(path)
    assert packages
    assert [name for name, each in packages.items() if "integrity" not in each] == []
    assert [name for name, each in packages.items() if "resolved" in each] == []


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.parent.name)
def test_the_node_packages_are_locked_for_every_machine(path: Path) -> None:
    # A bundler's native part is an optional package for each kind of machine; one that is missing
    # in the lock file makes the installation there fail.
    packages = locked(path)
    known = {name.rpartition("node_modules/")[2] for name in packages}
    wanted = {
        each for package in packages.values() for each in package.get("optionalDependencies", {})
    }
    assert wanted - known == set()


def locked(path: Path) -> dict[str, Any]:
    """The packages of a lock file, without the project itself."""
    packages = json.loads(path.read_text(encoding="utf-8"))["packages"]
    return {name: each for name, each in packages.items() if name}
