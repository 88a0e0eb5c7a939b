import { describe, expect, it } from 'vitest';
import { position, tell } from './fixture';
import { drawnMarks, marks, momentWords, shareText } from './share';

const track = ['road', 'build paid', 'dig', 'use', 'pass'];
const view = position({ track, score: 48 });
const sent = { when: momentWords(view.digits, '2026-11-15 07:35'), daily: false, link: 'https://example.org/r/k7m2qd' };

describe('the share text', () => {
  it('has a row a round and a mark a turn', () => {
    expect(marks(view)).toHaveLength(5);
    expect(marks(view).every((row) => row.length === 10)).toBe(true);
    expect(drawnMarks(view)[0]).toBe('bawu------');
  });
  it('says when, the digits, the score, the marks and where', () => {
    expect(shareText(view, sent, tell).split('\n')).toEqual([
      'Tempus Imperium, 15 November 2026, 07:35',
      '2 6 1 1 1 5 0 7 3 5: 48 points',
      '⬛🟨🟦🟧⬜⬜⬜⬜⬜⬜',
      ...Array.from({ length: 4 }, () => '⬜'.repeat(10)),
      'https://example.org/r/k7m2qd#0',
    ]);
  });
  it('says whether hints were used', () => {
    const [, score] = shareText(view, { ...sent, hinted: true }, tell).split('\n');
    expect(score).toBe('2 6 1 1 1 5 0 7 3 5: 48 points, with hints');
  });
  it('gives no square away', () => {
    const text = shareText(position({ track, cells: [], roads: [1, 2, 3] }), { ...sent, daily: true }, tell);
    expect(text).toBe(shareText(position({ track }), { ...sent, daily: true }, tell));
    expect(text).toContain('daily');
  });
  it('reads the moment from the digits where no date was given', () => {
    expect(momentWords(view.digits)).toBe('15 November 2026, 07:35');
    expect(momentWords(view.digits, '1926-11-15 07:35')).toBe('15 November 1926, 07:35');
  });
});
