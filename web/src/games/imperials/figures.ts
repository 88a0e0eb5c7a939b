/** The public numbers in a seat's panel. */

import type { GlyphName } from '../../kit/pictures/glyphs';
import type { Text } from '../../lib/text';
import { messagesArg, say, type Tell } from './tell';
import { embargoed, type ImperialsView } from './view';

export interface Count {
  glyph: GlyphName;
  label: string;
  value: number;
  limit?: number;
  held?: boolean;
}

export function counts(view: ImperialsView, seat: number, tell: Tell): Count[] {
  const wonders = view.wonder_of.filter((holder) => holder === seat).length;
  const all: (Count | false)[] = [
    {
      glyph: 'hand',
      label: tell('ui-figure-cards'),
      value: view.hand_sizes[seat] ?? 0,
      limit: view.hand_limits[seat] ?? 0,
    },
    { glyph: 'rules', label: tell('ui-figure-actions'), value: view.actions_held[seat] ?? 0 },
    { glyph: 'road', label: tell('ui-figure-route'), value: view.routes[seat] ?? 0, held: view.route_of === seat },
    view.mode === 'basic'
      ? { glyph: 'warrior', label: tell('ui-figure-army'), value: view.armies[seat] ?? 0, held: view.army_of === seat }
      : { glyph: 'warrior', label: tell('ui-figure-strength'), value: view.strengths[seat] ?? 0 },
    wonders > 0 && { glyph: 'wonder', label: tell('ui-figure-wonders'), value: wonders, held: true },
    (view.slayers[seat] ?? 0) > 0 && {
      glyph: 'dragon',
      label: tell('ui-figure-slayer'),
      value: view.slayers[seat] ?? 0,
      held: true,
    },
    view.merchant_of === seat && { glyph: 'market', label: tell('ui-figure-merchant'), value: 1, held: true },
    (view.shown_points[seat] ?? 0) > 0 && {
      glyph: 'crown',
      label: tell('ui-figure-shown'),
      value: view.shown_points[seat] ?? 0,
      held: true,
    },
  ];
  return all.filter((count) => count !== false);
}

/** The points known to this person; their own include hidden ones. */
export function pointsOf(view: ImperialsView, seat: number): number {
  const hidden = seat === view.seat && view.phase !== 'over' ? view.hidden_points : 0;
  return (view.points[seat] ?? 0) + hidden;
}

/** Other important facts. */
export function noteOf(view: ImperialsView, seat: number, tell: Tell): string {
  const notes: Text[] = [
    ...(seat === view.seat && view.phase !== 'over' && view.hidden_points > 0
      ? [say('ui-note-hidden', { n: view.hidden_points })]
      : []),
    ...(view.seat >= 0 && embargoed(view, seat, view.seat) ? [say('ui-note-embargo', {})] : []),
    ...(view.requests[seat] ? [say('ui-note-builds', {})] : []),
  ];
  return notes.length ? tell('ui-notes', { notes: messagesArg('&', notes) }) : '';
}
