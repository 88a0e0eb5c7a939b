import { describe, expect, it } from 'vitest';

import { EXAMPLE_CODE, pasted, tableCode } from './address';
import { route } from './route';

describe('a table code', () => {
  it('is read however people write it', () => {
    expect(tableCode(' K7M2QD ')).toBe('k7m2qd');
    expect(tableCode('k7m-2qd')).toBe('k7m2qd');
    expect(tableCode('K7M2 QD4N')).toBe('k7m2qd4n');
    expect(tableCode('Oil234')).toBe('011234');
  });
  it('looks as people are told', () => {
    expect(tableCode(EXAMPLE_CODE)).toBe(EXAMPLE_CODE);
    expect(EXAMPLE_CODE).toHaveLength(8);
  });
  it('is refused when it cannot be one', () => {
    for (const text of ['', 'k7m2q', 'k7m2qdd', 'k7m2qdddd', 'k7m2qu', '<b>xyz']) expect(tableCode(text)).toBeNull();
  });
  it('is found in a pasted link, to the table or to its replay', () => {
    expect(pasted('https://example.org/t/k7m2qd')).toBe('/t/k7m2qd');
    expect(pasted('example.org/r/K7M2QD#12')).toBe('/r/k7m2qd');
    expect(pasted('example.org/t/K7M2QD4N?x')).toBe('/t/k7m2qd4n');
    expect(pasted('https://example.org/t/k7m2qd?from=mail')).toBe('/t/k7m2qd');
    expect(pasted('https://example.org/history')).toBeNull();
  });
});

describe('a path', () => {
  const EDITORS = ['maps'];

  it.each([
    ['/', { page: 'home' }],
    ['', { page: 'home' }],
    ['/t/k7m2qd', { page: 'table', code: 'k7m2qd' }],
    ['/t/K7M2QD/', { page: 'table', code: 'k7m2qd' }],
    ['/r/k7m2qd', { page: 'replay', code: 'k7m2qd' }],
    ['/rules/tempus_imperium', { page: 'rules', game: 'tempus_imperium' }],
    ['/rules', { page: 'rules', game: '' }],
    ['/sources/temporum', { page: 'sources', game: 'temporum' }],
    ['/history', { page: 'history' }],
    ['/settings/', { page: 'settings' }],
    ['/watch', { page: 'watch' }],
    ['/kit', { page: 'kit' }],
    ['/maps', { page: 'editor', path: 'maps' }],
    ['/maps/new', { page: 'editor', path: 'maps', code: '' }],
    ['/maps/base-big', { page: 'editor', path: 'maps', code: 'base-big' }],
    ['/maps/k7m2qd', { page: 'editor', path: 'maps', code: 'k7m2qd' }],
  ])('%s is a page', (path, page) => expect(route(path, EDITORS)).toEqual(page));

  it.each([
    '/t/',
    '/t/short',
    '/t/k7m2qd/more',
    '/rules/../secret',
    '/nothing',
    '/rules/a b',
    '/sources',
    '/%00',
    '/maps/a/b',
    '/maps/BASE',
  ])('%s leads to the page that helps onward', (path) => expect(route(path, EDITORS).page).toBe('notFound'));
});
