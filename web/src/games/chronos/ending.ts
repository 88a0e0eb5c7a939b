/** Who won first and who with them, and how the points came about. */

import { standings } from '../../kit/end/result';
import { nameOf } from '../../lib/people/names';
import type { Play } from '../../lib/match/play';
import { listed } from '../../lib/words';
import { arePartners } from '../../lib/match/teams';
import { godName } from './facts';
import { hasGods, hasWinds } from './learning';
import type { ConquestView, Kingdom } from './view';

type Ended = Pick<Play, 'log' | 'table' | 'you' | 'scores'>;

/** Winners by themselves: who claimed it or had such a god; where nobody did, who has most points. */
export function firstWinners({ log, table, scores }: Ended, { winners }: ConquestView): number[] {
  const did = log.filter(({ kind, args }) => kind === 'wins' || (kind === 'claim' && args[1] === 1));
  const first = winners.filter((each) => did.some(({ seat }) => seat === each));
  if (first.length) return first;
  const points = table.scores ?? scores;
  const most = Math.max(...winners.map((seat) => points[seat] ?? 0));
  return winners.filter((seat) => points[seat] === most);
}

/** "Mallow won by points, and with Mallow the teammate Vermilion". */
export function wonWords(play: Ended, view: ConquestView, how: string): string {
  const first = firstWinners(play, view);
  const names = first.map((seat) => nameOf(play, seat));
  const won = `${listed(names)} won ${how}`.trim();
  const others = view.winners.filter((seat) => !first.includes(seat));
  if (!others.length) return won;
  const whom = first.length > 1 ? 'them' : first[0] === play.you.seat ? 'you' : names[0];
  return `${won}, and with ${whom} ${listed(others.map((seat) => friendName(play, first, seat)))}`;
}

function friendName(play: Ended, first: readonly number[], seat: number): string {
  if (seat === play.you.seat) return 'you';
  const mate = first.some((each) => arePartners(play.table.teams, each, seat));
  return `${mate ? 'the teammate ' : ''}${nameOf(play, seat)}${mate ? '' : ' by Castor and Pollux'}`;
}

/** The seats as the result lists them: who won before who won with them. */
export function endOrder(play: Ended, view: ConquestView, ranks: readonly number[]): number[] {
  const first = firstWinners(play, view);
  const order = standings(ranks);
  return [...order.filter((seat) => first.includes(seat)), ...order.filter((seat) => !first.includes(seat))];
}

/** How everybody's points came about, each line by seat. */
export function sumRows(view: ConquestView, kingdoms: readonly Kingdom[], scores: readonly number[]) {
  const { added = [], times = [] } = view;
  const doubles = kingdoms.some(({ gods }) => gods.some((god) => godName(god) === 'Aphrodite'));
  const worth = scores.map((score, seat) => score / (times[seat] ?? 1) - (added[seat] ?? 0));
  return [
    { name: 'Cards in the central pile', values: kingdoms.map(({ hoard }) => hoard.length) },
    ...(times.length ? [{ name: 'What they are worth', values: worth }] : []),
    ...(hasGods(view) && added.some(Boolean) ? [{ name: 'From gods and cities', values: added }] : []),
    ...(hasWinds(view) && times.length
      ? [{ name: doubles ? 'Times winds and Aphrodite' : 'Times the different winds', values: times }]
      : []),
    ...(hasGods(view) ? [{ name: 'Gods', values: kingdoms.map(({ gods }) => gods.length) }] : []),
  ];
}
