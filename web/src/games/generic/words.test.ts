import { describe, expect, it } from 'vitest';

import core from '../../../../src/aevum/core/locale/de.json';
import german from '../../../../src/aevum/games/template/locale/de.json';
import type { Play } from '../../lib/match/play';
import { Teller, type Question } from '../../lib/match/told';
import { COMMON } from '../../lib/match/told.testing';
import { Catalogue, literal, type CatalogueData, type Text } from '../../lib/text';
import type { Chair, TableInfo, Waiting } from '../../lib/wire';
import { tellAt } from './tell';
import { asked, ending, verdict } from './words';

const GERMAN = new Catalogue(core as unknown as CatalogueData);
const NAMES = ['Ann', 'Ben', 'Cid'];
const chairs = NAMES.map((name, seat) => ({ seat, name })) as Chair[];
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
    table: { phase: 'playing', chairs, end: null } as unknown as TableInfo,
    you: { guest: 'ann', name: 'Ann', seat: 0, owner: true },
    teller: new Teller(COMMON, { you: 0, names: NAMES }),
    asks: [],
    waiting: [],
    log: [],
    active: false,
    ...more,
  }) as Play;
const tell = tellAt(() => play({}));

describe('the ask bar of any game', () => {
  it('asks what has to be answered before what may stay open', () => {
    const asks = [ask({ prompt: 'An offer?', must: false }), ask({})];
    expect(asked(play({ asks, active: true }))).toEqual({ text: 'What now?', detail: 'An offer?', active: true });
    expect(asked(play({ asks: [asks[0]!], active: true }))).toMatchObject({ text: 'An offer?', active: false });
  });
  it('says whom everybody waits for', () => {
    expect(asked(play({ waiting: [wait(1)] })).text).toBe('Waiting for Ben.');
    expect(asked(play({ waiting: [wait(1), wait(2)] })).text).toBe('Waiting for Ben and Cid.');
    expect(asked(play({})).text).toBe('Nobody has to decide right now.');
    const sealed = asked(play({ asks: [ask({ sealed: true })], waiting: [wait(0, true), wait(2)] }));
    expect(sealed).toMatchObject({ text: 'Your answer is in.', active: false });
    expect(sealed.detail).toContain('Waiting for Cid.');
  });
  it('names the move that a replay shows', () => {
    const past = { at: 5, count: 9, seat: 1, text: 'give 0' };
    expect(asked(play({ past }))).toEqual({ text: 'Ben: give 0', detail: 'Move 5 of 9', active: false });
    expect(asked(play({ past: { ...past, at: 0 } })).text).toBe('The beginning');
    const hidden = {
      past: { ...past, text: '' },
      log: [{ kind: '', seat: 1, args: [], text: 'player 2 draws', row: 4 }],
    };
    expect(asked(play(hidden)).text).toBe('Player 2 draws');
    expect(asked(play({ ...hidden, past })).text).toBe('Player 2 draws');
    expect(asked(play({ past: hidden.past })).text).toBe('Something hidden happened.');
  });
});

describe('the end of any game', () => {
  it('says who won, ties too', () => {
    expect(verdict([1, 2, 3], tell)).toBe('You won!');
    expect(verdict([2, 1, 3], tell)).toBe('Ben won.');
    expect(verdict([1, 1, 3], tell)).toBe('You and Ben share the win.');
    expect(verdict([3, 1, 1], tell)).toBe('Ben and Cid share the win.');
    expect(verdict([1, 1, 1], tell)).toBe('Everyone shares the win.');
    expect(verdict([], tell)).toBe('');
    expect(verdict([1], tell)).toBe('');
  });
  it('says how it ended where that is worth a word', () => {
    const ended = (end: Text | null, more: Partial<Play> = {}) =>
      ending(play({ table: { chairs, end } as unknown as TableInfo, ...more }));
    expect(ended(literal('goal'))).toBe('How it ended: goal.');
    expect(ended(literal('finished'))).toBe('');
    expect(ended(null)).toBe('');
    const teller = new Teller(new Catalogue(german as unknown as CatalogueData, GERMAN), { you: -1, names: NAMES });
    expect(ended(literal('goal'), { teller })).toBe('So endete sie: Jemand hat das Ziel erreicht.');
  });
  it('tells why the server ended a match as it is', () => {
    const left: Text = ['server-end-nobody-left', { who: ['seat', 1] }];
    const table = { chairs, end: left } as unknown as TableInfo;
    expect(ending(play({ table }))).toBe('Ben left, and only bots remained. The match has no result.');
  });
});
