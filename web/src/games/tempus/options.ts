/** The choices of the ask bar: actions, and buildings with their costs. */

import type { GlyphName } from '../../kit';
import type { TempusController } from './controller.svelte';
import type { Action, TempusView } from './view';
import { deedArg, thingArg, type Tell } from './tell';
import { nowhere } from './words';

export const ACTION_GLYPHS: Record<Action, GlyphName> = { road: 'road', dig: 'lake', build: 'village', use: 'use' };

interface Cost {
  glyph: GlyphName;
  amount: number;
  label: string;
  /** Whether there is not enough of it. */
  short: boolean;
}

/** The four actions; the digit's own is free, the others cost the fee. */
export function actionOptions({ view, actions, tell }: TempusController) {
  return actions.map(({ action, places, paid }) => ({
    id: action,
    label: tell('ui-action', { action: deedArg(action) }),
    glyph: ACTION_GLYPHS[action],
    off: places === 0,
    why: places ? '' : whyNowhere(view, action, tell),
    ...(paid
      ? { costs: cost('coin', view.fee, goodWord('gold', tell), view.gold) }
      : { note: tell(places ? 'ui-free' : 'ui-nowhere') }),
  }));
}

function whyNowhere(view: TempusView, action: Action, tell: Tell): string {
  const reason = nowhere(view, action, tell);
  return reason ? `${reason.text}. ${reason.fact ?? ''}`.trim() : '';
}

/** The four buildings; missing goods are counted for the chosen site, or for all roads while none is chosen. */
export function buildingOptions(controller: TempusController) {
  const { view, chosen, tell } = controller;
  const site = chosen && 'square' in chosen ? view.sites.indexOf(chosen.square) : -1;
  const wood = chosen ? (view.sites_wood[site] ?? 0) : view.reach_wood;
  const stone = chosen ? (view.sites_stone[site] ?? 0) : view.reach_stone;
  const gold = view.gold - (controller.action === view.action ? 0 : view.fee);
  return view.buildings.map((kind, place) => ({
    id: place,
    label: tell('ui-thing', { thing: thingArg(kind) }),
    glyph: kind,
    off: !controller.possible(place),
    costs: [
      ...cost('wood', view.buildings_wood[place] ?? 0, goodWord('wood', tell), wood),
      ...cost('ore', view.buildings_stone[place] ?? 0, goodWord('stone', tell), stone),
      ...cost('coin', view.buildings_gold[place] ?? 0, goodWord('gold', tell), gold),
    ],
  }));
}

const goodWord = (good: 'wood' | 'stone' | 'gold', tell: Tell) => tell('ui-good-low', { good: ['good', good] });

function cost(glyph: GlyphName, amount: number, label: string, there: number): Cost[] {
  return amount ? [{ glyph, amount, label, short: there < amount }] : [];
}
