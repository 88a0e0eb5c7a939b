import { describe, expect, it } from 'vitest';
import { tellTo } from './fixture';
import { picking } from './picking';
import { chosenIn, filled, matching, missing, readZones, SETS, toggled, writeZones, wrongWith, ZONES } from './zones';

describe('ten Zones', () => {
  it('come from 96, and every themed set has one, two, three and four by Time', () => {
    expect(ZONES).toHaveLength(96);
    expect(SETS).toHaveLength(13);
    for (const { zones } of SETS) expect(missing(zones)).toBe('');
  });

  it('are chosen by Time; in a full Time the first makes room', () => {
    let chosen = toggled([], 'Stone Age');
    expect(missing(chosen)).toBe(
      'Still missing: two Zones of Time II, three Zones of Time III and four Zones of Time IV.',
    );
    chosen = toggled(chosen, 'Ice Age');
    expect(chosenIn(chosen, 1)).toEqual(['Ice Age']);
    expect(toggled(chosen, 'Ice Age')).toEqual([]);
    expect(missing(['Plague', ...chosen])).toContain('one Zone of Time II');
  });

  it('are filled by chance to a whole board', () => {
    const board = filled(['Utopia'], () => 0.5);
    expect(board).toHaveLength(10);
    expect(new Set(board).size).toBe(10);
    expect(missing(board)).toBe('');
    expect(board).toContain('Utopia');
  });

  it('are written as names with commas, from the past to the present, and read again', () => {
    const text = writeZones(['Utopia', 'Plague', 'Stone Age']);
    expect(text).toBe('Stone Age, Plague, Utopia');
    expect(readZones(text)).toHaveLength(3);
    expect(readZones('random')).toEqual([]);
    expect(picking.named(text)).toBe('Your ten Zones, with Stone Age');
  });

  it('are checked as a text: names, none twice, one to four by Time', () => {
    for (const { name, zones } of SETS) expect([wrongWith(name), wrongWith(zones.join('; '))]).toEqual(['', '']);
    expect(wrongWith('random')).toBe('');
    expect(wrongWith('foo')).toBe('There is no Zone or themed set with the name “foo”.');
    expect(wrongWith('Stone Age, Bar, foo')).toContain('“Bar” and “foo”');
    expect(wrongWith('Stone Age, stone-age')).toBe('Stone Age is named twice.');
    expect(wrongWith('Stone Age, Ice Age')).toBe('Time I has one Zone, not 2.');
    expect(wrongWith(SETS[0]!.zones.slice(0, 9).join(', '))).toBe('Still missing: one Zone of Time IV.');
  });

  it('are found by name or text', () => {
    expect(matching('egypt', tellTo(0)).map(({ name }) => name)).toEqual([
      'Alien Egypt',
      'Ancient Egypt',
      'Egyptian America',
    ]);
    expect(matching('you win at once', tellTo(0))).toHaveLength(1);
  });
});
