/** Teams and players in words. */

import type { Play } from '../../lib/match/play';
import { arePartners, byTeam, partnersOf } from '../../lib/match/teams';
import type { TitledChair } from '../../lib/people/tableNames';
import { seatsArg, type Tell } from './tell';
import type { Kingdom } from './view';

type At = Pick<Play, 'table' | 'you'>;

export function isPartner({ table, you }: At, seat: number): boolean {
  return arePartners(table.teams, you.seat, seat);
}

export interface SeatState {
  partner: boolean;
  /** Whether a bot plays there: in its own seat, or for an absent person. */
  bot: boolean;
  away: boolean;
  /** "your partner, a bot plays" */
  words: string;
}

export function seatState(play: At, seat: number, tell: Tell): SeatState {
  const chair: TitledChair | undefined = play.table.chairs[seat];
  const partner = isPartner(play, seat);
  const bot = chair?.kind === 'bot' || Boolean(chair?.away);
  const away = chair?.kind === 'person' && (chair.away || !chair.here);
  const plays = chair?.left
    ? tell('ui-left-bot', { name: chair.left })
    : chair?.kind === 'bot'
      ? (chair.title ?? tell('ui-bot'))
      : chair?.away
        ? tell('ui-bot-plays')
        : away
          ? tell('ui-away')
          : '';
  return { partner, bot, away, words: [partner ? tell('ui-partner') : '', plays].filter(Boolean).join(', ') };
}

/** The others' kingdoms: the partner's first, and partners next to each other. */
export function otherKingdoms({ table, you }: At, kingdoms: readonly Kingdom[]): Kingdom[] {
  const seats = kingdoms.map(({ seat }) => seat).filter((seat) => seat !== you.seat);
  const order = table.teams.length ? byTeam(table.teams, seats, you.seat) : seats;
  return order.map((seat) => kingdoms[seat]!);
}

/** "You win with Guest 4696.", "" without a partner. */
export function togetherWords(play: At, tell: Tell): string {
  const partners = partnersOf(play.table.teams, play.you.seat);
  return partners.length ? tell('ui-win-with', { who: seatsArg(partners) }) : '';
}
