import { describe, expect, test } from 'vitest';
import type { Play } from '../../lib/match/play';
import type { Deal } from '../../lib/wire';
import { asks, dealEnd, dealTitle, likelyBid } from './bargains';
import { PLACES } from './facts';
import { tellTo } from './fixture';

const at = (owner: number, place: number) => ({ owner, place });
const NAMES = ['Ann', 'Ben', 'Cid'];
const tell = tellTo(0, NAMES);
const play = {
  you: { seat: 0 },
  table: { teams: [0, 1, 0], chairs: NAMES.map((name) => ({ name })) },
} as unknown as Pick<Play, 'table' | 'you'>;
const deal = (seat: number, to: number, state: Deal['state'] = 'open'): Deal => ({
  number: 1,
  seat,
  to,
  mine: 2,
  yours: 4,
  count: true,
  state,
  ends_at: 0,
  zero_at: -1,
  broke: [],
});

describe('the likely bid', () => {
  test('is for who stands with me, on the pile that we share', () => {
    const timers = [at(1, 5), at(0, 3), at(0, 0), at(2, 0), at(1, PLACES.front)];
    expect(likelyBid(timers, 0)).toEqual({ mine: 0, to: 2, yours: 0, count: true });
  });
  test('lets each leave one of two piles that both want', () => {
    const timers = [at(0, 2), at(0, 4), at(1, 2), at(1, 4), at(2, 4)];
    expect(likelyBid(timers, 0)).toEqual({ mine: 2, to: 1, yours: 4, count: true });
  });
  test('is none where somebody has no timer on a pile', () => {
    expect(likelyBid([at(0, 2), at(1, PLACES.front)], 0)).toBeNull();
    expect(likelyBid([at(0, PLACES.hell), at(1, 2)], 0)).toBeNull();
  });
});

describe('a deal', () => {
  const title = (...of: Parameters<typeof deal>) => tell(dealTitle(play, deal(...of)));
  test('says to whom it goes, and who said no', () => {
    expect(title(0, 2)).toBe('To Cid (your partner)');
    expect(title(0, -1)).toBe('To anyone');
    expect(title(1, 0)).toBe('Ben offers you');
    expect(title(1, 2)).toBe('Ben offers Cid');
    expect(title(1, 0, 'shaken')).toBe('you and Ben');
    expect(dealEnd(deal(0, 1, 'refused'))).toEqual(['ui-deal-refused', { who: ['seat', 1] }]);
  });
  test('asks only whom it is for, while it is open', () => {
    expect(asks(deal(1, 0), 0)).toBe(true);
    expect(asks(deal(1, -1), 0)).toBe(true);
    expect(asks(deal(1, 2), 0)).toBe(false);
    expect(asks(deal(0, -1), 0)).toBe(false);
    expect(asks(deal(1, 0, 'lapsed'), 0)).toBe(false);
  });
});
