import { describe, expect, it } from 'vitest';
import type { Play } from '../../lib/match/play';
import type { Happening } from '../../lib/match/told';
import { badges, counts } from './figures';
import { position } from './fixture';
import { sections } from './hand';
import { sorted, thingOf } from './moves';
import { placed, told } from './logWords';
import { change } from './timeline';
import { tokensAt } from './tokens';
import { aboutCard, aboutPlace, askedWords, changeWords, overWords, paragraph } from './words';

const play = {
  table: { chairs: [{ name: 'Ann' }, { name: 'Ben' }] },
  you: { seat: 0 },
} as unknown as Pick<Play, 'table' | 'you'>;

const event = (kind: string, seat: number, args: number[], text: string, row = 0): Happening => ({
  kind,
  seat,
  args,
  text,
  row,
});

describe('the ask bar', () => {
  it('names what asks, its instruction, and how it came to that', () => {
    const view = position({ trail: ['Rome', 'Explorer', 'Artist'] });
    expect(askedWords(view, 'Rome > Explorer > Artist: Play another card.')).toEqual({
      text: 'Artist: Play another card.',
      detail: 'Rome › Explorer › Artist: “Draw a card.”',
    });
    expect(askedWords(position({ trail: ['Rome'] }), 'Rome: Draw.').detail).toBe('What Rome does.');
    expect(
      askedWords(view, 'Rome > Explorer > Artist: Say which of the waiting effects comes first: A and B.').text,
    ).toBe('Artist: Say which of the waiting effects comes first.');
    expect(askedWords(view, "Ben's Artist (Rome): Discard a card.").detail).toBe('Draw a card.');
  });

  it('does not say the same twice', () => {
    const view = position({ trail: ['Rome'], zone_texts: ['', 'Play a card.', '', '', '', '', '', '', '', ''] });
    expect(askedWords(view, 'Rome: play a card.').detail).toBe('');
    expect(askedWords(view, 'Rome: discard a card.').detail).toBe('Play a card.');
  });

  it('says what a turn offers', () => {
    expect(askedWords(position(), 'Your turn: move, or stay.')).toEqual({
      text: 'Your turn',
      detail: 'Move, or stay.',
    });
    expect(askedWords(position(), 'which first?')).toEqual({ text: 'Which first?', detail: '' });
  });

  it('tells what a change of history would do', () => {
    const view = position({ pawns: [4, 7] });
    expect(changeWords(play, view, change(view, 1)!)).toBe(
      'Cold War and Utopia become real in place of Y2K and Exodus. ' +
        'You are shifted to Cold War; Ben is shifted to Utopia; nobody visits.',
    );
    const still = position({ flips: [5, 5, 5] });
    expect(changeWords(play, still, change(still, 0)!)).toBe('Cats follows it then; nothing real changes.');
  });
});

describe('texts', () => {
  it('have numbers', () => {
    expect(paragraph(aboutCard(position(), 2))).toBe(
      'Put a card under this. Played it brings $4; scored it costs $12 for 6 crowns.',
    );
    const view = position({ zone_boxes: ['', 'A box.', '', '', '', '', '', '', '', ''] });
    expect(paragraph(aboutPlace(view, 1))).toContain('Box: A box.');
    expect(aboutPlace(view, 3).note).toBe('Time III, unreal');
  });

  it('say who won and how', () => {
    expect(overWords(play, position({ winner: 0, ending: 'crowns' }))).toBe('You won with 10 crowns in Time IV');
    expect(overWords(play, position({ winner: 1, ending: 'money', money: [3, 104] }))).toBe(
      'Ben won in Alien Egypt with $104',
    );
  });
});

describe('the log', () => {
  const view = position();
  it('has names for places', () => {
    expect(placed('History changes at place 2, which now leads to place 4.', view)).toBe(
      'History changes at Rome, which now leads to Cold War.',
    );
  });

  it('tells draws, steps and arrivals in one line each, and no hints about hands', () => {
    const events = [
      event('moves', 0, [], 'Player 1 moves to place 2.'),
      event('visits', 0, [], 'Player 1 visits place 2.'),
      event('draws', 0, [], 'Player 1 draws a card.'),
      event('drew', 0, [0], 'It is Artist.'),
      event('draws', 0, [], 'Player 1 draws a card.'),
      event('drew', 0, [1], 'It is Explorer.'),
      event('may_score', 0, [], 'Player 1 has a card that can be scored.'),
      event('advances', 1, [1], 'Player 2 advances a crown to Time II.'),
      event('advances', 1, [2], 'Player 2 advances a crown to Time III.'),
      event('draws', 1, [], 'Player 2 draws a card.'),
      event('draws', 1, [], 'Player 2 draws a card.'),
    ];
    expect(told(events, view, ['Ann', 'Ben'], 0).map(({ text }) => text)).toEqual([
      'You visit Rome.',
      'You draw Artist and Explorer.',
      'Ben advances crowns: 1 to Time II and 1 to Time III.',
      'Ben draws 2 cards.',
    ]);
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
    const view = position({ hq: [3, -1], bases: [0, 3, ...Array.from({ length: 24 }, () => 0)], simulation: 3 });
    const name = (seat: number) => ['Ann', 'Ben'][seat]!;
    expect(tokensAt(view, 3, name).map(({ text }) => text)).toEqual(['HQ', 'Simulation']);
    expect(tokensAt(view, 1, name).map(({ about }) => about)).toEqual(['Base of Ann', 'Base of Ben']);
  });
});

describe('a seat', () => {
  it('shows its figures and marks', () => {
    const view = position({ poison: [0, 2], laurels: 1 });
    expect(counts(view, 0).map(({ value }) => value)).toEqual(['3 cards', '0 of 10 home']);
    expect(badges(view, 1).map(({ text }) => text)).toEqual(['Golden Laurels', 'Poison ×2', '1 Gizmo']);
    expect(badges(view, 0)).toEqual([]);
  });
});
