import { describe, expect, it } from 'vitest';
import { tellTo } from './fixture';
import { picking } from './picking';
import {
  chosenIn,
  filled,
  matching,
  missing,
  readZones,
  SETS,
  toggled,
  writeZones,
  wrongWith,
  ZONES,
  zoneText,
} from './zones';

const tell = tellTo(0);
const lacks = (zones: readonly string[]) => tell(missing(zones)!);
const wrong = (text: string) => tell(wrongWith(text)!);
const zone = (id: string) => ZONES.find((each) => each.id === id)!;

describe('ten Zones', () => {
  it('come from 96, and every themed set has one, two, three and four by Time', () => {
    expect(ZONES).toHaveLength(96);
    expect(SETS).toHaveLength(13);
    for (const { zones } of SETS) expect(missing(zones)).toBeNull();
  });

  it('are chosen by Time; in a full Time the first makes room', () => {
    let chosen = toggled([], 'Stone Age');
    expect(lacks(chosen)).toBe('Still missing: 2 Zones of Time II, 3 Zones of Time III and 4 Zones of Time IV.');
    chosen = toggled(chosen, 'Ice Age');
    expect(chosenIn(chosen, 1)).toEqual(['Ice Age']);
    expect(toggled(chosen, 'Ice Age')).toEqual([]);
    expect(lacks(['Plague', ...chosen])).toContain('1 Zone of Time II');
  });

  it('are filled by chance to a whole board', () => {
    const board = filled(['Utopia'], () => 0.5);
    expect(board).toHaveLength(10);
    expect(new Set(board).size).toBe(10);
    expect(missing(board)).toBeNull();
    expect(board).toContain('Utopia');
  });

  it('are written as names with commas, from the past to the present, and read again', () => {
    const text = writeZones(['Utopia', 'Plague', 'Stone Age']);
    expect(text).toBe('Stone Age, Plague, Utopia');
    expect(readZones(text)).toHaveLength(3);
    expect(readZones('random')).toEqual([]);
    expect(tell(picking.named(text))).toBe('Your ten Zones, with Stone Age');
    expect(tell(picking.named('Amazonian Europe, Utopia'))).toBe('Your ten Zones, with Empire of the Amazons');
    expect(tell(picking.named('random'))).toBe('random');
  });

  it('are checked as a text: names, none twice, one to four by Time', () => {
    for (const { name, zones } of SETS) expect([wrongWith(name), wrongWith(zones.join('; '))]).toEqual([null, null]);
    expect(wrongWith('random')).toBeNull();
    expect(wrong('foo')).toBe('No Zone or themed set is called “foo”.');
    expect(wrong('Stone Age, Bar, foo')).toContain('“Bar” and “foo”');
    expect(wrong('Stone Age, stone-age')).toBe('Stone Age is named twice.');
    expect(wrong('Stone Age, Ice Age')).toBe('Time I has 1 Zone, not 2.');
    expect(wrong(SETS[0]!.zones.slice(0, 9).join(', '))).toBe('Still missing: 1 Zone of Time IV.');
  });

  it('are found by name or text', () => {
    expect(matching('egypt', tell).map(({ name }) => name)).toEqual([
      'Alien Egypt',
      'Ancient Egypt',
      'Egyptian America',
    ]);
    expect(matching('you win at once', tell)).toHaveLength(1);
  });

  it('tell what they do with the numbers of the table', () => {
    const doing = (id: string, other_numbers: Record<string, number>) => tell(zoneText(zone(id), { other_numbers }));
    expect(doing('alien-egypt', {})).toContain('$100');
    expect(doing('alien-egypt', { 'alien-egypt.money': 60 })).toContain('$60');
    expect(doing('time-of-legends', { 'time-of-legends.bonus': 2 })).not.toBe(doing('time-of-legends', {}));
    expect(doing('time-of-legends', { 'time-of-legends.bonus': 0 })).not.toMatch(/\b0\b|⟦/);
    expect(doing('celtic-paradise', { 'celtic-paradise.times': 3 })).toContain('3');
    for (const each of ZONES) expect(tell(zoneText(each, {}))).not.toMatch(/⟦|undefined/);
    expect(matching('$60', tell, { other_numbers: { 'alien-egypt.money': 60 } })).toContain(zone('alien-egypt'));
  });
});
