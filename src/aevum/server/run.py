"""`aevum serve`: find a port, start, print the address, and stop cleanly."""

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn
from litestar import Litestar

from aevum.core.errors import AevumError
from aevum.server import logs
from aevum.server.app import create_app
from aevum.server.config import Config
from aevum.server.http.context import AppContext
from aevum.server.http.edge import Edge, EdgeConfig, EdgeProtocol
from aevum.server.http.network import EVERYWHERE, Proxies, own_address
from aevum.server.http.outer_app import OuterApp
from aevum.server.http.security import headers_of_all
from aevum.server.huge_pages import HugePages
from aevum.server.transport.direct_protocol import DirectProtocol
from aevum.server.wire import MAX_FRAME

NEXT_PORTS: Final = 20  # ports tried after the default one if nobody has chosen a port
WAIT_SECONDS: Final = 1.0  # seconds for a chosen port to become free
STOP_SECONDS: Final = 5  # seconds for requests and sockets that are still open at the end
PING_SECONDS: Final = 20.0
GATHER_TICKS: Final = 10  # tenths of a second from one huge page to the next; one takes about 3 ms
PAGES_TICKS: Final = 100  # tenths of a second between two searches for pages that can be gathered
COLLECT_TICKS: Final = 600  # tenths of a second between two checks whether to collect everything
IDLE_COLLECT_TICKS: Final = 36_000  # after which it is done even if few tables were put away
WORTHWHILE: Final = 4  # it is done when at least one table was put away for so many in memory
FEW_TABLES: Final = 100
NEVER: Final = 1_000_000_000
COLLECT_FROM: Final = (1_500, 2, NEVER)
"""The collector's thresholds. It looks through new objects while they are in the processor's cache,
now and then through those that were new before, about four times as many, and never through all
objects, which `Server._collect` does."""
SWITCH_SECONDS: Final = 0.001  # until a thread that waits for the GIL, such as the store's, gets it
MOST_CONNECTIONS: Final = 32_768
KEPT_DESCRIPTORS: Final = 256


class CannotListen(AevumError):
    """The address cannot be used; the sentence says why."""


def run(config: Config, chosen: bool) -> int:
    """Serve until a signal comes; `chosen` is whether somebody has named the port."""
    logs.set_up(config.log)
    listener = listen(config.host, config.port, chosen)
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(serve(config, listener))
    except BaseExceptionGroup as group:
        raise _alone(group) from None
    finally:
        listener.close()
    return 0


def _alone(error: BaseException) -> BaseException:
    """Return the exception inside the groups that task groups wrap it in."""
    while isinstance(error, BaseExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


async def serve(config: Config, listener: socket.socket) -> None:
    """Open the store and everything else, then serve until a signal comes."""
    app = create_app(config)
    async with app.lifespan():
        await Server(app, lambda: _say(config, listener)).serve([listener])


class Server(uvicorn.Server):
    """uvicorn with our sockets and a line when it is ready; a signal ends it cleanly."""

    def __init__(
        self, app: Litestar, ready: Callable[[], None], ping_seconds: float = PING_SECONDS
    ) -> None:
        config: Config = app.state.config
        proxies = Proxies(config.trusted_proxies)
        settings = EdgeConfig(
            OuterApp(app, config),
            http=EdgeProtocol,
            ws=DirectProtocol,
            ws_max_size=MAX_FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=ping_seconds,
            ws_ping_timeout=ping_seconds,
            lifespan="off",  # it wraps the server, so faults are answered in sentences
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=bool(config.trusted_proxies),
            forwarded_allow_ips=[str(each) for each in proxies.networks],
            timeout_graceful_shutdown=STOP_SECONDS,
        )
        headers = headers_of_all(config.public_url.startswith("https://"))
        self.edge = settings.edge = Edge(app.state.limits, most_connections(), proxies, headers)
        super().__init__(settings)
        self._app = app
        self._ready = ready
        self._pages = HugePages()
        self._collected = 0
        """How many tables had been put away at the last full collection."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        settle_collector()
        self._ready()

    async def on_tick(self, counter: int) -> bool:
        loop, pages = asyncio.get_running_loop(), self._pages
        if pages.left:
            if counter % GATHER_TICKS == 0:
                loop.run_in_executor(None, pages.gather)
        elif counter % PAGES_TICKS == PAGES_TICKS - 1:
            loop.run_in_executor(None, pages.look)
        if counter % COLLECT_TICKS == COLLECT_TICKS - 1:
            self._collect(counter)
        return await super().on_tick(counter)

    def _collect(self, counter: int) -> None:
        """Run a full collection, if enough tables were put away to make it worthwhile.

        Tables are the old objects with known reference cycles; an hourly collection finds the rest.
        With 2,000 tables in memory it takes most of a second, in which everybody waits.
        """
        hub = self._app.state.context.hub
        gone = hub.put_away - self._collected
        enough = WORTHWHILE * gone >= len(hub.tables) + FEW_TABLES
        if enough or counter % IDLE_COLLECT_TICKS == IDLE_COLLECT_TICKS - 1:
            self._collected = hub.put_away
            gc.collect()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End tables and workers first, so that nobody who waits for a bot delays the end."""
        for server in self.servers:
            server.close()  # nobody new connects meanwhile
        context: AppContext = self._app.state.context
        await context.hub.stop()
        await context.bot_workers.stop()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal. uvicorn would raise it again, before the store is closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        usual = {each: signal.signal(each, self.handle_exit) for each in STOPPING}
        try:
            yield
        finally:
            for each, handler in usual.items():
                signal.signal(each, handler)


def settle_collector() -> None:
    """Exempt long-lived objects from garbage collection, and keep threads from waiting for long.

    Tables hold many small objects for a long time and few cycles. A full collection takes tenths of
    a second, and the collector would run it most often under load. The server does it now and then
    instead (`Server.on_tick`).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_FROM)
    sys.setswitchinterval(SWITCH_SECONDS)


def most_connections() -> int:
    """Return how many connections may be open, after raising the system's limit as far as allowed.

    Some descriptors are reserved for the database, for workers and for connections to refuse.
    """
    if sys.platform == "win32":
        return MOST_CONNECTIONS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    best = MOST_CONNECTIONS + KEPT_DESCRIPTORS
    if hard != resource.RLIM_INFINITY:
        best = min(best, hard)
    if soft != resource.RLIM_INFINITY and soft < best:
        resource.setrlimit(resource.RLIMIT_NOFILE, (best, hard))
        soft = best
    return max(best - KEPT_DESCRIPTORS, best // 2)


STOPPING: Final = (signal.SIGINT, signal.SIGTERM)


# Addresses


def listen(host: str, port: int, chosen: bool) -> socket.socket:
    """Return a bound socket, at this port or, if nobody has chosen it, at the next free one.

    A chosen port is tried for a moment: if a server has just died, a worker that it was starting
    may hold the port until it runs its own program.
    """
    last = port + 1 if chosen or port == 0 else port + NEXT_PORTS
    until = time.monotonic() + (WAIT_SECONDS if chosen else 0)
    attempt = port
    while attempt < min(last, 65_536):
        try:
            return _bound(host, attempt)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise CannotListen(_why(host, attempt, error)) from None
        if time.monotonic() < until:
            time.sleep(0.02)
        else:
            attempt += 1
    if chosen:
        raise CannotListen(
            f"Port {port} is taken, perhaps by another Aevum: choose another with --port, "
            "or 0 for any that is free."
        )
    raise CannotListen(
        f"The ports {port} to {last - 1} are all taken: choose another, e.g. --port 9000."
    )


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # on other systems this would let two programs share a port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
    except BaseException:
        found.close()
        raise
    return found


def _why(host: str, port: int, error: OSError) -> str:
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return f'"{host}" is not an address of this machine: use e.g. --host 127.0.0.1.'
    if error.errno == errno.EACCES:
        return f"Port {port} needs special rights: choose 1024 or higher, e.g. --port 8080."
    return f"Port {port} of {host} cannot be used: {(error.strerror or str(error)).lower()}."


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the faster event loop if it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


# Output


def _say(config: Config, listener: socket.socket) -> None:
    here = address(config, listener)
    print(" ".join([f"Aevum is at {here}", *_others(config, listener)]), flush=True)
    if config.open_browser and has_screen():
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def address(config: Config, listener: socket.socket) -> str:
    """Return the server's address for a browser on this machine."""
    host = "127.0.0.1" if config.host in EVERYWHERE else config.host
    return _url(host, listener)


def _others(config: Config, listener: socket.socket) -> list[str]:
    found = own_address() if config.host in EVERYWHERE else ""
    return [f"and for others in this network at {_url(found, listener)}"] if found else []


def _url(host: str, listener: socket.socket) -> str:
    named = f"[{host}]" if ":" in host else host
    return f"http://{named}:{listener.getsockname()[1]}"


def has_screen() -> bool:
    """Return whether a browser can be opened here."""
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
