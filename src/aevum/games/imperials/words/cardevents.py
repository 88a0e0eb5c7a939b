"""What action cards do: one line of the log for each event."""

# not compiled: words are slow code on purpose

from aevum.games.imperials.data import ACTION_WORDS, ACTIONS, CARD_NAMES
from aevum.games.imperials.words.phrases import STRENGTH_NAMES, action_counts, amounts, ground, told
from aevum.games.phrases import many, who


def card_line(kind: str, seat: int, args: list[int]) -> str:
    """Return an event of an action card as a line, "" if it is none."""
    return (
        _own_line(kind, seat, args)
        or _board_line(kind, seat, args)
        or _cards_line(kind, seat, args)
        or _secret_line(kind, seat, args)
    )


def _own_line(kind: str, seat: int, args: list[int]) -> str:
    """A card comes, goes, or is played."""
    if kind == "plays":
        return f"{who(seat)} plays {ACTIONS[args[0]].name}."
    if kind == "drew":
        return f"{who(seat)} drew {ACTIONS[args[0]].name}."
    if kind == "dropped":
        return f"{who(seat)} put back {ACTIONS[args[0]].name}."
    if kind == "shows":
        points = many(told(args, 1, f"{ACTION_WORDS[args[0]]}.points"), "point")
        return f"{who(seat)} draws {ACTIONS[args[0]].name} and shows it: {points}."
    return ""


def _board_line(kind: str, seat: int, args: list[int]) -> str:
    """Cards that change the board."""
    if kind == "conjures":
        return f"{who(seat)} sets the dice to {args[0]} and {args[1]}."
    if kind == "invents":
        return f"{who(seat)} picks up the number of tile {args[0]}."
    if kind == "swaps":
        return f"{who(seat)} swaps the numbers of tiles {args[0]} and {args[1]}."
    if kind == "merchant":
        return f"{who(seat)} puts the merchant on {ground(args[1], args[2])}."
    if kind == "removes":
        if args[1] == seat:
            return f"{who(seat)} takes back a road, from {args[0]}."
        return f"{who(seat)} removes the road of {who(args[1])} at {args[0]}."
    if kind == "lures":
        return f"{who(seat)} tempts a warrior of {who(args[0])}."
    if kind == "deserts":
        return f"{who(seat)} dismisses the warrior at {args[0]}."
    if kind == "enlists":
        return f"{who(seat)} places a {STRENGTH_NAMES[args[1]]} warrior at {args[0]}."
    if kind == "warlord":
        return f"{who(seat)} activates all warriors, of strength {args[0]} together."
    return ""


def _cards_line(kind: str, seat: int, args: list[int]) -> str:
    """Cards that change hands before everybody's eyes."""
    if kind == "reaps":
        return f"{who(seat)} receives {args[1] or 'no'} {CARD_NAMES[args[0]]}."
    if kind == "names":
        return f"{who(seat)} names {CARD_NAMES[args[1]]}."
    if kind == "yields":
        return f"{who(seat)} gives {args[2]} {CARD_NAMES[args[1]]} to {who(args[0])}."
    if kind == "fleet":
        ratio = told(args, 1, "merchant-fleet.ratio")
        return f"{who(seat)} trades {CARD_NAMES[args[0]]} {ratio} for 1 this turn."
    if kind == "visits":
        return f"{who(seat)} calls at the harbour of {who(args[0])}."
    if kind == "harbor":
        return f"{who(seat)} offers 1 {CARD_NAMES[args[1]]} to {who(args[0])} for a commodity."
    if kind == "no_commodity":
        return f"{who(seat)} has no commodity to give."
    if kind == "has_commodity":
        return f"{who(seat)} chooses a commodity to give."
    if kind == "swapped":
        given, taken = CARD_NAMES[args[1]], CARD_NAMES[args[2]]
        return f"{who(seat)} gives 1 {given} to {who(args[0])} for 1 {taken}."
    return ""


def _secret_line(kind: str, seat: int, args: list[int]) -> str:
    """Cards that are looked at or taken in secret; what they are is told to the two alone."""
    if kind == "looks":
        return f"{who(seat)} looks at the cards of {who(args[0])}."
    if kind == "looked":
        return f"{who(args[0])} holds {amounts(args[1:])}."
    if kind == "spies":
        return f"{who(seat)} looks at the action cards of {who(args[0])}."
    if kind == "spied":
        return f"{who(args[0])} holds these action cards: {action_counts(args[1:])}."
    if kind == "takes_action":
        return f"{who(seat)} takes an action card from {who(args[0])}."
    if kind == "took_action":
        return f"{who(seat)} took {ACTIONS[args[1]].name} from {who(args[0])}."
    return ""
