import { describe, expect, it } from 'vitest';

import type { Choice } from '../../lib/match/told';
import { buttoned, follow, placesOf, pressed, toward } from './picking';

const choice = (code: number, kind: string, ...places: string[]): Choice => ({
  code,
  kind,
  text: `${kind} ${code}`,
  label: `${kind} ${code}`,
  places,
});
const TAKE = [choice(1, 'take', 'slot-1'), choice(2, 'take', 'slot-2')];
const SWAP = [choice(3, 'swap', 'card-a', 'slot-1'), choice(4, 'swap', 'card-a', 'slot-2')];
const ALL = [...TAKE, ...SWAP, choice(5, 'pass'), choice(6, 'bid', 'bid-9-9')];
const THERE = new Set(['slot-1', 'slot-2', 'card-a']);
const codes = (choices: Choice[]) => choices.map(({ code }) => code);

describe('choosing place by place', () => {
  it('offers the first places, and without places what has none on this table', () => {
    const { next, here } = follow(ALL, [], THERE);
    expect([...next]).toEqual(['slot-1', 'slot-2', 'card-a']);
    expect(codes(here)).toEqual([5, 6]);
    expect(placesOf(ALL.at(-1)!, THERE)).toEqual([]);
  });
  it('goes on from a place to the next ones, to the end of a move', () => {
    expect([...follow(ALL, ['card-a'], THERE).next]).toEqual(['slot-1', 'slot-2']);
    expect(codes(follow(ALL, ['card-a', 'slot-2'], THERE).here)).toEqual([4]);
    expect(follow(ALL, ['gone'], THERE)).toEqual({ next: new Set(), here: [] });
  });
  it('steps on, back and aside by presses', () => {
    expect(pressed(ALL, [], THERE, 'card-a')).toEqual(['card-a']);
    expect(pressed(ALL, ['card-a'], THERE, 'slot-2')).toEqual(['card-a', 'slot-2']);
    expect(pressed(ALL, ['card-a', 'slot-2'], THERE, 'slot-1')).toEqual(['card-a', 'slot-1']);
    expect(pressed(ALL, ['card-a', 'slot-2'], THERE, 'slot-2')).toEqual(['card-a']);
    expect(pressed(ALL, ['card-a', 'slot-2'], THERE, 'card-a')).toEqual([]);
    expect(pressed(ALL, ['slot-1'], THERE, 'card-a')).toEqual(['card-a']);
    expect(pressed(ALL, [], THERE, 'nowhere')).toBeNull();
  });
  it('gives buttons to whole kinds of moves, and lists the others', () => {
    const bids = Array.from({ length: 9 }, (_, at) => choice(10 + at, 'bid'));
    const { buttons, listed } = buttoned([...bids, choice(5, 'pass'), ...TAKE]);
    expect(codes(buttons)).toEqual([5, 1, 2]);
    expect(listed).toEqual(bids);
    expect(buttoned([]).buttons).toEqual([]);
  });
});

describe('arrow keys', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const boxes = [box(0, 0), box(20, 0), box(40, 2), box(0, 20), box(20, 22)];
  it('lead to what is next that way', () => {
    expect(toward('ArrowRight', boxes, 0)).toBe(1);
    expect(toward('ArrowRight', boxes, 1)).toBe(2);
    expect(toward('ArrowDown', boxes, 1)).toBe(4);
    expect(toward('ArrowUp', boxes, 3)).toBe(0);
    expect(toward('ArrowLeft', boxes, 0)).toBe(-1);
    expect(toward('Tab', boxes, 0)).toBe(-1);
  });
});
