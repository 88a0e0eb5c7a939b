/** Sentences for the screen, made from what the server sent; its own questions come in its words. */

import type { Play } from '../../lib/play';
import { capital, listed, many, withPeople } from '../../lib/words';
import { asked } from '../generic/words';
import type { Desk } from './desk.svelte';
import { COLONY, DIE_NAMES, FACTS, KINDS } from './facts';
import { kindOf, numberOf, type Thing } from './moves';
import { change, dieWords, WORKS } from './dicewords';
import { told } from './spoken';
import { scienceBox } from './tips';
import { ASKS, NONE, OPERATIONS, type EmpiresView, type SheetView } from './view';

export interface Say {
  text: string;
  detail: string;
  active: boolean;
}

type Named = Pick<Play, 'table' | 'you'>;

export function nameOf(play: Named, seat: number): string {
  if (seat === play.you.seat) return 'You';
  return play.table.chairs[seat]?.name || `Player ${seat + 1}`;
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

/** What the ask bar says. */
export function say(play: Play, desk: Desk): Say {
  const { view } = desk;
  if (play.past) return looked(play, desk);
  if (view.ending) return { text: overWords(play, view), detail: '', active: false };
  if (desk.question) return { ...question(play, desk), active: true };
  if (play.asks.some((ask) => ask.sealed))
    return { text: 'Your answer is in', detail: `Sealed until everybody has answered. ${waits(play)}`, active: false };
  const watching = play.you.seat < 0 ? 'You watch this table.' : '';
  return {
    text: waits(play) || 'One moment',
    detail: [watching, progress(play, view)].filter(Boolean).join(' '),
    active: false,
  };
}

/** A moment of a replay, in the words of its log. */
function looked(play: Play, desk: Desk): Say {
  const { asks, table, waiting, you, active, past } = play;
  const names = table.chairs.map((chair) => chair.name);
  const here = play.log.filter(({ row }) => row === (past?.at ?? 0) - 1);
  return asked({ asks, table, waiting, you, active, past, log: told(here, names, you.seat, desk.view) });
}

/** Questions whose figures stand on the sheet or under them. */
const SHORT: Partial<Record<Desk['kind'], string>> = {
  propose: 'Roll any dice again?',
  operation: 'Deploy an Army?',
  announce: 'Announce the end?',
};

function question(play: Play, desk: Desk): { text: string; detail: string } {
  const { view, mine, placing, die, chosen } = desk;
  if (placing !== null) return ghostWords(desk, placing);
  if (chosen) return chosenWords(desk, chosen);
  if (die !== null)
    return {
      text: `${DIE_NAMES[die]} ${view.faces[die]} in hand`,
      detail: 'Or press a lit box on the sheet.',
    };
  if (desk.buying)
    return {
      text: `A box for ${FACTS.prices.box} Gold`,
      detail: 'Choose one of the boxes that are lit on your sheet.',
    };
  if (desk.kind === 'develop') return writingWords(desk);
  const names = play.table.chairs.map((chair) => chair.name);
  const text = SHORT[desk.kind] ?? capital(withPeople(desk.question?.prompt ?? '', names));
  return { text, detail: details(play, view, mine, desk) };
}

/** The sheet itself shows dice, Workers and Gold: the question need not count them. */
function writingWords(desk: Desk): { text: string; detail: string } {
  const { mine } = desk;
  const free = mine.dice.filter((has, die) => has && !mine.used[die]).length;
  const draws = KINDS.some((_, kind) => desk.canDraw(kind));
  const empty = desk.named('staff').length > 0;
  const detail = empty
    ? 'A building waits for a Worker.'
    : free
      ? 'Dice draw lines, put buildings to work, lead Caravans or check Culture.'
      : 'All dice are used.';
  if (draws) return { text: `${many(mine.lines, 'line')} to draw with`, detail };
  if (free)
    return {
      text: 'Take a die, or be done',
      detail: mine.lines ? `${detail} ${many(mine.lines, 'line')} left.` : detail,
    };
  return { text: empty ? 'Staff your building' : 'Done with this turn?', detail };
}

function details(play: Play, view: EmpiresView, mine: SheetView, desk: Desk): string {
  switch (desk.kind) {
    case 'propose':
      return `Choose dice. It costs ${view.seats} Gold${view.seats > 1 ? ' in all, from whoever pays' : ''}; every 1 will be rolled again for Disasters.`;
    case 'pledge':
      return progress(play, view);
    case 'announce':
      return 'If nobody announces it, no ! can be checked this turn; an announced end that does not come costs one Unhappiness.';
    case 'operation':
      return `${many(mine.armies - mine.deployed, 'Army', 'Armies')} ready${view.spare_actions ? ', one action left over' : ''}.`;
    case 'reward':
      return 'Choose one of the boxes that are lit on your sheet.';
    default:
      return '';
  }
}

/** What is being proposed or tried, for who waits and who decides. */
export function progress(play: Named, view: EmpiresView): string {
  if (view.proposed.length) {
    const given = view.pledges.flatMap((gold, seat) => (gold ? [`${nameOf(play, seat)} ${gold}`] : []));
    const missing = view.seats - view.pledges.reduce((sum, gold) => sum + gold, 0);
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

function ghostWords(desk: Desk, kind: number): { text: string; detail: string } {
  const { name = '', lines = 0 } = KINDS[kind] ?? {};
  const { site, ghost } = desk;
  const text = kind === COLONY ? 'Found your Colony' : `Place the ${name}, ${lines} lines`;
  const at = `(${ghost.col},${ghost.row})`;
  if (!desk.fits) return { text, detail: `Not at ${at}: ${site?.why ?? '…'}` };
  const gold = site?.gold ? `, and ${site.gold} Gold for the mountains` : '';
  const cost =
    kind === COLONY
      ? site?.gold
        ? `${site.gold} Gold for the mountains`
        : 'no Gold'
      : `${lines} of ${desk.mine.lines} lines${gold}`;
  return { text, detail: `At ${at}: ${cost}. Arrow keys move it.` };
}

function chosenWords(desk: Desk, thing: Thing): { text: string; detail: string } {
  const { view, mine, uses, die } = desk;
  const at = numberOf(thing);
  const gold = uses[0] ? change(view, mine, uses[0]) : 0;
  const changing = gold ? ` Changing the die costs ${gold} Gold.` : '';
  const by = die === null ? '' : ` with the ${dieWords(view, die)}`;
  switch (kindOf(thing)) {
    case 'culture': {
      const box = FACTS.culture[at]!;
      return {
        text: `Culture ${box.name}${by}?`,
        detail: `Its row is ${FACTS.culturePoints[box.row]} points.${changing}`,
      };
    }
    case 'caravan':
      return { text: `Caravan ${at + 1}${by}?`, detail: changing.trim() };
    case 'science': {
      const done = [mine.trunk, mine.upper, mine.lower][at] ?? 0;
      const { tip } = scienceBox(at, done + 1);
      return { text: `${tip.title}?`, detail: tip.text ?? '' };
    }
    case 'soldier':
      return { text: 'A Soldier for hire?', detail: 'It needs no Worker.' };
    case 'kind':
      return { text: `${WORKS[at]}${by}?`, detail: changing.trim() };
    case 'built': {
      const built = desk.sheet.buildings.find(({ col, row }) => `built:${col * 23 + row}` === thing);
      return { text: `The ${KINDS[built?.kind ?? 0]?.name} (${built?.col},${built?.row})?`, detail: '' };
    }
    default:
      return { text: '', detail: '' };
  }
}

function waits(play: Play): string {
  const names = [
    ...new Set(
      play.waiting
        .filter((wait) => wait.must && !wait.sealed && wait.seat !== play.you.seat)
        .map((wait) => nameOf(play, wait.seat)),
    ),
  ];
  if (names.length === 0) return '';
  return names.length === 1 ? `${names[0]} is thinking` : `${listed(names)} are thinking`;
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
