/** How somebody begins who has never played it. */

import type { First } from '../../lib/games';

export const first: First = { words: 'First time? Begin with stage 1', options: { stage: 1 } };
