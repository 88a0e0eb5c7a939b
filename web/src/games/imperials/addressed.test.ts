import { expect, test } from 'vitest';
import { doer, toYou } from '../../lib/match/secondPerson';
import type { Happening } from '../../lib/match/told';
import { retold, summed } from './addressed';

const event = (kind: string, seat: number, args: number[], row = 0): Happening => ({ kind, seat, args, text: '', row });

test.each([
  ['Player 1 rolls 4: 3 and 1.', 'you roll 4: 3 and 1.'],
  ['Player 1 loses the town at 5; a village is left.', 'you lose the town at 5; a village is left.'],
  ['Player 1 dismisses the warrior at 5.', 'you dismiss the warrior at 5.'],
  ['Player 1 is Dragonslayer: 1 point.', 'you are Dragonslayer: 1 point.'],
  ['Player 1 took 1 ore from Player 2.', 'you took 1 ore from Player 2.'],
  ['Player 1 draws Printer and shows it: 1 point.', 'you draw Printer and show it: 1 point.'],
  ['Player 1 shares the honour and chooses a trade card.', 'you share the honour and choose a trade card.'],
  ['Player 2 trades 1 ore for 1 wood with Player 1.', 'Player 2 trades 1 ore for 1 wood with you.'],
  ['Player 2 removes the road of Player 1 at 7.', 'Player 2 removes your road at 7.'],
  ['Player 2 looks at the action cards of Player 1.', 'Player 2 looks at your action cards.'],
  ['The warrior of Player 1 at 5 is driven off.', 'Your warrior at 5 is driven off.'],
  ['The deck is empty: Player 1 draws nothing.', 'The deck is empty: you draw nothing.'],
  [
    'The deal comes to nothing: Player 1 no longer has the cards.',
    'The deal comes to nothing: you no longer have the cards.',
  ],
  ['Player 2 rolls 4: 3 and 1.', 'Player 2 rolls 4: 3 and 1.'],
  ["Player 1's bot rolls 4: 3 and 1.", 'your bot rolls 4: 3 and 1.'],
])('%s', (text, words) => {
  expect(toYou(text, 0)).toBe(words);
  expect(toYou(text, -1)).toBe(text);
});

test('a line names who did it, or the bot that stood in', () => {
  expect(doer({ seat: 1, text: 'Player 2 draws a card.' })).toBe('Player 2');
  expect(doer({ seat: 1, text: "Player 2's bot draws a card." })).toBe("Player 2's bot");
});

test('a theft that one knows more of is told once', () => {
  expect(retold(event('steals', 0, [1]), event('stole', 0, [1, 4]))).toBe(true);
  expect(retold(event('steals', 0, [1]), event('stole', 0, [2, 4]))).toBe(false);
  expect(retold(event('steals', 0, [1]), undefined)).toBe(false);
  expect(retold(event('road', 0, [1]), event('stole', 0, [1, 4]))).toBe(false);
});

test('cards of one happening are one line', () => {
  const all = [event('finds', 1, [1]), event('finds', 1, [1]), event('finds', 1, [4]), event('finds', 1, [0], 5)];
  const lines = summed([...all, event('finds', 0, [0], 5)]);
  expect(lines.map(({ seat, row }) => [seat, row])).toEqual([
    [1, 0],
    [1, 5],
    [0, 5],
  ]);
  expect(lines[0]?.text).toBe('Player 2 receives 2 brick and 1 ore.');
});
