import { afterEach, describe, expect, it } from 'vitest';

import { settings } from '../../kit/settings/settings.svelte';
import { shellMessage, sayText } from '../say.svelte';
import { literal, type Text } from '../text';
import type { GameInfo } from '../wire';
import { botTitle, skill, skilled } from './bots';
import { usualBot } from './catalogue';

const styles = [
  { name: 'trader', title: literal('Trader'), about: literal('Offers often.') },
  { name: 'far-sighted', title: literal('Far-sighted'), about: literal('Plans long.') },
];
const game = { levels: ['easy', 'medium', 'hard'], offered: ['easy', 'medium', 'hard'], styles } as Pick<
  GameInfo,
  'levels' | 'offered' | 'styles'
>;
const plain = { levels: [], offered: ['standard', 'greedy'], styles: [] };
const tell = (text: Text) => String(text[1]['']);

describe('bots', () => {
  it('are called by their level and character', () => {
    expect(botTitle('easy', game, tell)).toBe('Easy');
    expect(botTitle('medium-trader', game, tell)).toBe('Medium · Trader');
    expect(botTitle('hard-far-sighted', game, tell)).toBe('Hard · Far-sighted');
    expect(botTitle('standard', game, tell)).toBe('Hard');
    expect(botTitle('greedy', game, tell)).toBe('Greedy bot');
    expect(botTitle('standard', plain, tell)).toBe('Standard bot');
  });
  it('are read and named again', () => {
    expect(skill('hard-nobody', game)).toEqual({ level: '' });
    expect(skill('easy', plain)).toEqual({ level: '' });
    expect(skill('hard-trader', game).style?.name).toBe('trader');
    expect([skilled('easy', 'trader'), skilled('easy', '')]).toEqual(['easy-trader', 'easy']);
  });
  it('have words in the catalogue of tables and of all pages', () => {
    expect(sayText(shellMessage('site-level-hard'))).toBe('Hard');
  });
});

describe('the bot for a seat', () => {
  afterEach(() => settings.set({ level: '' }));

  it('has the level that was chosen last', () => {
    expect(usualBot(game)).toBe('medium');
    settings.set({ level: 'hard' });
    expect(usualBot(game)).toBe('hard');
    settings.set({ level: 'master' });
    expect(usualBot(game)).toBe('medium');
  });
  it('is the first one of a game without levels', () => {
    settings.set({ level: 'hard' });
    expect(usualBot(plain)).toBe('standard');
    expect(usualBot({ levels: [], offered: [] })).toBe('');
  });
});
