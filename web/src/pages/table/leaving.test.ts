import { expect, test } from 'vitest';
import { sayText } from '../../lib/say.svelte';
import type { Chair, TableInfo, You } from '../../lib/wire';
import { voteWords, ways } from './leaving';

const chair = (seat: number, more: Partial<Chair> = {}): Chair =>
  ({ seat, kind: 'person', name: `P${seat}`, guest: `g${seat}`, away: false, ...more }) as Chair;
const table = (chairs: Chair[], more: Partial<TableInfo> = {}) =>
  ({ phase: 'playing', owner: 'g0', chairs, ending: [], ...more }) as unknown as TableInfo;
const you = (seat: number): You => ({ guest: `g${seat}`, name: '', seat, owner: seat === 0 });
const ids = (...given: Parameters<typeof ways>) => ways(...given).map(({ id }) => id);
const bot = (seat: number) => chair(seat, { kind: 'bot', guest: '' });

test('between people one can resign, leave, or ask for the end', () => {
  expect(ids(table([chair(0), chair(1)]), you(1))).toEqual(['stand', 'end', 'resign', 'leave']);
  expect(ids(table([chair(0), chair(1)], { ending: [1] }), you(1))).toEqual(['stand', 'resign', 'leave']);
});

test('the owner removes who is away, and others remove an absent owner', () => {
  const gone = table([chair(0), chair(1, { away: true }), chair(2)]);
  expect(ids(gone, you(0))).toContain('remove-1');
  expect(ids(gone, you(2))).not.toContain('remove-1');
  expect(ids(table([chair(0, { away: true }), chair(1)]), you(1))).toContain('remove-0');
});

test('alone a match is ended at once, and spectators have no say', () => {
  expect(ids(table([chair(0)]), you(0))).toEqual(['end']);
  expect(ids(table([chair(0), bot(1)]), you(0))).toEqual(['stand', 'end']);
  expect(ids(table([chair(0), chair(1)]), you(-1))).toEqual([]);
  expect(ids(table([bot(0), bot(1)]), { ...you(-1), owner: true })).toEqual(['end']);
  expect(ids(table([chair(0)], { phase: 'over' }), you(0))).toEqual([]);
});

test('only what can be taken back is done without a question', () => {
  const sure = ways(table([chair(0), chair(1)]), you(0)).map((way) => Boolean(way.sure));
  expect(sure).toEqual([false, false, true, true]);
});

test('a vote says who asks and for whom it waits', () => {
  const three = [chair(0), chair(1), chair(2), bot(3)];
  const told = (ending: number[]) => sayText(voteWords(table(three, { ending }), you(0))!);
  expect(voteWords(table(three), you(0))).toBeNull();
  expect(told([1])).toBe('P1 asks to end the match without a result. Everyone must agree.');
  expect(told([1, 0])).toBe('P1 asks to end the match without a result. Waiting for P2.');
  expect(told([0])).toBe('You asked to end the match without a result. Waiting for P1 and P2.');
});
