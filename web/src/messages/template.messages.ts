/* Made by `make catalogues`. Do not edit. */

import type { Seat } from '../lib/text';

export interface TemplateMessages {
  'game-summary': Record<string, never>;
  'game-end-goal': Record<string, never>;
  'game-end-turns': Record<string, never>;
  'say-hold': { who: Seat; points: number };
  'say-bust': { who: Seat; side: number };
  'say-roll': { who: Seat; side: number };
  'ask-roll': Record<string, never>;
  'ask-go-on': { points: number };
  'move-roll': Record<string, never>;
  'move-hold': { points: number };
  'no-over': Record<string, never>;
  'no-turn': Record<string, never>;
  'no-points': Record<string, never>;
  'no-roll': Record<string, never>;
  'no-move': Record<string, never>;
  'undo-roll': Record<string, never>;
  'undo-hold': Record<string, never>;
  'number-goal': Record<string, never>;
  'number-die-sides': Record<string, never>;
  'number-turns': Record<string, never>;
  'number-group-race': Record<string, never>;
}
