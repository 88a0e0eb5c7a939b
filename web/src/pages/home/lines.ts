/** What a line of a list says of a table. */

import { ago, company, many, which } from '../../lib/words';
import type { Titled } from '../../lib/games/titles.svelte';
import type { TableLine } from '../../lib/wire';

/** A line with its title in the reader's language. */
type ToldLine = Omit<TableLine, 'title'> & Titled<string>;

/** How a table of one's own stands where it is not one's turn. A live game has no turns: it runs, or it waits for one. */
export function standing({ phase }: TableLine, live: boolean): string {
  if (phase === 'lobby') return 'Not begun';
  return live ? 'Go on' : 'Waiting';
}

/** What happens at a live table while one is away, as a sentence; "" elsewhere. */
export function meanwhile(line: TableLine, bots: readonly string[], live: boolean): string {
  if (!live || line.phase !== 'playing') return '';
  const people = line.names.filter((name, seat) => seat !== line.your_seat && !bots.includes(name));
  return people.length ? 'The others wait a moment, then a bot plays for you.' : 'Time stands until you are back.';
}

/** "Base, 3 bots, 5 min ago"; moves only where everybody may know how many there were. */
export function tableWords(line: ToldLine, bots: readonly string[], now: number): string {
  const others = line.names.filter((_, seat) => seat !== line.your_seat);
  const told =
    line.phase === 'lobby'
      ? [`${line.taken} of ${many(line.seats, 'seat')} taken`]
      : [line.rows > 0 ? many(line.rows, 'move') : '', company(others, bots), ago(line.changed, now)];
  return [which(line), ...told].filter(Boolean).join(', ');
}
