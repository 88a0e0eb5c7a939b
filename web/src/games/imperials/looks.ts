/** The looks of each kind of tile and port: a ground, an ink and a glyph. */

import type { GlyphName } from '../../kit/pictures/glyphs';

export const KINDS = ['wood', 'brick', 'wool', 'wheat', 'ore', 'gold', 'desert', 'random', 'fog'] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds in a bag. */
export const DRAWN = KINDS.slice(0, 7);

export const PORTS = ['wood', 'brick', 'wool', 'wheat', 'ore', 'general'] as const;
export type PortKind = (typeof PORTS)[number];

export interface Look {
  ground: string;
  ink: string;
  glyph: GlyphName | null;
}

export const LOOKS: Record<Kind, Look> = {
  wood: { ground: 'var(--shore)', ink: 'var(--shoreink)', glyph: 'wood' },
  brick: { ground: 'var(--clay)', ink: 'var(--clayink)', glyph: 'brick' },
  wool: { ground: 'var(--past)', ink: 'var(--pastink)', glyph: 'wool' },
  wheat: { ground: 'var(--land2)', ink: 'var(--landink)', glyph: 'wheat' },
  ore: { ground: 'var(--rock)', ink: 'var(--rockink)', glyph: 'ore' },
  gold: { ground: 'var(--brasssoft)', ink: 'var(--brass)', glyph: 'coin' },
  desert: { ground: 'var(--dune)', ink: 'var(--ink3)', glyph: 'desert' },
  random: { ground: 'var(--raised)', ink: 'var(--ink2)', glyph: null },
  fog: { ground: 'var(--sunk)', ink: 'var(--ink3)', glyph: 'wind' },
};

export const isKind = (word: unknown): word is Kind => KINDS.includes(word as Kind);
