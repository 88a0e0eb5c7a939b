import { describe, expect, test } from 'vitest';
import { attributes, DEFAULTS, readPreferences } from './settings.svelte';

describe('remembered settings', () => {
  test('nothing remembered: the defaults, silent and as the system likes it', () => {
    expect(readPreferences(null)).toEqual(DEFAULTS);
    expect(DEFAULTS).toMatchObject({ theme: 'auto', motion: 'auto', sound: 'off' });
  });

  test('what was chosen comes back', () => {
    const chosen = {
      ...DEFAULTS,
      theme: 'night',
      palette: 'redgreen',
      language: 'de',
      dense: true,
      level: 'hard',
    } as const;
    expect(readPreferences(JSON.stringify(chosen))).toEqual(chosen);
  });

  test.each([
    '',
    '{',
    'null',
    '7',
    '"night"',
    '[1]',
    '{"theme":"pink","dense":"yes","sound":3,"language":"<de>","level":"<b>"}',
  ])('damaged or foreign text is no reason to fail: %s', (stored) => expect(readPreferences(stored)).toEqual(DEFAULTS));

  test('one unknown wish does not spoil the others', () => {
    expect(readPreferences('{"theme":"pink","motion":"brief"}')).toEqual({ ...DEFAULTS, motion: 'brief' });
  });
});

describe('attributes of the root', () => {
  test('the defaults need none', () => {
    expect(Object.values(attributes(DEFAULTS))).toEqual([null, null, null, null]);
  });

  test('every wish that shows has one', () => {
    expect(attributes({ ...DEFAULTS, theme: 'day', motion: 'none', palette: 'blueyellow', dense: true })).toEqual({
      'data-theme': 'day',
      'data-motion': 'none',
      'data-palette': 'blueyellow',
      'data-dense': '',
    });
  });
});
