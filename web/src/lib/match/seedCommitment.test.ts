import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { counts, lineLabels, markLabels, markWords } from './resultMarks';
import { keepsPromise, notedHash, noteHash } from './seedCommitment';
import { againstBots } from '../people/tableNames';
import type { Chair } from '../wire';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('the hash of a seed', () => {
  it('stays as it was first seen', () => {
    noteHash('abc', '12');
    noteHash('abc', '34');
    expect(notedHash('abc')).toBe('12');
    expect(notedHash('xyz')).toBe('');
  });

  it('is that of the seed, or it is not', async () => {
    const hash = createHash('sha256').update('aevum:7').digest('hex');
    expect(await keepsPromise('7', hash)).toBe(true);
    expect(await keepsPromise('8', hash)).toBe(false);
  });

  it('is not noted where nothing can be stored', () => {
    vi.stubGlobal('localStorage', undefined);
    noteHash('abc', '12');
    expect(notedHash('abc')).toBe('');
  });
});

describe('marks', () => {
  it('are told where they are known', () => {
    expect(markWords(['takeback', 'other'])).toHaveLength(1);
    expect(markLabels(['hints', 'resigned'])).toEqual(['With hints']);
    expect(markLabels(['numbers'])).toEqual(['Other numbers']);
  });
  it('say in a list why an unfinished match will not count', () => {
    expect(lineLabels({ marks: ['takeback', 'hints'] })).toEqual(['Roll undone']);
    expect(lineLabels({ marks: [], numbers: { hand: 5 } })).toEqual(['Other numbers']);
    expect([counts([]), counts(['hints']), counts(['numbers']), counts(['takeback'])]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('one person against bots', () => {
  const chair = (kind: Chair['kind'], left: Chair['left'] = ''): Chair => ({ kind, left }) as Chair;
  it('is no person against a seat that somebody gave up', () => {
    expect(againstBots({ chairs: [chair('person'), chair('bot')] })).toBe(true);
    expect(againstBots({ chairs: [chair('person'), chair('person')] })).toBe(false);
    expect(againstBots({ chairs: [chair('person'), chair('bot', 'resigned')] })).toBe(false);
  });
});
