"""Every move in a player's words, with what it costs and brings."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import NONE
from aevum.games.ascii.data import COLONY, MOODS, STAFFED_KINDS, Numbers
from aevum.games.ascii.moves import MOVES
from aevum.games.ascii.rules.asks import (
    DIPLOMACY_PHASE,
)
from aevum.games.ascii.rules.colonies import Colonies
from aevum.games.ascii.rules.deployment import deployment_of
from aevum.games.ascii.rules.diplomacy import diplomacy_of
from aevum.games.ascii.rules.empire import kind_of, owner_of
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.operation import needed, operation_of
from aevum.games.ascii.rules.terrain import ROWS
from aevum.games.ascii.words.developlabels import (
    bought,
    box_words,
    building_label,
    die_label,
    line_words,
    mountainous,
)
from aevum.games.ascii.words.phrases import (
    PRODUCTS,
    at,
    building_at,
    dice_shown,
    kinds,
    many,
    operation_words,
)
from aevum.games.phrases import listed, who

PLAIN: Final = {
    "wait": "Wait, and leave it open",
    "retract": "Take your answer back",
    "quiet": "Announce nothing",
    "announce": "Announce the end of the game: every ! may be checked this turn",
    "defend": "Deploy an Army against the Barbarians",
    "stop": "Give up; what is left of the Deploy actions is lost",
}
LEFT: Final = ("Leave the box of Science", "Leave the box of Culture")
ON_DICE: Final = (
    "build",
    "farms",
    "mines",
    "schools",
    "garrisons",
    "colonies",
    "sparing",
    "caravan",
    "culture",
)
ON_MAP: Final = ("farm", "mine", "school", "garrison", "palace", "staff", "hire")


def label(sea: Mediterranean, move: int) -> str:
    """Return a move as the seat that may make it speaks of it."""
    row = MOVES.row(move)
    name, args = row.name, row.args(move)
    seat, numbers = actor(sea), sea.terms.numbers
    if name in PLAIN:
        return PLAIN[name]
    if name in ON_DICE:
        return die_label(sea, seat, name, args)
    if name in ON_MAP:
        return building_label(sea, seat, name, args[0] * ROWS + args[1])
    if name == "tax":
        gold = min(numbers.tax_gold, _gold_room(sea, seat))
        return f"Taxation: {numbers.edict_unhappy} Unhappiness for {gold} Gold"
    if name == "die":
        return f"A die shows {args[0] + 1}"
    if name == "first":
        return f"{who(args[0])} comes first where nothing else decides"
    return _war_label(sea, seat, name, args) or _answer_label(sea, seat, name, args)


def actor(sea: Mediterranean) -> int:
    """Return whose choice is spoken of: the viewer's, or that of whoever is asked."""
    if sea.viewer >= 0:
        return sea.viewer
    return next((ask.seat for ask in sea.asks if ask.must and ask.seat >= 0), 0)


def _answer_label(sea: Mediterranean, seat: int, name: str, args: list[int]) -> str:
    empire, numbers = sea.empires[seat], sea.terms.numbers
    if name == "done":
        return _done_label(sea, seat)
    if name == "unhappy":
        return f"Gain {numbers.disaster_unhappy} Unhappiness"
    if name == "decline":
        return _pass_label(sea)
    if name == "lose":
        return f"Lose {_loss(numbers, args[0])}"
    if name == "burn":
        return f"Let {_own_building(sea, seat, args)} burn"
    if name == "leave":
        return LEFT[args[0]]
    if name == "science":
        return f"Science: {line_words(empire, args[0])}"
    if name == "mark":
        return f"Culture: {box_words(empire, args[0])}"
    if name == "reroll":
        whole = "" if sea.seats == 1 else " from all together"
        return f"Roll {dice_shown(sea, args[0] + 1)} again for {sea.terms.reroll_gold} Gold{whole}"
    if name == "pledge":
        return _pledge_label(sea, args[0])
    if name in ("buy", "buy_culture"):
        return bought(empire, name, args[0])
    if name == "buy_soldier":
        price = numbers.box_price
        return f"Buy a box of the Military track ({price} Gold): a Soldier without a Worker"
    assert name == "conscript", f"no label for {name}"
    soldiers = f"{many(args[0] + 1, 'Worker')} to {_soldiers(args[0] + 1)}"
    return f"Conscription: {numbers.edict_unhappy} Unhappiness, {soldiers}"


def _loss(numbers: Numbers, what: int) -> str:
    """Return what a Disaster takes: Workers or Gold."""
    return many(numbers.barbarian_gold, "Gold") if what else many(numbers.drought_workers, "Worker")


def _soldiers(number: int) -> str:
    return "a Soldier" if number == 1 else f"{number} Soldiers"


def _done_label(sea: Mediterranean, seat: int) -> str:
    empire = sea.empires[seat]
    deployment = deployment_of(sea)
    if deployment is not None:
        spare = deployment.spare
        left = f"; {many(spare, 'Deploy action')} lost" if spare else ""
        rest = f"; {many(empire.ready(), 'Army')} still ready" if empire.ready() else ""
        return (
            f"Done with Deployment{left}{rest}{', to cancel only' * bool(rest and sea.seats > 1)}"
        )
    lost = f"; {many(empire.lines, 'line')} lost" if empire.lines else ""
    dice = empire.dice()
    unused = f"; not used: {dice_shown(sea, dice)}" if dice else ""
    return f"Done with Development{lost}{unused}"


def _pass_label(sea: Mediterranean) -> str:
    operation = operation_of(sea)
    if operation is not None:
        return f"Let it happen: {operation_words(operation.what, operation.target, actor(sea))}"
    if sea.phase == DIPLOMACY_PHASE:
        return "Keep all dice"
    waiting = [frame for lane in sea.lanes for frame in lane if isinstance(frame, Colonies)]
    more = any(len(frame.hosts) > 1 for frame in waiting if frame.seat == actor(sea))
    return f"Pass: let this Colony {'wait for the others' if more else 'rest'}"


def _pledge_label(sea: Mediterranean, gold: int) -> str:
    frame = diplomacy_of(sea)
    if gold == 0:
        return "Pledge nothing"
    missing = (frame.missing(sea) if frame is not None else sea.terms.reroll_gold) - gold
    rest = f"{missing} more needed" if missing > 0 else "that is enough"
    return f"Pledge {gold} Gold: {rest}"


def _own_building(sea: Mediterranean, seat: int, args: list[int]) -> str:
    empire, cell = sea.empires[seat], args[0] * ROWS + args[1]
    place = empire.find(cell)
    if place < 0:
        return f"the building at {at(cell)}"
    return f"the {building_at(kind_of(empire.buildings[place]), cell)}"


# Deployment and Colonies


def _war_label(sea: Mediterranean, seat: int, name: str, args: list[int]) -> str:
    if name == "use":
        return _use_label(sea, seat, args[0])
    if name == "train":
        number = args[0] + 1
        return f"Use the Garrisons: {many(number, 'Worker')} to {_soldiers(number)}"
    numbers = sea.terms.numbers
    if name == "barbarians":
        cost = _armies(sea, seat, numbers.raid_actions)
        return f"Raid the Barbarians ({cost}): {_spoils(sea, seat)}"
    if name == "raid":
        return _raid_label(sea, seat, args[0])
    if name == "colonise":
        cost = _armies(sea, seat, numbers.colony_actions)
        cost += ", 1 Worker" if sea.terms.settlers else ""
        return f"Found a Colony on the map of {who(args[0])} ({cost})"
    if name == "raze":
        return _raze_label(sea, seat, args[0] * ROWS + args[1])
    if name == "found":
        return _found_label(numbers, args[0] * ROWS + args[1])
    if name == "cancel":
        return _cancel_label(sea, seat)
    if name == "more":
        return f"Deploy {_more_armies(sea, seat)} more and try again"
    return ""


def _gold_room(sea: Mediterranean, seat: int) -> int:
    """Return how much Gold can still be marked now (R1.5, R10.4)."""
    empire = sea.empires[seat]
    return max(0, empire.numbers.gold - empire.gained - (0 if sea.last else 1))


def _spoils(sea: Mediterranean, seat: int) -> str:
    """Return what a raid on the Barbarians brings as far as there are boxes for it."""
    numbers, spare = sea.terms.numbers, 0 if sea.last else 1
    gold = min(numbers.spoils_gold, _gold_room(sea, seat))
    happy = min(numbers.spoils_happy, max(0, MOODS - spare - sea.empires[seat].happy))
    if not gold and not happy:
        some = numbers.spoils_gold + numbers.spoils_happy
        return "nothing, as your tracks are full" if some else "nothing"
    return listed([f"{gold} Gold"] * bool(gold) + [f"{happy} Happiness"] * bool(happy))


def _armies(sea: Mediterranean, seat: int, actions: int) -> str:
    """Return the Armies that so many actions take, with one left over from the last operation."""
    frame = deployment_of(sea)
    left = frame.spare if frame is not None and frame.stage == 0 else 0
    empire = sea.empires[seat]
    armies = max(0, -(-(actions - left) // empire.actions()))
    return many(armies, "Army") if armies else "the Deploy action left over"


def _more_armies(sea: Mediterranean, seat: int) -> str:
    frame = operation_of(sea)
    if frame is None:
        return many(1, "Army")
    missing = frame.lacks(sea)
    return many(max(1, -(-missing // sea.empires[seat].actions())), "Army")


def _use_label(sea: Mediterranean, seat: int, kind: int) -> str:
    ask = sea.must(seat)
    host = ask.subject if ask is not None and 0 <= ask.subject < sea.seats else NONE
    if host == NONE:
        return f"Use the {kinds(kind)}"
    number = sea.hosts[host * STAFFED_KINDS + kind] * sea.terms.numbers.makes[kind]
    return f"Use the {kinds(kind)} of {who(host)}: {many(number, PRODUCTS[kind])}"


def _raid_label(sea: Mediterranean, seat: int, target: int) -> str:
    numbers = sea.terms.numbers
    cost = _armies(sea, seat, numbers.raid_actions)
    if target >= sea.seats:
        return f"Raid {who(target)} ({cost})"
    gold = min(numbers.raid_gold, sea.empires[target].gold)
    room = "to you" if _gold_room(sea, seat) else "(your track has no room for it)"
    verb = f"loses {gold} Gold {room} and gains {numbers.raid_unhappy} Unhappiness"
    if not gold:
        verb = f"has no Gold to lose but gains {numbers.raid_unhappy} Unhappiness"
    return f"Raid {who(target)} ({cost}), who {verb}"


def _raze_label(sea: Mediterranean, seat: int, cell: int) -> str:
    empire = sea.empires[seat]
    place = empire.find(cell)
    cost = _armies(sea, seat, empire.numbers.colony_actions)
    if place < 0:
        return f"Raze the Colony at {at(cell)} ({cost})"
    owner = who(owner_of(empire.buildings[place]))
    return f"Raze the Colony of {owner} at {at(cell)} ({cost})"


def _found_label(numbers: Numbers, cell: int) -> str:
    if not mountainous(numbers, COLONY, cell):
        return f"Colony at {at(cell)}"
    return f"Colony at {at(cell)} ({numbers.mountain_price} Gold: mountains)"


def _cancel_label(sea: Mediterranean, seat: int) -> str:
    frame = operation_of(sea)
    number = sea.empires[seat].actions()
    actions = "one Deploy action" if number == 1 else f"{number} Deploy actions"
    if frame is None:
        return f"Deploy an Army to cancel {actions}"
    left = frame.actions - number
    rest = f"; {left} left, enough to go on" if left >= needed(sea, frame) else ""
    return f"Deploy an Army to cancel {actions} of {who(frame.seat)}{rest}"
