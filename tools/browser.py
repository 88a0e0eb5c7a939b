"""The Chromium for the browser's tests: find it, or install it.

    python -m tools.browser

One on the PATH is used, preferably the headless shell: a whole browser draws invisible windows. If
there is none, root installs the system's package, and everybody else Playwright's own copy.
"""

import os
import shutil
import subprocess
import sys

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)


def on_path() -> str | None:
    """Return a working Chromium on the PATH; on some systems it only refers to an app store."""
    for name in NAMES:
        path = shutil.which(name)
        if (
            path
            and subprocess.run([path, "--version"], capture_output=True, check=False).returncode
            == 0
        ):
            return path
    return None


def install() -> int:
    """Install one and return the installer's exit status."""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("Installing Chromium with apt-get ...")
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "-qq", "update"], env=quiet, check=False)
        for package in NAMES[:2]:
            words = ["apt-get", "-qq", "install", "--yes", "--no-install-recommends", package]
            done = subprocess.run(words, env=quiet, stdout=subprocess.DEVNULL, check=False)
            if done.returncode == 0:
                return 0
    print("Installing Playwright's Chromium ...")
    words = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
    return subprocess.run(words, check=False).returncode


def main() -> int:
    if on_path():
        return 0
    if install() == 0:
        return 0
    print("There is no Chromium here: install it, and make sure that `chromium` is on the PATH.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
