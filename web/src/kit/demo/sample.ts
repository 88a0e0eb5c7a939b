import type { ToldOption } from '../../lib/games/options';
import type { ToldNumber } from '../../lib/games/otherNumbers';
/** An invented table for the demo page of components. */

import { Catalogue, type CatalogueData, type Text } from '../../lib/text';
import type { Happening } from '../../lib/match/told';
import type { Chair, Line, RulesPage, Waiting } from '../../lib/wire';

const chair = (seat: number, name: string, more: Partial<Chair> = {}): Chair => ({
  seat,
  kind: 'person',
  name,
  guest: name.toLowerCase(),
  bot: '',
  ready: true,
  here: true,
  away: false,
  away_at: -1,
  stood_in: 0,
  hints: 0,
  left: '',
  ...more,
});

export const chairs: Chair[] = [
  chair(0, 'Noor'),
  chair(1, 'Marguerite'),
  chair(2, 'Steady bot', { kind: 'bot', bot: 'steady', guest: '' }),
  chair(3, 'Ilya', { here: false }),
];

export const waiting: Waiting[] = [
  { seat: 0, serial: 4, must: true, sealed: false, ends_at: -1 },
  { seat: 1, serial: 3, must: true, sealed: true, ends_at: -1 },
  { seat: 3, serial: 5, must: true, sealed: false, ends_at: -1 },
];

const said: [seat: number, text: string][] = [
  [2, 'Steady bot built the Lighthouse.'],
  [3, 'Ilya moved the robber to wheat 6 and took a card from Marguerite.'],
  [3, 'Ilya raised trade to 2.'],
  [0, 'Noor takes 1 ore. Ilya takes 1 ore. Steady bot takes 1 wood.'],
  [0, 'Noor rolled 8: 5 and 3, the dragon steps to 3.'],
];

export const events: Happening[] = said.map(([seat, text], row) => ({ kind: 'told', seat, args: [], text, row }));

const line = (number: number, guest: string, name: string, text: string): Line => ({
  number,
  at: Date.UTC(2026, 10, 15, 7, 31 + number),
  guest,
  name,
  text,
  phrase: -1,
  said: null,
});

export const lines: Line[] = [
  line(1, '', '', 'Marguerite sits down.'),
  line(2, 'marguerite', 'Marguerite', 'Good luck.'),
  line(3, 'ilya', 'Ilya', 'The dragon again? I had just paid for the walls.'),
  line(4, 'noor', 'Noor', 'It comes for all of us.'),
];

export const phrases = ['Hello!', 'Good luck.', 'Your move.', 'One moment, please.', 'Well played.'];

const option = (name: string, kind: ToldOption['kind'], value: ToldOption['default'], about: string): ToldOption => ({
  name,
  kind,
  default: value,
  about,
  low: 0,
  high: 0,
  choices: [],
  longest: 200,
  suggests: [],
  suggested: [],
  words: [],
  counted: null,
  title: name,
  usual: false,
  seats: 0,
});

export const options: ToldOption[] = [
  { ...option('target', 'int', 0, 'Points that end the game: 13.'), low: 8, high: 20, usual: true },
  option('fog', 'bool', false, 'The island is uncovered by those who reach it.'),
  { ...option('island', 'choice', 'drawn', 'How the map is made.'), choices: ['drawn', 'printed', 'wild'] },
  option('date', 'text', '', 'A date and a time; empty means this minute.'),
  {
    ...option('map', 'text', 'base', 'Where it is played.'),
    suggests: ['base', 'the woods'],
    suggested: ['Base', 'The woods'],
  },
];

const printed = {
  group: 'Costs',
  grade: 'printed',
  sure: 'printed in the rules',
  rule: 'R6.1',
  ruled: 'Rule 6.1',
  source: '',
} as const;
const number = (name: string, value: number, low: number, high: number, about: string): ToldNumber => ({
  name,
  printed: value,
  low,
  high,
  about,
  ...printed,
  changed: (other) => `${about}: ${other} instead of ${value}`,
});

export const numbers: ToldNumber[] = [
  number('town.ore', 3, 0, 8, 'Ore for a town'),
  number('town.wheat', 2, 0, 8, 'Wheat for a town'),
  { ...number('hand', 7, 4, 20, 'Hand limit when a 7 is rolled'), group: 'Limits' },
];

export const rules: RulesPage = {
  title: 'The island',
  language: 'en',
  contents: [
    ['the-island', 'The island'],
    ['numbers', 'Numbers and where they come from'],
  ],
  html: `<h1>The island</h1><h2 id="the-island">The island</h2>
<p id="R2.3" class="rule"><strong>R2.3</strong> A road lies on a border and joins the roads at its corners.</p>
<p id="R2.4" class="rule"><strong>R2.4</strong> Villages keep two roads apart. Roads are bought as in <a href="#R2.3" class="reference">R2.3</a>.</p>
<h2 id="numbers">Numbers and where they come from</h2>
<table><thead><tr><th>what</th><th>value</th><th>grade</th></tr></thead><tbody>
<tr><td>Village</td><td>wood, brick, wool, wheat</td><td><span class="grade grade-rulebook">rulebook</span></td></tr>
<tr><td>Fences</td><td>3</td><td><span class="grade grade-public">public</span></td></tr>
<tr><td>Dragon’s way</td><td>7 steps</td><td><span class="grade grade-reconstructed">reconstructed</span></td></tr>
</tbody></table>`,
};

const lists = { and: [' und ', ', ', ', ', ' und '], or: [' oder ', ', ', ', ', ' oder '] };
const plural = '51'.padEnd(200, '5');
const speaking = (lang: string, messages: CatalogueData['messages']) => ({ lang, plural, lists, messages });

const english = new Catalogue(speaking('en', { 'say-sleeps': [{ v: 'who' }, ' sleeps.'] }));

/** A catalogue with a missing message, which falls back to English. */
export const german = new Catalogue(
  speaking('de', {
    'seat-you': 'du',
    'seat-you.dative': 'dir',
    'rule-number': ['Regel ', { v: 'number' }],
    'card-smith': 'Schmied',
    'at-ore': 'bei Erz 6',
    'say-steals': [
      { v: 'who' },
      ' stiehlt ',
      { f: ['victim', 'dative'] },
      ' die Karte „',
      { v: 'card' },
      '“ ',
      { v: 'where' },
      '.',
    ],
    'no-such': ['Das geht nicht, siehe ', { v: 'rule' }, '.'],
  }),
  undefined,
  english,
);

export const messages: Text[] = [
  [
    'say-steals',
    { who: ['seat', 3], victim: ['seat', 0], card: ['card', 'smith'], where: ['@', 'tile', 6, ['at-ore', {}]] },
  ],
  ['no-such', { rule: ['rule', 'R2.1'] }],
  ['say-sleeps', { who: ['seat', 1] }],
];
