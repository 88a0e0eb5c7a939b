/** The texts of the ask bar and the board; most questions come from the server. */

import { waitingSay } from '../../kit/seats/waiting';
import { earlyEnd } from '../../lib/match/earlyEnd';
import type { Tip } from '../../kit';
import type { Play } from '../../lib/match/play';
import type { Text } from '../../lib/text';
import { asked } from '../generic/words';
import type { TemporumController } from './controller.svelte';
import { told } from './log';
import { EFFECTS, kindOf, numberOf, type Move, type Thing } from './moves';
import { cardArg, cardName, placeName, seatArg, seatsArg, tellAt, timeArg, zoneArg, zonesArg, type Tell } from './tell';
import { isReal, timeOf, type Change } from './timeline';
import { cardText, NUMERALS, OUTSIDE, placeBox, placeText, priceOf, type TemporumView } from './view';

export interface Say {
  text: string;
  detail: string;
  active: boolean;
}

export function numeral(time: number): string {
  return NUMERALS[time] ?? '';
}

/** Sentences in a row. */
function sentences(...parts: string[]): string {
  return parts.filter(Boolean).join(' ');
}

const worded = (tell: Tell, text: Text | null | undefined) => (text ? tell(text) : '');

/** The numbers of a card in words. */
export function cardFigures(view: TemporumView, card: number, tell: Tell): string {
  const cost = view.card_costs[card] ?? 0;
  return sentences(
    tell('ui-played', { coins: view.card_coins[card] ?? 0 }),
    tell('ui-scored', { cost, crowns: view.card_crowns[card] ?? 0 }),
  );
}

export interface About {
  title: string;
  /** What it is, in a word or two. */
  note: string;
  text: string;
  /** A Zone's box and its setup, each with its title. */
  parts: { name: string; text: string }[];
  figures: string;
}

/** The full description of a card. */
export function aboutCard(view: TemporumView, card: number, tell: Tell): About {
  return {
    title: cardName(tell, view, card),
    note: tell(view.perpetual.includes(card) ? 'ui-perpetual' : 'ui-momentary'),
    text: worded(tell, cardText(view, card)),
    parts: [],
    figures: cardFigures(view, card, tell),
  };
}

/** The full description of a place. */
export function aboutPlace(view: TemporumView, place: number, tell: Tell): About {
  const parts = [
    { name: tell('ui-box'), text: worded(tell, placeBox(view, place)) },
    { name: tell('ui-setup'), text: worded(tell, view.zone_setups[place]) },
  ];
  return {
    title: placeName(tell, view, place),
    note: placeNote(view, place, tell),
    text: worded(tell, placeText(view, place)),
    parts: parts.filter(({ text }) => text),
    figures: '',
  };
}

function placeNote(view: TemporumView, place: number, tell: Tell): string {
  if (place >= OUTSIDE) return tell('ui-zone-outside');
  return tell(isReal(view, place) ? 'ui-zone-real' : 'ui-zone-unreal', { time: timeArg(timeOf(place)) });
}

export function about(view: TemporumView, thing: Thing, tell: Tell): About | null {
  const kind = kindOf(thing);
  if (kind === 'card' || kind === 'front') return aboutCard(view, numberOf(thing), tell);
  return kind === 'place' ? aboutPlace(view, numberOf(thing), tell) : null;
}

/** The effect of visiting a place, then the box of its Zone. */
export function placeFace(view: TemporumView, place: number, tell: Tell): string {
  const box = worded(tell, placeBox(view, place));
  return sentences(worded(tell, placeText(view, place)), box && `${tell('ui-box')}: ${box}`);
}

/** The same as one paragraph, for tooltips. */
export function paragraph({ text, parts, figures }: About): string {
  return sentences(text, ...parts.map((part) => `${part.name}: ${part.text}`), figures);
}

/** The tooltip of a card, or of a place with its tokens. */
export function cardTip(view: TemporumView, card: number, tell: Tell): Tip {
  const about = aboutCard(view, card, tell);
  return { title: about.title, text: tell('ui-tip', { note: about.note, text: paragraph(about) }) };
}
export function placeTip(view: TemporumView, place: number, tokens: readonly string[], tell: Tell): Tip {
  const about = aboutPlace(view, place, tell);
  const here = tokens.length ? tell('ui-tip-here', { things: ['&', [...tokens]] }) : '';
  return { title: about.title, text: sentences(tell('ui-tip', { note: about.note, text: paragraph(about) }), here) };
}

/** A change of history in words: what becomes real, who is shifted where. */
export function changeWords(view: TemporumView, made: Change, tell: Tell): string {
  if (made.comes.length === 0) return tell('ui-change-follows', { zone: zoneArg(view, made.leads) });
  const comes = tell('ui-change-real', { zones: zonesArg(view, made.comes), old: zonesArg(view, made.goes) });
  return sentences(comes, ...shiftWords(view, made, tell));
}

function shiftWords(view: TemporumView, { shifts }: Change, tell: Tell): string[] {
  if (shifts.length === 0) return [tell('ui-shift-nobody')];
  const goals = [...new Set(shifts.map(({ to }) => to))];
  const parts = goals.map((goal) => {
    const seats = shifts.filter(({ to }) => to === goal).map(({ seat }) => seat);
    return tell('ui-shift', { who: seatsArg(seats), zone: zoneArg(view, goal) });
  });
  return [...parts, tell('ui-shift-no-visit')];
}

const DOING = {
  play: 'ui-do-play',
  score: 'ui-do-score',
  discard: 'ui-do-discard',
  secret: 'ui-do-discard',
  move: 'ui-do-go',
  stay: 'ui-do-stay-visit',
  change: 'ui-do-change',
} as const;

/** The label of the button that makes a move. */
export function doing({ name }: Move, kind: TemporumController['kind'], tell: Tell): string {
  if (name === 'move' && kind === 'turn') return tell('ui-do-move-visit');
  return tell(DOING[name as keyof typeof DOING] ?? 'ui-do-choose');
}

/** The text of the ask bar. */
export function say(play: Play, controller: TemporumController): Say {
  const { view } = controller;
  const tell = tellAt(() => play);
  if (play.past) return looked(play, controller);
  if (view.phase === 'over') return { text: overWords(view, tell), detail: '', active: false };
  const early = earlyEnd(play);
  if (early) return early;
  if (controller.question) return question(controller, tell);
  const watching = play.you.seat < 0 ? tell('ui-watching') : '';
  return waitingSay(play, sentences(trailWords(view, tell), watching));
}

/** A step of a replay, in the words of its log. */
function looked(play: Play, controller: TemporumController): Say {
  const { asks, table, waiting, you, active, past, lang, teller } = play;
  const here = play.log.filter(({ row }) => row === (past?.at ?? 0) - 1);
  return asked({ asks, table, waiting, you, active, past, lang, teller, log: told(here, controller.view) });
}

function question(controller: TemporumController, tell: Tell): Say {
  const { view, chosen, change } = controller;
  if (change && chosen) {
    const text = tell('ui-ask-change', { zone: zoneArg(view, change.place) });
    return { text, detail: changeWords(view, change, tell), active: true };
  }
  if (chosen) return { ...chosenWords(controller, chosen, tell), active: true };
  const detail = change ? changeWords(view, change, tell) : askedBy(view, tell);
  return { text: controller.question?.prompt ?? '', detail, active: true };
}

/** How a question came about, and the text of the card or Zone that asks, without the question itself. */
export function askedBy(view: TemporumView, tell: Tell): string {
  const trail = view.trail ?? [];
  const asks = trail.at(-1);
  if (!asks) return '';
  const whole = worded(tell, textOf(view, asks));
  const text = whole === worded(tell, view.instruction) ? '' : whole;
  const way = trail.length > 1 ? trailWords(view, tell) : '';
  return way && text ? tell('ui-way-says', { way, text }) : way || text;
}

/** The text of a card or Zone in progress; a card that is scored has none. */
function textOf(view: TemporumView, [key, args]: Text): Text | null {
  const id = (name: string) => String((args[name] as [string, string] | undefined)?.[1] ?? '');
  if (key === 'part-name-zone') return placeText(view, view.zone_ids.indexOf(id('zone')));
  const card = key === 'part-name-effect' ? (EFFECTS[id('effect')] ?? '') : key === 'part-name-card' ? id('card') : '';
  return cardText(view, view.card_ids.indexOf(card));
}

/** The cards and Zones in progress. */
export function trailWords({ trail = [] }: TemporumView, tell: Tell): string {
  return trail.map((name) => tell(name)).join(' › ');
}

const CARD_ASKS = {
  play: 'ui-ask-play',
  score: 'ui-ask-score',
  discard: 'ui-ask-discard',
  secret: 'ui-ask-discard',
} as const;

/** The meaning of a chosen card or place. */
function chosenWords({ view, uses }: TemporumController, thing: Thing, tell: Tell): { text: string; detail: string } {
  const at = numberOf(thing);
  const names = uses.map(({ name }) => name);
  if (kindOf(thing) === 'card') {
    const both = names.includes('play') && names.includes('score');
    const key = both ? 'ui-ask-play-score' : (CARD_ASKS[names[0] as keyof typeof CARD_ASKS] ?? 'ui-ask-card');
    return { text: tell(key, { card: cardArg(view, at) }), detail: cardDetail(view, names, at, tell) };
  }
  if (kindOf(thing) === 'time') return { text: tell('ui-ask-time', { time: timeArg(at) }), detail: '' };
  const key = names[0] === 'stay' ? 'ui-ask-stay' : names[0] === 'zone' ? 'ui-ask-zone' : 'ui-ask-move';
  return { text: tell(key, { zone: zoneArg(view, at) }), detail: placeFace(view, at, tell) };
}

/** The gain of playing or scoring a card, and its text. */
function cardDetail(view: TemporumView, names: readonly string[], card: number, tell: Tell): string {
  const cost = priceOf(view, card);
  const text = worded(tell, cardText(view, card));
  const crowns = view.card_crowns[card] ?? 0;
  const play = sentences(tell('ui-played', { coins: view.card_coins[card] ?? 0 }), text);
  const score = tell('ui-scored-funds', { cost, coins: view.funds, crowns });
  return sentences(names.includes('play') ? play : '', names.includes('score') ? score : '') || text;
}

/** Who won, and how. */
export function overWords(view: TemporumView, tell: Tell): string {
  if (view.winner < 0) return tell('ui-over');
  const who = seatArg(view.winner);
  if (view.ending === 'money') return tell('ui-won-money', { who, coins: view.money[view.winner] ?? 0 });
  return tell('ui-won', { who, crowns: view.crowns_each });
}
