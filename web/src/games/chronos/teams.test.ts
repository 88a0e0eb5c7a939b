import { describe, expect, test } from 'vitest';
import type { Play } from '../../lib/match/play';
import type { Chair } from '../../lib/wire';
import { endOrder, firstWinners, sumRows, wonText } from './ending';
import { tellTo } from './fixture';
import { otherKingdoms, seatState, togetherWords } from './teams';
import { byVictim, starveText, whoText } from './victims';
import type { ConquestView, Kingdom } from './view';

const NAMES = ['Ann', 'Vermilion', 'Viridian', 'Ben', 'Mallow', 'Sky'];
const chair = (seat: number, more: Partial<Chair> = {}) =>
  ({ seat, name: NAMES[seat], kind: seat % 3 ? 'bot' : 'person', here: true, away: false, ...more }) as Chair;
const chairs = (more: Partial<Chair> = {}) => NAMES.map((_, seat) => chair(seat, seat === 3 ? more : {}));
function at(seat: number, more: Partial<Chair> = {}, teams = [0, 1, 2, 0, 1, 2]): Play {
  const table = { chairs: chairs(more), teams, scores: [40, 80, 100, 0, 260, 10] };
  return { table, you: { seat }, log: [], scores: [] } as unknown as Play;
}
const tell = tellTo(0, NAMES);
const TWENTY = 2;
const FIFTY = 4;
const kingdom = (seat: number, hoard: number[] = [], winds: number[] = [0, 0, 0, 0]): Kingdom => ({
  seat,
  hoard,
  winds,
  gods: [],
});

describe('on the board', () => {
  const six = NAMES.map((_, seat) => kingdom(seat));
  test('the partner comes first, and the other teams stand together', () => {
    expect(otherKingdoms(at(2), six).map(({ seat }) => seat)).toEqual([5, 0, 3, 1, 4]);
    expect(otherKingdoms(at(-1), six).map(({ seat }) => seat)).toEqual([0, 3, 1, 4, 2, 5]);
    expect(otherKingdoms(at(2, {}, []), six).map(({ seat }) => seat)).toEqual([0, 1, 3, 4, 5]);
  });
  test('a partner who is away is both', () => {
    expect(seatState(at(0), 3, tell).words).toBe('your partner');
    expect(seatState(at(0, { here: false }), 3, tell).words).toBe('your partner, away');
    expect(seatState(at(0, { away: true }), 3, tell)).toMatchObject({ words: 'your partner, a bot plays', bot: true });
    expect(seatState(at(0), 1, tell).words).toBe('bot');
    expect(seatState(at(-1), 3, tell).words).toBe('');
  });
  test('one is told with whom one wins', () => {
    expect(togetherWords(at(0), tell)).toBe('You win with Ben.');
    expect(togetherWords(at(-1), tell)).toBe('');
    expect(togetherWords(at(0, {}, []), tell)).toBe('');
  });
});

describe('the choice of a victim', () => {
  const kingdoms = [
    kingdom(0, [FIFTY]),
    kingdom(1),
    kingdom(2, [TWENTY]),
    kingdom(3, [FIFTY]),
    kingdom(4, [TWENTY], [1, 1, 0, 0]),
    kingdom(5),
  ];
  const timers = [0, 1, 2, 3].map((owner) => ({ timer: owner, owner, place: 0, ends: 0, sand: 0 }));
  const controller = { kingdoms, timers, seat: 0 };
  const order = (name: string, firsts: number[]) =>
    byVictim(
      at(0),
      controller,
      firsts.map((first) => ({ code: first, name, args: [first] })),
    ).map(({ code }) => code);
  test('has who shows most first, who has nothing behind them, and the partner last', () => {
    expect(order('starve', [1, 2, 3, 4, 5])).toEqual([4, 2, 1, 5, 3]);
    expect(order('send', [0, 1, 3, 2])).toEqual([1, 2, 3, 0]);
  });
  test('names who has nothing to lose, and the partner', () => {
    expect(tell(starveText(at(0), controller, 4))).toBe('Mallow: 20');
    expect(tell(starveText(at(0), controller, 1))).toBe('Vermilion: nothing to lose');
    expect(tell(whoText(at(0), 3))).toBe('Ben (your partner)');
    expect(tell(whoText(at(0, {}, []), 3))).toBe('Ben');
  });
});

describe('at the end', () => {
  const view = (winners: number[], more: Partial<ConquestView> = {}) =>
    ({ winners, stage: 5, ...more }) as ConquestView;
  const claims = (seat: number) => [{ kind: 'claim', seat, args: [0, 1] }];
  const over = (you: number, log: object[], teams?: number[]) => ({ ...at(you, {}, teams), log }) as unknown as Play;
  test('who claimed it won first, and the teammate with them', () => {
    const ended = over(0, claims(4));
    const won = (you: number, ending: ConquestView['ending']) =>
      tellTo(you, NAMES)(wonText(over(you, claims(4)), view([1, 4], { ending })));
    expect(won(0, 'points')).toBe('Mallow won on points, together with teammate Vermilion');
    expect(won(1, 'points')).toBe('Mallow won on points, together with you');
    expect(won(4, '')).toBe('You won, together with teammate Vermilion');
    expect(endOrder(ended, view([1, 4]), [5, 1, 3, 6, 1, 4])).toEqual([4, 1, 2, 5, 0, 3]);
  });
  test('the most points tell where nobody claimed it', () => {
    expect(firstWinners(over(0, []), view([1, 4]))).toEqual([4]);
    const mistaken = [{ kind: 'claim', seat: 1, args: [0, 0] }];
    expect(firstWinners(over(0, mistaken), view([1, 4]))).toEqual([4]);
  });
  test('Castor wins with Pollux', () => {
    const won = (winners: number[]) => tell(wonText(over(0, claims(4), []), view(winners, { ending: 'points' })));
    expect(won([2, 4])).toBe('Mallow won on points, together with Viridian, through Castor and Pollux');
    expect(won([4])).toBe('Mallow won on points');
  });
  test('every line of the points adds up', () => {
    const rows = sumRows(
      view([1], { added: [0, 50], times: [1, 2] }),
      [kingdom(0, [TWENTY]), kingdom(1)],
      [20, 260],
      tell,
    );
    expect(Object.fromEntries(rows.map(({ name, values }) => [name, values]))).toMatchObject({
      'What they’re worth': [20, 80],
      'From gods and cities': [0, 50],
      'Times the different winds': [1, 2],
    });
  });
});
