/** Buttons of the ask bar: what a move does, in as few words as the question beside it allows. */

import { nameOf } from '../../lib/people/names';
import type { Play } from '../../lib/match/play';
import { many } from '../../lib/words';
import type { AsciiController } from './controller.svelte';
import { FACTS, KINDS } from './facts';
import { thingOf, type Move } from './moves';
import { moodLoss, moodPrice } from './mood';
import type { SheetView } from './view';

/** A button for a move that needs no die: short, as the question stands beside it. */
export function shortWords(play: Play, controller: AsciiController, move: Move): string {
  const { name, args } = move;
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
      return `One Unhappiness, ${moodLoss(controller.mine)}`;
    case 'lose':
      return first === 0 ? 'Lose 2 Workers' : 'Lose 2 Gold';
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
  switch (name) {
    case 'raid':
      return 'One Deploy action. They lose 1 Gold, which is yours, and gain one Unhappiness; others may cancel it.';
    case 'barbarians':
      return 'One Deploy action for 1 Gold and one Happiness; everybody may cancel it.';
    case 'colonise':
      return 'Two Deploy actions: 5 by 5 cells of their map, where their buildings work for your dice of 6.';
    case 'raze':
      return 'Two Deploy actions: the Colony is crossed out, its place stays blocked.';
    case 'unhappy':
      return `Unhappiness: ${moodPrice(mine)}.`;
    default:
      return '';
  }
}

const VERBS: Record<string, string> = { burn: 'Burn', raze: 'Raze', staff: 'Staff', hire: 'Hire for' };

/** "Staff the Farm (0,3)". */
export function builtWords(controller: AsciiController, { name, args }: Move): string {
  const [col = 0, row = 0] = args;
  const built = controller.sheet.buildings.find((each) => each.col === col && each.row === row);
  return `${VERBS[name]} the ${KINDS[built?.kind ?? 0]?.name} (${col},${row})${name === 'hire' ? `, pay ${FACTS.prices.specialist} Gold` : ''}`;
}

/** What the button does with a chosen thing. */
export function doing({ name, args }: Move): string {
  if (name.startsWith('buy')) return `Buy it, pay ${FACTS.prices.box} Gold`;
  if (name === 'staff') return 'Staff it';
  if (name === 'hire') return `Hire, pay ${FACTS.prices.specialist} Gold`;
  if (name === 'burn') return 'Let it burn';
  if (name === 'raze') return 'Raze it';
  if (name === 'garrisons') return `Train ${(args[1] ?? 0) + 1}`;
  if (name === 'sparing') return 'Spare the !';
  return thingOf({ name, args })?.startsWith('kind') ? 'Activate' : 'Check it';
}
