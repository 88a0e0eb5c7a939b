/** The ways to leave a running match, and their consequences. */

import type { Session } from '../../lib/server/session.svelte';
import type { Outcome } from '../../lib/match/play';
import type { TableInfo, You } from '../../lib/wire';
import { shellMessage, textsArg } from '../../lib/say.svelte';
import type { Text } from '../../lib/text';

export interface Way {
  id: string;
  /** The label of its button. */
  label: Text;
  about: Text;
  /** The question before it, if it is irreversible. */
  sure?: Text;
  /** The page afterwards. */
  home?: boolean;
  act: (session: Session) => Promise<Outcome>;
}

/** This person's choices; none for spectators of a match between people. */
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
      label: shellMessage('room-leave-remove', { name }),
      about: shellMessage('room-leave-remove-about', { name }),
      sure: shellMessage('room-leave-remove-sure', { name }),
      act: (session) => session.remove(seat, guest),
    })),
  ];
}

const STAND_IN: Way = {
  id: 'stand',
  label: shellMessage('room-leave-bot'),
  about: shellMessage('room-leave-bot-about'),
  act: (session) => session.stand(),
};
const END_NOW: Way = {
  id: 'end',
  label: shellMessage('room-leave-end'),
  about: shellMessage('room-leave-end-about'),
  sure: shellMessage('room-leave-end-sure'),
  act: (session) => session.endVote(true),
};
const ASK_END: Way = {
  id: 'end',
  label: shellMessage('room-leave-ask'),
  about: shellMessage('room-leave-ask-about'),
  act: (session) => session.endVote(true),
};
const RESIGN: Way = {
  id: 'resign',
  label: shellMessage('room-leave-resign'),
  about: shellMessage('room-leave-resign-about'),
  sure: shellMessage('room-leave-resign-sure'),
  act: (session) => session.resign(false),
};
const LEAVE: Way = {
  id: 'leave',
  label: shellMessage('room-leave-good'),
  about: shellMessage('room-leave-good-about'),
  sure: shellMessage('room-leave-good-sure'),
  home: true,
  act: (session) => session.resign(true),
};

/** The text of a vote to end the match for this person, null without a vote. */
export function voteWords(table: TableInfo, you: You): Text | null {
  const [first] = table.ending;
  if (table.phase !== 'playing' || first === undefined) return null;
  const waiting = table.chairs.filter(({ kind, seat }) => kind === 'person' && !table.ending.includes(seat));
  const names = textsArg(waiting.map(({ name }) => name));
  const name = table.chairs[first]?.name ?? '';
  if (first === you.seat) return shellMessage('room-end-vote-mine', { names });
  return table.ending.includes(you.seat) || you.seat < 0
    ? shellMessage('room-end-vote-waiting', { name, names })
    : shellMessage('room-end-vote', { name });
}
