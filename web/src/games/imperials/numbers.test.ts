import { describe, expect, test } from 'vitest';

import { smallView } from './fixture';
import { landOf, placeWords, portRatio } from './land';
import { TOOLS } from './moves';
import { blank, changed, marketPlan } from './trade';
import { costOf } from './words';
import { actionWorth, draws, levelWorth, worth } from './worth';

const printed = smallView();
const other = (numbers: Record<string, number>, changes: object = {}) =>
  smallView({ other_numbers: numbers, ...changes });
const code = () => 7;

describe('as printed', () => {
  test('the lines of the build bar', () => {
    expect(TOOLS.map((tool) => worth(printed, tool))).toEqual([
      'Roads lead to new corners; five in a row may be the longest route.',
      '1 point, and 1 card whenever a tile beside it yields.',
      '2 points instead of 1; forest, pasture and mine yield paper, cloth and coin as well.',
      'Strength 1 against the dragon once it is active; it stands in the way of others.',
      'Only active warriors count against the dragon; it may move or chase from your next turn on.',
      'One more strength against the dragon, up to 3. Mighty takes the Barracks, military 3.',
      'A seven lets you keep 2 cards more.',
      'Along your roads, also to where a weaker warrior of another stands. It is idle after that.',
      'Moves the robber away and steals a card. The warrior is idle after that.',
    ]);
    expect(worth({ mode: 'basic' }, 'town')).toBe(
      '2 points instead of 1, and 2 cards whenever a tile beside it yields.',
    );
    expect(actionWorth(printed)).toBe(
      'It moves the robber, builds, brings cards or is a point; to be played from your next turn on.',
    );
  });

  test('the levels', () => {
    expect(draws(printed, 0, 0)).toBe('No science cards before level 1.');
    for (const level of [1, 2, 3, 4, 5])
      expect(draws(printed, 1, level)).toBe(
        `Draws a trade card when the event die shows trade and the red die at most ${level + 1}.`,
      );
    expect(levelWorth(printed, 0, 3)).toMatch(/^Granary: a roll that yields you no resource lets you choose one\. D/);
    expect(levelWorth(printed, 1, 3)).toMatch(/^Guild: the market takes 2 commodities of a kind for 1 card\. D/);
    expect(levelWorth(printed, 2, 3)).toMatch(/^Barracks: your strong warriors may become mighty\. D/);
  });
});

describe('with other numbers', () => {
  test('an upgrade has a price of its own, and kept replays that of a warrior', () => {
    expect(costOf(smallView({ cost_upgrade: [0, 0, 0, 2, 0, 0, 0, 0] }), 'upgrade')).toEqual([0, 0, 0, 2, 0, 0, 0, 0]);
    expect(costOf(printed, 'upgrade')).toEqual(printed.cost_warrior);
  });

  test('points, cards and strengths follow', () => {
    expect(worth(other({ 'route.length': 15 }), 'road')).toContain('; 15 in a row');
    expect(worth(other({ 'village.points': 2, 'village.cards': 3 }), 'village')).toBe(
      '2 points, and 3 cards whenever a tile beside it yields.',
    );
    const rich = { 'town.points': 4, 'village.points': 0, 'town.cards': 5 };
    expect(worth(other(rich, { mode: 'basic' }), 'town')).toMatch(/^4 points instead of 0, and 5 cards /);
    expect(worth(other({ 'town.commodities': 0 }), 'town')).toBe('2 points instead of 1.');
    expect(worth(other({ 'town.commodities': 2, 'town.resources': 0 }), 'town')).toMatch(
      / yield 2 paper, cloth and coin instead\.$/,
    );
    expect(worth(other({ 'warrior.strength.1': 4 }), 'warrior')).toMatch(/^Strength 4 /);
    expect(worth(other({ 'warrior.strength.3': 7, 'strategic.level': 2 }), 'upgrade')).toBe(
      'Strength 2 against the dragon, 7 if it is mighty. Mighty takes the Barracks, military 2.',
    );
    expect(worth(other({ 'fence.limit': 1 }), 'fence')).toBe('A seven lets you keep 1 card more.');
    expect(actionWorth(other({ 'treasure.points': 3 }))).toContain('or is 3 points;');
  });

  test('levels bring what they bring in this match', () => {
    const early = other({ 'strategic.level': 1, 'wonder.level': 1, 'wonder.points': 3, 'guild.ratio': 4 });
    expect(levelWorth(early, 1, 1)).toMatch(
      /^Guild: the market takes 4 commodities of a kind for 1 card\. First at level 1: the Lighthouse, 3 points\. D/,
    );
    expect(levelWorth(early, 1, 3)).toMatch(/^Draws/);
    expect(levelWorth(other({ 'granary.cards': 2, 'strategic.level': 2 }), 0, 2)).toContain('lets you choose two.');
    const low = other({ 'improvement.levels': 3, 'wonder.level': 3, 'strategic.level': 2 });
    expect(levelWorth(low, 0, 3)).toMatch(/^First at level 3: the Library, 2 points\./);
    const held = other({ 'improvement.levels': 3, 'wonder.level': 2, 'wonder.points': 1 }, { wonder_of: [1, 0, -1] });
    expect(levelWorth(held, 0, 3)).toContain('Takes the University over, 1 point.');
    expect(levelWorth(held, 1, 3)).toContain('Your wonder becomes great');
  });

  test('the red die draws by the levels of this match', () => {
    expect(draws(other({ 'draw.level.1': 3, 'draw.level.2': 4 }), 2, 1)).toBe('No military cards before level 2.');
    expect(draws(other({ 'draw.level.1': 6 }), 0, 3)).toMatch(/the red die 2 or 3 or 4\.$/);
    expect(draws(other({ 'draw.level.4': 1, 'draw.level.3': 1 }), 0, 1)).toMatch(/the red die at most 4\.$/);
  });

  test('the market and the ports take their own ratios', () => {
    const view = other({ 'market.ratio': 6, 'general-port.ratio': 5, 'resource-port.ratio': 4 }, { ratios: [] });
    expect(marketPlan(changed(blank(), 'give', 2, 5, 9), view, code)).toBe(
      'The market takes 6 wool for 1 card, not 5.',
    );
    expect([portRatio(view, 'general'), portRatio(view, 'ore')]).toEqual([5, 4]);
    expect([portRatio(printed, 'general'), portRatio(printed, 'ore')]).toEqual([3, 2]);
    const land = landOf(view);
    const [corner] = land.edges[0]!.ends;
    expect(placeWords(view, land, { corner })).toContain('at a 5:1 port');
  });
});
