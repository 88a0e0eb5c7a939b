"""Files that are generated from others: which are out of date, and writing them."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent


def stale(texts: dict[Path, str]) -> list[str]:
    """Return the files that are out of date."""
    return [
        path.relative_to(ROOT).as_posix()
        for path, text in texts.items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def settle(texts: dict[Path, str], check: bool, complaint: str) -> int:
    """Write the files, or with `check` only name outdated ones; return the exit code."""
    found = stale(texts)
    if check:
        for name in found:
            print(f"{name} {complaint}")
        return 1 if found else 0
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    print("Written: " + (", ".join(found) or "nothing, all files are up to date"))
    return 0
