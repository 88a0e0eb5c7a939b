import { describe, expect, it } from 'vitest';
import type { Tried } from '../../lib/match/told';
import type { Text } from '../../lib/text';
import { event, points, position, tell } from './fixture';
import { goodsArg, inner, say, thingArg } from './tell';
import {
  consequence,
  forecast,
  labelParts,
  margins,
  raidLosses,
  roman,
  scoreParts,
  signed,
  squareFacts,
  squareLabel,
  useLines,
} from './words';
import { cellAt, tempusView } from './view';

const tried = (set: Record<string, unknown>, events = [event('road')]): Tried => ({
  t: 'tried',
  id: 'x',
  label: '',
  set,
  events,
});

describe('small words', () => {
  it('write numbers as print does', () => {
    expect([1, 4, 5].map(roman)).toEqual(['I', 'IV', 'V']);
    expect(signed(-10)).toBe('−10');
    expect(signed(3, true)).toBe('+3');
    expect(signed(0, true)).toBe('0');
  });
  it('part a label into the move and its price', () => {
    const build = say('move-build', { building: thingArg('market'), square: 'd5' });
    const costly: Text = ['label-cost', { label: inner(build), cost: goodsArg(2, 0, 2) }];
    const paid: Text = ['label-note', { label: inner(costly), note: inner(say('note-fee', { gold: 2 })) }];
    expect(labelParts(paid)).toEqual({
      move: build,
      price: [say('ui-costs', { goods: goodsArg(2, 0, 2) }), say('ui-pays-fee', { gold: 2 })],
    });
    const strike = say('move-strike', { square: 'f8', target: 'e7' });
    const gain: Text = ['label-note', { label: inner(strike), note: inner(say('note-gain', { gold: 1 })) }];
    expect(labelParts(gain)).toEqual({ move: strike, price: [say('ui-gains', { gold: 1 })] });
    expect(labelParts(strike)).toEqual({ move: strike, price: [] });
  });
});

describe('squares', () => {
  const view = position({ lakes_buildings: [[], [], [3, 45]], lakes_points: [0, 0, 2] });
  const told = (view: ReturnType<typeof position>, square: number) => {
    const { name, fact } = squareFacts(view, square);
    return { name: tell(name), fact: fact ? tell(fact) : '' };
  };
  it('say what they hold', () => {
    expect(told(view, 96)).toEqual({ name: 'Lake, 2 points', fact: '1 square, 2 buildings on its shore.' });
    expect(told(view, 44)).toEqual({ name: 'Enemy, −10 points', fact: 'It raids the market at f5.' });
    expect(squareFacts(view, 22).fact).toEqual(say('ui-raider-idle'));
    expect(told(view, 4)).toEqual({ name: 'Forest', fact: '4 wood left.' });
    expect(told(view, 3)).toEqual({ name: 'Farm, 2 points', fact: 'Using it brings 1 gold.' });
    expect(squareFacts(view, 45).fact).toEqual(say('ui-unconnected'));
    expect(squareFacts(view, 0)).toEqual({ name: say('ui-empty'), fact: null });
  });
  it('are read out with their place', () => {
    expect(tell(squareLabel(view, 4))).toBe('e1: Forest. 4 wood left.');
    expect(tell(squareLabel(view, 0))).toBe('a1: Empty square');
  });
  it('tell a forest that is used up and a used building', () => {
    const later = position({
      units: position().units.map((_, s) => (s === 4 ? 0 : 4)),
      uses: [67],
      spent: [3],
    });
    expect(squareFacts(later, 4).name).toEqual(say('ui-used-up', { thing: thingArg('forest') }));
    expect(squareFacts(later, 3).fact).toEqual(say('ui-used'));
  });
});

describe('the raid', () => {
  it('is foretold with those who stay away', () => {
    expect(forecast(position(), tell)).toBe('Enemies raid from e5, g5, g7 and i7. 6 other enemies reach no building.');
    expect(forecast(position({ raiders: [44], raiders_prey: [[45]] }), tell)).toBe(
      'The enemy at e5 raids the market at f5. 9 other enemies reach no building.',
    );
    expect(forecast(position({ raiders: [], raiders_prey: [] }), tell)).toBe('No enemy is beside a building.');
  });
  it('is remembered as far as the log goes back', () => {
    const log = [event('road'), event('raid', [2, 44]), event('raid', [0])];
    expect(raidLosses(log, 2)).toEqual([2, 0]);
    expect(raidLosses(log, 3)).toEqual([null, 2, 0]);
    expect(raidLosses([], 0)).toEqual([]);
  });
});

describe('what a move would change', () => {
  const view = position();
  it('names the squares that pay', () => {
    const events = [event('build', [1, 43, 2]), event('pay', [30, 3]), event('pay', [30, 2]), event('stands', [1, 43])];
    expect(consequence(view, tried({ gold: 8 }, events), tell)).toBe('Takes 2 wood from the forest at a4.');
    expect(consequence(view, tried({ gold: 8 }, events), tell, true)).toBe('');
  });
  it('tells of roads, goods, sites, lakes and raiders', () => {
    expect(consequence(view, tried({ road_length: 1, reach_wood: 4, sites: [5, 14] }), tell)).toBe(
      'The longest road grows to 1. It reaches 4 wood. It opens 2 sites.',
    );
    expect(consequence(view, tried({ score_points: points({ lakes: 6 }) }, [event('dig')]), tell)).toBe(
      'Lakes are worth 6 more.',
    );
    expect(consequence(view, tried({ raiders: [44, 46, 66] }), tell)).toBe('1 fewer enemy raids you.');
    expect(consequence(view, tried({}, [event('pass'), event('raid', [4, 44])]), tell)).toBe(
      'Then the raid takes 4 gold.',
    );
    expect(consequence(view, tried({}), tell)).toBe('');
  });
});

describe('the log', () => {
  const log = [
    event('road'),
    event('build'),
    event('pay'),
    event('stands'),
    event('raid', [1]),
    event('round', [2]),
    event('pass'),
  ];
  it('has the turn in its margin, counted back from the view', () => {
    const marks = margins(log, position({ turn: 11 }), tell);
    expect(log.map((one) => marks.get(one))).toEqual(['I.9', 'I.10', 'I.10', 'I.10', 'Raid', '', 'II.1']);
  });
  it('counts a building that waits for its units as this turn’s', () => {
    const begun = [event('road'), event('build')];
    const marks = margins(begun, position({ turn: 1, paying: 'market' }), tell);
    expect(begun.map((one) => marks.get(one))).toEqual(['I.1', 'I.2']);
  });
});

describe('accounts', () => {
  it('are read from films of older servers', () => {
    const now = position({ score_points: points({ road: 7 }), road_length: 7, spent: [3] });
    const { score_rows, score_points, things, spent, cells, ...fields } = now;
    const { road_length, road_points, lake_points, forest_wood, quarry_stone, ...kept } = fields;
    const rows = Object.fromEntries(score_rows.map((row, place) => [`score_${row}`, score_points[place]]));
    const words = { cells: cells.map((held) => things[held]), used: cells.map((_, square) => (square === 3 ? 1 : 0)) };
    const old = tempusView({ ...kept, ...rows, ...words });
    expect(old).toMatchObject({ score_rows, score_points, spent });
    expect(old).toMatchObject({ road_length, road_points, lake_points, forest_wood, quarry_stone });
    expect(cells.map((_, square) => cellAt(old, square))).toEqual(cells.map((_, square) => cellAt(now, square)));
  });
  it('show a row that a designer added', () => {
    const own = position({ score_rows: ['gold', 'ruins'], score_points: [2, 5] });
    expect(scoreParts(own, tell)[1]).toMatchObject({ name: 'ruins', points: 5, note: '' });
  });
  it('add up to the score', () => {
    const view = position();
    const parts = scoreParts(view, tell);
    expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(view.score);
    expect(parts.find((part) => part.name === 'farms')).toMatchObject({ label: 'Farms', note: '2 × 2', points: 4 });
    expect(parts.find((part) => part.name === 'markets')).toMatchObject({ label: 'Markets', note: '1 × 5' });
    expect(parts.at(-1)).toMatchObject({ note: '10 × −10', points: -100 });
  });
  it('show what a section and a lake are worth where it is not one point', () => {
    const change = { road_length: 3, road_points: 2, lake_points: 3, score_points: points({ road: 6, lakes: 9 }) };
    const view = position({ ...change, lakes_buildings: [[], [45], []] });
    const note = (name: string) => scoreParts(view, tell).find((part) => part.name === name)?.note;
    expect(note('road')).toBe('3 sections × 2');
    expect(note('lakes')).toBe('(0 + 1×1 + 0) × 3');
    expect(consequence(view, tried({ road_length: 4 }), tell)).toBe('The longest road grows to 4.');
  });
  it('list what uses bring, farms together', () => {
    expect(useLines(position(), tell)).toEqual([
      { squares: [45], glyph: 'market', name: 'Market f5', note: 'not connected', gold: null },
      { squares: [3, 67], glyph: 'farm', name: 'Farms', note: '2 of 2 ready', gold: 1 },
    ]);
  });
});
