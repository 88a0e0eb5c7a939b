/** The page of an address. */

import { tableCode } from './address';

export type Route =
  | { page: 'home' | 'history' | 'settings' | 'watch' | 'bots' | 'kit' | 'notFound' }
  | { page: 'table' | 'replay'; code: string }
  /** A game's editor: its list, or one item; a new one has the code "". */
  | { page: 'editor'; path: string; code?: string }
  | { page: 'rules' | 'sources'; game: string };

const PLAIN = ['history', 'settings', 'watch', 'bots', 'kit'] as const;

/** Read a path; anything unknown is `notFound`. `editors`: the first words of the addresses of games' editors. */
export function route(path: string, editors: readonly string[]): Route {
  const [first = '', second = '', ...more] = path.replace(/^\/+|\/+$/g, '').split('/');
  if (first === '') return { page: 'home' };
  if (more.length > 0) return { page: 'notFound' };
  if (first === 'rules' && second === '') return { page: 'rules', game: '' };
  if (editors.includes(first) && second === '') return { page: 'editor', path: first };
  if (second === '') {
    const page = PLAIN.find((name) => name === first);
    return { page: page ?? 'notFound' };
  }
  const code = tableCode(second);
  if (first === 't' && code) return { page: 'table', code };
  if (first === 'r' && code) return { page: 'replay', code };
  if (editors.includes(first) && /^[0-9a-z-]{1,40}$/.test(second))
    return { page: 'editor', path: first, code: second === 'new' ? '' : second };
  if ((first === 'rules' || first === 'sources') && /^\w+$/.test(second)) return { page: first, game: second };
  return { page: 'notFound' };
}
