import { describe, expect, it } from 'vitest';
import { picking } from './picking';
import { chosenIn, filled, matching, missing, readZones, SETS, toggled, writeZones, ZONES } from './zones';

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

  it('are found by name or text', () => {
    expect(matching('egypt').map(({ name }) => name)).toEqual(['Alien Egypt', 'Ancient Egypt', 'Egyptian America']);
    expect(matching('you win at once')).toHaveLength(1);
  });
});
