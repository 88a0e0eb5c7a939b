/** The view of ASCII Empires, whose fields `view_type.py` declares, and what a board reads from it. */

import { armies, CULTURE, DICE, factsOf, type Facts } from './facts';
import { readEmpiresView, type EmpiresView } from './view.made';

export type { EmpiresView };

/** The kinds of questions, in the order of `asks.py`. */
export const ASKS = [
  'propose',
  'pledge',
  'disaster',
  'announce',
  'develop',
  'reward',
  'colony',
  'operation',
  'cancel',
  'press',
  'site',
  'anytime',
] as const;
export type AskKind = (typeof ASKS)[number];

export const NONE = -1;
export const DEVELOPMENT = 4;

/** A view from the socket, as this game's. */
export function empiresView(fields: Record<string, unknown>): EmpiresView {
  return readEmpiresView(renewed(fields));
}

/** A view stored by an older server, which named phases in capitals. */
function renewed(fields: Record<string, unknown>): Record<string, unknown> {
  const phase = String(fields['phase_name']).toLowerCase();
  return fields['phase_name'] === phase ? fields : { ...fields, phase_name: phase };
}

export const EMPTY = 0;
export const STAFFED = 1;
export const RUIN = 2;

export interface Built {
  kind: number;
  col: number;
  row: number;
  state: number;
  owner: number;
}

/** One Empire sheet. */
export interface SheetView {
  seat: number;
  /** Its print. */
  facts: Facts;
  population: number;
  workers: number;
  gained: number;
  gold: number;
  trunk: number;
  upper: number;
  lower: number;
  military: number;
  deployed: number;
  /** Full cohorts. */
  armies: number;
  happy: number;
  unhappy: number;
  caravans: number[];
  culture: boolean[];
  buildings: Built[];
  /** Dice that are available to this Empire, and those it has used in this Development. */
  dice: boolean[];
  used: boolean[];
  lines: number;
  /** Whether the Workers have been added to the lines of this turn. */
  bonus: boolean;
  /** Boxes of Science and of Culture that wait for a choice. */
  science: number;
  boxes: number;
  /** Buildings, Gold, Armies, `!`, Culture, Happiness, Unhappiness. */
  score: number[];
  total: number;
}

function bits(set: number, length: number): boolean[] {
  return Array.from({ length }, (_, bit) => ((set >> bit) & 1) === 1);
}

export function sheetOf(view: EmpiresView, seat: number): SheetView {
  const tracks = view[`tracks_${seat}`] ?? [];
  const [population = 0, workers = 0, gained = 0, gold = 0, trunk = 0, upper = 0, lower = 0] = tracks;
  const [military = 0, deployed = 0, happy = 0, unhappy = 0] = tracks.slice(7);
  const [dice = 0, used = 0, lines = 0, bonus = 0, science = 0, boxes = 0] = view[`turn_${seat}`] ?? [];
  const score = view[`score_${seat}`] ?? [];
  const facts = factsOf(view);
  return {
    seat,
    facts,
    population,
    workers,
    gained,
    gold,
    trunk,
    upper,
    lower,
    military,
    deployed,
    armies: armies(facts, military),
    happy,
    unhappy,
    caravans: view[`caravans_${seat}`] ?? [],
    culture: bits(view[`culture_${seat}`] ?? 0, CULTURE.length),
    buildings: (view[`map_${seat}`] ?? []).map(([kind = 0, col = 0, row = 0, state = 0, owner = 0]) => ({
      kind,
      col,
      row,
      state,
      owner,
    })),
    dice: bits(dice, DICE),
    used: bits(view.phase === DEVELOPMENT ? used : 0, DICE),
    lines,
    bonus: bonus === 1,
    science,
    boxes,
    score,
    total: score.reduce((sum, part) => sum + part, 0),
  };
}
