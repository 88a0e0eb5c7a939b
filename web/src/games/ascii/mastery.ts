/** The tracks that end in a !: how far everybody is, and who has filled one. */

import { listed, many } from '../../lib/words';
import { sheetOf, type EmpiresView, type SheetView } from './view';

export interface Mastery {
  seat: number;
  track: string;
  boxes: number;
  of: number;
}

function tracks(sheet: SheetView): Mastery[] {
  const { seat, facts } = sheet;
  const military = facts.cohorts.reduce((sum, size) => sum + size, 0);
  return [
    { seat, track: 'Population', boxes: sheet.population, of: facts.population },
    { seat, track: 'Gold', boxes: sheet.gained, of: facts.gold },
    { seat, track: 'upper Science', boxes: sheet.upper, of: facts.upper },
    { seat, track: 'lower Science', boxes: sheet.lower, of: facts.lower },
    { seat, track: 'Military', boxes: sheet.military, of: military },
    { seat, track: 'Happiness', boxes: sheet.happy, of: facts.happy.length - 1 },
    { seat, track: 'Unhappiness', boxes: sheet.unhappy, of: facts.unhappy.length - 1 },
  ];
}

function masteries(view: EmpiresView): Mastery[] {
  return Array.from({ length: view.seats }, (_, seat) => sheetOf(view, seat)).flatMap(tracks);
}

/** "Your Gold", "the Gold of Ann". */
function whose({ seat, track }: Mastery, names: readonly string[], you: number): string {
  return seat === you ? `your ${track}` : `the ${track} of ${names[seat]}`;
}

/** Half a track is more than any turn fills. */
const FAR = 0.5;

/** Who is nearest to a !, for who must decide whether the end may come. */
export function nearestWords(view: EmpiresView, names: readonly string[], you: number): string {
  const nearest = masteries(view).reduce((best, each) => (each.boxes / each.of > best.boxes / best.of ? each : best));
  const { boxes, of } = nearest;
  if (boxes / of < FAR) return 'Nobody is near a ! yet.';
  return `Nearest to a !: ${whose(nearest, names, you)}, ${boxes} of ${of}.`;
}

/** Which tracks are full, and whose, at the end of a game. */
export function endWords(view: EmpiresView, names: readonly string[], you: number): string {
  const turns = many(view.turn, 'turn');
  const full = masteries(view).filter(({ boxes, of }) => boxes >= of);
  if (view.ending !== 'mastery' || !full.length) return `Nobody filled a track in ${turns}.`;
  const tracks = listed(full.map((each) => whose(each, names, you)));
  return `After ${turns} ${tracks} ${full.length > 1 ? 'were' : 'was'} full.`;
}
