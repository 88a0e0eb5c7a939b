import { describe, expect, test } from 'vitest';

import { smallView, tell } from './fixture';
import { portRatio } from './land';
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
    expect(TOOLS.map((tool) => worth(printed, tool, tell))).toEqual([
      'Roads lead to new corners. 5 in a row may be the longest route.',
      '1 point, and 1 card whenever a tile beside it yields.',
      '2 points instead of 1. Forest, pasture and mine also yield paper, cloth and coin.',
      'Strength 1 against the dragon once it’s active. It stands in the way of others.',
      'Only active warriors count against the dragon. A newly activated one can’t act before your next turn.',
      '1 more strength against the dragon, up to 3. Mighty warriors need the Barracks (military 3).',
      'Your hand limit when a 7 is rolled grows by 2 cards.',
      'Along your roads, also onto an opponent’s weaker warrior. It’s inactive after that.',
      'Moves the robber away and steals a card. The warrior is inactive after that.',
    ]);
    expect(worth({ mode: 'basic' }, 'town', tell)).toBe(
      '2 points instead of 1, and 2 cards whenever a tile beside it yields.',
    );
    expect(actionWorth(printed, tell)).toBe(
      'It moves the robber, builds, brings cards or is worth 1 point. You can play it from your next turn on.',
    );
  });

  test('the levels', () => {
    expect(draws(printed, 0, 0, tell)).toBe('No science cards before level 1.');
    for (const level of [1, 2, 3, 4, 5])
      expect(draws(printed, 1, level, tell)).toBe(
        `Draws a trade card when the event die shows trade and the red die at most ${level + 1}.`,
      );
    expect(levelWorth(printed, 0, 3, tell)).toMatch(
      /^Granary: When a roll other than 7 brings you nothing, take 1 resource of your choice\. D/,
    );
    expect(levelWorth(printed, 1, 3, tell)).toMatch(
      /^Guild: Trade 2 commodities of a kind for any 1 card from the market\. D/,
    );
    expect(levelWorth(printed, 2, 3, tell)).toMatch(/^Barracks: Your strong warriors can become mighty\. D/);
  });
});

describe('with other numbers', () => {
  test('an upgrade has a price of its own, and kept replays that of a warrior', () => {
    expect(costOf(smallView({ cost_upgrade: [0, 0, 0, 2, 0, 0, 0, 0] }), 'upgrade')).toEqual([0, 0, 0, 2, 0, 0, 0, 0]);
    expect(costOf(printed, 'upgrade')).toEqual(printed.cost_warrior);
  });

  test('points, cards and strengths follow', () => {
    expect(worth(other({ 'route.length': 15 }), 'road', tell)).toContain('. 15 in a row');
    expect(worth(other({ 'village.points': 2, 'village.cards': 3 }), 'village', tell)).toBe(
      '2 points, and 3 cards whenever a tile beside it yields.',
    );
    const rich = { 'town.points': 4, 'village.points': 0, 'town.cards': 5 };
    expect(worth(other(rich, { mode: 'basic' }), 'town', tell)).toMatch(/^4 points instead of 0, and 5 cards /);
    expect(worth(other({ 'town.commodities': 0 }), 'town', tell)).toBe('2 points instead of 1.');
    expect(worth(other({ 'town.commodities': 2, 'town.resources': 0 }), 'town', tell)).toMatch(
      / yield 2 paper, cloth and coin instead\.$/,
    );
    expect(worth(other({ 'warrior.strength.1': 4 }), 'warrior', tell)).toMatch(/^Strength 4 /);
    expect(worth(other({ 'warrior.strength.3': 7, 'strategic.level': 2 }), 'upgrade', tell)).toBe(
      'Strength 2 against the dragon, 7 if mighty. Mighty warriors need the Barracks (military 2).',
    );
    expect(worth(other({ 'fence.limit': 1 }), 'fence', tell)).toBe(
      'Your hand limit when a 7 is rolled grows by 1 card.',
    );
    expect(actionWorth(other({ 'treasure.points': 3 }), tell)).toContain('or is worth 3 points.');
  });

  test('levels bring what they bring in this match', () => {
    const early = other({ 'strategic.level': 1, 'wonder.level': 1, 'wonder.points': 3, 'guild.ratio': 4 });
    expect(levelWorth(early, 1, 1, tell)).toMatch(
      /^Guild: Trade 4 commodities of a kind for any 1 card from the market\. First at level 1: the Lighthouse, 3 points\. D/,
    );
    expect(levelWorth(early, 1, 3, tell)).toMatch(/^Draws/);
    expect(levelWorth(other({ 'granary.cards': 2, 'strategic.level': 2 }), 0, 2, tell)).toContain(
      'take 2 resources of your choice.',
    );
    const low = other({ 'improvement.levels': 3, 'wonder.level': 3, 'strategic.level': 2 });
    expect(levelWorth(low, 0, 3, tell)).toMatch(/^First at level 3: the Great Library, 2 points\./);
    const held = other({ 'improvement.levels': 3, 'wonder.level': 2, 'wonder.points': 1 }, { wonder_of: [1, 0, -1] });
    expect(levelWorth(held, 0, 3, tell)).toContain('Takes over the University, 1 point.');
    expect(levelWorth(held, 1, 3, tell)).toContain('Your wonder becomes great');
  });

  test('the red die draws by the levels of this match', () => {
    expect(draws(other({ 'draw.level.1': 3, 'draw.level.2': 4 }), 2, 1, tell)).toBe(
      'No military cards before level 2.',
    );
    expect(draws(other({ 'draw.level.1': 6 }), 0, 3, tell)).toMatch(/the red die 2, 3 or 4\.$/);
    expect(draws(other({ 'draw.level.4': 1, 'draw.level.3': 1 }), 0, 1, tell)).toMatch(/the red die at most 4\.$/);
  });

  test('the market and the ports take their own ratios', () => {
    const view = other({ 'market.ratio': 6, 'general-port.ratio': 5, 'resource-port.ratio': 4 }, { ratios: [] });
    const plan = marketPlan(changed(blank(), 'give', 2, 5, 9), view, code);
    expect('why' in plan && tell(plan.why)).toBe('The market trades wool 6 for 1. You’re giving 5.');
    expect([portRatio(view, 'general'), portRatio(view, 'ore')]).toEqual([5, 4]);
    expect([portRatio(printed, 'general'), portRatio(printed, 'ore')]).toEqual([3, 2]);
  });
});
