import { expect, test } from 'vitest';
import type { Play } from '../../lib/match/play';
import type { Deal } from '../../lib/wire';
import { tellerOf } from './fixture';
import { wished } from './wishes';

const bid = (seat: number, to: number, state: Deal['state'] = 'open') => ({ seat, to, mine: 2, yours: 4, state });
const heard = (deals: ReturnType<typeof bid>[], votes: number[] = [], held = '') =>
  wished({
    you: { seat: 0 },
    teller: tellerOf(0, ['Ann', 'Ben', 'Cid']),
    table: {
      phase: 'playing',
      teams: [],
      chairs: ['Ann', 'Ben', 'Cid'].map((name, seat) => ({ name, seat, kind: 'person', away: false })),
    },
    live: { deals, tempo: { votes, held } },
  } as unknown as Play);

test('a bid to me comes before a plea, and a plea before what others agree on', () => {
  expect(heard([bid(1, 0), bid(1, 2)], [2])?.text).toBe('Ben offers you: I’ll leave pile 3 if you leave pile 5.');
  expect(heard([bid(1, 2)], [2])).toEqual({ seat: 2, text: 'Cid asks for a pause.', pause: 'Agree' });
  expect(heard([bid(1, 2, 'refused')])?.text).toBe('Ben and Cid: I’ll leave pile 3 if you leave pile 5. Cid said no.');
  expect(heard([])).toBeNull();
});

test('who asked or agreed reads for whom a pause waits, until time stands', () => {
  expect(heard([], [1, 0])).toEqual({ seat: 1, text: 'The pause is waiting for Cid.', pause: 'Withdraw' });
  expect(heard([], [1], 'pause')).toBeNull();
});
