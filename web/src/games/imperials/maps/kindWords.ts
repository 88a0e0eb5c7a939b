/** Kinds of tiles, ports and brushes in words. */

import { isKind } from '../looks';
import type { Tell } from '../tell';

/** A kind of tile, "general" for a port of any kind, "none" for water, "port" for ports. */
export function kindWords(tell: Tell, name: string): string {
  if (isKind(name)) return tell('ui-map-kind', { tile: ['tile', name] });
  if (name === 'none') return tell('ui-map-water');
  return tell(name === 'port' ? 'ui-map-ports' : 'ui-map-general');
}
