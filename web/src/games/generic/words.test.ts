import { describe, expect, it } from 'vitest';

import type { Play } from '../../lib/match/play';
import type { Question } from '../../lib/match/told';
import type { Chair, TableInfo, Waiting } from '../../lib/wire';
import { withPeople } from '../../lib/words';
import { asked } from './words';

const chairs = ['Ann', 'Ben', 'Cid'].map((name, seat) => ({ seat, name })) as Chair[];
const ask = (more: Partial<Question>): Question => ({
  serial: 1,
  kind: 0,
  prompt: 'What now?',
  must: true,
  subject: -1,
  sealed: false,
  deadline: -1,
  ...more,
});
const wait = (seat: number, sealed = false): Waiting => ({ seat, serial: 1, must: true, sealed, ends_at: -1 });
const play = (more: Partial<Play>) =>
  ({
    table: { phase: 'playing', chairs, end: '' } as unknown as TableInfo,
    you: { guest: 'ann', name: 'Ann', seat: 0, owner: true },
    asks: [],
    waiting: [],
    log: [],
    active: false,
    ...more,
  }) as Play;

describe('the ask bar of any game', () => {
  it('asks what has to be answered before what may stay open', () => {
    const asks = [ask({ prompt: 'An offer?', must: false }), ask({})];
    expect(asked(play({ asks, active: true }))).toEqual({ text: 'What now?', detail: 'An offer?', active: true });
    expect(asked(play({ asks: [asks[0]!], active: true }))).toMatchObject({ text: 'An offer?', active: false });
  });
  it('says whom everybody waits for', () => {
    expect(asked(play({ waiting: [wait(1)] })).text).toBe('Ben is thinking.');
    expect(asked(play({ waiting: [wait(1), wait(2)] })).text).toBe('Ben and Cid are thinking.');
    const sealed = asked(play({ asks: [ask({ sealed: true })], waiting: [wait(0, true), wait(2)] }));
    expect(sealed).toMatchObject({ text: 'Your answer is in', active: false });
    expect(sealed.detail).toContain('Cid is thinking.');
  });
  it('names the move that a replay shows', () => {
    const past = { at: 5, count: 9, seat: 1, text: 'give 0' };
    expect(asked(play({ past }))).toEqual({ text: 'Ben: give 0', detail: 'Move 5 of 9', active: false });
    expect(asked(play({ past: { ...past, at: 0 } })).text).toBe('The beginning');
    const hidden = {
      past: { ...past, text: '' },
      log: [{ kind: '', seat: 1, args: [], text: 'player 2 draws', row: 4 }],
    };
    expect(asked(play(hidden)).text).toBe('Ben draws');
    expect(asked(play({ ...hidden, past })).text).toBe('Ben draws');
    expect(asked(play({ past: hidden.past })).text).toBe('Something hidden happened');
  });
  it('calls players by their names', () => {
    expect(withPeople('player 2 offers player 1 a card, player 9 waits', ['Ann', 'Ben'])).toBe(
      'Ben offers Ann a card, player 9 waits',
    );
  });
});
