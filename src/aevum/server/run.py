"""`aevum serve`: find a port, start, say where, and stop in good order."""

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

NEXT_PORTS: Final = 20  # tried after the usual one where nobody has chosen a port
WAIT_SECONDS: Final = 1.0  # for a chosen port to become free
STOP_SECONDS: Final = 5  # for requests and sockets that are still open at the end
PING_SECONDS: Final = 20.0
GATHER_TICKS: Final = 10  # tenths of a second from one large page to the next; one takes about 3 ms
PAGES_TICKS: Final = 100  # tenths of a second between two looks for pages that can be gathered
COLLECT_TICKS: Final = 600  # tenths of a second between two questions whether to collect everything
IDLE_COLLECT_TICKS: Final = 36_000  # after which it is done even where few tables were put away
WORTHWHILE: Final = 4  # tables in memory for each one put away from which on it is done
FEW_TABLES: Final = 100
NEVER: Final = 1_000_000_000
COLLECT_FROM: Final = (1_500, 2, NEVER)
"""New objects until the collector looks through them, while they are in the processor's cache; how
often until it looks through those that were new before, about four times as many; never through
all of them, which is left to `Server._collect`."""
SWITCH_SECONDS: Final = 0.001  # until a thread that waits for Python, as the store's, gets its turn
MOST_CONNECTIONS: Final = 32_768
KEPT_DESCRIPTORS: Final = 256


class CannotListen(AevumError):
    """The address cannot be used; the sentence says why."""


def run(config: Config, chosen: bool) -> int:
    """Serve until a signal comes; `chosen` says that the port was named by hand."""
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
    """Return what went wrong, out of the groups that task groups put it into."""
    while isinstance(error, BaseExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


async def serve(config: Config, listener: socket.socket) -> None:
    """Open the store and everything else, then answer until a signal comes."""
    app = create_app(config)
    async with app.lifespan():
        await Server(app, lambda: _say(config, listener)).serve([listener])


class Server(uvicorn.Server):
    """uvicorn with our sockets and a word when it is ready; a signal ends it in good order."""

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
            lifespan="off",  # it is around the server, so that its mistakes are told in sentences
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
        """How many tables had been put away when all objects were last looked through."""

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
        """Look through all objects, where enough tables were put away for it to be worthwhile.

        They are the old objects that are known to lead back to themselves; an hourly look finds the
        rest. With 2,000 tables in memory a look takes most of a second, in which everybody waits.
        """
        hub = self._app.state.context.hub
        gone = hub.put_away - self._collected
        enough = WORTHWHILE * gone >= len(hub.tables) + FEW_TABLES
        if enough or counter % IDLE_COLLECT_TICKS == IDLE_COLLECT_TICKS - 1:
            self._collected = hub.put_away
            gc.collect()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let tables and workers end first: nobody who waits for a thought holds up the end."""
        for server in self.servers:
            server.close()  # nobody new comes in meanwhile
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
    """Let the garbage collector leave alone what stays, and let no thread wait long for another.

    Tables hold many small objects for a long time and few cycles. To look through all of them takes
    tenths of a second, and would come most often where most is going on; the server does it now and
    then instead (`Server.on_tick`).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_FROM)
    sys.setswitchinterval(SWITCH_SECONDS)


def most_connections() -> int:
    """Return how many connections may be open, after asking the system for as many as it gives.

    Some descriptors are kept for the database, for workers and for whoever is about to be refused.
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


# Where it listens


def listen(host: str, port: int, chosen: bool) -> socket.socket:
    """Return a bound socket: at this port, or at the next free one if nobody has chosen it.

    A port that was chosen is waited for a moment: where a server has just died, a worker that it
    was about to start may hold the port until that runs its own program.
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
            f"Port {port} is taken, perhaps by another Aevum: name another one with --port, "
            "or 0 for any that is free."
        )
    raise CannotListen(f"The ports {port} to {last - 1} are all taken: name one with --port.")


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere this would let two programs share a port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
    except BaseException:
        found.close()
        raise
    return found


def _why(host: str, port: int, error: OSError) -> str:
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return f'"{host}" is not an address of this machine: 127.0.0.1 and 0.0.0.0 always are.'
    if error.errno == errno.EACCES:
        return f"Port {port} is not for everybody: name one from 1024 up with --port."
    return f"Port {port} of {host} cannot be used: {(error.strerror or str(error)).lower()}."


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the faster event loop where it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


# What it says


def _say(config: Config, listener: socket.socket) -> None:
    here = address(config, listener)
    print(" ".join([f"Aevum is at {here}", *_others(config, listener)]), flush=True)
    if config.open_browser and has_screen():
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def address(config: Config, listener: socket.socket) -> str:
    """Return where a browser on this machine finds the server."""
    host = "127.0.0.1" if config.host in EVERYWHERE else config.host
    return _url(host, listener)


def _others(config: Config, listener: socket.socket) -> list[str]:
    found = own_address() if config.host in EVERYWHERE else ""
    return [f"and for others in this network at {_url(found, listener)}"] if found else []


def _url(host: str, listener: socket.socket) -> str:
    named = f"[{host}]" if ":" in host else host
    return f"http://{named}:{listener.getsockname()[1]}"


def has_screen() -> bool:
    """Tell whether a browser could be shown here."""
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
