/** What things are good for, a line each (R6, R10 to R15). */

import { capital } from '../../lib/words';
import { COLOURS } from './goods';
import type { Tool } from './moves';
import type { ImperialsView } from './view';

const TOOLS: Record<Tool, string> = {
  road: 'Roads lead to new corners; five in a row may be the longest route.',
  village: '1 point, and 1 card whenever a tile beside it yields.',
  town: '2 points instead of 1, and 2 cards whenever a tile beside it yields.',
  warrior: 'Strength 1 against the dragon once it is active; it stands in the way of others.',
  activate: 'Only active warriors count against the dragon; it may move or chase from your next turn on.',
  upgrade: 'One more strength against the dragon, up to 3. Mighty takes the Barracks, military 3.',
  fence: 'A seven lets you keep 2 cards more.',
  march: 'Along your roads, also to where a weaker warrior of another stands. It is idle after that.',
  chase: 'Moves the robber away and steals a card. The warrior is idle after that.',
};

export function worth(view: Pick<ImperialsView, 'mode'>, tool: Tool): string {
  if (tool === 'town' && view.mode === 'wonders')
    return '2 points instead of 1; forest, pasture and mine yield paper, cloth and coin as well.';
  return TOOLS[tool];
}

const STRATEGIC = [
  'Granary: a roll that yields you no resource lets you choose one.',
  'Guild: the market takes 2 commodities of a kind for 1 card.',
  'Barracks: your strong warriors may become mighty.',
];

/** The action cards that a level draws. */
export function draws(colour: number, level: number): string {
  const { name } = COLOURS[colour]!;
  if (level === 0) return `No ${name} cards before level 1.`;
  return `Draws a ${name} card when the event die shows ${name} and the red die at most ${level + 1}.`;
}

/** What the next level of a colour brings to the person who looks. */
export function levelWorth(view: ImperialsView, colour: number, level: number): string {
  return [special(view, colour, level), draws(colour, level)].filter(Boolean).join(' ');
}

function special(view: ImperialsView, colour: number, level: number): string {
  const holder = view.wonder_of[colour] ?? -1;
  const wonder = `the ${view.works[3 + colour]}`;
  if (level === 3) return STRATEGIC[colour]!;
  if (level === 4) return holder < 0 ? `First at level 4: ${wonder}, 2 points.` : `${capital(wonder)} is taken.`;
  if (level < 5 || view.great[colour]) return '';
  return holder === view.seat ? 'Your wonder becomes great: nobody can take it.' : `Takes ${wonder} over, 2 points.`;
}
