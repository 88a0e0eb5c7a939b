import { describe, expect, test } from 'vitest';
import { pips } from './cards/pips';
import { medallion } from './cards/medallion';
import { beside } from './panels/tooltipPosition';
import { linePath, span } from './pictures/plot';
import { rove } from './controls/rovingFocus';
import { jump, ticks } from './replay/scrubber';

describe('a group with one tab stop', () => {
  test('goes round', () => {
    expect(rove('ArrowRight', 2, 3, 'row')).toBe(0);
    expect(rove('ArrowLeft', 0, 3, 'row')).toBe(2);
    expect(rove('Home', 2, 3, 'row')).toBe(0);
    expect(rove('End', 0, 3, 'row')).toBe(2);
  });
  test('leaves other keys alone', () => {
    expect(rove('ArrowDown', 0, 3, 'row')).toBe(-1);
    expect(rove('ArrowDown', 0, 3, 'both')).toBe(1);
    expect(rove('a', 0, 3, 'both')).toBe(-1);
    expect(rove('End', 0, 0, 'both')).toBe(-1);
  });
});

describe('the replay’s rule', () => {
  test('a short match has a tick for every move', () => {
    expect(ticks(10, [0, 5, 10], 200)).toHaveLength(11);
    expect(ticks(10, [0, 5, 10], 200).filter((tick) => tick.long)).toHaveLength(3);
  });
  test('a long one stays a rule, and keeps its rounds', () => {
    const many = ticks(5000, [0, 2501, 5000], 200);
    expect(many.length).toBeLessThan(80);
    expect(many.filter((tick) => tick.long).map((tick) => tick.at)).toEqual([0, 2501, 5000]);
  });
  test('nothing played, no width yet', () => expect(ticks(0, [], 0)).toEqual([{ at: 0, long: false }]));
  test('Page keys go by rounds, or by tenths', () => {
    expect(jump(3, 30, [0, 10, 20], true)).toBe(10);
    expect(jump(10, 30, [0, 10, 20], false)).toBe(0);
    expect(jump(25, 30, [0, 10, 20], true)).toBe(30);
    expect(jump(3, 30, [], true)).toBe(6);
    expect(jump(1, 30, [], false)).toBe(0);
  });
});

describe('where a tooltip goes', () => {
  const screen = { width: 360, height: 640 };
  const slip = { width: 200, height: 80 };
  test('above, if there is room', () => {
    expect(beside({ left: 100, top: 300, width: 40, height: 40 }, slip, screen)).toEqual({ left: 20, top: 210 });
  });
  test('below, near the upper edge, and never outside', () => {
    expect(beside({ left: 340, top: 10, width: 20, height: 20 }, slip, screen)).toEqual({ left: 152, top: 40 });
  });
  test('beside what fills the height', () => {
    const at = beside({ left: 0, top: 0, width: 100, height: 640 }, slip, screen);
    expect(at).toEqual({ left: 110, top: 8 });
  });
});

describe('small plots', () => {
  test('never divide by nothing', () => {
    expect(span([], true)).toEqual({ low: 0, high: 1 });
    expect(span([], false)).toEqual({ low: 0, high: 1 });
    expect(span([5], false)).toEqual({ low: 4, high: 6 });
    expect(span([0, 0], true)).toEqual({ low: 0, high: 1 });
    expect(span([3, 9], true)).toEqual({ low: 0, high: 9 });
  });
  test('a line goes from edge to edge', () => {
    expect(linePath([0, 10], 100, 50, { low: 0, high: 10 })).toBe('M0.0 50.0L100.0 0.0');
  });
});

test('a die has as many pips as its value', () => {
  for (let value = 1; value <= 6; value++) expect(pips(value)).toHaveLength(value);
  expect([pips(0), pips(12)]).toEqual([[], []]);
});

test('a card’s medallion is its own, and always the same', () => {
  expect(medallion('Artist')).toEqual(medallion('Artist'));
  expect(medallion('Artist').outer).not.toBe(medallion('Explorer').outer);
  expect(medallion('Artist').outer).not.toContain('NaN');
});
