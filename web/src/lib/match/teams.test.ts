import { describe, expect, test } from 'vitest';
import { arePartners, byTeam, partnersOf, teamMark } from './teams';

const THREE = [0, 1, 2, 0, 1, 2];
const SEATS = [0, 1, 2, 3, 4, 5];

describe('teams', () => {
  test('have a mark, and nobody has one who plays alone', () => {
    expect(SEATS.map((seat) => teamMark(THREE, seat))).toEqual(['I', 'II', 'III', 'I', 'II', 'III']);
    expect(teamMark([], 0)).toBe('');
    expect(teamMark(THREE, -1)).toBe('');
  });
  test('are of partners', () => {
    expect(partnersOf(THREE, 1)).toEqual([4]);
    expect(partnersOf([], 1)).toEqual([]);
    expect(partnersOf(THREE, -1)).toEqual([]);
    expect(arePartners(THREE, 2, 5)).toBe(true);
    expect(arePartners(THREE, 2, 2)).toBe(false);
  });
  test('stand together, one’s own before the others', () => {
    expect(byTeam(THREE, SEATS)).toEqual([0, 3, 1, 4, 2, 5]);
    expect(byTeam(THREE, [0, 1, 3, 4, 5], 2)).toEqual([5, 0, 3, 1, 4]);
    expect(byTeam(THREE, SEATS, -1)).toEqual([0, 3, 1, 4, 2, 5]);
    expect(byTeam([], [0, 2, 1], 1)).toEqual([0, 1, 2]);
  });
});
