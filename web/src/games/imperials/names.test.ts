import { expect, test } from 'vitest';
import own from '../../../../src/aevum/games/imperials/locale/en.json';
import { CARD_IDS, COLOURS, DECK_IDS, FACE_IDS, GOODS, SOURCE_IDS, WORK_IDS } from './goods';
import { KINDS, PORTS } from './looks';

const named = (kind: string) =>
  Object.keys(own.messages)
    .filter((key) => key.startsWith(`${kind}-`) && !key.includes('.'))
    .map((key) => key.slice(kind.length + 1));

test('names stand in the order of the catalogue, as the rules number them', () => {
  expect(named('good')).toEqual(GOODS.map(({ name }) => name));
  expect(named('colour')).toEqual(COLOURS.map(({ name }) => name));
  expect(named('deck')).toEqual(DECK_IDS);
  expect(named('face')).toEqual(FACE_IDS);
  expect(named('work')).toEqual(WORK_IDS);
  expect(named('source')).toEqual(SOURCE_IDS);
  expect(named('card')).toEqual(CARD_IDS);
  expect(named('tile')).toEqual([...KINDS, 'sea', ...PORTS.map((port) => `${port}-port`)]);
});
