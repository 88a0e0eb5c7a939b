/** The winners and those who won with them, and how the points came about. */

import { standings } from '../../kit/end/result';
import type { Play } from '../../lib/match/play';
import type { Text } from '../../lib/text';
import { arePartners } from '../../lib/match/teams';
import { godId } from './facts';
import { hasGods, hasWinds } from './learning';
import { inner, messagesArg, say, seatArg, seatsArg, type Tell } from './tell';
import type { ConquestView, Kingdom } from './view';

type Ended = Pick<Play, 'log' | 'table' | 'you' | 'scores'>;

/** The winners: those who claimed or had such a god; otherwise those with most points. */
export function firstWinners({ log, table, scores }: Ended, { winners }: ConquestView): number[] {
  const did = log.filter(({ kind, args }) => kind === 'wins' || (kind === 'claim' && args[1] === 1));
  const first = winners.filter((each) => did.some(({ seat }) => seat === each));
  if (first.length) return first;
  const points = table.scores ?? scores;
  const most = Math.max(...winners.map((seat) => points[seat] ?? 0));
  return winners.filter((seat) => points[seat] === most);
}

const WON = {
  points: 'ui-won-points',
  monsters: 'ui-won-monsters',
  god: 'ui-won-god',
  cataclysm: 'ui-won-cataclysm',
  frozen: 'ui-won-frozen',
  cap: 'ui-won-cap',
} as const;

/** "Mallow won on points, together with teammate Vermilion". */
export function wonText(play: Ended, view: ConquestView): Text {
  const first = firstWinners(play, view);
  const won = say(WON[view.ending as keyof typeof WON] ?? 'ui-won', { who: seatsArg(first) });
  const others = view.winners.filter((seat) => !first.includes(seat));
  if (!others.length) return won;
  const friends = others.map((seat) => {
    const mate = first.some((each) => arePartners(play.table.teams, each, seat));
    return say(mate ? 'ui-mate' : 'ui-twin', { who: seatArg(seat) });
  });
  return say('ui-won-with', { won: inner(won), others: messagesArg(friends) });
}

/** The seats in the order of the result: winners before those who won with them. */
export function endOrder(play: Ended, view: ConquestView, ranks: readonly number[]): number[] {
  const first = firstWinners(play, view);
  const order = standings(ranks);
  return [...order.filter((seat) => first.includes(seat)), ...order.filter((seat) => !first.includes(seat))];
}

/** How everybody's points came about, each line by seat. */
export function sumRows(view: ConquestView, kingdoms: readonly Kingdom[], scores: readonly number[], tell: Tell) {
  const { added = [], times = [] } = view;
  const doubles = kingdoms.some(({ gods }) => gods.some((god) => godId(god) === 'aphrodite'));
  const worth = scores.map((score, seat) => score / (times[seat] ?? 1) - (added[seat] ?? 0));
  return [
    { name: tell('ui-row-cards'), values: kingdoms.map(({ hoard }) => hoard.length) },
    ...(times.length ? [{ name: tell('ui-row-worth'), values: worth }] : []),
    ...(hasGods(view) && added.some(Boolean) ? [{ name: tell('ui-row-added'), values: added }] : []),
    ...(hasWinds(view) && times.length
      ? [{ name: tell(doubles ? 'ui-row-doubled' : 'ui-row-winds'), values: times }]
      : []),
    ...(hasGods(view) ? [{ name: tell('ui-row-gods'), values: kingdoms.map(({ gods }) => gods.length) }] : []),
  ];
}
