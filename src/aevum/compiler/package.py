"""Compiles a game in another package, for the installed Aevum, compiled or not."""

import ast
import os
import shutil
import site
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import chdir, contextmanager, redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

import aevum
from aevum.compiler.extensions import EXTENSIONS, build, generate, is_left_out, loads
from aevum.compiler.foreign import foreign_classes, marked

SUFFIX: Final = str(sysconfig.get_config_var("EXT_SUFFIX"))
OPTIONS: Final = ("--config-file=", "--follow-imports=silent", "--ignore-missing-imports")
NEVER: Final = ("__init__.py", "__main__.py")  # a package's first module stays uncompiled
IGNORED: Final = ("__pycache__", "tests")


class Package(NamedTuple):
    """Sources to compile together."""

    name: str
    root: Path
    """The folder from which it is imported: the parent of the package's folder or single file."""
    files: list[Path]
    """Its Python files, relative to the root."""

    def compiled(self) -> list[Path]:
        """Return the files to compile."""
        return [
            path
            for path in self.files
            if path.name not in NEVER and not is_left_out(self.root / path)
        ]

    def extensions(self) -> list[Path]:
        """Return the extension modules for this Python next to the sources."""
        beside = [path.with_name(path.stem + SUFFIX) for path in self.files]
        group = Path(f"{self.name}__mypyc{SUFFIX}")
        return [path for path in [*beside, group] if (self.root / path).is_file()]

    def stale(self) -> list[Path]:
        """Return the sources that are newer than their compiled modules."""
        return [
            path
            for path in self.files
            if (made := self.root / path.with_name(path.stem + SUFFIX)).is_file()
            and (self.root / path).stat().st_mtime_ns > made.stat().st_mtime_ns
        ]


def find(name: str) -> Package | None:
    """Return the package or module with a name or in a folder; None if there is none."""
    folder = Path(name)
    if (folder / "__init__.py").is_file():
        folder = folder.resolve()
        return Package(folder.name, folder.parent, _sources(folder))
    try:
        spec = find_spec(name) if name.isidentifier() else None
    except (ImportError, ValueError):
        spec = None
    if spec is None or spec.origin is None:
        return None
    if spec.submodule_search_locations:
        folder = Path(spec.submodule_search_locations[0]).resolve()
        return Package(name, folder.parent, _sources(folder))
    file = Path(spec.origin).resolve().parent / f"{name}.py"  # also if it is compiled already
    return Package(name, file.parent, [Path(file.name)]) if file.is_file() else None


def _sources(folder: Path) -> list[Path]:
    return sorted(
        path.relative_to(folder.parent)
        for path in folder.rglob("*.py")
        if not set(IGNORED) & set(path.relative_to(folder).parts)
    )


class Failed(Exception):
    """A package cannot be compiled; the text says why, in a sentence."""


def compile_package(package: Package, work: Path) -> Path:
    """Compile a package into a folder; return its path there, with its extension modules.

    Errors of the type checker are printed to stderr. Raise a Failed if it does not compile.
    """
    from setuptools.errors import BaseError

    sources, made, staged = work / "sources", work / "made", work / "staged"
    _copy_marked(package, sources)
    files = package.compiled()
    group = package.name if len(files) > 1 else None
    options = [*OPTIONS, f"--cache-dir={work / 'cache'}"]
    try:
        with chdir(sources), _mypy_path(), redirect_stdout(sys.stderr):
            found = generate(files, group, made, options)
            with _quiet():
                build(found, package.name, made, staged)
    except SystemExit as error:
        raise Failed("It is not compiled: the lines above say what to fix.") from error
    except BaseError as error:  # of the C compiler, whose output is printed already
        raise Failed(f"The C compiler failed: {type(error).__name__}.") from error
    for path in package.root.joinpath(files[0].parts[0]).rglob("*"):
        _copy(path, package.root, staged)
    if len(package.files) == 1:
        _copy(package.root / files[0], package.root, staged)
    fault = loads([".".join(path.with_suffix("").parts) for path in files], [staged])
    if fault:
        raise Failed(f"It was compiled but cannot be imported, so it is not used: {fault}")
    return staged


def _copy(path: Path, root: Path, target: Path) -> None:
    """Copy a file of a package; compiled modules are left out."""
    if path.is_file() and "__pycache__" not in path.parts and path.suffix not in EXTENSIONS:
        place = target / path.relative_to(root)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, place)


def _copy_marked(package: Package, target: Path) -> None:
    """Write the sources with a mark at each class that extends one of another package."""
    texts = {
        ".".join(path.with_suffix("").parts): (package.root / path).read_text(encoding="utf-8")
        for path in package.files
    }
    try:
        trees = {name: ast.parse(text) for name, text in texts.items()}
    except SyntaxError as error:
        raise Failed(f"It is not compiled: {error}.") from error
    classes = foreign_classes(trees, package.name)
    things = [getattr(aevum, each) for each in aevum.__all__]
    behind_front = sorted({each.__module__ for each in things if isinstance(each, type)})
    for path in package.files:
        name = ".".join(path.with_suffix("").parts)
        place = target / path
        place.parent.mkdir(parents=True, exist_ok=True)
        text = texts[name]
        if path in package.compiled():
            text = marked(text, classes[name], behind_front)
        place.write_text(text, encoding="utf-8")


@contextmanager
def _mypy_path() -> Iterator[None]:
    """Let the type checker find Aevum if it is not installed in the usual place."""
    root = Path(aevum.__file__).resolve().parent.parent
    usual = [Path(each).resolve() for each in [*site.getsitepackages(), site.getusersitepackages()]]
    before = os.environ.get("MYPYPATH")
    if root not in usual:
        os.environ["MYPYPATH"] = os.pathsep.join([str(root), *([before] if before else [])])
    try:
        yield
    finally:
        os.environ.pop("MYPYPATH", None)
        if before is not None:
            os.environ["MYPYPATH"] = before


@contextmanager
def _quiet() -> Iterator[None]:
    """Keep what the C compiler's driver prints from the screen, unless it fails."""
    with Path(os.devnull).open("w") as nothing:
        sys.stdout.flush()
        kept = os.dup(1)
        os.dup2(nothing.fileno(), 1)
        try:
            with redirect_stdout(nothing):
                yield
        finally:
            os.dup2(kept, 1)
            os.close(kept)


def install(staged: Path, package: Package) -> list[Path]:
    """Put extension modules next to their sources; return them."""
    made = sorted(path for path in staged.rglob(f"*{SUFFIX}") if path.is_file())
    remove(package)
    written = []
    for path in made:
        place = package.root / path.relative_to(staged)
        draft = place.with_name(f".{place.name}")
        shutil.copyfile(path, draft)
        draft.replace(place)  # atomically, since others may be importing it
        written.append(place)
    return written


def remove(package: Package) -> list[Path]:
    """Remove the extension modules of a package; return them."""
    found = package.extensions()
    for path in found:
        (package.root / path).unlink()
    return found
