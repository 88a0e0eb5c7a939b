/** The benefits of things, a line each (R6, R10 to R15). */

import type { NumberedView } from '../../lib/games/numbers';
import { COLOURS, DECK_IDS, FACE_IDS, WORK_IDS } from './goods';
import type { Tool } from './moves';
import { NUMBERS } from './numbers';
import { messagesArg, say, inner, type Tell } from './tell';
import type { ImperialsView } from './view';

type Mode = Pick<ImperialsView, 'mode' | 'other_numbers'>;

export function worth(view: Mode, tool: Tool, tell: Tell): string {
  switch (tool) {
    case 'road':
      return tell('ui-worth-road', { n: NUMBERS.of(view, 'route.length') });
    case 'village':
      return tell('ui-worth-village', {
        points: NUMBERS.of(view, 'village.points'),
        cards: NUMBERS.of(view, 'village.cards'),
      });
    case 'town':
      return townWorth(view, tell);
    case 'warrior':
      return tell('ui-worth-warrior', { n: NUMBERS.of(view, 'warrior.strength.1') });
    case 'activate':
      return tell('ui-worth-activate');
    case 'upgrade':
      return upgradeWorth(view, tell);
    case 'fence':
      return tell('ui-worth-fence', { cards: NUMBERS.of(view, 'fence.limit') });
    case 'march':
      return tell('ui-worth-march');
    case 'chase':
      return tell('ui-worth-chase');
  }
}

function townWorth(view: Mode, tell: Tell): string {
  const points = NUMBERS.of(view, 'town.points');
  const before = NUMBERS.of(view, 'village.points');
  if (view.mode !== 'wonders') return tell('ui-worth-town', { points, before, cards: NUMBERS.of(view, 'town.cards') });
  const n = NUMBERS.of(view, 'town.commodities');
  if (n === 0) return tell('ui-worth-town-plain', { points, before });
  const instead = NUMBERS.of(view, 'town.resources') === 0;
  return tell(instead ? 'ui-worth-town-instead' : 'ui-worth-town-also', { points, before, n });
}

function upgradeWorth(view: NumberedView, tell: Tell): string {
  const [regular = 0, strong = 0, mighty = 0] = NUMBERS.row(view, 'warrior.strength');
  const level = NUMBERS.of(view, 'strategic.level');
  const even = strong === regular + 1 && mighty === strong + 1;
  return even
    ? tell('ui-worth-upgrade', { n: mighty, level })
    : tell('ui-worth-upgrade-steps', { strong, mighty, level });
}

/** The benefit of an action card of Basic. */
export function actionWorth(view: NumberedView, tell: Tell): string {
  return tell('ui-worth-action', { points: NUMBERS.of(view, 'treasure.points') });
}

/** The action cards that a level draws. */
export function draws(view: NumberedView, colour: number, level: number, tell: Tell): string {
  const wanted = NUMBERS.row(view, 'draw.level');
  const faces = wanted.flatMap((least, face) => (least <= level ? [face + 1] : []));
  const deck = ['deck', DECK_IDS[colour]!] as ['deck', (typeof DECK_IDS)[number]];
  const face = ['face', FACE_IDS[colour]!] as ['face', (typeof FACE_IDS)[number]];
  if (faces.length === 0) return tell('ui-draws-none', { deck, level: Math.min(...wanted) });
  if (faces.at(-1) === faces.length) return tell('ui-draws-most', { deck, face, n: faces.length });
  const numbers = messagesArg(
    '|',
    faces.map((n) => say('ui-number', { n })),
  );
  return tell('ui-draws-some', { deck, face, numbers });
}

/** What the next level of a colour brings to the viewer. */
export function levelWorth(view: ImperialsView, colour: number, level: number, tell: Tell): string {
  const parts = [
    advantage(view, colour, level, tell),
    wonder(view, colour, level, tell),
    draws(view, colour, level, tell),
  ];
  return parts.filter(Boolean).join(' ');
}

/** What a level of strategic advantage brings. */
function advantage(view: NumberedView, colour: number, level: number, tell: Tell): string {
  if (level !== NUMBERS.of(view, 'strategic.level')) return '';
  const text = [
    say('about-granary', { resources: NUMBERS.of(view, 'granary.cards') }),
    say('about-guild', { n: NUMBERS.of(view, 'guild.ratio') }),
    say('about-barracks', {}),
  ][colour]!;
  return tell('ui-advantage', { work: ['work', WORK_IDS[colour]!], text: inner(text) });
}

/** What happens to the wonder of a colour at a level. */
function wonder(view: ImperialsView, colour: number, level: number, tell: Tell): string {
  const holder = view.wonder_of[colour] ?? -1;
  const work = ['work', WORK_IDS[COLOURS.length + colour]!] as ['work', (typeof WORK_IDS)[number]];
  const points = NUMBERS.of(view, 'wonder.points');
  const top = level === NUMBERS.of(view, 'improvement.levels');
  if (level === NUMBERS.of(view, 'wonder.level') || (top && holder < 0)) {
    const first = top ? (['work', WORK_IDS[2 * COLOURS.length + colour]!] as typeof work) : work;
    return holder < 0 ? tell('ui-first-wonder', { level, work: first, points }) : tell('ui-wonder-taken', { work });
  }
  if (!top || view.great[colour]) return '';
  return holder === view.seat ? tell('ui-wonder-great') : tell('ui-wonder-takes', { work, points });
}
