/** How boards draw a hint: what its move is about clearly, what later moves of its plan are about fainter. */

import type { Advice } from '../../lib/match/told';

export type Planned = Pick<Advice, 'line' | 'later'>;
export type Drawn = 'now' | 'later';

/** How to draw something, given whether a move is about it; undefined: the hint is not about it. */
export function drawnAs(hint: Planned | null, about: (code: number) => boolean): Drawn | undefined {
  if (hint?.line.some(about)) return 'now';
  return hint?.later.some(about) ? 'later' : undefined;
}

/** The places of a hint's moves, each once; the key tells places apart. */
export function drawnPlaces<Place>(
  hint: Planned | null,
  placeOf: (code: number) => Place | null,
  key: (place: Place) => string,
): { place: Place; drawn: Drawn }[] {
  const found = new Map<string, { place: Place; drawn: Drawn }>();
  const add = (code: number, drawn: Drawn) => {
    const place = placeOf(code);
    if (place && !found.has(key(place))) found.set(key(place), { place, drawn });
  };
  hint?.line.forEach((code) => add(code, 'now'));
  hint?.later.forEach((code) => add(code, 'later'));
  return [...found.values()];
}
