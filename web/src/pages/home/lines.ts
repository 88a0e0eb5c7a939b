/** What a line of a list says of a table. */

import { ago, company, many, which } from '../../lib/words';
import type { TableLine } from '../../lib/wire';

/** "Base, 3 bots, 5 min ago"; moves only where everybody may know how many there were. */
export function tableWords(line: TableLine, bots: readonly string[], now: number): string {
  const others = line.names.filter((_, seat) => seat !== line.your_seat);
  const told =
    line.phase === 'lobby'
      ? [`${line.taken} of ${many(line.seats, 'seat')} taken`]
      : [line.rows > 0 ? many(line.rows, 'move') : '', company(others, bots), ago(line.changed, now)];
  return [which(line), ...told].filter(Boolean).join(', ');
}
