import { describe, expect, it } from 'vitest';
import { aBoolean, aList, aMap, anything, aNumber, aText, either, maybe, oneOf, readView } from './view';

const SHAPE = {
  turn: aNumber,
  phase: oneOf('roll', 'over'),
  hand: aList(aNumber),
  offers: aList(aList(aNumber)),
  texts: maybe(aList(either(aText, oneOf(null), aList(anything)))),
  numbers: maybe(aMap(aNumber)),
  over: aBoolean,
};
const GOOD = { turn: 1, phase: 'roll', hand: [1, 2], offers: [[1], []], over: false };

describe('a view that a game declares', () => {
  it('is read as it is, with whatever else it has', () => {
    const fields = { ...GOOD, texts: ['words', null, ['key', {}]], numbers: { 'town.ore': 4 }, more: 1 };
    expect(readView(fields, SHAPE, 'Imperials')).toBe(fields);
  });

  it.each([
    ['turn', 'one'],
    ['turn', undefined],
    ['phase', 'war'],
    ['hand', [1, 'two']],
    ['hand', {}],
    ['offers', [1]],
    ['texts', [7]],
    ['numbers', { 'town.ore': 'four' }],
    ['over', 0],
  ])('is refused where %s is wrong', (name, value) => {
    const spoilt = { ...GOOD, hand: [1, 2], offers: [[1]], [name]: value };
    expect(() => readView(spoilt, SHAPE, 'Imperials')).toThrow(`"${name}"`);
  });

  it('has fields for each seat', () => {
    const eachSeat = { map: aList(aNumber), score: aNumber };
    const seats = { map_0: [1], score_0: 4, map_1: [], score_1: 0 };
    const read = (changes: Record<string, unknown>) => () =>
      readView({ ...GOOD, ...seats, ...changes }, SHAPE, 'ASCII Empires', eachSeat);
    expect(read({})).not.toThrow();
    expect(read({ map_1: 7 })).toThrow('"map_1"');
    expect(read({ score_0: undefined })).toThrow('"score_0"');
  });
});
