/** Which page an address is. */

import { tableCode } from './address';

export type Route =
  | { page: 'home' | 'history' | 'settings' | 'watch' | 'kit' | 'maps' | 'notFound' }
  | { page: 'table' | 'replay'; code: string }
  /** Without a code: a new one. */
  | { page: 'map'; code: string }
  | { page: 'rules'; game: string };

const PLAIN = ['history', 'settings', 'watch', 'kit', 'maps'] as const;

/** Read a path; anything unknown is `notFound`. */
export function route(path: string): Route {
  const [first = '', second = '', ...more] = path.replace(/^\/+|\/+$/g, '').split('/');
  if (first === '') return { page: 'home' };
  if (more.length > 0) return { page: 'notFound' };
  if (first === 'rules' && second === '') return { page: 'rules', game: '' };
  if (second === '') {
    const page = PLAIN.find((name) => name === first);
    return { page: page ?? 'notFound' };
  }
  const code = tableCode(second);
  if (first === 't' && code) return { page: 'table', code };
  if (first === 'r' && code) return { page: 'replay', code };
  if (first === 'maps' && /^[0-9a-z-]{1,40}$/.test(second))
    return { page: 'map', code: second === 'new' ? '' : second };
  if (first === 'rules' && /^\w+$/.test(second)) return { page: 'rules', game: second };
  return { page: 'notFound' };
}
