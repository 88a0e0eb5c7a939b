/** Sentences for the screen, made from what the server sent; its own questions come in its words. */

import { waitingSay } from '../../kit/seats/waiting';
import { earlyEnd } from '../../lib/match/earlyEnd';
import { nameOf, yourSeat } from '../../lib/people/names';
import type { Play } from '../../lib/match/play';
import { capital, listed, many, withPeople } from '../../lib/words';
import { asked } from '../generic/words';
import type { ImperialsController } from './controller.svelte';
import { bundle, sum } from './goods';
import { placeWords, type Land, type Place } from './land';
import type { AskKind, Tool } from './moves';
import { askedOf, counterOf, dealWords, nearDeals, refusedWords, unanswered } from './offers';
import { inWords, told } from './logWords';
import { VILLAGE, WARRIOR, type ImperialsView } from './view';
import { worth } from './worth';

export interface Say {
  text: string;
  detail: string;
  active: boolean;
}

export const STRENGTHS = ['regular', 'strong', 'mighty'] as const;

/** What a tool is called, the button that uses it, and what it asks for. */
export const TOOL_WORDS: Record<Tool, { name: string; doing: string; asks: string }> = {
  road: { name: 'Road', doing: 'Build', asks: 'Choose a border for your road' },
  village: { name: 'Village', doing: 'Build', asks: 'Choose a corner for your village' },
  town: { name: 'Town', doing: 'Build', asks: 'Choose the village that becomes a town' },
  warrior: { name: 'Warrior', doing: 'Post', asks: 'Choose a corner for your warrior' },
  activate: { name: 'Activate', doing: 'Activate', asks: 'Choose the warrior to activate' },
  upgrade: { name: 'Strengthen', doing: 'Strengthen', asks: 'Choose the warrior to strengthen' },
  fence: { name: 'Fence', doing: 'Build', asks: 'Choose the town to fence' },
  march: { name: 'Move', doing: 'Move', asks: 'Choose the warrior to move' },
  chase: { name: 'Chase the robber', doing: 'Chase', asks: 'Choose the warrior that chases the robber' },
};

/** The button that gives an answer, by the kind of the question. */
const DOING: Partial<Record<AskKind, string>> = {
  'found-piece': 'Settle here',
  'found-road': 'Build here',
  discard: 'Discard',
  robber: 'Move it here',
  victim: 'Steal',
  pick: 'Take it',
  where: 'So be it',
  wonder: 'Build it here',
  'lose-town': 'Give it up',
  march: 'Go there',
  retreat: 'Go there',
  'drop-action': 'Put it away',
  deck: 'Draw',
  'place-road': 'Build here',
  'name-card': 'Name it',
  dice: 'Set the dice',
  colour: 'Improve',
  'remove-road': 'Remove it',
  action: 'Take it',
};
/** Whether the cards that are chosen go to another, not to the market. */
export function giving({ question, view }: ImperialsController): boolean {
  return question?.subject === view.action_names.indexOf('Wedding');
}
export function doing(controller: ImperialsController): string {
  if (controller.form === 'free' && controller.tool) return TOOL_WORDS[controller.tool].doing;
  if (controller.kind === 'discard' && giving(controller)) return 'Give';
  return DOING[controller.kind as AskKind] ?? 'Choose';
}

/** What ends a card that may go on: its second warrior, its next partner, its placing. */
export const STOP = 'No more';

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

/** "Your village", "Ilya's strong warrior, idle", "an empty corner". */
export function pieceWords(play: Pick<Play, 'table' | 'you'>, view: ImperialsView, corner: number): string {
  const piece = view.pieces[corner] ?? 0;
  if (piece === 0) return 'an empty corner';
  const owner = view.owners[corner] ?? -1;
  const whose = owner === yourSeat(play) ? 'your' : `${nameOf(play, owner)}’s`;
  if (piece === VILLAGE) return `${whose} village`;
  if (piece === WARRIOR) {
    const wonder = view.wonders[corner] ?? -1;
    const more = [
      wonder >= 0 ? ` with the ${view.works[(view.great[wonder] ? 6 : 3) + wonder]}` : '',
      view.fences[corner] ? ', fenced' : '',
    ];
    return `${whose} town${more.join('')}`;
  }
  return `${whose} ${STRENGTHS[piece - WARRIOR - 1]} warrior, ${view.active[corner] ? 'active' : 'idle'}`;
}

/** A target in words: what is done there, and where it lies. */
export function targetWords(play: Pick<Play, 'table' | 'you'>, controller: ImperialsController, place: Place): string {
  const where = placeWords(controller.view, controller.land, place);
  if ('corner' in place && (controller.view.pieces[place.corner] ?? 0) > 0)
    return `${capital(pieceWords(play, controller.view, place.corner))}, ${where}`;
  if ('side' in place) return `Border ${where}`;
  return 'tile' in place ? capital(where) : `Corner ${where}`;
}

/** How often the tiles at a corner yield, of 36 throws. */
export function pipsAt(view: ImperialsView, land: Land, corner: number): number {
  return (land.corners[corner]?.tiles ?? [])
    .map((tile) => view.numbers[tile] ?? 0)
    .reduce((total, number) => total + (number > 0 ? 6 - Math.abs(7 - number) : 0), 0);
}

export function dragonWords(view: ImperialsView): string {
  const far = `The dragon is ${many(view.dragon, 'step')} away`;
  return `${far}; its strength is ${view.dragon_strength}, that of all active warriors ${sum(view.strengths)}`;
}

/** What the ask bar says. */
export function say(play: Play, controller: ImperialsController): Say {
  const { view } = controller;
  if (play.past) return looked(play, controller);
  if (view.phase === 'over') return { text: overWords(play, view), detail: '', active: false };
  const early = earlyEnd(play.table);
  if (early) return early;
  if (controller.question) return question(play, controller);
  const [offered] = unanswered(view);
  if (offered && controller.can('reject', offered.slot)) return askedOf(play, controller, offered);
  return waitingSay(play, aside(play, view));
}

/** A moment of a replay, in the words of its log. */
function looked(play: Play, { view, land }: ImperialsController): Say {
  const { asks, table, waiting, you, active, past } = play;
  const names = table.chairs.map((chair) => chair.name);
  const here = play.log.filter(({ row }) => row === (past?.at ?? 0) - 1);
  return asked({ asks, table, waiting, you, active, past, log: told(here, view, land, names, yourSeat(play)) });
}

function question(play: Play, controller: ImperialsController): Say {
  const { view, target, tool } = controller;
  if (target) {
    const where = targetWords(play, controller, target.place);
    return { text: `${where}?`, detail: consequence(controller), active: true };
  }
  const names = play.table.chairs.map((chair) => chair.name);
  const plain = withPeople(inWords(controller.question?.prompt ?? '', view, controller.land), names);
  if (controller.form === 'free' && tool) {
    const places = controller.targets.length;
    const detail = `${capital(many(places, 'place'))} to choose from. ${worth(view, tool)}`;
    return { text: TOOL_WORDS[tool].asks, detail, active: true };
  }
  const [first, ...others] = dealWords(play, nearDeals(controller));
  if (first) return { text: first, detail: [...others, 'Trade, or go on with your turn.'].join(' '), active: true };
  const refused = controller.form === 'free' ? refusedWords(play, view) : '';
  if (refused) return { text: refused, detail: 'Offer something else, or go on with your turn.', active: true };
  return { text: plain, detail: hintFor(controller, view), active: true };
}

/** One line under a question: how to answer it. */
function hintFor(controller: ImperialsController, view: ImperialsView): string {
  switch (controller.form) {
    case 'place':
      return `${capital(many(controller.targets.length, 'place'))} on the map to choose from.`;
    case 'toss': {
      const chosen = (view.toss[0] ?? 0) - controller.missing;
      return `${chosen} of ${view.toss[0] ?? 0} chosen. Nobody sees them before everybody is done.`;
    }
    default:
      return '';
  }
}

/** What a chosen place costs or brings. */
function consequence(controller: ImperialsController): string {
  const { view, land, target, tool } = controller;
  if (!target) return '';
  if (controller.kind === 'found-piece' && 'corner' in target.place)
    return `Yields on ${pipsAt(view, land, target.place.corner)} of 36 throws.`;
  if (controller.form !== 'free' || !tool) return '';
  const cost = bundle(costOf(view, tool));
  return cost ? `Takes ${cost}.` : '';
}

/** What somebody who waits may want to know. */
function aside(play: Play, view: ImperialsView): string {
  if (play.you.seat < 0) return 'You watch this table.';
  const own = view.seat === view.turn ? undefined : counterOf(view, view.seat);
  if (own) {
    const cards = `${bundle(own.want)} for ${bundle(own.give)}`;
    return `${nameOf(play, view.turn)} has your counter-offer: ${cards}.`;
  }
  if (view.requests[view.seat]) return 'You build after this turn.';
  return '';
}

function overWords(play: Play, view: ImperialsView): string {
  const ranks = play.table.ranks ?? [];
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (winners.length === 0) return 'The game is over';
  const names = listed(winners.map((seat) => nameOf(play, seat)));
  return `${names} ${winners.length > 1 ? 'share the win' : 'won'} with ${many(view.points[winners[0]!] ?? 0, 'point')}`;
}
