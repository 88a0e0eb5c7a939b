/** Buttons of the ask bar: short labels of moves. */

import type { AsciiController } from './controller.svelte';
import { COLONY, type Facts } from './facts';
import { thingOf, type Move } from './moves';
import { moodLoss, moodWords } from './mood';
import { buildingArg, marksArg, seatArg, type Plain, type Tell } from './tell';
import type { SheetView } from './view';

/** Moves whose button always has the same label. */
const PLAIN: Partial<Record<string, Plain>> = {
  quiet: 'ui-do-quiet',
  announce: 'ui-do-announce',
  defend: 'ui-do-defend',
  barbarians: 'ui-do-barbarians',
  cancel: 'ui-do-cancel',
  more: 'ui-do-more',
  stop: 'ui-do-stop',
  tax: 'ui-do-tax',
  retract: 'ui-do-retract',
};

/** A short button for a move without a die, as the question is beside it. */
export function shortWords(tell: Tell, controller: AsciiController, move: Move): string {
  const { name, args } = move;
  const { facts } = controller.mine;
  const [first = 0] = args;
  const plain = PLAIN[name];
  if (plain) return tell(plain);
  switch (name) {
    case 'done':
      if (controller.kind === 'develop') return tell('ui-do-end-turn');
      return tell(controller.unarmed ? 'ui-do-no-army' : 'ui-do-finish');
    case 'decline':
      if (controller.kind === 'cancel') return tell('ui-do-let');
      return tell(controller.kind === 'colony' ? 'ui-do-rest' : 'ui-do-pass');
    case 'unhappy': {
      const unhappy = facts.disasterUnhappy;
      return tell('ui-do-unhappy', { unhappy, points: moodLoss(controller.mine, unhappy) });
    }
    case 'lose': {
      const lost = marksArg([first === 0 ? ['worker', facts.droughtWorkers] : ['gold', facts.barbarianGold]]);
      return tell('ui-do-lose', { lost });
    }
    case 'leave':
      return tell(first === 0 ? 'ui-do-skip-science' : 'ui-do-skip-culture');
    case 'pledge':
      return first ? tell('ui-do-pledge', { gold: first }) : tell('ui-do-pledge-nothing');
    case 'use':
      return tell('ui-do-use', { building: buildingArg(first) });
    case 'train':
      return tell('ui-do-train-abroad', { soldiers: first + 1 });
    case 'raid':
      return tell('ui-do-raid', { who: seatArg(first) });
    case 'colonise':
      return tell('ui-do-colonise', { who: seatArg(first) });
    case 'conscript':
      return tell('ui-do-conscript', { n: first + 1 });
    case 'burn':
    case 'raze':
    case 'staff':
    case 'hire':
      return builtWords(tell, controller, { name, args });
    default:
      return controller.words(move.code);
  }
}

/** The gain and the cost of an answer, for the tooltip of its button. */
export function aboutAnswer(tell: Tell, { name }: Move, mine: SheetView): string {
  const { raid, colonyActions, disasterUnhappy, kinds } = mine.facts;
  switch (name) {
    case 'raid':
      return tell('ui-about-raid', { actions: raid.actions, gold: raid.gold, unhappy: raid.unhappy });
    case 'barbarians': {
      const get = marksArg([
        ['gold', raid.spoilsGold],
        ['happiness', raid.spoilsHappy],
      ]);
      return tell('ui-about-barbarians', { actions: raid.actions, get });
    }
    case 'colonise':
      return tell('ui-about-colonise', { actions: colonyActions, die: kinds[COLONY]?.die ?? SIDES });
    case 'raze':
      return tell('ui-about-raze', { actions: colonyActions });
    case 'unhappy':
      return moodWords(tell, mine, disasterUnhappy);
    default:
      return '';
  }
}

const SIDES = 6;

/** "Staff the Farm (0,3)". */
export function builtWords(
  tell: Tell,
  controller: AsciiController,
  { name, args }: Pick<Move, 'name' | 'args'>,
): string {
  const [col = 0, row = 0] = args;
  const built = controller.sheet.buildings.find((each) => each.col === col && each.row === row);
  const at = { building: buildingArg(built?.kind ?? 0), col, row };
  if (name === 'hire') return tell('ui-do-hire-at', { ...at, gold: controller.mine.facts.prices.specialist });
  if (name === 'burn') return tell('ui-do-burn-at', at);
  return tell(name === 'raze' ? 'ui-do-raze-at' : 'ui-do-staff-at', at);
}

/** The label of the button for a chosen thing. */
export function doing(tell: Tell, { prices }: Facts, { name, args }: Move): string {
  if (name.startsWith('buy')) return tell('ui-do-buy', { gold: prices.box });
  if (name === 'staff') return tell('ui-do-staff');
  if (name === 'hire') return tell('ui-do-hire', { gold: prices.specialist });
  if (name === 'burn') return tell('ui-do-burn');
  if (name === 'raze') return tell('ui-do-raze');
  if (name === 'garrisons') return tell('ui-do-train', { n: (args[1] ?? 0) + 1 });
  if (name === 'sparing') return tell('ui-do-spare');
  return tell(thingOf({ name, args })?.startsWith('kind') ? 'ui-do-activate' : 'ui-do-check');
}
