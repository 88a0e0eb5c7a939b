/** The texts of the ask bar of any game. */

import { yourSeat } from '../../lib/people/names';
import { capital } from '../../lib/words';
import type { Play } from '../../lib/match/play';
import { isAsWritten, type Happening, type Question } from '../../lib/match/told';
import { inner, say, seatArg, seatsArg, tellAt, type Tell } from './tell';

export interface Asked {
  text: string;
  detail: string;
  active: boolean;
  /** The language of the text, if it isn't the page's. */
  lang?: string;
}

/** The question to show: one that must be answered comes before optional ones. */
export function question(asks: readonly Question[]): Question | undefined {
  const open = asks.filter((ask) => !ask.sealed);
  return open.find((ask) => ask.must) ?? open[0];
}

export function asked(
  play: Pick<Play, 'asks' | 'table' | 'waiting' | 'you' | 'active' | 'past' | 'log' | 'lang' | 'teller'>,
): Asked {
  return {
    ...said(
      play,
      tellAt(() => play),
    ),
    lang: play.lang,
  };
}

function said(play: Parameters<typeof asked>[0], tell: Tell): Asked {
  const { table, you, past } = play;
  if (past) return looked(play, past, tell);
  if (table.phase === 'over') return { text: tell('table-over'), detail: ending(play), active: false };
  const mine = question(play.asks);
  if (mine && play.active) {
    const others = play.asks.filter((ask) => ask !== mine && !ask.sealed).map((ask) => ask.prompt);
    return { text: mine.prompt, detail: mine.must ? others.join(' ') : tell('table-may-wait'), active: mine.must };
  }
  const waiting = waits(play, tell);
  if (play.asks.some((ask) => ask.sealed)) {
    const detail = [tell('table-sealed'), waiting].filter(Boolean).join(' ');
    return { text: tell('table-answered'), detail, active: false };
  }
  return {
    text: waiting || tell('table-nobody'),
    detail: you.seat < 0 ? tell('table-watching') : '',
    active: false,
  };
}

/** A line of the log; games without catalogues may start it in lower case. */
export function line({ text, sentence }: Happening): string {
  return sentence ? text : capital(text);
}

/** A step of a replay: the log's line, else the move in notation if this viewer may know it. */
function looked(play: Pick<Play, 'table' | 'log'>, past: NonNullable<Play['past']>, tell: Tell): Asked {
  const { at, count, seat, text } = past;
  const detail = tell('table-move-of', { at, count });
  if (at === 0) return { text: tell('table-beginning'), detail, active: false };
  const event = play.log.find((each) => each.row === at - 1 && each.text);
  const told = event ? line(event) : '';
  const move = text && (seat < 0 ? text : tell('table-moved', { who: seatArg(seat), move: text }));
  return { text: told || move || tell('table-moved-hidden'), detail, active: false };
}

/** How a match ended, if that needs saying: the server's sentence, or the game's word for it in the game's words. */
export function ending({ table: { end }, teller }: Pick<Play, 'table' | 'teller'>): string {
  if (!end || !isAsWritten(end)) return teller.words(end);
  const word = teller.words(end);
  if (!word || word === 'finished') return '';
  const key = `game-end-${word}`;
  return teller.words(say('table-ended', { why: inner(teller.catalogue.has(key) ? [key, {}] : end) }));
}

/** Whom everybody waits for, "" if only for this person. */
function waits(play: Pick<Play, 'waiting' | 'you'>, tell: Tell): string {
  const seats = play.waiting.filter(({ must, sealed, seat }) => must && !sealed && seat !== yourSeat(play));
  const each = [...new Set(seats.map(({ seat }) => seat))];
  return each.length === 0 ? '' : tell('table-waits', { who: seatsArg(each) });
}

/** Who won: "You won!", "Ann and Ben share the win."; "" in a solo game. */
export function verdict(ranks: readonly number[], tell: Tell): string {
  if (ranks.length < 2) return '';
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (winners.length === 0) return tell('table-won-nobody');
  if (winners.length === ranks.length) return tell('table-won-all');
  return tell('table-won', { who: seatsArg(winners) });
}
