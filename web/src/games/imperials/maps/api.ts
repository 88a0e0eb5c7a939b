/** The maps on the server. */

import type { MapInfo, MapList, MapVerdict } from '../../../lib/wire';
import { call, part, sentence } from '../../../lib/server/api';

export const mapsApi = {
  list: (words = '', before = 0) => call<MapList>('GET', `/maps?q=${part(words)}${before ? `&before=${before}` : ''}`),
  one: (code: string) => call<MapInfo>('GET', `/maps/${part(code)}`),
  check: (text: string) => call<MapVerdict>('POST', '/maps/check', { text }),
  make: (text: string) => call<MapInfo>('POST', '/maps', { text }),
  save: (code: string, text: string) => call<MapInfo>('PUT', `/maps/${part(code)}`, { text }),
  remove: (code: string) => call<void>('DELETE', `/maps/${part(code)}`),
};

/** What a table would refuse a map for, as a sentence; "" if nothing. */
export function checkedWords(text: string): Promise<string> {
  return mapsApi.check(text).then(({ wrong }) => wrong, sentence);
}
