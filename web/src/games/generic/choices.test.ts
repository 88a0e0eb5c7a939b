import { expect, it } from 'vitest';

import type { Choice } from '../../lib/match/told';
import { grouped, SHOWN } from './choices';

const choice = (code: number, kind: string, label: string, text = `${kind} ${code}`): Choice => ({
  code,
  kind,
  label,
  text,
});

it('groups moves by kind, in the order in which they came', () => {
  const groups = grouped(
    [choice(1, 'road', 'Road to a1'), choice(2, 'bank_trade', 'Trade'), choice(3, 'road', 'Road to b2')],
    '',
  );
  expect(groups.map(({ title, choices }) => [title, choices.map(({ code }) => code)])).toEqual([
    ['Road', [1, 3]],
    ['Bank trade', [2]],
  ]);
});

it('narrows them by the beginnings of words, in label or notation', () => {
  const choices = [choice(1, 'road', 'A road east of d5', 'road e 5 4'), choice(2, 'farm', 'A farm on d5', 'farm 5 4')];
  expect(grouped(choices, 'd5 ro').flatMap((group) => group.choices.map(({ code }) => code))).toEqual([1]);
  expect(grouped(choices, 'FARM 5').flatMap((group) => group.choices.map(({ code }) => code))).toEqual([2]);
  expect(grouped(choices, 'arm')).toEqual([]);
});

it('shows a first part of a long list and counts the rest', () => {
  const [group] = grouped(
    Array.from({ length: SHOWN + 5 }, (_, code) => choice(code, 'road', 'Road')),
    '',
  );
  expect([group!.choices.length, group!.more]).toEqual([SHOWN, 5]);
});
