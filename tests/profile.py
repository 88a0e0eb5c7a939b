"""The amount of tests: a small share in `make test`, everything in `make soak`."""

import os

PROFILE = os.environ.get("AEVUM_PROFILE", "ci")


def amount(ci: int, soak: int) -> int:
    """How many games, seeds or steps to try under the profile that runs."""
    return soak if PROFILE == "soak" else ci
