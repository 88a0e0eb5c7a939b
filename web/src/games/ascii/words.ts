/** The texts of the ask bar; most questions come from the server. */

import { waitingSay } from '../../kit/seats/waiting';
import { earlyEnd } from '../../lib/match/earlyEnd';
import type { Play } from '../../lib/match/play';
import type { Text } from '../../lib/text';
import { asked } from '../generic/words';
import type { AsciiController } from './controller.svelte';
import { change, diceArg, dieText, linesWords, shortfall } from './dicewords';
import { COLONY, CULTURE, factsOf, KINDS } from './facts';
import { told } from './log';
import { nearestWords } from './mastery';
import { moodLoss, moodWords } from './mood';
import { kindOf, numberOf, type Thing } from './moves';
import {
  buildingArg,
  dieArg,
  inner,
  messagesArg,
  say as message,
  seatArg,
  seatsArg,
  sentences,
  tellAt,
  type Plain,
  type Tell,
} from './tell';
import { scienceBox } from './tips';
import { lostWords, twiceWords } from './twice';
import { ASKS, NONE, type EmpiresView, type SheetView } from './view';

export interface Say {
  text: string;
  detail: string;
  active: boolean;
}
type Words = Pick<Say, 'text' | 'detail'>;

/** The words for what others wait for. */
export type Doing = 'done' | 'writing' | 'proposes' | 'pledges' | 'decides' | 'deploys' | 'reacts' | 'settles';

/** What others wait for a seat to do; "" if nothing. */
export function doingNow(view: EmpiresView, seat: number): Doing | '' {
  const kind = ASKS[view.asked[seat] ?? NONE];
  if (!kind) return [2, 3, 4].includes(view.phase) && !view.ending ? 'done' : '';
  return STATES[kind] ?? 'writing';
}

const STATES: Partial<Record<(typeof ASKS)[number], Doing>> = {
  propose: 'proposes',
  pledge: 'pledges',
  disaster: 'decides',
  announce: 'decides',
  operation: 'deploys',
  cancel: 'reacts',
  press: 'decides',
  site: 'settles',
};

export function doingText(doing: Doing, seat: number): Text {
  return message(`ui-doing-${doing}`, { who: seatArg(seat) });
}

/** The text of the ask bar; shorter on a phone, and without keys. */
export function say(play: Play, controller: AsciiController, phone = false): Say {
  const { view } = controller;
  const tell = tellAt(() => play);
  if (play.past) return looked(play);
  if (view.ending) return { text: overWords(play, view, tell), detail: '', active: false };
  const early = earlyEnd(play);
  if (early) return early;
  if (controller.twice) return { ...twiceWords(tell, controller, controller.twice), active: true };
  if (controller.question) return { ...question(controller, phone, tell), active: true };
  const watching = play.you.seat < 0 ? tell('ui-watching') : '';
  return waitingSay(play, sentences(watching, progress(view, tell)));
}

/** A moment of a replay, in the words of its log. */
function looked(play: Play): Say {
  const { asks, table, waiting, you, active, past, lang, teller } = play;
  const here = play.log.filter(({ row }) => row === (past?.at ?? 0) - 1);
  return asked({ asks, table, waiting, you, active, past, lang, teller, log: told(here) });
}

/** Questions whose numbers are on the sheet or below. */
const SHORT: Partial<Record<AsciiController['kind'], Plain>> = {
  propose: 'ui-ask-propose',
  operation: 'ui-ask-operation',
  announce: 'ui-ask-announce',
  pledge: 'ui-ask-pledge',
};

function question(controller: AsciiController, phone: boolean, tell: Tell): Words {
  const { mine, plan, die, chosen } = controller;
  if (plan.kind !== null) return ghostWords(controller, plan.kind, phone, tell);
  if (chosen) return chosenWords(controller, chosen, tell);
  if (die !== null) return handWords(controller, die, phone, tell);
  if (controller.buying)
    return {
      text: tell('ui-buy-box', { gold: mine.facts.prices.box }),
      detail: tell(phone ? 'ui-choose-lit-phone' : 'ui-choose-lit'),
    };
  if (controller.kind === 'develop') return writingWords(controller, tell);
  if (controller.unarmed)
    return {
      text: tell('ui-ask-conscript'),
      detail: sentences(tell('ui-no-army'), moodWords(tell, mine, mine.facts.edictUnhappy)),
    };
  const short = SHORT[controller.kind];
  return {
    text: short ? tell(short) : (controller.question?.prompt ?? ''),
    detail: details(controller, phone, tell),
  };
}

/** The text for a die in hand: what it gives, and that boxes can be chosen. */
function handWords(controller: AsciiController, die: number, phone: boolean, tell: Tell): Words {
  const { view, mine, moves } = controller;
  const boxes = moves.filter(({ name }) => name === 'caravan' || name === 'culture');
  const dear = boxes.some((move) => change(view, mine, move) > 0);
  return {
    text: tell('ui-in-hand', { die: dieArg(die), face: view.faces[die] ?? 0 }),
    detail: sentences(
      phone && controller.named('build').length ? `${linesWords(tell, view, mine, die)}.` : '',
      boxes.length ? tell(phone ? 'ui-hand-hint-phone' : 'ui-hand-hint') : '',
      dear ? tell('ui-golden-boxes') : '',
    ),
  };
}

/** The sheet shows dice, Workers and Gold, so the question leaves them out. */
function writingWords(controller: AsciiController, tell: Tell): Words {
  const { mine } = controller;
  const free = mine.dice.some((has, die) => has && !mine.used[die]);
  const draws = KINDS.some((_, kind) => controller.canDraw(kind));
  const empty = controller.named('staff').length > 0;
  const detail = tell(empty ? 'ui-needs-worker' : free ? 'ui-dice-for' : 'ui-all-used');
  if (draws) return { text: tell('ui-lines-to-draw', { lines: mine.lines }), detail };
  if (free)
    return {
      text: tell(empty ? 'ui-choose-die-or-staff' : 'ui-choose-die'),
      detail: sentences(detail, linesLeft(mine, tell)),
    };
  if (empty) return { text: tell('ui-staff-building'), detail };
  return { text: tell('ui-end-turn-ask'), detail: sentences(detail, lostWords(tell, controller)) };
}

function linesLeft({ facts, lines }: SheetView, tell: Tell): string {
  if (!lines) return '';
  const short = shortfall(facts, lines);
  if (!short) return tell('ui-lines-left', { lines });
  return tell('ui-lines-left-short', { lines, missing: short.missing, building: buildingArg(short.kind) });
}

function details(controller: AsciiController, phone: boolean, tell: Tell): string {
  const { view, mine } = controller;
  switch (controller.kind) {
    case 'propose': {
      const gold = rerollPrice(view);
      const cost = view.seats > 1 ? tell('ui-reroll-cost', { gold }) : tell('ui-reroll-cost-alone', { gold });
      return sentences(cost, tell('ui-ones-again'));
    }
    case 'pledge':
      return sentences(progress(view, tell), tell('ui-you-have', { gold: mine.gold }));
    case 'announce': {
      const unhappy = mine.facts.announceUnhappy;
      const cost = tell('ui-announce-cost', { unhappy, points: moodLoss(mine, unhappy) });
      return sentences(tell('ui-announce-why'), cost, nearestWords(view, tell));
    }
    case 'operation': {
      const armies = mine.armies - mine.deployed;
      const actions = view.spare_actions;
      return actions ? tell('ui-ready-spare', { armies, actions }) : tell('ui-ready', { armies });
    }
    case 'disaster':
      return phone ? moodWords(tell, mine, mine.facts.disasterUnhappy) : ''; // else beside the log
    case 'reward':
      return tell(phone ? 'ui-choose-lit-phone' : 'ui-choose-lit');
    default:
      return '';
  }
}

/** The total cost of rolling dice again. */
function rerollPrice(view: EmpiresView): number {
  return view.seats * factsOf(view).prices.reroll;
}

const OPERATIONS = ['do-raid-barbarians', 'do-raid', 'do-found', 'do-raze'] as const;

/** The current proposal or attempt, for those who wait and those who decide. */
export function progress(view: EmpiresView, tell: Tell): string {
  if (view.proposed.length) {
    const pledges = view.pledges.flatMap((gold, seat) =>
      gold ? [message('ui-pledged-by', { who: seatArg(seat), gold })] : [],
    );
    const missing = rerollPrice(view) - view.pledges.reduce((sum, gold) => sum + gold, 0);
    return sentences(
      tell('ui-roll-again-what', { dice: diceArg(view, view.proposed) }),
      pledges.length ? tell('ui-pledged', { pledges: messagesArg(pledges) }) : '',
      tell('ui-missing', { gold: missing }),
    );
  }
  const key = OPERATIONS[view.operation];
  if (!key) return '';
  const what: Text = [key, view.target === NONE ? {} : { target: seatArg(view.target) }];
  return tell('ui-operation', {
    who: seatArg(view.aggressor),
    what: inner(what),
    n: Math.max(0, view.actions),
    actions: view.actions_needed,
  });
}

function ghostWords(controller: AsciiController, kind: number, phone: boolean, tell: Tell): Words {
  const { lines = 0 } = controller.mine.facts.kinds[kind] ?? {};
  const { site, ghost, fits } = controller.plan;
  const text = kind === COLONY ? tell('ui-found') : tell('ui-place', { building: buildingArg(kind), lines });
  const at = { col: ghost.col, row: ghost.row };
  if (!fits) return { text, detail: tell('ui-not-at', { ...at, why: site?.why ?? '…' }) };
  const arrows = tell(phone ? 'ui-arrows-phone' : 'ui-arrows');
  return { text, detail: sentences(placeCost(controller, kind, at, lines, tell), arrows) };
}

function placeCost(
  { mine, plan }: AsciiController,
  kind: number,
  at: { col: number; row: number },
  n: number,
  tell: Tell,
): string {
  const gold = plan.site?.gold ?? 0;
  if (kind === COLONY) return gold ? tell('ui-at-gold', { ...at, gold }) : tell('ui-at-free', at);
  const { lines } = mine;
  return gold ? tell('ui-at-lines-gold', { ...at, n, lines, gold }) : tell('ui-at-lines', { ...at, n, lines });
}

function chosenWords(controller: AsciiController, thing: Thing, tell: Tell): Words {
  const { view, mine, uses, die } = controller;
  const at = numberOf(thing);
  const gold = uses[0] ? change(view, mine, uses[0]) : 0;
  const changing = gold ? tell('ui-change-die', { gold }) : '';
  const asking = (what: Text) =>
    die === null
      ? tell('ui-chosen', { what: inner(what) })
      : tell('ui-chosen-with', { what: inner(what), die: inner(dieText(view, die)) });
  switch (kindOf(thing)) {
    case 'culture': {
      const box = CULTURE[at]!;
      const worth = tell('ui-row-worth', { points: mine.facts.culturePoints[box.row] ?? 0 });
      return { text: asking(message('undo-mark', { box: box.name })), detail: sentences(worth, changing) };
    }
    case 'caravan':
      return { text: asking(message('part-use-caravan', { caravan: at + 1 })), detail: changing };
    case 'science': {
      const done = [mine.trunk, mine.upper, mine.lower][at] ?? 0;
      const { tip } = scienceBox(tell, mine.facts, at, done + 1);
      return { text: `${tip.title}?`, detail: tip.text ?? '' };
    }
    case 'soldier':
      return { text: tell('ui-hire-soldier'), detail: tell('ui-no-worker-needed') };
    case 'kind':
      return { text: asking(message('part-use-building', { building: buildingArg(at) })), detail: changing };
    case 'built': {
      const built = controller.sheet.buildings.find(({ col, row }) => `built:${col * 23 + row}` === thing);
      const { kind = 0, col = 0, row = 0 } = built ?? {};
      return { text: tell('ui-building-chosen', { building: buildingArg(kind), col, row }), detail: '' };
    }
    default:
      return { text: '', detail: '' };
  }
}

/** Who won, with how many points. */
export function overWords(play: Pick<Play, 'table' | 'scores'>, view: EmpiresView, tell: Tell): string {
  const ranks = play.table.ranks ?? [];
  const scores = play.table.scores ?? play.scores;
  const first = scores.flatMap((_, seat) => (ranks[seat] === 1 ? [seat] : []));
  if (view.seats === 1) return tell('ui-over-alone', { points: scores[0] ?? 0 });
  if (first.length === 0) return tell('ui-over');
  return tell('ui-won', { who: seatsArg(first), points: scores[first[0]!] ?? 0 });
}
