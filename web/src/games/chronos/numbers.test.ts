import { describe, expect, test } from 'vitest';
import type { Play } from '../../lib/match/play';
import { draftWords, powerWords } from './asking';
import type { ChronosController } from './controller.svelte';
import { briefOf, CITIES, GODS, godPrice } from './facts';
import { tellerOf, tellTo } from './fixture';
import { keys } from './keys';
import { goalWords, targetOf, worth } from './learning';
import type { ConquestView } from './view';
import { say } from './tell';
import { frozenWords } from './words';

const view = (other_numbers?: Record<string, number>, more: Partial<ConquestView> = {}) =>
  ({ stage: 1, temple: [], other_numbers, ...more }) as ConquestView;
const tell = tellTo();
const god = (wanted: string) => GODS.findIndex(({ id }) => id === wanted);
const city = (wanted: string) => CITIES.find(({ id }) => id === wanted)!;

/** The question to a player who has begun a power and paid so many cards or named so many timers. */
function asked(power: string, step: string, named: number, other: Record<string, number>): string {
  const part = step === 'pay' ? 'pay' : 'send';
  const play = {
    teller: tellerOf(),
    parts: (code: number) => (code ? { name: part, args: [0, 0] } : { name: power, args: [] }),
  };
  const draft = {
    moves: Array.from({ length: named + 1 }, (_, code) => code),
    steps: [{ code: 1, name: step, args: [] }],
  };
  return draftWords(play as unknown as Play, { view: view(other), draft } as unknown as ChronosController).text;
}
const button = (power: 'hades' | 'rhodes', other: Record<string, number>) =>
  powerWords({ view: view(other) } as ChronosController, power, tell);

describe('a match with other numbers', () => {
  test('has its own prices', () => {
    expect(GODS.every((_, each) => godPrice(view(), each) > 0)).toBe(true);
    expect([godPrice(view(), god('zeus')), godPrice(view({ 'zeus.price': 11 }), god('zeus'))]).toEqual([8, 11]);
    expect(godPrice(view({ 'zeus.price': 11 }), god('hades'))).toBe(5);
  });

  test('tells what its gods and cities do', () => {
    const other = { 'pan.points': 60, 'delphi.discount': 2 };
    expect(briefOf(view(other), GODS[god('pan')]!)).toEqual(['brief-pan', { n: 60 }]);
    expect(tell(briefOf(view(other), city('delphi')))).toBe('Gods cost 2 cards less');
    expect(briefOf(view(other), city('athens'))).toEqual(['brief-athens', { n: 50 }]);
    expect(tell(briefOf(view(), GODS[god('pan')]!))).toBe('50 points for each god you own');
    for (const thing of [...GODS, ...CITIES]) expect(tell(briefOf(view(), thing))).not.toMatch(/⟦/);
  });

  test('is won with its own points, which a seat is told and a spectator knows', () => {
    const other = { 'win.points': 150 };
    expect([targetOf(view()), targetOf(view(other)), worth(view(other)).target]).toEqual([200, 150, 150]);
    expect(targetOf(view(other, { sum: [0, 0, 1, 300] }))).toBe(300);
    expect(goalWords(view(other), tell)).toMatch(/First with 150 points: /);
    expect(keys({}, view(other))).toContainEqual(['C M', say('ui-key-claim', { points: 150 })]);
    expect(keys({}, view())).toContainEqual(['C M', say('ui-key-claim', { points: 200 })]);
  });

  test('is frozen by its own clock', () => {
    const other = { 'countdown.seconds': 4, 'opening.seconds': 90 };
    expect(frozenWords(view(other), 0, 0, true, tell)).toMatch(/After 4 seconds /);
    expect(frozenWords(view(other), 89_000, 0, false, tell)).toMatch(/ after 90 seconds, or once /);
    expect(frozenWords(view(other), 90_000, 0, false, tell)).toBe('All sand has run out.');
    expect(frozenWords(view(), 60_000, 0, false, tell)).toBe('All sand has run out.');
    expect(frozenWords(view(), 0, 0, true, tell)).toMatch(/After 10 seconds /);
    expect(frozenWords(view(), 59_999, 0, false, tell)).toMatch(/ after 60 seconds, or once /);
    expect(frozenWords(view(), 0, 2, false, tell)).toMatch(/ 2 are still running\.$/);
  });

  test('asks for as many timers and cards as its powers take', () => {
    expect([button('hades', {}), button('hades', { 'hades.timers': 3 })]).toEqual([
      'Hades: 2 timers to Hell',
      'Hades: 3 timers to Hell',
    ]);
    expect([button('rhodes', {}), button('rhodes', { 'rhodes.cards': 2 })]).toEqual([
      'Rhodes: 1 card for Hell',
      'Rhodes: 2 cards for Hell',
    ]);
    expect(asked('hades', 'send', 0, {})).toBe('Hades: Which timer do you put into Hell (1 of 2)?');
    expect(asked('hades', 'send', 2, { 'hades.timers': 3 })).toMatch(/\(3 of 3\)/);
    expect(asked('rhodes', 'pay', 0, {})).toBe('Rhodes: Which card do you discard?');
    expect(asked('rhodes', 'pay', 1, { 'rhodes.cards': 2 })).toBe('Rhodes: Choose card 2 of 2 to discard.');
    expect(asked('uranus', 'pay', 0, {})).toBe('Uranus: Which card do you discard?');
    expect(asked('uranus', 'pay', 0, { 'uranus.cards': 3 })).toBe('Uranus: Choose card 1 of 3 to discard.');
    expect(asked('ephesus', 'pay', 0, {})).toBe('Ephesus: Choose card 1 of 2 to discard.');
  });
});
