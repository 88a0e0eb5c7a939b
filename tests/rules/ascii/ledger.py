"""A second implementation of Development: the effect of each answer on a sheet."""

from aevum.games.ascii.moves import BOX, DIE_WORDS
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.rules.terrain import terrain
from tests.rules.ascii.printed import BUILDINGS, CARAVANS, COLUMNS, TRACKS
from tests.rules.ascii.referee import NAMES, face_of, shape

ENDS = {"population": 70, "gained": 49, "military": 14, "happy": 10, "unhappy": 10}
KEPT = (*ENDS, "workers", "gold", "trunk", "upper", "lower", "lines")
CULTURE_AT = {("trunk", 2), *[("upper", box) for box in (2, 5, 8, 11, 13, 15)]}
GOLD_AT = {("lower", box) for box in (4, 7, 10, 13, 16)}


class Ledger:
    """A sheet in Development, and the boxes of rewards and Colonies that still wait."""

    def __init__(self, state: Empires, seat: int) -> None:
        empire = state.empires[seat]
        self.population, self.workers, self.lines = empire.population, empire.workers, 0
        self.gold, self.gained, self.military = empire.gold, empire.gained, empire.military
        self.happy, self.unhappy = empire.happy, empire.unhappy
        self.trunk, self.upper, self.lower = empire.trunk, empire.upper, empire.lower
        self.caravans = empire.caravans[:]
        self.culture = {name for at, name in enumerate(BOX.words) if empire.culture >> at & 1}
        self.staffed, self.added = empire.staffed[:], False
        self.kinds: dict[str, int] = {}
        self.state, self.spare = state, 0 if state.last else 1
        self.waits: list[list[int]] = []
        """Rewards, the innermost last: boxes of Science, boxes of Culture."""

    def gain(self, name: str, number: int) -> int:
        """Mark boxes of a track as far as they may be marked."""
        number = max(0, min(number, ENDS[name] - self.spare - getattr(self, name)))
        setattr(self, name, getattr(self, name) + number)
        return number

    def earn(self, gold: int) -> None:
        self.gold += self.gain("gained", gold)

    def breed(self, workers: int) -> None:
        self.workers += self.gain("population", workers)

    def numbers(self) -> list[int]:
        return [getattr(self, name) for name in KEPT]

    # Answers

    def answer(self, text: str) -> None:
        """Carry out an answer in notation, then its automatic consequences."""
        verb, *rest = text.split()
        if verb in ("science", "mark", "leave"):
            self._reward(verb, rest[0])
        elif verb in ("tax", "conscript"):
            self._edict(verb, rest)
        elif verb in ("buy", "hire", "staff"):
            self._without_die(verb, rest)
        elif verb in NAMES:
            self._place(NAMES.index(verb), int(rest[0]), int(rest[1]))
        elif verb == "done":
            self.lines = 0
        elif verb in ("build", "caravan", "culture", "farms", "mines", "schools", "garrisons"):
            self._with_die(verb, rest)
        self.settle()

    def _with_die(self, verb: str, rest: list[str]) -> None:
        word = next(each for each in rest if each in DIE_WORDS)
        face = self.state.faces[DIE_WORDS.index(word)]
        if verb == "build":
            extra = int(rest[2]) if len(rest) > 1 else 0
            self.gold -= extra
            self.lines += face + extra + (0 if self.added else self.workers)
            self.added = True
        elif verb == "caravan":
            self._travel(int(rest[0]) - 1, face)
        elif verb == "culture":
            self.gold -= abs(face_of(rest[0]) - face)
            self._check(rest[0])
        else:
            kind = ("farms", "mines", "schools", "garrisons").index(verb)
            self.gold -= max(0, BUILDINGS[kind][3] - face)
            self._produce(kind, rest)

    def _produce(self, kind: int, rest: list[str]) -> None:
        sparing, self.spare = self.spare, 1 if "sparing" in rest else self.spare
        if kind == 0:
            self.breed(self.staffed[0])
        elif kind == 1:
            self.earn(self.staffed[1])
        elif kind == 2:
            self.waits.append([self.staffed[2], 0])
        else:
            self.workers -= int(rest[-1])
            self.military += int(rest[-1])
        self.spare = sparing

    def _travel(self, number: int, face: int) -> None:
        boxes = [int(box) for box in CARAVANS[number][0].split()]
        self.gold -= max(0, boxes[self.caravans[number]] - face)
        self.caravans[number] += 1
        if self.caravans[number] == len(boxes):
            self.gain("happy", 1)
            self.earn(3)
            extra = CARAVANS[number][1]
            self.waits.append([extra.count("S"), extra.count("C")])

    def _place(self, kind: int, col: int, row: int) -> None:
        self.lines -= BUILDINGS[kind][2]
        self.gold -= int(any(terrain(*cell) == "^" for cell in shape(kind, col, row)))
        self.kinds[f"{col} {row}"] = kind

    def _without_die(self, verb: str, rest: list[str]) -> None:
        if verb == "buy":
            self.gold -= 3
            if rest[0] == "culture":
                self._check(rest[1])
            elif rest[0] == "soldier":
                self.military += 1
            else:
                self._research(rest[0])
            return
        self.workers -= int(verb == "staff")
        self.gold -= 2 * int(verb == "hire")
        self.staffed[self.kinds[" ".join(rest)]] += 1

    def _edict(self, verb: str, rest: list[str]) -> None:
        self.unhappy += 1
        if verb == "tax":
            self.earn(3)
        else:
            self.workers -= int(rest[0])
            self.military += int(rest[0])

    # Boxes

    def _research(self, line: str) -> None:
        boxes = getattr(self, line) + 1
        setattr(self, line, boxes)
        if (line, boxes) in CULTURE_AT:
            self.waits.append([0, 1])
        if (line, boxes) in GOLD_AT:
            self.earn(1)

    def _check(self, name: str) -> None:
        self.culture.add(name)
        if all(each in self.culture for each in BOX.words if each[1] == name[1]):
            reward = COLUMNS[int(name[1]) - 1]
            self.breed(reward.count("/"))
            self.earn(reward.count("O"))
            self.gain("happy", reward.count(":)"))
            self.waits.append([reward.count("S"), 0])

    def _reward(self, verb: str, what: str) -> None:
        science = verb == "science" or what == "science"
        self.waits[-1][0 if science else 1] -= 1
        if verb == "science":
            self._research(what)
        elif verb == "mark":
            self._check(what)

    def lines_open(self) -> list[str]:
        """Return where a box of Science may be checked."""
        if self.trunk < TRACKS["trunk"]:
            return ["trunk"]
        lines = (("upper", self.upper), ("lower", self.lower))
        return [name for name, boxes in lines if boxes < TRACKS[name] - self.spare]

    def settle(self) -> None:
        """Drop rewards without a box left, and take those without a choice (R5.6)."""
        while self.waits:
            science, culture = self.waits[-1]
            lines = self.lines_open() if science else []
            boxes = [name for name in BOX.words if name not in self.culture] if culture else []
            if not lines and not boxes:
                self.waits.pop()
            elif len(lines) + len(boxes) > 1:
                return
            elif lines:
                self._reward("science", lines[0])
            else:
                self._reward("mark", boxes[0])
