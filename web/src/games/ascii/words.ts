/** Sentences for the screen, made from what the server sent; its own questions come in its words. */

import { waitingSay } from '../../kit/seats/waiting';
import { earlyEnd } from '../../lib/match/earlyEnd';
import { type Named, nameOf, yourSeat } from '../../lib/people/names';
import type { Play } from '../../lib/match/play';
import { capital, listed, many, manyInWords } from '../../lib/words';
import { asked } from '../generic/words';
import type { AsciiController } from './controller.svelte';
import { COLONY, CULTURE, DIE_NAMES, factsOf, KINDS } from './facts';
import { kindOf, numberOf, type Thing } from './moves';
import { change, dieWords, linesWords, shortfall, WORKS } from './dicewords';
import { nearestWords } from './mastery';
import { moodLoss, moodWords } from './mood';
import { told, worded } from './logWords';
import { lostWords, twiceWords } from './twice';
import { scienceBox } from './tips';
import { ASKS, NONE, OPERATIONS, type EmpiresView, type SheetView } from './view';

export interface Say {
  text: string;
  detail: string;
  active: boolean;
}

function namesOf(play: Named): string[] {
  return play.table.chairs.map(({ seat }) => nameOf(play, seat));
}

/** What a seat is doing, in a word; "" while it does nothing that others wait for. */
export function doingNow(view: EmpiresView, seat: number, you = NONE): string {
  const kind = ASKS[view.asked[seat] ?? NONE];
  if (!kind) return [2, 3, 4].includes(view.phase) && !view.ending ? 'done' : '';
  const state = STATES[kind] ?? 'writing';
  return seat === you ? state.replace(/s$/, '') : state;
}

const STATES: Partial<Record<(typeof ASKS)[number], string>> = {
  propose: 'may propose',
  pledge: 'pledges',
  disaster: 'decides',
  announce: 'decides',
  operation: 'deploys',
  cancel: 'reacts',
  press: 'decides',
  site: 'settles',
};

/** What the ask bar says; a phone has no room for all of it, and no keys. */
export function say(play: Play, controller: AsciiController, phone = false): Say {
  const { view } = controller;
  if (play.past) return looked(play, controller);
  if (view.ending) return { text: overWords(play, view), detail: '', active: false };
  const early = earlyEnd(play.table);
  if (early) return early;
  if (controller.twice) return { ...twiceWords(controller, controller.twice), active: true };
  if (controller.question) return { ...question(play, controller, phone), active: true };
  const watching = play.you.seat < 0 ? 'You watch this table.' : '';
  return waitingSay(play, [watching, progress(play, view)].filter(Boolean).join(' '));
}

/** A moment of a replay, in the words of its log. */
function looked(play: Play, controller: AsciiController): Say {
  const { asks, table, waiting, you, active, past } = play;
  const names = table.chairs.map((chair) => chair.name);
  const here = play.log.filter(({ row }) => row === (past?.at ?? 0) - 1);
  return asked({ asks, table, waiting, you, active, past, log: told(here, names, yourSeat(play), controller.view) });
}

/** Questions whose figures stand on the sheet or under them. */
const SHORT: Partial<Record<AsciiController['kind'], string>> = {
  propose: 'Roll any dice again?',
  operation: 'Deploy an Army?',
  announce: 'Announce the end?',
  pledge: 'What do you pledge?',
};

function question(play: Play, controller: AsciiController, phone: boolean): { text: string; detail: string } {
  const { view, mine, plan, die, chosen } = controller;
  if (plan.kind !== null) return ghostWords(controller, plan.kind, phone);
  if (chosen) return chosenWords(controller, chosen);
  if (die !== null)
    return {
      text: `${DIE_NAMES[die]} ${view.faces[die]} in hand`,
      detail: `${phone && controller.named('build').length ? `${linesWords(view, mine, die)}. ` : ''}${litWords(controller, phone)}`,
    };
  if (controller.buying)
    return {
      text: `A box for ${mine.facts.prices.box} Gold`,
      detail: `Choose one of the boxes that are lit ${phone ? 'further down' : 'on your sheet'}.`,
    };
  if (controller.kind === 'develop') return writingWords(controller);
  const names = play.table.chairs.map((chair) => chair.name);
  const prompt = worded(controller.question?.prompt ?? '', names);
  if (controller.unarmed)
    return { text: 'Conscript an Army?', detail: `No Army is ready. ${moodWords(mine, mine.facts.edictUnhappy)}` };
  const [text, more] = SHORT[controller.kind] ? [SHORT[controller.kind]!, ''] : headed(controller.kind, prompt);
  return { text, detail: [more, details(play, view, mine, controller, phone)].filter(Boolean).join(' ') };
}

/** A long question in its first words and the rest of it. */
function headed(kind: AsciiController['kind'], prompt: string): [string, string] {
  const [, head, rest] = /^(.+?)[:.] (.+)$/.exec(kind === 'reward' ? '' : prompt) ?? [];
  return head && rest ? [head, capital(rest)] : [prompt, ''];
}

/** What a die in hand can do beside the buttons. */
function litWords(controller: AsciiController, phone: boolean): string {
  const { view, mine, moves } = controller;
  const boxes = moves.filter(({ name }) => name === 'caravan' || name === 'culture');
  if (!boxes.length) return '';
  const dear = boxes.some((move) => change(view, mine, move) > 0);
  return `Or a lit box${phone ? ' further down' : ''}${dear ? '; the golden ones cost Gold' : ''}.`;
}

/** The sheet itself shows dice, Workers and Gold: the question need not count them. */
function writingWords(controller: AsciiController): { text: string; detail: string } {
  const { mine } = controller;
  const free = mine.dice.some((has, die) => has && !mine.used[die]);
  const draws = KINDS.some((_, kind) => controller.canDraw(kind));
  const empty = controller.named('staff').length > 0;
  const detail = empty
    ? 'A building waits for a Worker: it must have one before you are done.'
    : free
      ? 'Dice draw lines, put buildings to work, lead Caravans or check Culture.'
      : 'All dice are used.';
  if (draws) return { text: `${many(mine.lines, 'line')} to draw with`, detail };
  const left = mine.lines ? ` ${many(mine.lines, 'line')} left${shortfall(mine.facts, mine.lines)}.` : '';
  if (free) return { text: `Take a die, or ${empty ? 'staff your building' : 'be done'}`, detail: detail + left };
  if (empty) return { text: 'Staff your building', detail };
  return { text: 'Done with this turn?', detail: `${detail} ${lostWords(controller)}`.trim() };
}

function details(play: Play, view: EmpiresView, mine: SheetView, controller: AsciiController, phone: boolean): string {
  switch (controller.kind) {
    case 'propose':
      return `Choose dice. It costs ${rerollPrice(view)} Gold${view.seats > 1 ? ' in all, from whoever pays' : ''}; every 1 will be rolled again for Disasters.`;
    case 'pledge':
      return `${progress(play, view)} You have ${mine.gold}.`;
    case 'announce': {
      const unhappy = mine.facts.announceUnhappy;
      return `${nearestWords(view, namesOf(play), play.you.seat)} Unless somebody announces it no ! counts this turn; one that does not come costs ${manyInWords(unhappy, 'Unhappiness', 'Unhappiness')}, ${moodLoss(mine, unhappy)}.`;
    }
    case 'operation':
      return `${many(mine.armies - mine.deployed, 'Army', 'Armies')} ready${view.spare_actions ? `, ${manyInWords(view.spare_actions, 'action')} left over` : ''}.`;
    case 'disaster':
      return phone ? moodWords(mine, mine.facts.disasterUnhappy) : ''; // elsewhere it stands beside the log
    case 'reward':
      return 'Choose one of the boxes that are lit on your sheet.';
    default:
      return '';
  }
}

/** What it costs all together to roll dice again. */
function rerollPrice(view: EmpiresView): number {
  return view.seats * factsOf(view).prices.reroll;
}

/** What is being proposed or tried, for who waits and who decides. */
export function progress(play: Named, view: EmpiresView): string {
  if (view.proposed.length) {
    const given = view.pledges.flatMap((gold, seat) => (gold ? [`${nameOf(play, seat)} ${gold}`] : []));
    const missing = rerollPrice(view) - view.pledges.reduce((sum, gold) => sum + gold, 0);
    const dice = listed(view.proposed.map((die) => dieWords(view, die)));
    return `${capital(dice)} again? ${given.length ? `Pledged: ${listed(given)}. ` : ''}${missing} Gold missing.`;
  }
  if (view.operation !== NONE) {
    const what = OPERATIONS[view.operation] ?? '';
    const against =
      view.target === NONE ? '' : ` against ${view.target === play.you.seat ? 'you' : nameOf(play, view.target)}`;
    return `${nameOf(play, view.aggressor)}: ${what}${against}, ${Math.max(0, view.actions)} of ${many(view.actions_needed, 'action')}.`;
  }
  return '';
}

function ghostWords(controller: AsciiController, kind: number, phone: boolean): { text: string; detail: string } {
  const { name = '', lines = 0 } = controller.mine.facts.kinds[kind] ?? {};
  const { site, ghost } = controller.plan;
  const text = kind === COLONY ? 'Found your Colony' : `Place the ${name}, ${lines} lines`;
  const at = `(${ghost.col},${ghost.row})`;
  if (!controller.plan.fits) return { text, detail: `Not at ${at}: ${site?.why ?? '…'}` };
  const gold = site?.gold ? `, and ${site.gold} Gold for the mountains` : '';
  const cost =
    kind === COLONY
      ? site?.gold
        ? `${site.gold} Gold for the mountains`
        : 'no Gold'
      : `${lines} of ${controller.mine.lines} lines${gold}`;
  return { text, detail: `At ${at}: ${cost}. ${phone ? 'A tap or the arrows move it.' : 'Arrow keys move it.'}` };
}

function chosenWords(controller: AsciiController, thing: Thing): { text: string; detail: string } {
  const { view, mine, uses, die } = controller;
  const at = numberOf(thing);
  const gold = uses[0] ? change(view, mine, uses[0]) : 0;
  const changing = gold ? ` To change the die you pay ${gold} Gold.` : '';
  const by = die === null ? '' : ` with the ${dieWords(view, die)}`;
  switch (kindOf(thing)) {
    case 'culture': {
      const box = CULTURE[at]!;
      return {
        text: `Culture ${box.name}${by}?`,
        detail: `Its row is ${mine.facts.culturePoints[box.row]} points.${changing}`,
      };
    }
    case 'caravan':
      return { text: `Caravan ${at + 1}${by}?`, detail: changing.trim() };
    case 'science': {
      const done = [mine.trunk, mine.upper, mine.lower][at] ?? 0;
      const { tip } = scienceBox(mine.facts, at, done + 1);
      return { text: `${tip.title}?`, detail: tip.text ?? '' };
    }
    case 'soldier':
      return { text: 'A Soldier for hire?', detail: 'It needs no Worker.' };
    case 'kind':
      return { text: `${WORKS[at]}${by}?`, detail: changing.trim() };
    case 'built': {
      const built = controller.sheet.buildings.find(({ col, row }) => `built:${col * 23 + row}` === thing);
      return { text: `The ${KINDS[built?.kind ?? 0]?.name} (${built?.col},${built?.row})?`, detail: '' };
    }
    default:
      return { text: '', detail: '' };
  }
}

/** Who won, and with how much. */
export function overWords(play: Pick<Play, 'table' | 'you' | 'scores'>, view: EmpiresView): string {
  const ranks = play.table.ranks ?? [];
  const scores = play.table.scores ?? play.scores;
  const first = scores.flatMap((_, seat) => (ranks[seat] === 1 ? [seat] : []));
  if (view.seats === 1) return `Your Empire: ${many(scores[0] ?? 0, 'point')}`;
  if (first.length === 0) return 'The game is over';
  const best = many(scores[first[0]!] ?? 0, 'point');
  return `${listed(first.map((seat) => nameOf(play, seat)))} won with ${best}`;
}
