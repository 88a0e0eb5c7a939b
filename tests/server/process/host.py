"""Starts real server processes quickly: everything is imported once, each life is a fork of it.

    python -m tests.server.process.host DATABASE PORT

Each line on the standard input begins another life; its process number is answered. The host never
runs a server itself, so that a life can be killed at any moment.
"""

import faulthandler
import os
import signal
import sys
from pathlib import Path
from traceback import print_exc

from aevum.games import registry
from aevum.server.config import Config
from aevum.server.run import run
from tests.server.http.place import TINY


def main() -> None:
    faulthandler.enable()
    database, port = Path(sys.argv[1]), int(sys.argv[2])
    games = [*TINY, "tests.tiny.nest:Nest", "tests.tiny.sandglass:Sandglass"]
    config = Config(database, port=port, games=games, limits=False, bot_pace_ms=0, countdown_ms=0)
    for name in registry.names():
        registry.find(name)  # games are loaded when they are needed, and every life needs some
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            code = 1
            try:
                code = run(config, chosen=True)
            except BaseException:
                print_exc()
            finally:
                os._exit(code)
        print(child, flush=True)
        _, status = os.waitpid(child, 0)
        if status != signal.SIGKILL:
            print("A life ended by itself:", status, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
