"""A pause of Textual's pilot that ends when the screen has settled, on however busy a machine.

Textual's own ends when the process seems idle; on a busy machine that can be in the middle of work.
"""

from textual.app import ScreenStackError
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget

QUIET = 3  # times in a row that nothing is left to do
MOST = 200

_usual = Pilot.pause


async def pause(pilot: Pilot[object], delay: float | None = None) -> None:
    """Wait until the whole screen is composed and laid out, and has handled its messages."""
    await _usual(pilot, delay)
    quiet = 0
    for _ in range(MOST):
        try:
            screen = pilot.app.screen
        except ScreenStackError:
            return  # the program has ended
        quiet = 0 if _busy(screen) else quiet + 1
        if quiet == QUIET:
            return
        await pilot._wait_for_screen()
        screen._on_timer_update()


def _busy(screen: Screen[object]) -> bool:
    return bool(screen._dirty_widgets) or any(
        widget._layout_required or widget._recompose_required or not widget._message_queue.empty()
        for widget in screen.walk_children(Widget, with_self=True)
    )
