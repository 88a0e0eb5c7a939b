"""Where this program stores its user's files."""

import os
import sys
from pathlib import Path


def home() -> Path:
    """Return the folder for saved games: AEVUM_HOME, or where this system keeps user data."""
    chosen = os.environ.get("AEVUM_HOME", "")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "") or Path.home()) / "aevum"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "aevum"
    return Path(os.environ.get("XDG_DATA_HOME", "") or Path.home() / ".local" / "share") / "aevum"
