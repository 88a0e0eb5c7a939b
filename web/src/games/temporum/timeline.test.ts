import { describe, expect, it } from 'vitest';
import { nearest } from './arrows';
import { position } from './fixture';
import { layout, way } from './layout';
import { change, path, ROWS, timeOf } from './timeline';

describe('history', () => {
  it('follows the pointers', () => {
    expect(path([0, 1, 1, 0, 0, 0])).toEqual([0, 1, 4, 7]);
    expect(path([1, 1, 1, 0, 0, 1])).toEqual([0, 2, 5, 9]);
    expect(timeOf(3)).toBe(2);
    expect(timeOf(12)).toBe(-1);
  });

  it('is shown before it is changed: what comes, what goes, who is shifted where', () => {
    const made = change(position({ pawns: [1, 7] }), 1)!;
    expect(made).toMatchObject({ place: 1, leads: 3, real: [0, 1, 3, 6], comes: [3, 6], goes: [4, 7] });
    expect(made.shifts).toEqual([{ seat: 1, from: 7, to: 6 }]);
  });

  it('leaves who stands outside Time where he is', () => {
    expect(change(position({ pawns: [11, 7] }), 0)!.shifts).toEqual([{ seat: 1, from: 7, to: 8 }]);
  });

  it('may turn a Zone that is not real: then nothing real changes', () => {
    const made = change(position({ flips: [5, 5, 5] }), 2)!;
    expect(made).toMatchObject({ place: 5, leads: 9, comes: [], goes: [], shifts: [] });
    expect(change(position({ flips: [0, 1, 9] }), 2)).toBeNull();
  });
});

describe('the wide board', () => {
  const drawn = layout(880, 520, 44, 140);

  it('has a column for each Time, its Zones inside and none on another', () => {
    for (const [time, row] of ROWS.entries())
      for (const place of row) {
        const zone = drawn.zones[place]!;
        expect(zone.x).toBe(drawn.columns[time]!.x);
        expect(zone.y).toBeGreaterThanOrEqual(44);
        expect(zone.y + zone.height).toBeLessThanOrEqual(520 - 140 + 0.01);
      }
    const fourth = ROWS[3]!.map((place) => drawn.zones[place]!);
    for (const [at, zone] of fourth.slice(1).entries())
      expect(zone.y).toBeGreaterThan(fourth[at]!.y + fourth[at]!.height);
  });

  it('draws ways from edge to edge, and no text where there is no room', () => {
    expect(way(drawn, 0, 1)).toMatch(new RegExp(`^M${drawn.columns[0]!.width.toFixed(1).replace('.0', '')} `));
    expect(drawn.lines).toBeGreaterThan(0);
    expect(layout(880, 360, 44, 140).lines).toBe(0);
  });
});

describe('arrow keys', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: -30 },
    { x: 100, y: 30 },
    { x: 200, y: 0 },
  ];
  it('lead to the nearest thing that way', () => {
    expect(nearest(spots[0]!, spots, 'ArrowRight')).toBe(1);
    expect(nearest(spots[1]!, spots, 'ArrowDown')).toBe(2);
    expect(nearest(spots[3]!, spots, 'ArrowRight')).toBe(-1);
    expect(nearest(spots[3]!, spots, 'Enter')).toBe(-1);
  });
});
