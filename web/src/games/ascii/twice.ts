/** Confirmation of moves: their gain, their cost, and what is lost. */

import type { AsciiController } from './controller.svelte';
import { diceArg } from './dicewords';
import { moodWords } from './mood';
import type { Move } from './moves';
import { sentences, type Tell } from './tell';

/** A move that needs confirmation: an edict, or ending a turn with something left to do. */
export type Twice = 'tax' | 'conscript' | 'done';

export function twiceWords(tell: Tell, controller: AsciiController, what: Twice): { text: string; detail: string } {
  const { mine } = controller;
  const { taxGold, edictUnhappy } = mine.facts;
  const price = moodWords(tell, mine, edictUnhappy);
  if (what === 'tax')
    return { text: tell('ui-tax-ask'), detail: sentences(tell('ui-gold-amount', { gold: taxGold }), price) };
  if (what === 'conscript')
    return { text: tell('ui-conscript-ask'), detail: sentences(tell('ui-workers-become'), price) };
  const free = controller.freeDice;
  const text = free.length ? tell('ui-end-with-dice', { n: free.length }) : tell('ui-end-with-lines');
  return { text, detail: lostWords(tell, controller) };
}

/** What ending this turn would lose; "" if nothing. */
export function lostWords(tell: Tell, controller: AsciiController): string {
  const { view, mine, freeDice } = controller;
  return sentences(
    freeDice.length ? tell('ui-unused', { dice: diceArg(view, freeDice) }) : '',
    mine.lines ? tell('ui-lines-lost', { lines: mine.lines }) : '',
  );
}

/** The label of the button that confirms it. */
export function twiceDoes(tell: Tell, { name, args }: Move): string {
  if (name === 'tax') return tell('ui-do-dictate');
  return name === 'conscript' ? tell('ui-do-soldiers', { soldiers: (args[0] ?? 0) + 1 }) : tell('ui-do-end-turn');
}
