/** How somebody can get out of a running match, and what each way means. */

import type { Session } from '../../lib/server/session.svelte';
import type { Outcome } from '../../lib/match/play';
import type { TableInfo, You } from '../../lib/wire';
import { listed } from '../../lib/words';

export interface Way {
  id: string;
  /** The words of its button. */
  label: string;
  about: string;
  /** The question before it is done, where it cannot be taken back. */
  sure?: string;
  /** Where this person goes afterwards. */
  home?: boolean;
  act: (session: Session) => Promise<Outcome>;
}

/** What this person can choose now; nothing for spectators of a match between people. */
export function ways(table: TableInfo, you: You): Way[] {
  if (table.phase !== 'playing') return [];
  const people = table.chairs.filter(({ kind }) => kind === 'person');
  const others = people.filter(({ seat }) => seat !== you.seat);
  if (you.seat < 0) return people.length === 0 && you.owner ? [END_NOW] : [];
  if (others.length === 0) return table.chairs.length > 1 ? [STAND_IN, END_NOW] : [END_NOW];
  const agreed = table.ending.includes(you.seat);
  const absent = others.filter((chair) => chair.away && (you.owner || chair.guest === table.owner));
  return [
    STAND_IN,
    ...(agreed ? [] : [ASK_END]),
    RESIGN,
    LEAVE,
    ...absent.map(({ seat, guest, name }): Way => ({
      id: `remove-${seat}`,
      label: `Remove ${name}`,
      about: `${name} is away. A bot keeps the seat for the rest of the match.`,
      sure: `Remove ${name} from this match? They can’t come back to the seat.`,
      act: (session) => session.remove(seat, guest),
    })),
  ];
}

const STAND_IN: Way = {
  id: 'stand',
  label: 'Let a bot play',
  about: 'It plays for you until you come back.',
  act: (session) => session.stand(),
};
const END_NOW: Way = {
  id: 'end',
  label: 'End match',
  about: 'It ends at once, without a result.',
  sure: 'End this match without a result?',
  act: (session) => session.endVote(true),
};
const ASK_END: Way = {
  id: 'end',
  label: 'Ask to end',
  about: 'The match ends without a result if everyone agrees.',
  act: (session) => session.endVote(true),
};
const RESIGN: Way = {
  id: 'resign',
  label: 'Resign',
  about: 'A bot plays on in your seat. You can watch, but not come back.',
  sure: 'Resign for the rest of this match? A bot takes your seat.',
  act: (session) => session.resign(false),
};
const LEAVE: Way = {
  id: 'leave',
  label: 'Leave for good',
  about: 'You resign and leave the table. A rematch starts without you.',
  sure: 'Leave this match for good? A bot takes your seat.',
  home: true,
  act: (session) => session.resign(true),
};

/** What a vote to end the match says to this person, '' where there is none. */
export function voteWords(table: TableInfo, you: You): string {
  const [first] = table.ending;
  if (table.phase !== 'playing' || first === undefined) return '';
  const waits = table.chairs
    .filter(({ kind, seat }) => kind === 'person' && !table.ending.includes(seat))
    .map(({ name, seat }) => (seat === you.seat ? 'you' : name));
  const asker = first === you.seat ? 'You ask' : `${table.chairs[first]?.name ?? ''} asks`;
  const asked = `${asker} to end the match without a result.`;
  const mine = table.ending.includes(you.seat) || you.seat < 0;
  return mine ? `${asked} Waiting for ${listed(waits)}.` : `${asked} Everyone must agree.`;
}
