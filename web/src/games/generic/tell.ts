/** Messages that every game has, for the generic table. */

import * as shared from '../../lib/match/tell';
import { message } from '../../lib/text';
import type { CoreMessages } from '../../messages/core.messages';

/** A message that every game has, checked against the catalogue. */
export const say = message<CoreMessages>();

/** Formats a message for the viewer. */
export type Tell = shared.TellOf<CoreMessages>;
export const tellAt = shared.tellAt<CoreMessages>;
export const provideTell = shared.provideTell<CoreMessages>;
export const useTell = shared.useTell<CoreMessages>;
export const { seatArg, seatsArg, inner } = shared;
