"""`aevum serve`: the settings, then the server, which takes a moment to load."""

import os
from importlib import import_module
from typing import Annotated

from cyclopts import Parameter

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


def serve_games(
    *,
    host: Annotated[
        str | None,
        Parameter(help="Address to listen on: 127.0.0.1 for this machine, 0.0.0.0 for everyone."),
    ] = None,
    port: Annotated[
        str | None, Parameter(help="Port; by default 8000 or the next free one; 0 for any.")
    ] = None,
    database: Annotated[
        str | None, Parameter(help="File with guests, tables and matches (DATABASE_URL).")
    ] = None,
    public_url: Annotated[
        str | None,
        Parameter(help="Address at which people reach this server, e.g. https://example.org."),
    ] = None,
    origins: Annotated[
        str | None,
        Parameter(help="Other sites whose pages may use this server, separated by commas."),
    ] = None,
    trusted_proxies: Annotated[
        str | None,
        Parameter(
            help="Proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted: addresses or "
            "networks separated by commas, e.g. 127.0.0.1 or 10.0.0.0/8; none by default."
        ),
    ] = None,
    workers: Annotated[
        str | None, Parameter(help="Number of processes in which bots think.")
    ] = None,
    par_seconds: Annotated[
        str | None, Parameter(help="Seconds to search for the par score.")
    ] = None,
    grace_ms: Annotated[
        str | None,
        Parameter(help="Milliseconds that a player may be gone before a bot plays for them."),
    ] = None,
    bot_pace_ms: Annotated[
        str | None, Parameter(help="Milliseconds that a bot waits, so that people can follow.")
    ] = None,
    capacity: Annotated[
        str | None, Parameter(help="Number of tables in memory at which new ones are refused.")
    ] = None,
    lobby_hours: Annotated[
        str | None, Parameter(help="Hours until an abandoned lobby is closed; 0 for never.")
    ] = None,
    log: Annotated[str | None, Parameter(help="Form of the logs: text or json.")] = None,
    games: Annotated[
        str | None,
        Parameter(help="Other games as module:NAME, separated by commas, e.g. fair:GAME."),
    ] = None,
    open_: Annotated[
        bool, Parameter(name="--open", negative="", help="Open the games in a browser.")
    ] = False,
    secure_cookies: Annotated[
        str | None, Parameter(help="yes, no, or auto: yes if the public URL begins with https.")
    ] = None,
    metrics: Annotated[
        str | None, Parameter(help="yes: /metrics also answers other machines.")
    ] = None,
    limits: Annotated[
        str | None, Parameter(help="no: requests and messages are not limited.")
    ] = None,
) -> int:
    """Serve the games to browsers, until Ctrl-C.

    Every setting can also come from the environment, such as AEVUM_PORT or
    AEVUM_PUBLIC_URL.

    Behind a proxy, name the proxy and the address that people open:
    --trusted-proxies 127.0.0.1 --public-url https://example.org. The proxy must
    pass on Host, Upgrade and X-Forwarded-For.

    Examples: aevum serve --open, aevum serve --host 0.0.0.0 --port 80
    """
    return serve(
        host=host,
        port=port,
        database=database,
        public_url=public_url,
        origins=origins,
        trusted_proxies=trusted_proxies,
        workers=workers,
        grace_ms=grace_ms,
        par_seconds=par_seconds,
        bot_pace_ms=bot_pace_ms,
        capacity=capacity,
        lobby_hours=lobby_hours,
        log=log,
        games=games,
        open_browser=open_ or None,
        secure_cookies=secure_cookies,
        metrics=metrics,
        limits=limits,
    )
