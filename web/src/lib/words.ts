/** Numbers, times and names in words. */

import { inner } from './match/tell';
import { say, shellMessage, spoken } from './say.svelte';
import { literal, type Text } from './text';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The other players: people by name, bots by number, e.g. "Ann, Ben and 2 bots". */
export function company(names: readonly string[], bots: readonly string[]): Text | null {
  const people = names.filter((name) => name && !bots.includes(name));
  const machines = names.filter((name) => bots.includes(name)).length;
  const others = machines > 0 ? [inner(shellMessage('site-bots', { n: machines }))] : [];
  const all = [...people, ...others];
  return all.length > 0 ? shellMessage('site-list', { names: ['&', all] }) : null;
}

/** Short facts in a row: "Daily, 30 moves, 2 bots"; null for none. */
export function facts(told: readonly (Text | string | false | null)[]): Text | null {
  const [first, ...more] = told.filter((each) => each && each !== '') as (Text | string)[];
  if (first === undefined) return null;
  const rest = facts(more);
  const fact = typeof first === 'string' ? literal(first) : first;
  return rest ? shellMessage('site-facts', { first: inner(fact), more: inner(rest) }) : fact;
}

/** The title of a table: "Daily", "15 November 2026, 07:35". */
export function which({ title, daily }: { title: string; daily: string }): (Text | string)[] {
  return [...(daily ? [shellMessage('site-daily')] : []), moment(title)];
}

/** A number with a real minus sign. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** The number of players: "Solo", "2", "2 to 5". */
export function party(low: number, high: number): string {
  if (high === 1) return say('site-game-players-solo');
  return low === high ? String(low) : say('site-game-players-range', { low, high });
}

/** A duration in at most two units: "16 h 24 min", "3 min", "less than a minute". */
export function span(ms: number): string {
  if (ms < MINUTE) return say('site-span-moment');
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  if (days > 0) return hours > 0 ? say('site-span-days-hours', { days, hours }) : say('site-span-days', { days });
  if (hours > 0)
    return minutes > 0 ? say('site-span-hours-minutes', { hours, minutes }) : say('site-span-hours', { hours });
  return say('site-span-minutes', { minutes });
}

/** How long ago something was: "just now", "5 min ago", "yesterday", "12 November 2026". */
export function ago(then: number, now: number): Text {
  const past = now - then;
  if (past < MINUTE) return shellMessage('site-ago-now');
  if (past < HOUR) return shellMessage('site-ago-minutes', { n: Math.floor(past / MINUTE) });
  if (past < DAY) return shellMessage('site-ago-hours', { n: Math.floor(past / HOUR) });
  if (past < 2 * DAY) return shellMessage('site-ago-yesterday');
  return literal(date(then));
}

/** The language of dates: English is always British. */
const dated = () => (spoken().startsWith('en') ? 'en-GB' : spoken());

/** "15 November 2026", in this machine's time. */
export function date(at: number): string {
  return new Date(at).toLocaleDateString(dated(), { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A UTC day such as 2026-11-15 as "15 November 2026". */
export function day(text: string): string {
  const at = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(at)) return text;
  return new Date(at).toLocaleDateString(dated(), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** "2026-11-15 07:35" as "15 November 2026, 07:35"; any other text as it is. */
export function moment(text: string): string {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)$/.exec(text) ?? [];
  return date && time ? `${day(date)}, ${time}` : text;
}

/** Seconds for a decision: "No clock", "30 seconds", "2 minutes", "1 day". */
export function perDecision(seconds: number): string {
  if (seconds === 0) return say('room-clock-none');
  if (seconds < 60) return say('room-clock-seconds', { n: seconds });
  if (seconds < 3600) return say('room-clock-minutes', { n: Math.round(seconds / 60) });
  if (seconds < 86_400) return say('room-clock-hours', { n: Math.round(seconds / 3600) });
  return say('room-clock-days', { n: Math.round(seconds / 86_400) });
}

/** The levels and other bots with translated names. */
const LEVELS = ['easy', 'medium', 'hard'] as const;
const BOTS = ['random', 'greedy', 'standard'] as const;

/** A level in words: "Easy". */
export function levelName(name: string): string {
  const known = LEVELS.find((each) => each === name);
  return known ? say(`site-level-${known}`) : capital(name);
}

/** A bot's name: "Easy", "Greedy bot", "mcts 500 bot". */
export function botName(name: string): string {
  if (LEVELS.some((each) => each === name)) return levelName(name);
  const known = BOTS.find((each) => each === name);
  return known ? say(`room-bot-${known}`) : say('room-bot', { name: name.replace(/[_:.]+/g, ' ').trim() });
}

/** The name of an option's text: the name in JSON, otherwise the text itself. */
export function nameIn(text: string): string {
  if (!text.startsWith('{')) return text;
  try {
    const { name } = JSON.parse(text) as { name?: unknown };
    return typeof name === 'string' && name ? name : text;
  } catch {
    return text;
  }
}

/** A text with a capital letter at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
