/** Sentences for the screen, made from what the server sent; its own questions come in its words. */

import { waitingSay } from '../../kit/seats/waiting';
import { earlyEnd } from '../../lib/match/earlyEnd';
import type { Tip } from '../../kit';
import { nameOf, yourSeat } from '../../lib/people/names';
import type { Play } from '../../lib/match/play';
import { capital, listed, many, withPeople } from '../../lib/words';
import { asked } from '../generic/words';
import type { TemporumController } from './controller.svelte';
import { kindOf, numberOf, type Move, type Thing } from './moves';
import { told } from './logWords';
import { isReal, timeOf, type Change } from './timeline';
import { NUMERALS, OUTSIDE, PERPETUAL, placeFace, placeName, placeText, type TemporumView } from './view';

export interface Say {
  text: string;
  detail: string;
  active: boolean;
}

export function numeral(time: number): string {
  return NUMERALS[time] ?? '';
}

/** "a crown", "4 crowns". */
export function crownWords(count: number): string {
  return count === 1 ? 'a crown' : `${count} crowns`;
}

/** What the numbers of a card say. */
export function cardFigures(view: TemporumView, card: number): string {
  const coins = view.card_coins[card] ?? 0;
  const cost = view.card_costs[card] ?? 0;
  return `Played it brings $${coins}; scored it costs $${cost} for ${crownWords(view.card_crowns[card] ?? 0)}.`;
}

export function cardKind(view: TemporumView, card: number): string {
  return view.card_kinds[card] === PERPETUAL ? 'Perpetual' : 'Momentary';
}

export interface About {
  title: string;
  /** What it is, in a word or two. */
  note: string;
  text: string;
  /** A Zone's box and what the setup did, each with its name. */
  parts: { name: string; text: string }[];
  figures: string;
}

/** All there is to know about a card. */
export function aboutCard(view: TemporumView, card: number): About {
  return {
    title: view.card_names[card] ?? '',
    note: cardKind(view, card),
    text: view.card_texts[card] ?? '',
    parts: [],
    figures: cardFigures(view, card),
  };
}

/** All there is to know about a place. */
export function aboutPlace(view: TemporumView, place: number): About {
  const outside = place >= OUTSIDE;
  const parts = [
    { name: 'Box', text: view.zone_boxes[place] ?? '' },
    { name: 'Setup', text: view.zone_setups[place] ?? '' },
  ];
  return {
    title: placeName(view, place),
    note: outside ? 'outside Time' : `Time ${numeral(timeOf(place))}, ${isReal(view, place) ? 'real' : 'unreal'}`,
    text: placeText(view, place),
    parts: parts.filter(({ text }) => text),
    figures: '',
  };
}

export function about(view: TemporumView, thing: Thing): About | null {
  const kind = kindOf(thing);
  if (kind === 'card' || kind === 'front') return aboutCard(view, numberOf(thing));
  return kind === 'place' ? aboutPlace(view, numberOf(thing)) : null;
}

/** The same as one paragraph, for tooltips. */
export function paragraph({ text, parts, figures }: About): string {
  return [text, ...parts.map((part) => `${part.name}: ${part.text}`), figures].filter(Boolean).join(' ');
}

/** What a tooltip tells of a card, and of a place with what lies there. */
export function cardTip(view: TemporumView, card: number): Tip {
  const told = aboutCard(view, card);
  return { title: told.title, text: `${told.note}. ${paragraph(told)}` };
}
export function placeTip(view: TemporumView, place: number, tokens: readonly string[]): Tip {
  const told = aboutPlace(view, place);
  const here = tokens.length ? ` Here: ${tokens.join('; ')}.` : '';
  return { title: told.title, text: `${told.note}. ${paragraph(told)}${here}` };
}

/** What changing history would do: what becomes real, who is shifted where. */
export function changeWords(play: Pick<Play, 'table' | 'you'>, view: TemporumView, made: Change): string {
  const names = (places: number[]) => listed(places.map((place) => placeName(view, place)));
  if (made.comes.length === 0) return `${placeName(view, made.leads)} follows it then; nothing real changes.`;
  const comes = `${names(made.comes)} ${made.comes.length > 1 ? 'become' : 'becomes'} real in place of ${names(made.goes)}.`;
  return `${comes} ${shiftWords(play, view, made)}`;
}

function shiftWords(play: Pick<Play, 'table' | 'you'>, view: TemporumView, { shifts }: Change): string {
  if (shifts.length === 0) return 'Nobody is shifted.';
  const goals = [...new Set(shifts.map(({ to }) => to))];
  const parts = goals.map((goal) => {
    const seats = shifts.filter(({ to }) => to === goal).map(({ seat }) => seat);
    const one = seats.length === 1 && seats[0] !== play.you.seat;
    return `${listed(seats.map((seat) => nameOf(play, seat)))} ${one ? 'is' : 'are'} shifted to ${placeName(view, goal)}`;
  });
  return `${parts.join('; ')}; nobody visits.`;
}

/** The button that makes a move. */
export function doing({ name }: Move, kind: TemporumController['kind']): string {
  switch (name) {
    case 'play':
      return 'Play it';
    case 'score':
      return 'Score it';
    case 'discard':
    case 'secret':
      return 'Discard it';
    case 'card':
      return 'Choose it';
    case 'move':
      return kind === 'turn' ? 'Move and visit' : 'Go there';
    case 'stay':
      return 'Stay and visit';
    case 'change':
      return 'Flip';
    default:
      return 'Choose';
  }
}

/** What the ask bar says. */
export function say(play: Play, controller: TemporumController): Say {
  const { view } = controller;
  if (play.past) return looked(play, controller);
  if (view.phase === 'over') return { text: overWords(play, view), detail: '', active: false };
  const early = earlyEnd(play.table);
  if (early) return early;
  if (controller.question) return question(play, controller);
  const watching = play.you.seat < 0 ? 'You watch this table.' : '';
  return waitingSay(play, [trailWords(view), watching].filter(Boolean).join(' '));
}

/** A moment of a replay, in the words of its log. */
function looked(play: Play, controller: TemporumController): Say {
  const { asks, table, waiting, you, active, past } = play;
  const names = table.chairs.map((chair) => chair.name);
  const here = play.log.filter(({ row }) => row === (past?.at ?? 0) - 1);
  return asked({ asks, table, waiting, you, active, past, log: told(here, controller.view, names, yourSeat(play)) });
}

function question(play: Play, controller: TemporumController): Say {
  const { view, chosen } = controller;
  if (controller.change && chosen) {
    const text = `Change history in ${placeName(view, controller.change.place)}?`;
    return { text, detail: changeWords(play, view, controller.change), active: true };
  }
  if (chosen) return { ...chosenWords(controller, chosen), active: true };
  const names = play.table.chairs.map((chair) => chair.name);
  const words = askedWords(view, withPeople(controller.question?.prompt ?? '', names));
  return { ...words, ...(controller.change && { detail: changeWords(play, view, controller.change) }), active: true };
}

/**
 * A prompt such as "Pax Britannica > Engineer: Discard two cards." as what asks and its instruction,
 * and under it the way there and what the card or Zone says.
 */
export function askedWords(view: TemporumView, prompt: string): { text: string; detail: string } {
  const trail = view.trail ?? [];
  const asks = trail.at(-1) ?? '';
  const way = `${trail.join(' > ')}: `;
  if (!asks || !prompt.startsWith(way)) {
    const [, turn, rest = ''] = /^(Your turn): (.*)$/s.exec(prompt) ?? [];
    const said = asks && prompt.includes(asks) ? textOf(view, asks) : '';
    return turn ? { text: turn, detail: capital(rest) } : { text: capital(prompt), detail: said };
  }
  const ordering = prompt.includes('waiting effects');
  const nested = trail.length > 1 ? trail.join(' › ') : '';
  // The effects stand beside the question as buttons: it need not name them again.
  const asked = prompt.slice(way.length).replace(ordering ? /:.*$/s : /$/, ordering ? '.' : '');
  const whole = ordering ? '' : textOf(view, asks);
  const said = plainly(whole) === plainly(asked) ? '' : whole;
  return {
    text: `${asks}: ${asked}`,
    detail: nested && said ? `${nested}: “${said}”` : nested || said,
  };
}

/** A sentence as far as it tells it from another. */
function plainly(text: string): string {
  return text.toLowerCase().replace(/[.\s]+$/, '');
}

/** What the card or Zone of this name says; a card that is scored has nothing to say. */
function textOf(view: TemporumView, name: string): string {
  const zone = view.zone_names.indexOf(name);
  if (zone >= 0) return view.zone_texts[zone] ?? '';
  return view.card_texts[view.card_names.indexOf(name)] ?? '';
}

/** The cards and Zones in progress, for who waits. */
export function trailWords({ trail = [] }: TemporumView): string {
  return trail.join(' › ');
}

/** What a chosen card or place stands for. */
function chosenWords({ view, uses }: TemporumController, thing: Thing): { text: string; detail: string } {
  const at = numberOf(thing);
  if (kindOf(thing) === 'card') {
    const verbs = uses.map(({ name }) => VERBS[name] ?? 'Choose');
    return { text: `${capital(verbs.join(' or '))} ${view.card_names[at]}?`, detail: cardDetail(view, uses, at) };
  }
  if (kindOf(thing) === 'time') return { text: `Time ${numeral(at)}?`, detail: '' };
  const [move] = uses;
  const verb = move?.name === 'stay' ? 'Stay in' : move?.name === 'zone' ? 'Choose' : 'Move to';
  return { text: `${verb} ${placeName(view, at)}?`, detail: placeFace(view, at) };
}

const VERBS: Record<string, string> = {
  play: 'Play',
  score: 'score',
  discard: 'Discard',
  secret: 'Discard',
  card: 'Choose',
};

/** What playing or scoring a card brings, and what it says. */
function cardDetail(view: TemporumView, uses: readonly Move[], card: number): string {
  const verbs = uses.map(({ name }) => name);
  const price = view.prices[card] ?? 0;
  const score = `Scored it costs $${price} of your $${view.funds} for ${crownWords(view.card_crowns[card] ?? 0)}.`;
  const play = `Played it brings $${view.card_coins[card] ?? 0}. ${view.card_texts[card] ?? ''}`;
  const parts = [verbs.includes('play') ? play : '', verbs.includes('score') ? score : ''].filter(Boolean);
  return parts.length ? parts.join(' ') : (view.card_texts[card] ?? '');
}

/** Who won, and how. */
export function overWords(play: Pick<Play, 'table' | 'you'>, view: TemporumView): string {
  if (view.winner < 0) return 'The game is over';
  const name = nameOf(play, view.winner);
  if (view.ending === 'money') return `${name} won in Alien Egypt with $${view.money[view.winner] ?? 0}`;
  return `${name} won with ${many(view.crowns_each, 'crown')} in Time IV`;
}
