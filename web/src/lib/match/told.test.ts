import { expect, test } from 'vitest';

import german from '../../../../src/aevum/games/template/locale/de.json';
import plain from '../../../../src/aevum/games/template/locale/en.json';
import { Catalogue, literal, type CatalogueData, type Text } from '../text';
import type * as wire from '../wire';
import { isAsWritten, Teller } from './told';
import { COMMON, shell } from './told.testing';

const ENGLISH = new Catalogue(plain as unknown as CatalogueData, COMMON);
const GERMAN = new Catalogue(german as unknown as CatalogueData, undefined, ENGLISH);
const rolls: Text = ['say-roll', { who: ['seat', 1], side: 4 }];
const event = (text: Text, row = 0): wire.Happening => ({ kind: 'roll', seat: 1, args: [4], text, row });
const teller = (catalogue = GERMAN, you = 0) => new Teller(catalogue, { you, names: ['Anna', 'Hans'] });

test('messages are told to who reads them, in their language', () => {
  expect(teller().words(rolls)).toBe('Hans würfelt 4.');
  expect(teller(GERMAN, 1).words(rolls)).toBe('Du würfelst 4.');
  expect(teller(ENGLISH).words(rolls)).toBe('Hans rolls 4.');
  expect(teller().words(null)).toBe('');
});

test('words in no catalogue stay as they are', () => {
  const [line] = teller().log([event(literal('player 2 draws'))]);
  expect(line).toEqual({ kind: 'roll', seat: 1, args: [4], text: 'player 2 draws', row: 0 });
  const late: Text = ['refusal-late', { refusal: ['=', ...literal('Not ripe.')] }];
  expect(shell.words(late)).toBe('Someone was faster. You lost nothing. Not ripe.');
  expect([isAsWritten(late), isAsWritten(literal(''))]).toEqual([false, true]);
});

test('a line in a message brings what draws it', () => {
  const one = teller();
  const { text, sentence } = one.log([event(rolls)])[0]!;
  expect([text, sentence]).toEqual(['Hans würfelt 4.', { text: rolls, catalogue: GERMAN, reader: one.reader }]);
});

test('who a line is about is the seat of its event, where the message does not say it', () => {
  const one = teller();
  const told = one.log([event(['say-roll', { side: 4 }])])[0]!;
  expect([told.text, told.sentence?.text]).toEqual(['Hans würfelt 4.', rolls]);
  expect(one.log([event(['say-roll', { who: ['seat', 0], side: 4 }])])[0]!.text).toBe('Du würfelst 4.');
});

test('the same event and the same list are the same objects each time', () => {
  const events = [event(rolls), event(literal('player 1 draws'))];
  const one = teller();
  expect(one.log(events)).toBe(one.log(events));
  expect(one.log([...events])[0]).toBe(one.log(events)[0]);
  expect(teller().log(events)[1], 'English lines do not depend on the reader').toBe(one.log(events)[1]);
  expect(teller(GERMAN, 1).log(events)[0]!.text).toBe('Du würfelst 4.');
});

test('films of before messages hold sentences', () => {
  const stored = { ...event(rolls), text: 'Player 2 rolls 4.' } as unknown as wire.Happening;
  expect(teller().log([stored])[0]).toMatchObject({ text: 'Player 2 rolls 4.' });
});

test('questions, choices, previews and hints come in words', () => {
  const one = teller();
  const label: Text = ['move-hold', { points: 3 }];
  const ask = {
    serial: 1,
    kind: 0,
    prompt: ['ask-roll', {}] as Text,
    must: true,
    subject: -1,
    sealed: false,
    deadline: -1,
  };
  expect(one.asks([ask])[0]!.prompt).toBe('Würfle.');
  expect(one.choices([{ code: 3, text: 'hold', label, kind: 'hold' }])[0]!.label).toBe(one.words(label));
  const tried = one.tried({ t: 'tried', id: 'a', label, events: [event(rolls)] });
  expect(tried).toMatchObject({ label: one.words(label), events: [{ text: 'Hans würfelt 4.' }] });
  const advice: wire.Advice = {
    t: 'advice',
    id: 'b',
    move: 3,
    label,
    reason: literal('So.'),
    bot: '',
    ms: 1,
    line: [3],
  };
  expect(one.advice(advice)).toMatchObject({ label: one.words(label), reason: 'So.' });
});

test('what the table says names players, and quick phrases are in the language of the pages', () => {
  const line = { number: 1, at: 0, guest: '', name: '', text: '', phrase: -1, said: null };
  const left: Text = ['server-told-left', { who: ['seat', 1] }];
  const said = new Teller(COMMON, { you: 0, names: ['Anna', 'Hans'] }).chat([
    { ...line, text: 'Player 2 left.', said: left },
    { ...line, text: 'Hello!', guest: 'hans', phrase: 7 },
    { ...line, text: 'hi all', guest: 'hans' },
  ]);
  expect(said.map(({ text }) => text)).toEqual(['Hans left the match. A bot plays on.', 'Thank you.', 'hi all']);
});
