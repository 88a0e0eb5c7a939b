/** Numbers, times and names as people say them. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "1 seat", "3 seats". */
export function many(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

/** As `many`, with small numbers in words, as a sentence begins: "Two seats". */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${NUMBERS[count] ?? count} ${count === 1 ? one : more}`;
}

/** A small number in words, "five"; larger ones in digits. */
export function numberWord(count: number): string {
  return NUMBERS[count]?.toLowerCase() ?? String(count);
}

/** "Ann", "Ann and Ben", "Ann, Ben and Cid". */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Who one plays with: people by name, bots by number, as in "Ann, Ben and 2 bots". */
export function company(names: readonly string[], bots: readonly string[]): string {
  const people = names.filter((name) => name && !bots.includes(name));
  const machines = names.filter((name) => bots.includes(name)).length;
  return listed(machines > 0 ? [...people, many(machines, 'bot')] : people);
}

/** What tells a table from others of its game: "Daily, 15 November 2026, 07:35". */
export function which({ title, daily }: { title: string; daily: string }): string {
  return [daily ? 'Daily' : '', capital(moment(title))].filter(Boolean).join(', ');
}

/** A number with a real minus sign. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** "1st", "2nd", "11th". */
export function ordinal(number: number): string {
  const teen = number % 100 > 10 && number % 100 < 14;
  return number + (teen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'));
}

/** How many can play: "Solo", "2", "2 to 5". */
export function party(low: number, high: number): string {
  if (high === 1) return 'Solo';
  return low === high ? String(low) : `${low} to ${high}`;
}

/** A span in two units at most: "16 h 24 min", "3 min", "less than a minute". */
export function span(ms: number): string {
  if (ms < MINUTE) return 'less than a minute';
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  if (days > 0) return hours > 0 ? `${many(days, 'day')} ${hours} h` : many(days, 'day');
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return `${minutes} min`;
}

/** How long ago something was: "just now", "5 min ago", "yesterday", "12 November". */
export function ago(then: number, now: number): string {
  const past = now - then;
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return `${Math.floor(past / MINUTE)} min ago`;
  if (past < DAY) return `${Math.floor(past / HOUR)} h ago`;
  if (past < 2 * DAY) return 'yesterday';
  return date(then);
}

/** "15 November 2026", in this machine's time. */
export function date(at: number): string {
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A UTC day such as 2026-11-15 as "15 November 2026". */
export function day(text: string): string {
  const at = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(at)) return text;
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** "2026-11-15 07:35" as "15 November 2026, 07:35"; any other text as it is. */
export function moment(text: string): string {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)$/.exec(text) ?? [];
  return date && time ? `${day(date)}, ${time}` : text;
}

/** Seconds for a decision: "no clock", "30 seconds", "2 minutes", "1 day". */
export function perDecision(seconds: number): string {
  if (seconds === 0) return 'No clock';
  if (seconds < 60) return many(seconds, 'second');
  if (seconds < 3600) return many(Math.round(seconds / 60), 'minute');
  if (seconds < 86_400) return many(Math.round(seconds / 3600), 'hour');
  return many(Math.round(seconds / 86_400), 'day');
}

/** A bot's name as people read it: "greedy" becomes "Greedy bot", "mcts:500" "Mcts 500 bot". */
export function botName(name: string): string {
  const words = name.replace(/[_:.]+/g, ' ').trim();
  return words ? `${words[0]!.toUpperCase()}${words.slice(1)} bot` : 'Bot';
}

/** Games that know no names speak of "player 2"; the log shows who that is. */
export function withPeople(text: string, names: readonly string[]): string {
  return text.replace(/\bplayer (\d+)\b/gi, (words, number: string) => names[Number(number) - 1] || words);
}

/** What a text of an option is called: JSON by the name in it, anything else, and JSON without one, as it is. */
export function nameIn(text: string): string {
  if (!text.startsWith('{')) return text;
  try {
    const { name } = JSON.parse(text) as { name?: unknown };
    return typeof name === 'string' && name ? name : text;
  } catch {
    return text;
  }
}

/** With a capital letter at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** As `many`, with small numbers in words: "two seats". */
export function manyInWords(count: number, one: string, more = `${one}s`): string {
  return `${numberWord(count)} ${count === 1 ? one : more}`;
}
