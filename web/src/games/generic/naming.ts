/** Names of parts of a table for screen readers. */

import { inner, say, seatArg, type Tell } from './tell';
import type { Card, Counter, Cup, Die, Grid, Part, Pile, Token, Track } from './layout.made';

/** The name of a single part, "" for those that contain others. */
export function nameOf(part: Part, tell: Tell): string {
  switch (part.is) {
    case 'card':
      return cardName(part, tell);
    case 'die':
      return dieName(part, tell);
    case 'token':
      return tokenName(part, tell);
    case 'cup':
      return cupName(part, tell);
    case 'pile':
      return pileName(part, tell);
    case 'counter':
      return counterName(part, tell);
    case 'track':
      return trackName(part, tell);
    case 'line':
      return tell(part.text);
    case 'zone':
      return part.title ? tell(part.title) : '';
    default:
      return '';
  }
}

export function cardName({ look, name, value = '', note }: Card, tell: Tell): string {
  if (look === 'hidden') return name ? tell(name) : tell('table-card-hidden');
  if (look === 'empty') return tell('table-card-empty');
  const words = [name ? tell(name) : '', value].filter(Boolean).join(' ');
  return note ? `${words}: ${tell(note)}` : words;
}

export function dieName({ look, name, value = 0 }: Die, tell: Tell): string {
  if (name) return tell(name);
  if (look === 'hidden') return tell('table-die-hidden');
  return look === 'empty' ? tell('table-die-empty') : tell('table-die', { n: value });
}

export function tokenName({ name, seat = -1 }: Token, tell: Tell): string {
  if (name) return tell(name);
  return seat < 0 ? tell('table-token-bare') : tell('table-token', { who: seatArg(seat) });
}

export function cupName({ seat = -1 }: Cup, tell: Tell): string {
  return seat < 0 ? tell('table-cup-bare') : tell('table-cup', { who: seatArg(seat) });
}

export function pileName({ name, cards }: Pile, tell: Tell): string {
  return name ? tell('table-pile', { name: inner(name), n: cards }) : tell('table-pile-bare', { n: cards });
}

export function counterName({ name, value, limit = 0 }: Counter, tell: Tell): string {
  if (value === null) return tell('table-counter-unknown', { name: inner(name) });
  return limit
    ? tell('table-counter-of', { name: inner(name), n: value, limit })
    : tell('table-counter', { name: inner(name), n: value });
}

export function trackName({ name, marks }: Track, tell: Tell): string {
  const stands = marks.map(({ at, seat = -1 }) =>
    inner(seat < 0 ? say('table-mark-bare', { n: at }) : say('table-mark', { who: seatArg(seat), n: at })),
  );
  return tell('table-track', { name: inner(name), marks: ['&', stands] });
}

export const gridName = ({ name }: Grid, tell: Tell) => tell(name);
