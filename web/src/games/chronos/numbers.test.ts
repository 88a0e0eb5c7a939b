import { describe, expect, test } from 'vitest';
import type { Play } from '../../lib/match/play';
import { draftWords, powerWords } from './asking';
import type { ChronosController } from './controller.svelte';
import { briefOf, CITIES, GODS, godPrice } from './facts';
import { keys } from './keys';
import { goalWords, targetOf, worth } from './learning';
import type { ConquestView } from './view';
import { frozenWords } from './words';

const view = (other_numbers?: Record<string, number>, more: Partial<ConquestView> = {}) =>
  ({ stage: 1, temple: [], other_numbers, ...more }) as ConquestView;
const god = (wanted: string) => GODS.findIndex(({ name }) => name === wanted);
const city = (wanted: string) => CITIES.find(({ name }) => name === wanted)!;

/** The question to a player who has begun a power and paid so many cards or named so many timers. */
function asked(power: string, step: string, named: number, other: Record<string, number>): string {
  const part = step === 'pay' ? 'pay' : 'send';
  const play = { parts: (code: number) => (code ? { name: part, args: [0, 0] } : { name: power, args: [] }) };
  const draft = {
    moves: Array.from({ length: named + 1 }, (_, code) => code),
    steps: [{ code: 1, name: step, args: [] }],
  };
  return draftWords(play as unknown as Play, { view: view(other), draft } as unknown as ChronosController).text;
}
const button = (power: 'hades' | 'rhodes', other: Record<string, number>) =>
  powerWords({ view: view(other) } as ChronosController, power);

describe('a match with other numbers', () => {
  test('has its own prices', () => {
    expect(GODS.every((_, each) => godPrice(view(), each) > 0)).toBe(true);
    expect([godPrice(view(), god('Zeus')), godPrice(view({ 'zeus.price': 11 }), god('Zeus'))]).toEqual([8, 11]);
    expect(godPrice(view({ 'zeus.price': 11 }), god('Hades'))).toBe(5);
  });

  test('tells what its gods and cities do', () => {
    const briefs = { PAN: '60 points for each god you hold.', DELPHI: 'Gods cost two less' };
    expect(briefOf(view({}, { briefs }), GODS[god('Pan')]!)).toBe(briefs.PAN);
    expect(briefOf(view({}, { briefs }), city('Delphi'))).toBe(briefs.DELPHI);
    expect(briefOf(view({}, { briefs }), city('Athens'))).toBe('+50 while you stand here');
    expect(briefOf(view(), GODS[god('Pan')]!)).toBe('50 points for each god you hold.');
  });

  test('is won with its own points, which a seat is told and a spectator knows', () => {
    const other = { 'win.points': 150 };
    expect([targetOf(view()), targetOf(view(other)), worth(view(other)).target]).toEqual([200, 150, 150]);
    expect(targetOf(view(other, { sum: [0, 0, 1, 300] }))).toBe(300);
    expect(goalWords(view(other))).toMatch(/^Be the first with 150 points: /);
    expect(keys({}, view(other))).toContainEqual(['C M', 'Claim 150 points; claim the monsters']);
    expect(keys({}, view())).toContainEqual(['C M', 'Claim 200 points; claim the monsters']);
  });

  test('is frozen by its own clock', () => {
    const other = { 'countdown.seconds': 4, 'opening.seconds': 90 };
    expect(frozenWords(view(other), 0, 0, true)).toMatch(/after four seconds\.$/);
    expect(frozenWords(view(other), 89_000, 0, false)).toMatch(/ Opens after 90 seconds, or once a card was taken\.$/);
    expect(frozenWords(view(other), 90_000, 0, false)).toBe('All sand has run out.');
    expect(frozenWords(view(), 60_000, 0, false)).toBe('All sand has run out.');
    expect(frozenWords(view(), 0, 0, true)).toBe('All sand has run out. Who has most wins after ten seconds.');
    expect(frozenWords(view(), 59_999, 0, false)).toMatch(/ Opens after a minute, or once a card was taken\.$/);
    expect(frozenWords(view(), 0, 2, false)).toBe('Opens when every timer has run out. Two still run.');
  });

  test('asks for as many timers and cards as its powers take', () => {
    expect([button('hades', {}), button('hades', { 'hades.timers': 3 })]).toEqual([
      'Hades: two to Hell',
      'Hades: three to Hell',
    ]);
    expect([button('rhodes', {}), button('rhodes', { 'rhodes.cards': 2 })]).toEqual([
      'Rhodes: a card for Hell',
      'Rhodes: two cards for Hell',
    ]);
    expect(asked('hades', 'send', 0, {})).toBe('Hades: which two timers go to Hell?');
    expect(asked('hades', 'send', 0, { 'hades.timers': 1 })).toBe('Hades: which timer goes to Hell?');
    expect(asked('hades', 'send', 1, {})).toBe('Hades: which timer goes to Hell with it?');
    expect(asked('hades', 'send', 2, { 'hades.timers': 3 })).toBe('Hades: which timer goes to Hell with them?');
    expect(asked('rhodes', 'pay', 0, {})).toBe('Rhodes: which card do you pay?');
    expect(asked('rhodes', 'pay', 1, { 'rhodes.cards': 2 })).toBe('Rhodes: pay one more card');
    expect(asked('uranus', 'pay', 0, {})).toBe('Uranus: which card do you discard?');
    expect(asked('uranus', 'pay', 0, { 'uranus.cards': 3 })).toBe('Uranus: discard three cards');
    expect(asked('ephesus', 'pay', 0, {})).toBe('Ephesus: discard two cards');
    expect(asked('ephesus', 'pay', 1, {})).toBe('Ephesus: discard one more card');
    expect(asked('ephesus', 'pay', 1, { 'ephesus.cards': 3 })).toBe('Ephesus: discard two more cards');
  });
});
