import { describe, expect, it } from 'vitest';
import type { Happening } from '../../lib/match/told';
import type { Text } from '../../lib/text';
import { badges, counts } from './figures';
import { position, tellerFor, tellTo } from './fixture';
import { sections } from './hand';
import { told } from './log';
import { sorted, thingOf } from './moves';
import { cardArg, say, seatArg, timeArg, zoneArg } from './tell';
import { change } from './timeline';
import { tokensAt } from './tokens';
import { aboutCard, aboutPlace, askedBy, changeWords, overWords, paragraph, trailWords } from './words';
import { cardText, lyingAt, placeText, priceOf, temporumView } from './view';

const tell = tellTo(0);
const event = (kind: string, seat: number, args: number[], text: Text, row = 0) => ({ kind, seat, args, text, row });
const log = (...events: ReturnType<typeof event>[]): Happening[] => tellerFor(0).log(events);

describe('the ask bar', () => {
  const names = (view = position()) => ({
    zone: say('part-name-zone', { zone: zoneArg(view, 1) }),
    explorer: say('part-name-card', { card: cardArg(view, 1) }),
    artist: say('part-name-card', { card: cardArg(view, 0) }),
    scored: say('part-scored', { card: cardArg(view, 0) }),
  });

  it('tells the way to a question and what asks it', () => {
    const { zone, explorer, artist, scored } = names();
    expect(askedBy(position({ trail: [zone, explorer, artist] }), tell)).toBe(
      'Roman Empire › Explorer › Artist: “Draw a card.”',
    );
    expect(askedBy(position({ trail: [zone] }), tell)).toBe('What roman-empire does.');
    expect(askedBy(position({ trail: [zone, scored] }), tell)).toBe('Roman Empire › Artist (scored)');
    expect(askedBy(position(), tell)).toBe('');
  });

  it('does not say the same twice', () => {
    const { zone } = names();
    const play = say('about-do', { what: ['&', [['=', 'do-play', {}]]] });
    const view = position({ trail: [zone], zone_texts: [null, play, ...Array.from({ length: 8 }, () => null)] });
    expect(askedBy(view, tell)).toBe('Play a card.');
    expect(askedBy({ ...view, instruction: say('ask-do', { what: ['=', 'do-play', {}] }) }, tell)).toBe('');
  });

  it('tells what a change of history would do', () => {
    const view = position({ pawns: [4, 7] });
    expect(changeWords(view, change(view, 1)!, tell)).toBe(
      'Cold War and Utopia become real instead of Y2K and Exodus. ' +
        'You shift to Cold War. Ben shifts to Utopia. Nobody visits.',
    );
    const still = position({ flips: [5, 5, 5] });
    expect(changeWords(still, change(still, 0)!, tell)).toBe('It then leads to Age of Cats. Nothing real changes.');
  });
});

describe('texts', () => {
  it('have numbers', () => {
    expect(paragraph(aboutCard(position(), 2, tell))).toBe(
      'Put a card under this. Played, it brings $4. Scored, it costs $12 for 6 crowns.',
    );
    const view = position({ zone_boxes: [null, ['', { '': 'A box.' }], ...Array.from({ length: 8 }, () => null)] });
    expect(paragraph(aboutPlace(view, 1, tell))).toContain('Box: A box.');
    expect(aboutPlace(view, 3, tell).note).toBe('Time III, unreal');
  });

  it('say who won and how', () => {
    expect(overWords(position({ winner: 0, ending: 'crowns' }), tell)).toBe('You won with 10 crowns in Time IV');
    expect(overWords(position({ winner: 1, ending: 'money', money: [3, 104] }), tell)).toBe(
      'Ben won in Alien Egypt with $104',
    );
  });
});

describe('the log', () => {
  const view = position();
  it('tells draws, steps and arrivals in one line each, and no hints about hands', () => {
    const [you, ben] = [seatArg(0), seatArg(1)];
    const events = log(
      event('moves', 0, [], say('say-moves', { who: you, zone: zoneArg(view, 1) })),
      event('visits', 0, [], say('say-visits', { who: you, zone: zoneArg(view, 1) })),
      event('draws', 0, [], say('say-draws', { who: you })),
      event('drew', 0, [0], say('say-drew', { card: cardArg(view, 0) })),
      event('draws', 0, [], say('say-draws', { who: you })),
      event('drew', 0, [1], say('say-drew', { card: cardArg(view, 1) })),
      event('may_score', 0, [], say('say-may-score', { who: you })),
      event('advances', 1, [1], say('say-advances', { who: ben, time: timeArg(1) })),
      event('advances', 1, [2], say('say-advances', { who: ben, time: timeArg(2) })),
      event('draws', 1, [], say('say-draws', { who: ben })),
      event('draws', 1, [], say('say-draws', { who: ben })),
    );
    expect(told(events, view).map(({ text }) => text)).toEqual([
      'You visit Roman Empire.',
      'You draw Artist and Explorer.',
      'Ben advances crowns: 1 to Time II and 1 to Time III.',
      'Ben draws 2 cards.',
    ]);
  });

  it('shows lines of an older match as they were written', () => {
    const old = event('visits', 0, [], ['', { '': 'Player 1 visits Rome.' }]);
    expect(told(log(old), view).map(({ text }) => text)).toEqual(['Player 1 visits Rome.']);
  });
});

describe('a replay that was kept before', () => {
  /** The fields of a server that sent the kind and price of every card and the tokens of every place. */
  const kept = (changes: Record<string, unknown> = {}) => {
    const { perpetual: _stays, discount: _less, ...fields } = position();
    const none = Array.from({ length: 26 }, () => 0);
    const older = {
      card_kinds: [0, 1, 1],
      prices: [1, 13, 9],
      discard: [0, 2, 1],
      bases: none,
      zombies: none.with(4, 3),
    };
    return { ...fields, purse: none, gold: none.with(12, 1), hourglasses: none.with(0, 2), ...older, ...changes };
  };

  it('has the fields of today', () => {
    const view = temporumView(kept());
    expect([view.perpetual, view.discount, view.discard]).toEqual([[1, 2], 3, [1, 1, 2]]);
    expect([0, 1, 2].map((card) => priceOf(view, card))).toEqual([1, 13, 9]);
    const lying = [view.bases, view.zombies, view.purse, view.gold, view.hourglasses];
    expect(lying).toEqual([[], [4, 3], [], [12, 1], [0, 2]]);
    expect([4, 12, 3].map((place) => lyingAt(view.zombies, place))).toEqual([3, 0, 0]);
    expect(temporumView(kept({ prices: [], seat: -1 })).discount).toBe(0);
  });

  it('shows names and texts as they were written', () => {
    const old = kept({ card_names: ["King's Sword"], card_texts: ['Advance.'], zone_names: ['Ice Age', ''] });
    const said = { zone_boxes: ['', 'A box.'], zone_setups: ['', ''], trail: ['Ice Age'], instruction: 'score' };
    const view = temporumView({ ...old, zone_texts: ['Score a card.', ''], ...said });
    expect([view.card_ids, view.zone_ids]).toEqual([['kings-sword'], ['ice-age', '']]);
    expect(aboutCard(view, 0, tell)).toMatchObject({ title: 'King’s Sword', text: 'Advance.' });
    expect([view.zone_texts[1], trailWords(view, tell)]).toEqual([null, 'Ice Age']);
  });

  it('is refused if it is no view of this game', () => {
    expect(() => temporumView(kept({ money: 'much' }))).toThrow('no view of Temporum: "money"');
    expect(() => temporumView({ ...position(), hand: [null] })).toThrow('no view of Temporum: "hand"');
  });
});

describe('a text', () => {
  it('is a sentence, also where only its deed is sent', () => {
    const view = position({
      card_texts: [
        ['do-draw', { cards: 2 }],
        ['about-investments', {}],
      ],
    });
    expect(tell(cardText(view, 0)!)).toBe('Draw 2 cards.');
    expect(tell(cardText(view, 1)!)).toBe(tell(['about-investments', {}]));
    expect(cardText(view, 2)).toBeNull();
    expect(tell(placeText({ ...view, zone_texts: [['do-score', {}]] }, 0)!)).toBe('Score a card.');
  });
});

describe('things', () => {
  it('are what moves are about', () => {
    const view = position();
    expect(thingOf({ name: 'stay', args: [] }, view)).toBe('place:1');
    expect(thingOf({ name: 'retreat', args: [2] }, view)).toBe('crown:2');
    expect(thingOf({ name: 'yes', args: [] }, view)).toBeNull();
  });

  it('offer to play a card before to score it', () => {
    const parts = (code: number) => ({ name: code === 1 ? 'score' : code === 2 ? 'play' : 'choice', args: [0] });
    const notation = () => '';
    const { things, others } = sorted({ active: true, legal: [1, 2, 3], parts, notation }, position(), () => true);
    expect(things.get('card:0')!.map(({ name }) => name)).toEqual(['play', 'score']);
    expect(others).toHaveLength(1);
    const hidden = sorted({ active: true, legal: [1, 2, 3], parts, notation }, position(), () => false);
    expect(hidden.others).toHaveLength(3);
  });

  it('have effects that wait on the card in front that they are of, and in the ask bar', () => {
    const effect = {
      active: true,
      legal: [5],
      parts: () => ({ name: 'effect', args: [3] }),
      notation: () => 'effect cache',
    };
    const { things, others } = sorted(effect, position(), () => true);
    expect([...things.keys()]).toEqual(['front:2']);
    expect(others).toHaveLength(1);
  });

  it('lie in hand, on the table, in front; equal cards together', () => {
    const view = position({ aside: [1], front: [[0, 2, 2, 3, 0, -1]] });
    expect(sections(view).map(({ id, cards }) => [id, cards.map(({ card, count }) => [card, count])])).toEqual([
      [
        'hand',
        [
          [0, 2],
          [1, 1],
        ],
      ],
      ['aside', [[1, 1]]],
      ['tucked', [[0, 1]]],
      ['front', [[2, 1]]],
    ]);
    expect(sections(position({ seat: -1, hand: [] }))).toEqual([]);
  });

  it('carry tokens', () => {
    const view = position({ hq: [3, -1], bases: [1, 3], simulation: 3 });
    expect(tokensAt(view, 3, tell).map(({ text }) => text)).toEqual(['HQ', 'Simulation']);
    expect(tokensAt(view, 1, tell).map(({ about }) => about)).toEqual(['Your Base', 'Ben’s Base']);
  });
});

describe('a seat', () => {
  it('shows its figures and marks', () => {
    const card_ids = ['artist', 'explorer', 'cache', 'gizmo', 'trade-goods'];
    const view = position({ card_ids, poison: [0, 2], laurels: 1 });
    expect(counts(view, 0, tell).map(({ value }) => value)).toEqual(['3 cards', '0 of 10 home']);
    expect(badges(view, 1, tell).map(({ text }) => text)).toEqual(['Golden Laurels', 'Poison ×2', 'Gizmo']);
    expect(badges(view, 0, tell)).toEqual([]);
  });
});
