/** The eight cards of the market, the three colours and the four decks: how each looks and what it is called. */

import type { GlyphName } from '../../kit/pictures/glyphs';
import { listed } from '../../lib/words';

export interface Good {
  name: string;
  glyph: GlyphName;
  /** Tokens of its ground and ink. */
  ground: string;
  ink: string;
}

export const GOODS: readonly Good[] = [
  { name: 'wood', glyph: 'wood', ground: 'shore', ink: 'shoreink' },
  { name: 'brick', glyph: 'brick', ground: 'clay', ink: 'clayink' },
  { name: 'wool', glyph: 'wool', ground: 'past', ink: 'pastink' },
  { name: 'wheat', glyph: 'wheat', ground: 'land2', ink: 'landink' },
  { name: 'ore', glyph: 'ore', ground: 'rock', ink: 'rockink' },
  { name: 'paper', glyph: 'paper', ground: 'oksoft', ink: 'ok' },
  { name: 'cloth', glyph: 'cloth', ground: 'brasssoft', ink: 'brass' },
  { name: 'coin', glyph: 'coins', ground: 'sea', ink: 'seaink' },
];

export function good(card: number): Good {
  return GOODS[card] as Good;
}

/** Science, trade, military: a colour, the letter that stands for it, and the card it is paid in. */
export const COLOURS = [
  { name: 'science', letter: 'S', ink: 'ok', card: 5 },
  { name: 'trade', letter: 'T', ink: 'brass', card: 6 },
  { name: 'military', letter: 'M', ink: 'seaink', card: 7 },
] as const;

/** The edge of an action card, by its deck. */
export function deckInk(deck: number): string {
  return `var(--${COLOURS[deck]?.ink ?? 'ink2'})`;
}
export function deckName(deck: number): string {
  return COLOURS[deck]?.name ?? 'action';
}

/** "2 wheat and 3 ore"; "" for nothing. */
export function bundle(cards: readonly number[]): string {
  return listed(cards.flatMap((count, card) => (count > 0 ? [`${count} ${good(card).name}`] : [])));
}

export function sum(cards: readonly number[]): number {
  return cards.reduce((total, count) => total + count, 0);
}

/** Each card of a bundle by itself: [0, 0, 3] for two wood and a wheat. */
export function single(cards: readonly number[]): number[] {
  return cards.flatMap((count, card) => Array.from({ length: count }, () => card));
}

/** What is missing of a cost, as cards. */
export function missing(hand: readonly number[], cost: readonly number[]): number[] {
  return cost.map((count, card) => Math.max(0, count - (hand[card] ?? 0)));
}
