/** What the ask bar of any game says. */

import { capital, listed, withPeople } from '../../lib/words';
import type { Play } from '../../lib/match/play';
import { english, type Happening, type Question } from '../../lib/match/told';
import type { Chair, TableInfo } from '../../lib/wire';

export interface Asked {
  text: string;
  detail: string;
  active: boolean;
  /** The language of the text, where it is not the page's. */
  lang?: string;
}

/** The question that is shown: the one that has to be answered, before those that may stay open. */
export function question(asks: readonly Question[]): Question | undefined {
  const open = asks.filter((ask) => !ask.sealed);
  return open.find((ask) => ask.must) ?? open[0];
}

export function asked(
  play: Pick<Play, 'asks' | 'table' | 'waiting' | 'you' | 'active' | 'past' | 'log' | 'lang'>,
): Asked {
  const { table, you, past } = play;
  if (past) return { ...looked(past, table.chairs, play.log), lang: play.lang };
  if (table.phase === 'over') return { text: 'The match is over', detail: ending(table.end), active: false };
  const mine = question(play.asks);
  if (mine && play.active) {
    const others = play.asks.filter((ask) => ask !== mine && !ask.sealed).map((ask) => ask.prompt);
    return {
      text: mine.prompt,
      detail: mine.must ? others.join(' ') : 'You may leave this open.',
      active: mine.must,
      lang: play.lang,
    };
  }
  if (play.asks.some((ask) => ask.sealed))
    return { text: 'Your answer is in', detail: `Sealed until everybody has answered. ${waits(play)}`, active: false };
  return {
    text: waits(play) || 'Nobody is asked anything now',
    detail: you.seat < 0 ? 'You watch this table.' : '',
    active: false,
  };
}

/** A line of the log: games that are told in English name players by number, and those are given their names here. */
export function line({ text, sentence }: Happening, names: readonly string[]): string {
  return sentence ? text : capital(withPeople(text, names));
}

/** A moment of a replay: what was told of the move, else the move in notation if this viewer may know it. */
function looked({ at, count, seat, text }: NonNullable<Play['past']>, chairs: Chair[], log: Happening[]): Asked {
  const detail = `Move ${at} of ${count}`;
  if (at === 0) return { text: 'The beginning', detail, active: false };
  const names = chairs.map(({ name }) => name);
  const event = log.find((each) => each.row === at - 1 && each.text);
  const told = event ? line(event, names) : '';
  const move = text && [names[seat], text].filter(Boolean).join(': ');
  return { text: told || move || 'Something hidden happened', detail, active: false };
}

/** How a match ended, where that is worth a word. */
export function ending(end: TableInfo['end']): string {
  const words = english.words(end);
  return !words || words === 'finished' ? '' : `How it ended: ${words}.`;
}

function waits({ waiting, table, you }: Pick<Play, 'waiting' | 'table' | 'you'>): string {
  const seats = [
    ...new Set(waiting.filter((wait) => wait.must && !wait.sealed && wait.seat !== you.seat).map((wait) => wait.seat)),
  ];
  const names = seats.map((seat) => table.chairs[seat]?.name || `seat ${seat + 1}`);
  if (names.length === 0) return '';
  if (names.length === 1) return `${names[0]} is thinking.`;
  return `${listed(names)} are thinking.`;
}
