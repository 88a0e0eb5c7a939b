/** The texts of the ask bar and the map; most questions come from the server. */

import { waitingSay } from '../../kit/seats/waiting';
import { earlyEnd } from '../../lib/match/earlyEnd';
import type { Play } from '../../lib/match/play';
import type { Text } from '../../lib/text';
import type { ImperialsMessages } from '../../messages/imperials.messages';
import { asked } from '../generic/words';
import type { ImperialsController } from './controller.svelte';
import { CARD_IDS, sum, WORK_IDS } from './goods';
import { cornerPlace, placeText, type Land, type Place } from './land';
import { told } from './log';
import type { AskKind, Tool } from './moves';
import { askedOf, counterOf, dealWords, nearDeals, refusedWords, unanswered } from './offers';
import { goodsArg, inner, say as message, seatArg, seatsArg, tellAt, type Tell } from './tell';
import { TOWN, VILLAGE, WARRIOR, type ImperialsView } from './view';
import { worth } from './worth';

export interface Say {
  text: string;
  detail: string;
  active: boolean;
}

/** Messages without arguments. */
type Plain = {
  [Key in keyof ImperialsMessages]: ImperialsMessages[Key] extends Record<string, never> ? Key : never;
}[keyof ImperialsMessages];

const WARRIORS = ['regular-warrior', 'strong-warrior', 'mighty-warrior'] as const;

/** The label of the button that uses a tool. */
const TOOL_DOING: Record<Tool, Plain> = {
  road: 'ui-do-build',
  village: 'ui-do-build',
  town: 'ui-do-build',
  warrior: 'ui-do-post',
  activate: 'ui-do-activate',
  upgrade: 'ui-do-strengthen',
  fence: 'ui-do-build',
  march: 'ui-do-move',
  chase: 'ui-do-chase',
};

/** The label of the answer's button, by the kind of question. */
const DOING: Partial<Record<AskKind, Plain>> = {
  'found-piece': 'ui-do-settle',
  'found-road': 'ui-do-build-here',
  discard: 'ui-do-discard',
  robber: 'ui-do-robber',
  victim: 'ui-do-steal',
  pick: 'ui-do-take',
  where: 'ui-do-confirm',
  wonder: 'ui-do-build-here',
  'lose-town': 'ui-do-give-up',
  march: 'ui-do-go',
  retreat: 'ui-do-go',
  'drop-action': 'ui-do-put-back',
  deck: 'ui-do-draw',
  'place-road': 'ui-do-build-here',
  'name-card': 'ui-do-name',
  dice: 'ui-do-dice',
  colour: 'ui-do-improve',
  'remove-road': 'ui-do-remove',
  action: 'ui-do-take',
};

/** Whether a card asks the open question. */
export function askedBy({ question }: Pick<ImperialsController, 'question'>, card: (typeof CARD_IDS)[number]): boolean {
  return question !== null && question.subject === CARD_IDS.indexOf(card);
}
/** Whether the chosen cards go to another player, not to the market. */
export function giving(controller: ImperialsController): boolean {
  return askedBy(controller, 'wedding');
}
export function doing(controller: ImperialsController, tell: Tell): string {
  if (controller.form === 'free' && controller.tool) return tell(TOOL_DOING[controller.tool]);
  if (controller.kind === 'discard' && giving(controller)) return tell('ui-do-give');
  return tell(DOING[controller.kind as AskKind] ?? 'ui-do-choose');
}

export function costOf(view: ImperialsView, tool: Tool | 'buy'): number[] {
  const costs: Partial<Record<Tool | 'buy', number[]>> = {
    road: view.cost_road,
    village: view.cost_village,
    town: view.cost_town,
    buy: view.cost_card,
    warrior: view.cost_warrior,
    upgrade: view.cost_upgrade ?? view.cost_warrior,
    activate: view.cost_activate,
    fence: view.cost_fence,
  };
  return costs[tool] ?? [];
}

/** The piece on a corner: "Your village on …", "Ilya’s strong warrior, inactive, on …". */
export function pieceText(view: ImperialsView, land: Land, corner: number): Text {
  const code = view.pieces[corner] ?? 0;
  const owner = seatArg(view.owners[corner] ?? -1);
  const where = cornerPlace(view, land, corner);
  if (code > TOWN) {
    const key = view.active[corner] ? 'ui-piece-active' : 'ui-piece-inactive';
    return message(key, { owner, piece: ['piece', WARRIORS[code - WARRIOR - 1]!], where });
  }
  const wonder = view.wonders[corner] ?? -1;
  if (code === VILLAGE) return message('ui-piece', { owner, piece: ['piece', 'village'], where });
  if (wonder < 0) {
    if (view.fences[corner]) return message('ui-town-fenced', { owner, where });
    return message('ui-piece', { owner, piece: ['piece', 'town'], where });
  }
  const work = WORK_IDS[(view.great[wonder] ? 6 : 3) + wonder]!;
  return message(view.fences[corner] ? 'ui-town-both' : 'ui-town-wonder', { owner, work: ['work', work], where });
}

/** A target: its piece, or its place. */
export function targetText({ view, land }: ImperialsController, place: Place): Text {
  const stands = 'corner' in place && (view.pieces[place.corner] ?? 0) > 0;
  return stands ? pieceText(view, land, place.corner) : placeText(view, land, place);
}

/** How many of 36 rolls yield something at a corner. */
export function pipsAt(view: ImperialsView, land: Land, corner: number): number {
  return (land.corners[corner]?.tiles ?? [])
    .map((tile) => view.numbers[tile] ?? 0)
    .reduce((total, number) => total + (number > 0 ? 6 - Math.abs(7 - number) : 0), 0);
}

export function dragonWords(view: ImperialsView, tell: Tell): string {
  return tell('ui-dragon', { steps: view.dragon, dragon: view.dragon_strength, warriors: sum(view.strengths) });
}

/** The text of the ask bar. */
export function say(play: Play, controller: ImperialsController): Say {
  const { view } = controller;
  const tell = tellAt(() => play);
  if (play.past) return looked(play);
  if (view.phase === 'over') return { text: overWords(play, view, tell), detail: '', active: false };
  const early = earlyEnd(play);
  if (early) return early;
  if (controller.question) return question(controller, tell);
  const [offered] = unanswered(view);
  if (offered && controller.can('reject', offered.slot)) return askedOf(tell, controller, offered);
  return waitingSay(play, aside(play, view, tell));
}

/** A step of a replay, in the words of its log. */
function looked(play: Play): Say {
  const { asks, table, waiting, you, active, past, lang, teller } = play;
  const here = play.log.filter(({ row }) => row === (past?.at ?? 0) - 1);
  return asked({ asks, table, waiting, you, active, past, lang, teller, log: told(here) });
}

function question(controller: ImperialsController, tell: Tell): Say {
  const { view, target, tool } = controller;
  if (target) {
    const what = inner(targetText(controller, target.place));
    return { text: tell('ui-here', { what }), detail: consequence(controller, tell), active: true };
  }
  if (controller.form === 'free' && tool) {
    const places = tell('ui-places', { n: controller.targets.length });
    return { text: tell(`ui-choose-${tool}`), detail: `${places} ${worth(view, tool, tell)}`, active: true };
  }
  const [first, ...others] = dealWords(tell, nearDeals(controller));
  if (first) return { text: first, detail: [...others, tell('ui-deal-or-carry-on')].join(' '), active: true };
  const refused = controller.form === 'free' ? refusedWords(tell, view) : '';
  if (refused) return { text: refused, detail: tell('ui-offer-else'), active: true };
  return { text: controller.question?.prompt ?? '', detail: hintFor(controller, view, tell), active: true };
}

/** One line under a question: how to answer it. */
function hintFor(controller: ImperialsController, view: ImperialsView, tell: Tell): string {
  switch (controller.form) {
    case 'place':
      return tell('ui-places', { n: controller.targets.length });
    case 'toss': {
      const most = view.toss[0] ?? 0;
      return tell('ui-toss', { n: most - controller.missing, most });
    }
    default:
      return '';
  }
}

/** The cost or the gain of a chosen place. */
function consequence(controller: ImperialsController, tell: Tell): string {
  const { view, land, target, tool } = controller;
  if (!target) return '';
  if (controller.kind === 'found-piece' && 'corner' in target.place)
    return tell('ui-yields', { n: pipsAt(view, land, target.place.corner) });
  if (controller.form !== 'free' || !tool) return '';
  const cost = costOf(view, tool);
  return sum(cost) ? tell('ui-takes', { goods: goodsArg(cost) }) : '';
}

/** Information for players who wait. */
function aside(play: Play, view: ImperialsView, tell: Tell): string {
  if (play.you.seat < 0) return tell('ui-watching');
  const own = view.seat === view.turn ? undefined : counterOf(view, view.seat);
  if (own)
    return tell('ui-your-counter', { who: seatArg(view.turn), give: goodsArg(own.want), get: goodsArg(own.give) });
  return view.requests[view.seat] ? tell('ui-you-build') : '';
}

function overWords(play: Play, view: ImperialsView, tell: Tell): string {
  const ranks = play.table.ranks ?? [];
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (winners.length === 0) return tell('ui-over');
  return tell('ui-won', { who: seatsArg(winners), points: view.points[winners[0]!] ?? 0 });
}
