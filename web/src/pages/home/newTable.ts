/** Requests for tables from the home page. */

import type { Values } from '../../kit/controls/options';
import { usualBot } from '../../lib/games/catalogue';
import type { OtherNumbers } from '../../lib/games/otherNumbers';
import type { Text } from '../../lib/text';
import { say } from '../../lib/say.svelte';
import type { GameInfo, NewTable, OptionInfo } from '../../lib/wire';

/** How many bots a table made by one click has: a small table. */
export function companions(game: GameInfo): number {
  return Math.min(game.max_seats - 1, Math.max(game.min_seats - 1, Math.min(3, game.max_seats - 1)));
}

/** A match that starts at once, with bots in the other seats. */
export function againstBots(game: GameInfo, bot = usualBot(game)): NewTable {
  const bots = Array.from({ length: companions(game) }, () => bot);
  return { game: game.name, seats: bots.length + 1, bots, start: true };
}

/** A table with open seats for friends, as large as the one with bots. */
export function withFriends(game: GameInfo): NewTable {
  return { game: game.name, seats: companions(game) + 1 };
}

/** The label of the button that starts such a match: "Play 3 bots". */
export function botsWords(bots: number): string {
  return say('site-game-play-bots', { n: bots });
}

/** A chosen table; it starts at once without an open seat. */
export function asChosen(
  game: GameInfo,
  seats: number,
  bots: number,
  values: Values,
  bot = usualBot(game),
  numbers: OtherNumbers = {},
): NewTable {
  const options = game.options.filter(({ name, default: usual }) => (values[name] ?? usual) !== usual);
  return {
    game: game.name,
    seats,
    bots: Array.from({ length: bots }, () => bot),
    options: Object.fromEntries(options.map(({ name }) => [name, values[name]!])),
    start: bots === seats - 1,
    ...(Object.keys(numbers).length > 0 && { numbers }),
  };
}

/** The options to ask for first: the kind of game, and texts chosen from a list. */
export function foremost<Any extends Pick<OptionInfo, 'suggests'>>(options: readonly Any[]): Any[] {
  return options.filter(({ suggests }, place) => place === 0 || suggests.length > 0);
}

/** The kinds of games, if they are few: Basic, Wonders & Warriors. */
export function kinds({ options }: GameInfo): Text[] {
  const first = options[0];
  return first?.kind === 'choice' && first.choices.length <= 3 ? first.words : [];
}
