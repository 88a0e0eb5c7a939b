"""`aevum serve`: the settings, then the server, which takes a moment to load."""

import os
from importlib import import_module

from aevum.cli.check import Problem

MISSING = (
    "The server needs the packages of the server extra, and {name} is missing: "
    "pip install 'aevum[server]'"
)


def serve(**flags: object) -> int:
    """Run the server until Ctrl-C or a signal to stop."""
    try:
        run = import_module("aevum.server.run").run
        config = import_module("aevum.server.config")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "aevum":
            raise
        raise Problem(MISSING.format(name=error.name)) from None
    chosen = flags["port"] is not None or bool(os.environ.get("AEVUM_PORT"))
    code: int = run(config.load(os.environ, **flags), chosen)
    return code
