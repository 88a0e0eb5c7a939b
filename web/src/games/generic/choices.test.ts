import { expect, it } from 'vitest';

import type { Choice } from '../../lib/match/told';
import { common, grouped, SHOWN } from './choices';

const choice = (code: number, kind: string, label: string, text = `${kind} ${code}`): Choice => ({
  code,
  kind,
  label,
  text,
});

it('groups moves by kind under the words with which they begin, those without a like together', () => {
  const groups = grouped(
    [
      choice(1, 'road', 'Road to a1'),
      choice(2, 'trade', 'Trade'),
      choice(3, 'road', 'Road to b2'),
      choice(4, 'end', 'End'),
    ],
    '',
  );
  expect(groups.map(({ title, choices }) => [title, choices.map(({ code }) => code)])).toEqual([
    ['Road to …', [1, 3]],
    ['', [2, 4]],
  ]);
});

it('finds what labels have in common at their beginning, else at their end', () => {
  expect(common(['bid 2 twos', 'bid 3 fours'])).toBe('bid …');
  expect(common(['2 Zweien bieten', '3 Vieren bieten'])).toBe('… bieten');
  expect(common(['nothing', 'all'])).toBe('nothing …');
});

it('narrows them by the beginnings of words, in label or notation', () => {
  const choices = [choice(1, 'road', 'A road east of d5', 'road e 5 4'), choice(2, 'farm', 'A farm on d5', 'farm 5 4')];
  expect(grouped(choices, 'd5 ro').flatMap((group) => group.choices.map(({ code }) => code))).toEqual([1]);
  expect(grouped(choices, 'farm 4').flatMap((group) => group.choices.map(({ code }) => code))).toEqual([2]);
  expect(grouped(choices, 'Farms')).toEqual([]);
});

it('shows so many of a group and says how many more there are', () => {
  const many = Array.from({ length: SHOWN + 5 }, (_, code) => choice(code, 'road', `Road ${code}`));
  const [group] = grouped(many, '');
  expect([group?.choices.length, group?.more]).toEqual([SHOWN, 5]);
});
