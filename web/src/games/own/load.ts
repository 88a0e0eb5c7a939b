/** Loading the board that a game brings along. */

import type { ScreenInfo } from '../../lib/wire';
import type { ScreenModule } from './contract';

const loaded = new Map<string, Promise<ScreenModule | null>>();

/** The module of a board; null for one that cannot be used, which is logged to the console. */
export function screenModule({ module }: ScreenInfo): Promise<ScreenModule | null> {
  let found = loaded.get(module);
  if (!found) {
    found = fetched(module);
    loaded.set(module, found);
  }
  return found;
}

async function fetched(address: string): Promise<ScreenModule | null> {
  try {
    const found: Partial<ScreenModule> = await import(/* @vite-ignore */ address);
    if (typeof found.mount === 'function') return found as ScreenModule;
    console.error(`${address} exports no function "mount"`);
  } catch (error) {
    console.error(error);
  }
  loaded.delete(address); // perhaps only the connection failed
  return null;
}
