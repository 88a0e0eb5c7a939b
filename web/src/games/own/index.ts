/** The client for a game that brings its own board along. */

import type { GameRegistration } from '../../lib/games/registration';
import { generic } from '../generic';

export const own: GameRegistration = { ...generic, board: () => import('./Table.svelte') };
