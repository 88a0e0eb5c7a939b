/** The state of a match for a board that a game brings along. */

import { namesOf, yourSeat } from '../../lib/people/names';
import type { Play } from '../../lib/match/play';
import type { Question } from '../../lib/match/told';
import type { ScreenAsk, ScreenState } from './contract';

const asked = ({ kind, subject, must, sealed, prompt }: Question): ScreenAsk => ({
  kind,
  subject,
  must,
  sealed,
  prompt,
});

/** The state as plain values, which the board may keep. */
export function screenState(play: Play, hint: number | null): ScreenState {
  const asks = play.asks.map(asked);
  const open = asks.filter(({ sealed }) => !sealed);
  return {
    view: play.view,
    seat: yourSeat(play),
    names: namesOf(play),
    scores: play.scores,
    ask: play.active ? (open.find(({ must }) => must) ?? open[0] ?? null) : null,
    asks,
    legal: play.active ? play.legal : [],
    waiting: [...new Set(play.waiting.filter(({ must, sealed }) => must && !sealed).map(({ seat }) => seat))],
    hint,
    over: play.table.phase === 'over',
    past: play.past !== undefined,
  };
}
