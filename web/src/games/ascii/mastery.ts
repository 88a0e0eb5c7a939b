/** The tracks that end in a !: everybody's progress, and who has filled one. */

import type { Text } from '../../lib/text';
import { inner, messagesArg, say, seatArg, type Tell } from './tell';
import { sheetOf, type EmpiresView, type SheetView } from './view';

const TRACKS = ['population', 'gold', 'upper', 'lower', 'military', 'happiness', 'unhappiness'] as const;

export interface Mastery {
  seat: number;
  track: (typeof TRACKS)[number];
  boxes: number;
  of: number;
}

function tracks(sheet: SheetView): Mastery[] {
  const { seat, facts } = sheet;
  const military = facts.cohorts.reduce((sum, size) => sum + size, 0);
  const marked = [
    [sheet.population, facts.population],
    [sheet.gained, facts.gold],
    [sheet.upper, facts.upper],
    [sheet.lower, facts.lower],
    [sheet.military, military],
    [sheet.happy, facts.happy.length - 1],
    [sheet.unhappy, facts.unhappy.length - 1],
  ] as const;
  return TRACKS.map((track, at) => ({ seat, track, boxes: marked[at]![0], of: marked[at]![1] }));
}

function masteries(view: EmpiresView): Mastery[] {
  return Array.from({ length: view.seats }, (_, seat) => sheetOf(view, seat)).flatMap(tracks);
}

/** "your Gold", "Ann’s Gold". */
function whose({ seat, track }: Mastery): Text {
  return say('ui-track-of', { who: seatArg(seat), track: ['track', track] });
}

/** Half a track is more than one turn can fill. */
const FAR = 0.5;

/** Who is nearest to a !, for whoever must decide whether the end may come. */
export function nearestWords(view: EmpiresView, tell: Tell): string {
  const nearest = masteries(view).reduce((best, each) => (each.boxes / each.of > best.boxes / best.of ? each : best));
  const { boxes, of } = nearest;
  if (boxes / of < FAR) return tell('ui-nobody-near');
  return tell('ui-nearest', { track: inner(whose(nearest)), n: boxes, size: of });
}

/** Which tracks are full, and whose, at the end of a game. */
export function endWords(view: EmpiresView, tell: Tell): string {
  const full = masteries(view).filter(({ boxes, of }) => boxes >= of);
  if (view.ending !== 'mastery' || !full.length) return tell('ui-ended-turns', { n: view.turn });
  return tell('ui-ended-mastery', { n: view.turn, full: messagesArg(full.map(whose)) });
}
