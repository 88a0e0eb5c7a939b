/** Bots by their level and character. */

import { say } from '../say.svelte';
import type { Text } from '../text';
import type { GameInfo, StyleInfo } from '../wire';
import { botName } from '../words';

type Skilled = Pick<GameInfo, 'levels' | 'styles'>;

/** The level and the style in a bot's name, "" and undefined for none; the standard bot has the highest level. */
export function skill(bot: string, { levels, styles }: Skilled): { level: string; style?: StyleInfo } {
  const [level = '', ...rest] = bot.split('-');
  const style = styles.find(({ name }) => name === rest.join('-'));
  if (bot === 'standard') return { level: levels.at(-1) ?? '' };
  return levels.includes(level) && (style || rest.length === 0) ? { level, style } : { level: '' };
}

/** What players call a bot: "Easy · Trader", "Hard", "Greedy bot". */
export function botTitle(bot: string, game: Skilled, tell: (text: Text) => string): string {
  const { level, style } = skill(bot, game);
  if (!level) return botName(bot);
  return style ? say('room-bot-styled', { level: botName(level), style: tell(style.title) }) : botName(level);
}

/** The name of a bot of a level, in a style or in any. */
export function skilled(level: string, style: string): string {
  return style ? `${level}-${style}` : level;
}
