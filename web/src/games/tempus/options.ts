/** What the ask bar offers to choose from: actions, and buildings with what they cost. */

import type { GlyphName } from '../../kit';
import { capital } from '../../lib/words';
import type { TempusController } from './controller.svelte';
import type { Action, TempusView } from './view';
import { ACTION_WORDS, nowhere } from './words';

export const ACTION_GLYPHS: Record<Action, GlyphName> = { road: 'road', dig: 'lake', build: 'village', use: 'use' };

interface Cost {
  glyph: GlyphName;
  amount: number;
  label: string;
  /** There is not enough of it. */
  short: boolean;
}

/** The four actions; the digit's own is free, the others cost the fee. */
export function actionOptions({ view, actions }: TempusController) {
  return actions.map(({ action, places, paid }) => ({
    id: action,
    label: ACTION_WORDS[action],
    glyph: ACTION_GLYPHS[action],
    off: places === 0,
    why: places ? '' : whyNowhere(view, action),
    ...(paid ? { costs: cost('coin', view.fee, 'gold', view.gold) } : { note: places ? 'free' : 'nowhere' }),
  }));
}

function whyNowhere(view: TempusView, action: Action): string {
  const reason = nowhere(view, action);
  return reason ? `${reason.text}. ${reason.fact ?? ''}`.trim() : '';
}

/** The four buildings; what is short is reckoned for the chosen site, or for all roads while none is chosen. */
export function buildingOptions(controller: TempusController) {
  const { view, chosen } = controller;
  const site = chosen && 'square' in chosen ? view.sites.indexOf(chosen.square) : -1;
  const wood = chosen ? (view.sites_wood[site] ?? 0) : view.reach_wood;
  const stone = chosen ? (view.sites_stone[site] ?? 0) : view.reach_stone;
  const gold = view.gold - (controller.action === view.action ? 0 : view.fee);
  return view.buildings.map((kind, place) => ({
    id: place,
    label: capital(kind),
    glyph: kind,
    off: !controller.possible(place),
    costs: [
      ...cost('wood', view.buildings_wood[place] ?? 0, 'wood', wood),
      ...cost('ore', view.buildings_stone[place] ?? 0, 'stone', stone),
      ...cost('coin', view.buildings_gold[place] ?? 0, 'gold', gold),
    ],
  }));
}

function cost(glyph: GlyphName, amount: number, label: string, there: number): Cost[] {
  return amount ? [{ glyph, amount, label, short: there < amount }] : [];
}
