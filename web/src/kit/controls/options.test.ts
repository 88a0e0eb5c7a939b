import { describe, expect, test } from 'vitest';
import type { ToldOption } from '../../lib/games/options';
import { choiceLabel, defaults, hasNames, numberName, readForm, readInt, readOption } from './options';

const option = (kind: ToldOption['kind'], more: Partial<ToldOption> = {}): ToldOption => ({
  name: 'it',
  kind,
  default: '',
  about: '',
  low: 2,
  high: 6,
  choices: ['drawn', 'printed'],
  longest: 200,
  suggests: [],
  suggested: [],
  words: [],
  counted: null,
  title: '',
  usual: false,
  seats: 0,
  ...more,
});

describe('what is typed into an option', () => {
  test('whole numbers of a game have bounds and nothing usual', () => {
    expect(readInt({ low: 0, high: 8 }, '0')).toEqual({ ok: true, value: 0 });
    expect(readInt({ low: 2, high: 8 }, '9')).toEqual({ ok: false, error: 'From 2 to 8.' });
    for (const typed of ['', '4.5', '1e1', '٣', '0x4', '9999999999999999999'])
      expect(readInt({ low: 2, high: 8 }, typed).ok, typed).toBe(false);
  });
  test.each(['2', ' 6 ', '+4', 3])('whole numbers in their range: %s', (typed) => {
    expect(readOption(option('int'), typed)).toEqual({ ok: true, value: Number(typed) });
  });
  test.each(['', 'four', '3.5', '1e1', '0x4', '99999999999999999999', '٣'])('not a whole number: "%s"', (typed) => {
    expect(readOption(option('int'), typed)).toEqual({ ok: false, error: 'Enter a whole number.' });
  });
  test.each(['1', '7', '-2'])('out of range: %s', (typed) => {
    expect(readOption(option('int'), typed)).toEqual({ ok: false, error: 'From 2 to 6.' });
  });
  test('a number that may be left to what is usual', () => {
    const goal = option('int', { usual: true });
    for (const typed of ['', '0', 0]) expect(readOption(goal, typed)).toEqual({ ok: true, value: 0 });
    expect(readOption(goal, '2')).toEqual({ ok: true, value: 2 });
    expect(readOption(goal, '1')).toEqual({ ok: false, error: 'From 2 to 6, or 0 for the default.' });
  });
  test('yes and no', () => {
    expect(readOption(option('bool'), true)).toEqual({ ok: true, value: true });
    expect(readOption(option('bool'), 'false')).toEqual({ ok: true, value: false });
  });
  test('one of a few', () => {
    expect(readOption(option('choice'), ' printed ')).toEqual({ ok: true, value: 'printed' });
    expect(readOption(option('choice'), 'Printed')).toEqual({ ok: false, error: 'Choose Drawn or Printed.' });
  });
  test('one line of text', () => {
    expect(readOption(option('text'), ' 2026-11-15 07:35 ')).toEqual({ ok: true, value: '2026-11-15 07:35' });
    expect(readOption(option('text'), 'x'.repeat(201)).ok).toBe(false);
    expect(readOption(option('text'), 'a\nb').ok).toBe(false);
    expect(readOption(option('text', { longest: 8000 }), 'x'.repeat(8000)).ok).toBe(true);
    expect(readOption(option('text', { longest: 8000 }), 'x'.repeat(8001))).toEqual({
      ok: false,
      error: 'Use at most 8000 characters.',
    });
  });
});

describe('a whole form', () => {
  const form = [option('int', { name: 'target', default: 4 }), option('bool', { name: 'fog', default: false })];

  test('begins with the defaults, or with what the table already has', () => {
    expect(defaults(form)).toEqual({ target: 4, fog: false });
    expect(defaults(form, { fog: true, gone: 1 })).toEqual({ target: 4, fog: true });
  });
  test('gives values, and a sentence for each that is wrong', () => {
    expect(readForm(form, { target: '5' })).toEqual({ values: { target: 5, fog: false }, errors: {} });
    expect(readForm(form, { target: 'x', fog: true })).toEqual({
      values: { fog: true },
      errors: { target: 'Enter a whole number.' },
    });
  });
  test('numbers may have names', () => {
    const stage = option('int', { low: 1, high: 3, words: ['land', 'sea', 'air'] });
    expect([hasNames(stage), hasNames(option('int'))]).toEqual([true, false]);
    expect(numberName(stage, 2)).toBe('sea');
  });
  test('choices are called by their words', () => {
    expect(choiceLabel(option('choice'), 'printed')).toBe('Printed');
    expect(choiceLabel(option('choice', { words: ['all drawn', 'as printed'] }), 'printed')).toBe('As printed');
  });
});
