/** The texts of a lobby for one person: the instruction, the reason, and whether the match can start. */

import { FAIR, SLOW } from '../../lib/match/live';
import { shellMessage, textsArg } from '../../lib/say.svelte';
import type { Many, Text } from '../../lib/text';
import type { Chair, GameInfo, TableInfo, You } from '../../lib/wire';

export interface LobbyWords {
  text: Text;
  detail: Text;
  /** Whether it waits for this person. */
  active: boolean;
  /** Whether the match can be started. */
  complete: boolean;
}

export function lobbyWords(table: TableInfo, you: You): LobbyWords {
  const open = table.chairs.filter((chair) => chair.kind === 'open').length;
  const late = table.chairs.filter((chair) => chair.kind === 'person' && !chair.ready && chair.guest !== table.owner);
  const complete = open === 0 && late.length === 0;
  return { ...words(open, late, complete, table, you), complete };
}

function words(open: number, late: readonly Chair[], complete: boolean, table: TableInfo, you: You) {
  const mine = table.chairs[you.seat];
  const names = textsArg(late.filter(({ guest }) => guest !== you.guest).map(({ name }) => name));
  if (you.owner) {
    if (complete) return told('room-lobby-complete', true);
    if (open > 0)
      return {
        text: shellMessage('room-lobby-open', { n: open }),
        detail: shellMessage('room-lobby-open-detail'),
        active: true,
      };
    return {
      text: shellMessage('room-lobby-waiting', { names }),
      detail: shellMessage('room-lobby-waiting-detail'),
      active: false,
    };
  }
  if (!mine) return open > 0 ? told('room-lobby-sit', true) : told('room-lobby-full', false);
  if (!mine.ready) return told('room-lobby-ask-ready', true);
  return { text: shellMessage('room-lobby-ready'), detail: whomFor(open, names, complete, table), active: false };
}

/** What a ready person waits for. */
function whomFor(open: number, names: Many, complete: boolean, table: TableInfo): Text {
  if (open > 0) return shellMessage('room-lobby-ready-open', { n: open });
  const owner = table.chairs.find(({ guest }) => guest && guest === table.owner);
  if (owner && !owner.here && complete) return shellMessage('room-lobby-ready-away');
  return names[1].length > 0
    ? shellMessage('room-lobby-ready-waiting', { names })
    : shellMessage('room-lobby-ready-owner');
}

type Plain = 'complete' | 'sit' | 'full' | 'ask-ready';

function told(key: `room-lobby-${Plain}`, active: boolean) {
  return { text: shellMessage(key), detail: shellMessage(`${key}-detail`), active };
}

/** A warning before a live game over a slow connection, else null. */
export function slowWords({ timing }: Pick<GameInfo, 'timing'>, ping: number | null): Text | null {
  if (timing !== 'live' || ping === null || ping <= SLOW) return null;
  return shellMessage('room-lobby-slow', { ping, ms: FAIR });
}
