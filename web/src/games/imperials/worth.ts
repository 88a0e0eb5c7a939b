/** What things are good for, a line each (R6, R10 to R15). */

import type { NumberedView } from '../../lib/games/numbers';
import { capital, many, numberWord } from '../../lib/words';
import { COLOURS } from './goods';
import type { Tool } from './moves';
import { NUMBERS } from './numbers';
import type { ImperialsView } from './view';

type Mode = Pick<ImperialsView, 'mode' | 'other_numbers'>;

export function worth(view: Mode, tool: Tool): string {
  switch (tool) {
    case 'road':
      return `Roads lead to new corners; ${numberWord(NUMBERS.of(view, 'route.length'))} in a row may be the longest route.`;
    case 'village':
      return villageWorth(view);
    case 'town':
      return townWorth(view);
    case 'warrior':
      return `Strength ${NUMBERS.of(view, 'warrior.strength.1')} against the dragon once it is active; it stands in the way of others.`;
    case 'activate':
      return 'Only active warriors count against the dragon; it may move or chase from your next turn on.';
    case 'upgrade':
      return upgradeWorth(view);
    case 'fence':
      return `A seven lets you keep ${many(NUMBERS.of(view, 'fence.limit'), 'card')} more.`;
    case 'march':
      return 'Along your roads, also to where a weaker warrior of another stands. It is idle after that.';
    case 'chase':
      return 'Moves the robber away and steals a card. The warrior is idle after that.';
  }
}

function villageWorth(view: NumberedView): string {
  const points = many(NUMBERS.of(view, 'village.points'), 'point');
  const cards = many(NUMBERS.of(view, 'village.cards'), 'card');
  return `${points}, and ${cards} whenever a tile beside it yields.`;
}

function townWorth(view: Mode): string {
  const points = `${many(NUMBERS.of(view, 'town.points'), 'point')} instead of ${NUMBERS.of(view, 'village.points')}`;
  if (view.mode !== 'wonders') {
    const cards = many(NUMBERS.of(view, 'town.cards'), 'card');
    return `${points}, and ${cards} whenever a tile beside it yields.`;
  }
  const commodities = NUMBERS.of(view, 'town.commodities');
  if (commodities === 0) return `${points}.`;
  const goods = commodities === 1 ? 'paper, cloth and coin' : `${commodities} paper, cloth and coin`;
  const besides = NUMBERS.of(view, 'town.resources') === 0 ? 'instead' : 'as well';
  return `${points}; forest, pasture and mine yield ${goods} ${besides}.`;
}

function upgradeWorth(view: NumberedView): string {
  const [regular = 0, strong = 0, mighty = 0] = NUMBERS.row(view, 'warrior.strength');
  const even = strong === regular + 1 && mighty === strong + 1;
  const gain = even
    ? `One more strength against the dragon, up to ${mighty}.`
    : `Strength ${strong} against the dragon, ${mighty} if it is mighty.`;
  return `${gain} Mighty takes the Barracks, military ${NUMBERS.of(view, 'strategic.level')}.`;
}

/** What an action card of Basic is good for. */
export function actionWorth(view: NumberedView): string {
  const points = NUMBERS.of(view, 'treasure.points');
  const treasure = points === 1 ? 'a point' : many(points, 'point');
  return `It moves the robber, builds, brings cards or is ${treasure}; to be played from your next turn on.`;
}

/** The action cards that a level draws. */
export function draws(view: NumberedView, colour: number, level: number): string {
  const { name } = COLOURS[colour]!;
  const wanted = NUMBERS.row(view, 'draw.level');
  const faces = wanted.flatMap((least, face) => (least <= level ? [face + 1] : []));
  if (faces.length === 0) return `No ${name} cards before level ${Math.min(...wanted)}.`;
  const red = faces.at(-1) === faces.length ? `at most ${faces.length}` : faces.join(' or ');
  return `Draws a ${name} card when the event die shows ${name} and the red die ${red}.`;
}

/** What the next level of a colour brings to the person who looks. */
export function levelWorth(view: ImperialsView, colour: number, level: number): string {
  const parts = [advantage(view, colour, level), wonder(view, colour, level), draws(view, colour, level)];
  return parts.filter(Boolean).join(' ');
}

/** What a level of strategic advantage brings. */
function advantage(view: NumberedView, colour: number, level: number): string {
  if (level !== NUMBERS.of(view, 'strategic.level')) return '';
  const resources = numberWord(NUMBERS.of(view, 'granary.cards'));
  const commodities = many(NUMBERS.of(view, 'guild.ratio'), 'commodity', 'commodities');
  return [
    `Granary: a roll that yields you no resource lets you choose ${resources}.`,
    `Guild: the market takes ${commodities} of a kind for 1 card.`,
    'Barracks: your strong warriors may become mighty.',
  ][colour]!;
}

/** What becomes of the wonder of a colour with a level. */
function wonder(view: ImperialsView, colour: number, level: number): string {
  const holder = view.wonder_of[colour] ?? -1;
  const name = `the ${view.works[COLOURS.length + colour]}`;
  const points = many(NUMBERS.of(view, 'wonder.points'), 'point');
  const top = level === NUMBERS.of(view, 'improvement.levels');
  if (level === NUMBERS.of(view, 'wonder.level') || (top && holder < 0)) {
    const first = top ? `the ${view.works[2 * COLOURS.length + colour]}` : name;
    return holder < 0 ? `First at level ${level}: ${first}, ${points}.` : `${capital(name)} is taken.`;
  }
  if (!top || view.great[colour]) return '';
  return holder === view.seat ? 'Your wonder becomes great: nobody can take it.' : `Takes ${name} over, ${points}.`;
}
