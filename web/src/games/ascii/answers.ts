/** Buttons of the ask bar: what a move does, in as few words as the question beside it allows. */

import { nameOf } from '../../lib/people/names';
import type { Play } from '../../lib/match/play';
import { counted, many, manyInWords } from '../../lib/words';
import type { AsciiController } from './controller.svelte';
import { COLONY, KINDS, type Facts } from './facts';
import { thingOf, type Move } from './moves';
import { moodLoss, moodPrice } from './mood';
import type { SheetView } from './view';

/** A button for a move that needs no die: short, as the question stands beside it. */
export function shortWords(play: Play, controller: AsciiController, move: Move): string {
  const { name, args } = move;
  const { facts } = controller.mine;
  const [first = 0] = args;
  const seat = () => nameOf(play, first);
  switch (name) {
    case 'done':
      return controller.kind === 'develop' ? 'Done with turn' : controller.unarmed ? 'No Army' : 'No more';
    case 'decline':
      return controller.kind === 'cancel' ? 'Let it happen' : controller.kind === 'colony' ? 'None of them' : 'Pass';
    case 'quiet':
      return 'Not this turn';
    case 'announce':
      return 'Announce the end';
    case 'unhappy':
      return `${counted(facts.disasterUnhappy, 'Unhappiness', 'Unhappiness')}, ${moodLoss(controller.mine, facts.disasterUnhappy)}`;
    case 'lose':
      return first === 0 ? `Lose ${many(facts.droughtWorkers, 'Worker')}` : `Lose ${facts.barbarianGold} Gold`;
    case 'defend':
      return 'Deploy an Army';
    case 'leave':
      return first === 0 ? 'Leave the Science box' : 'Leave the Culture box';
    case 'pledge':
      return first ? `${first} Gold` : 'Nothing';
    case 'use':
      return ['Farms', 'Mines', 'Schools'][first] ?? '';
    case 'train':
      return `Garrisons: ${many(first + 1, 'Soldier')}`;
    case 'barbarians':
      return 'Raid Barbarians';
    case 'raid':
      return `Raid ${seat()}`;
    case 'colonise':
      return `Colony at ${seat()}`;
    case 'cancel':
      return 'Cancel it';
    case 'more':
      return 'Deploy more';
    case 'stop':
      return 'Give up';
    case 'tax':
      return 'Taxation';
    case 'conscript':
      return `Conscript ${first + 1}`;
    case 'retract':
      return 'Take it back';
    case 'burn':
    case 'raze':
    case 'staff':
    case 'hire':
      return builtWords(controller, move);
    default:
      return controller.words(move.code);
  }
}

/** What an answer brings and costs, for who points at its button. */
export function aboutAnswer({ name }: Move, mine: SheetView): string {
  const { raid, colonyActions, disasterUnhappy, kinds } = mine.facts;
  const actions = counted(name === 'raid' || name === 'barbarians' ? raid.actions : colonyActions, 'Deploy action');
  switch (name) {
    case 'raid': {
      const unhappy = manyInWords(raid.unhappy, 'Unhappiness', 'Unhappiness');
      return `${actions}. They lose ${raid.gold} Gold, which is yours, and gain ${unhappy}; others may cancel it.`;
    }
    case 'barbarians':
      return `${actions} for ${raid.spoilsGold} Gold and ${manyInWords(raid.spoilsHappy, 'Happiness', 'Happiness')}; everybody may cancel it.`;
    case 'colonise':
      return `${actions}: 5 by 5 cells of their map, where their buildings work for your dice of ${orMore(kinds[COLONY]?.die ?? SIDES)}.`;
    case 'raze':
      return `${actions}: the Colony is crossed out, its place stays blocked.`;
    case 'unhappy':
      return `Unhappiness: ${moodPrice(mine, disasterUnhappy)}.`;
    default:
      return '';
  }
}

const SIDES = 6;

/** "6", "5 or more". */
function orMore(die: number): string {
  return die < SIDES ? `${die} or more` : String(die);
}

const VERBS: Record<string, string> = { burn: 'Burn', raze: 'Raze', staff: 'Staff', hire: 'Hire for' };

/** "Staff the Farm (0,3)". */
export function builtWords(controller: AsciiController, { name, args }: Move): string {
  const [col = 0, row = 0] = args;
  const built = controller.sheet.buildings.find((each) => each.col === col && each.row === row);
  return `${VERBS[name]} the ${KINDS[built?.kind ?? 0]?.name} (${col},${row})${name === 'hire' ? `, pay ${controller.mine.facts.prices.specialist} Gold` : ''}`;
}

/** What the button does with a chosen thing. */
export function doing({ prices }: Facts, { name, args }: Move): string {
  if (name.startsWith('buy')) return `Buy it, pay ${prices.box} Gold`;
  if (name === 'staff') return 'Staff it';
  if (name === 'hire') return `Hire, pay ${prices.specialist} Gold`;
  if (name === 'burn') return 'Let it burn';
  if (name === 'raze') return 'Raze it';
  if (name === 'garrisons') return `Train ${(args[1] ?? 0) + 1}`;
  if (name === 'sparing') return 'Spare the !';
  return thingOf({ name, args })?.startsWith('kind') ? 'Activate' : 'Check it';
}
