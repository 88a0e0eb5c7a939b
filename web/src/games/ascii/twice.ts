/** What is asked once more before it is done: what it brings, what it costs, what is lost. */

import { capital, listed, many } from '../../lib/words';
import type { AsciiController } from './controller.svelte';
import { dieWords } from './dicewords';
import { moodWords } from './mood';
import type { Move } from './moves';

/** What is asked twice before it is done: an edict, or the end of a turn that leaves something undone. */
export type Twice = 'tax' | 'conscript' | 'done';

export function twiceWords(controller: AsciiController, what: Twice): { text: string; detail: string } {
  const { mine } = controller;
  const { taxGold, edictUnhappy } = mine.facts;
  const price = moodWords(mine, edictUnhappy);
  if (what === 'tax') return { text: 'Dictate Taxation?', detail: `${taxGold} Gold. ${price}` };
  if (what === 'conscript')
    return { text: 'Dictate Conscription?', detail: `Workers become Soldiers at once. ${price}` };
  const free = controller.freeDice;
  const text = free.length ? `Done with ${many(free.length, 'die', 'dice')} free?` : 'Done with lines to draw with?';
  return { text, detail: lostWords(controller) };
}

/** What the end of this turn would throw away; "" if nothing. */
export function lostWords(controller: AsciiController): string {
  const { view, mine, freeDice } = controller;
  const dice = freeDice.length ? `${listed(freeDice.map((die) => dieWords(view, die)))} will not be used` : '';
  const lines = mine.lines ? `${many(mine.lines, 'line')} ${mine.lines === 1 ? 'is' : 'are'} lost` : '';
  const lost = listed([dice, lines].filter(Boolean));
  return lost ? `${capital(lost)}.` : '';
}

/** The button that does it. */
export function twiceDoes({ name, args }: Move): string {
  if (name === 'tax') return 'Dictate it';
  return name === 'conscript' ? many((args[0] ?? 0) + 1, 'Soldier') : 'End the turn';
}
