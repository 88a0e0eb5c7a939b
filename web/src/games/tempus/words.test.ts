import { describe, expect, it } from 'vitest';
import type { Tried } from '../../lib/match/told';
import { event, position } from './fixture';
import {
  consequence,
  forecast,
  labelParts,
  margins,
  raidLosses,
  roman,
  scoreParts,
  signed,
  slip,
  squareFacts,
  squareLabel,
  useLines,
} from './words';

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
  it('part a reason into what cannot be and the fact on the board', () => {
    expect(slip('a castle needs 2 stone, and the roads at 5 4 reach 0.')).toEqual({
      text: 'A castle needs 2 stone',
      fact: 'The roads at 5 4 reach 0.',
    });
    expect(slip('there is a road at S 5 6 already.')).toEqual({
      text: 'There is a road at S 5 6 already.',
      fact: '',
    });
  });
  it('part a label into the move and its price', () => {
    expect(labelParts('Build a market at 5 4 for 2 gold (fee 2 gold)')).toEqual({
      move: 'Build a market at 5 4',
      price: 'For 2 gold, fee 2 gold.',
    });
    expect(labelParts('Use the fort at 8 6 to strike 7 5, +1 gold')).toEqual({
      move: 'Use the fort at 8 6 to strike 7 5',
      price: '+1 gold.',
    });
    expect(labelParts('Draw a road at S 1 5')).toEqual({ move: 'Draw a road at S 1 5', price: '' });
  });
});

describe('squares', () => {
  const view = position({ lakes_buildings: [[], [], [3, 45]], lakes_points: [0, 0, 2] });
  it('say what they hold', () => {
    expect(squareFacts(view, 96)).toEqual({ name: 'Lake, 2 points', fact: '1 square, 2 buildings ashore.' });
    expect(squareFacts(view, 44)).toEqual({ name: 'Enemy, −10 points', fact: 'It raids the market at 5 6.' });
    expect(squareFacts(view, 22).fact).toBe('It stands beside no building.');
    expect(squareFacts(view, 4)).toEqual({ name: 'Forest', fact: '4 wood left.' });
    expect(squareFacts(view, 3)).toEqual({ name: 'Farm, 2 points', fact: 'Its use brings 1 gold.' });
    expect(squareFacts(view, 45).fact).toBe('Nothing it could use is connected.');
    expect(squareFacts(view, 0)).toEqual({ name: 'Empty square', fact: '' });
  });
  it('are read out with their place', () => {
    expect(squareLabel(view, 4)).toBe('1 5, forest. 4 wood left.');
    expect(squareLabel(view, 0)).toBe('1 1, empty square');
  });
  it('tell a spent forest and a used building', () => {
    const later = position({
      units: position().units.map((_, s) => (s === 4 ? 0 : 4)),
      uses: [67],
      used: position().cells.map((_, s) => (s === 3 ? 1 : 0)),
    });
    expect(squareFacts(later, 4).name).toBe('Forest, spent');
    expect(squareFacts(later, 3).fact).toBe('It has been used in this round.');
  });
});

describe('the raid', () => {
  it('is foretold with those who stay away', () => {
    expect(forecast(position())).toBe('Raiders stand at 5 5, 5 7, 7 7 and 7 9. Six others reach no building.');
    expect(forecast(position({ raiders: [44], raiders_prey: [[45]] }))).toBe(
      'The enemy at 5 5 raids the market at 5 6. Nine others reach no building.',
    );
    expect(forecast(position({ raiders: [], raiders_prey: [] }))).toBe('No enemy stands beside a building.');
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
    expect(consequence(view, tried({ gold: 8 }, events))).toBe('Takes 2 wood from the forest at 4 1.');
    expect(consequence(view, tried({ gold: 8 }, events), true)).toBe('');
  });
  it('tells of roads, goods, sites, lakes and raiders', () => {
    expect(consequence(view, tried({ score_road: 1, road_length: 1, reach_wood: 4, sites: [5, 14] }))).toBe(
      'The longest road grows to 1. It reaches 4 wood. It opens 2 sites.',
    );
    expect(consequence(view, tried({ score_lakes: 6 }, [event('dig')]))).toBe('Lakes are worth 6 more.');
    expect(consequence(view, tried({ raiders: [44, 46, 66] }))).toBe('One raider fewer.');
    expect(consequence(view, tried({}, [event('pass'), event('raid', [4, 44])]))).toBe('Then the raid takes 4 gold.');
    expect(consequence(view, tried({}))).toBe('');
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
    const marks = margins(log, position({ turn: 11 }));
    expect(log.map((one) => marks.get(one))).toEqual(['I.9', 'I.10', 'I.10', 'I.10', 'Raid', '', 'II.1']);
  });
  it('counts a building that waits for its units as this turn’s', () => {
    const begun = [event('road'), event('build')];
    const marks = margins(begun, position({ turn: 1, paying: 'market' }));
    expect(begun.map((one) => marks.get(one))).toEqual(['I.1', 'I.2']);
  });
});

describe('accounts', () => {
  it('add up to the score', () => {
    const view = position();
    const parts = scoreParts(view);
    expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(view.score);
    expect(parts.find((part) => part.name === 'farm')).toMatchObject({ label: 'Farms', note: '2 × 2', points: 4 });
    expect(parts.find((part) => part.name === 'market')).toMatchObject({ label: 'Market', note: '1 × 5' });
    expect(parts.at(-1)).toMatchObject({ note: '10 × −10', points: -100 });
  });
  it('show what a section and a lake are worth where it is not one point', () => {
    const change = { score_road: 6, road_length: 3, road_points: 2, score_lakes: 9, lake_points: 3 };
    const view = position({ ...change, lakes_buildings: [[], [45], []] });
    const note = (name: string) => scoreParts(view).find((part) => part.name === name)?.note;
    expect(note('road')).toBe('3 sections × 2');
    expect(note('lakes')).toBe('(0 + 1×1 + 0) × 3');
    expect(consequence(view, tried({ score_road: 8, road_length: 4 }))).toBe('The longest road grows to 4.');
  });
  it('list what uses bring, farms together', () => {
    expect(useLines(position())).toEqual([
      { squares: [45], glyph: 'market', name: 'Market 5 6', note: 'not connected', gold: null },
      { squares: [3, 67], glyph: 'farm', name: 'Farms', note: '2 of 2 ready', gold: 1 },
    ]);
  });
});
