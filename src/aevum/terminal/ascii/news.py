"""What others did to a player while he was not asked, in a few words for the slip."""

from typing import Final

from aevum.core.events import Event
from aevum.games.ascii.words.phrases import disaster_name
from aevum.games.phrases import listed, who

DONE_TO: Final = {
    "raids": "{} raids you",
    "founds": "{} founds a Colony on your map",
    "razes": "{} razes your Colony",
    "cancels": "{} deploys an Army to cancel an action of yours",
    "uses": "The Colony of {} uses your buildings",
}
"""What somebody does to somebody, who is the first argument of the event."""
BORNE: Final = {
    "loses_gold": "you lose {} Gold",
    "loses_workers": "you lose {} Workers",
    "unhappy": "you gain {} Unhappiness",
}
"""What follows from it for whom it is done to."""


def done_to(events: list[Event], seat: int) -> str:
    """Return what happened to a seat by others and by Disasters, "" if nothing did."""
    heads: list[str] = []
    borne: list[list[str]] = []
    open_ = False
    for event in events:
        head = _head(event, seat)
        if head:
            heads.append(head)
            borne.append([])
            open_ = True
        elif event.seat == seat and event.kind in BORNE:
            if open_:
                borne[-1].append(BORNE[event.kind].format(event.args[0]))
        elif event.seat == seat:
            open_ = False  # what he gains or loses now is his own doing
    told = [
        f"{head}: {listed(more)}." if more else f"{head}."
        for head, more in zip(heads, borne, strict=True)
    ]
    return " ".join(told)


def _head(event: Event, seat: int) -> str:
    if event.kind == "disaster":
        return f"{disaster_name(event.args[0])} strikes every Empire"
    if event.kind in DONE_TO and event.seat != seat and event.args[0] == seat:
        return DONE_TO[event.kind].format(who(event.seat))
    return ""
