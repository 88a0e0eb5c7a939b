/** What a game is played with that brings a board of its own along. */

import type { GameRegistration } from '../../lib/games/registration';
import { generic } from '../generic';

export const own: GameRegistration = { ...generic, board: () => import('./Table.svelte') };
