/** The texts of a table in a list. */

import { ago, company, facts, which } from '../../lib/words';
import { say, shellMessage } from '../../lib/say.svelte';
import type { Text } from '../../lib/text';
import type { Titled } from '../../lib/games/titles.svelte';
import type { TableLine } from '../../lib/wire';

/** A line with its title in the reader's language. */
type ToldLine = Omit<TableLine, 'title'> & Titled<string>;

/** The state of a player's own table when it isn't their turn. A live game has no turns: it runs, or waits for them. */
export function standing({ phase }: TableLine, live: boolean): string {
  if (phase === 'lobby') return say('site-table-lobby');
  return say(live ? 'site-table-running' : 'site-table-waiting');
}

/** What happens at a live table while its player is away, as a sentence; "" for other games. */
export function meanwhile(line: TableLine, bots: readonly string[], live: boolean): string {
  if (!live || line.phase !== 'playing') return '';
  const people = line.names.filter((name, seat) => seat !== line.your_seat && !bots.includes(name));
  return say(people.length > 0 ? 'site-table-away-people' : 'site-table-away-alone');
}

/** "Base, 3 bots, 5 min ago"; moves only if their number is public. */
export function tableWords(line: ToldLine, bots: readonly string[], now: number): Text | null {
  const others = line.names.filter((_, seat) => seat !== line.your_seat);
  const told =
    line.phase === 'lobby'
      ? [shellMessage('site-table-seats', { taken: line.taken, n: line.seats })]
      : [line.rows > 0 && shellMessage('site-moves', { n: line.rows }), company(others, bots), ago(line.changed, now)];
  return facts([...which(line), ...told]);
}
