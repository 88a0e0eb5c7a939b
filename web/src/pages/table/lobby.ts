/** What a lobby says to the one who looks at it: the instruction, why, and whether it can begin. */

import { FAIR, SLOW } from '../../lib/match/live';
import { counted, listed } from '../../lib/words';
import type { GameInfo, TableInfo, You } from '../../lib/wire';

export interface LobbyWords {
  text: string;
  detail: string;
  /** It waits for this person. */
  active: boolean;
  /** The match could be started. */
  complete: boolean;
}

export function lobbyWords(table: TableInfo, you: You): LobbyWords {
  const open = table.chairs.filter((chair) => chair.kind === 'open').length;
  const late = table.chairs
    .filter((chair) => chair.kind === 'person' && !chair.ready && chair.guest !== table.owner)
    .map((chair) => (chair.guest === you.guest ? 'you' : chair.name));
  const complete = open === 0 && late.length === 0;
  return { ...words(open, late, complete, table, you), complete };
}

function words(open: number, late: string[], complete: boolean, table: TableInfo, you: You) {
  const mine = table.chairs[you.seat];
  if (you.owner) {
    if (complete) return { text: 'Everybody is here', detail: 'Start when you like.', active: true };
    if (open > 0)
      return {
        text: `${counted(open, 'seat')} ${open === 1 ? 'is' : 'are'} open`,
        detail: 'Send the link to friends, or let bots sit down.',
        active: true,
      };
    return { text: `Waiting for ${listed(late)}`, detail: 'They say when they are ready.', active: false };
  }
  if (!mine) {
    if (open > 0)
      return { text: 'Take a seat', detail: 'Or stay and watch; you see what everybody may see.', active: true };
    return { text: 'All seats are taken', detail: 'You watch. The match begins in a moment.', active: false };
  }
  if (!mine.ready) return { text: 'Are you ready?', detail: 'The owner starts when everybody is.', active: true };
  if (open > 0)
    return {
      text: 'You are ready',
      detail: `Waiting for ${counted(open, 'more player').toLowerCase()}.`,
      active: false,
    };
  const owner = table.chairs.find(({ guest }) => guest && guest === table.owner);
  if (owner && !owner.here && complete)
    return { text: 'You are ready', detail: 'The owner is away; the match waits for them.', active: false };
  const others = late.filter((name) => name !== 'you');
  return {
    text: 'You are ready',
    detail: others.length > 0 ? `Waiting for ${listed(others)}.` : 'Waiting for the owner to start.',
    active: false,
  };
}

/** What somebody should know before sitting down to a live game over a slow connection, else ''. */
export function slowWords({ timing }: Pick<GameInfo, 'timing'>, ping: number | null): string {
  if (timing !== 'live' || ping === null || ping <= SLOW) return '';
  return (
    `Your connection is slow: ${ping} ms there and back. The server makes up for ${FAIR} ms of it, ` +
    'so you may come late in a race. You are welcome all the same.'
  );
}
