/** The maps on the server. */

import type { MapInfo, MapList, MapVerdict } from '../../../lib/wire';
import { call, messageOf, part } from '../../../lib/server/api';
import type { Text } from '../../../lib/text';

export const mapsApi = {
  list: (words = '', before = 0) => call<MapList>('GET', `/maps?q=${part(words)}${before ? `&before=${before}` : ''}`),
  one: (code: string) => call<MapInfo>('GET', `/maps/${part(code)}`),
  check: (text: string) => call<MapVerdict>('POST', '/maps/check', { text }),
  make: (text: string) => call<MapInfo>('POST', '/maps', { text }),
  save: (code: string, text: string) => call<MapInfo>('PUT', `/maps/${part(code)}`, { text }),
  remove: (code: string) => call<void>('DELETE', `/maps/${part(code)}`),
};

/** Why a table would refuse a map; null if it would not. */
export function checked(text: string): Promise<Text | null> {
  return mapsApi.check(text).then(({ message }) => message as Text | null, messageOf);
}
