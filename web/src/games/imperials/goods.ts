/** The eight cards of the market, the three colours, the decks and the action cards: ids and looks. */

import type { GlyphName } from '../../kit/pictures/glyphs';

export const GOODS = [
  { name: 'wood', glyph: 'wood', ground: 'shore', ink: 'shoreink' },
  { name: 'brick', glyph: 'brick', ground: 'clay', ink: 'clayink' },
  { name: 'wool', glyph: 'wool', ground: 'past', ink: 'pastink' },
  { name: 'wheat', glyph: 'wheat', ground: 'land2', ink: 'landink' },
  { name: 'ore', glyph: 'ore', ground: 'rock', ink: 'rockink' },
  { name: 'paper', glyph: 'paper', ground: 'oksoft', ink: 'ok' },
  { name: 'cloth', glyph: 'cloth', ground: 'brasssoft', ink: 'brass' },
  { name: 'coin', glyph: 'coins', ground: 'sea', ink: 'seaink' },
] as const satisfies readonly {
  /** Its id in the catalogue and in moves. */
  name: string;
  glyph: GlyphName;
  /** Tokens of its ground and ink. */
  ground: string;
  ink: string;
}[];

export type Good = (typeof GOODS)[number];

export function good(card: number): Good {
  return GOODS[card] as Good;
}

/** Science, trade, military: a colour, its letter, and the card it is paid in. */
export const COLOURS = [
  { name: 'science', letter: 'S', ink: 'ok', card: 5 },
  { name: 'trade', letter: 'T', ink: 'brass', card: 6 },
  { name: 'military', letter: 'M', ink: 'seaink', card: 7 },
] as const;

/** The decks in the order of the view; the last is that of Basic. */
export const DECK_IDS = ['science', 'trade', 'military', 'basic'] as const;

/** The faces of the event die. */
export const FACE_IDS = ['science', 'trade', 'military', 'dragon'] as const;

/** What improvements bring: strategic advantages, wonders, great wonders, each of three colours. */
export const WORK_IDS = [
  ...(['granary', 'guild', 'barracks'] as const),
  ...(['university', 'lighthouse', 'arsenal'] as const),
  ...(['great-library', 'great-harbor', 'great-citadel'] as const),
] as const;

/** Where points come from, in the order of the view. */
export const SOURCE_IDS = [
  'villages',
  'towns',
  'route',
  'army',
  'wonders',
  'slayer',
  'shown',
  'merchant',
  'treasures',
] as const;

/** The action cards in the order of the moves. */
export const CARD_IDS = [
  ...(['warrior', 'treasure', 'road-builder', 'harvest', 'monopoly'] as const),
  ...(['alchemist', 'crane', 'engineer', 'inventor', 'irrigation', 'medicine', 'mining', 'printer'] as const),
  ...(['green-road-builder', 'smith', 'commercial-harbor', 'master-merchant', 'merchant'] as const),
  ...(['merchant-fleet', 'resource-monopoly', 'trade-monopoly', 'bishop', 'constitution', 'deserter'] as const),
  ...(['diplomat', 'intrigue', 'saboteur', 'spy', 'warlord', 'wedding'] as const),
] as const;

/** The edge of an action card, by its deck. */
export function deckInk(deck: number): string {
  return `var(--${COLOURS[deck]?.ink ?? 'ink2'})`;
}

export function sum(cards: readonly number[]): number {
  return cards.reduce((total, count) => total + count, 0);
}

/** The single cards of a bundle: [0, 0, 3] for two wood and a wheat. */
export function single(cards: readonly number[]): number[] {
  return cards.flatMap((count, card) => Array.from({ length: count }, () => card));
}

/** The missing cards of a cost. */
export function missing(hand: readonly number[], cost: readonly number[]): number[] {
  return cost.map((count, card) => Math.max(0, count - (hand[card] ?? 0)));
}
