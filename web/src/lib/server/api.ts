/** The HTTP interface: typed calls, and every failure as a message. */

import { isShellText, sayText, shellMessage } from '../say.svelte';
import { literal, type CatalogueData, type Text } from '../text';
import type {
  Film,
  GameDetail,
  GameInfo,
  Hello,
  History,
  LadderPage,
  Made,
  Me,
  NewTable,
  NumberInfo,
  Par,
  Problem,
  Replay,
  RulesPage,
  TableInfo,
  TablePage,
  Tables,
  Today,
} from '../wire';

export type TableList = Tables['more'][number];

const PATIENCE = 12_000;
/** The solver takes some time, and other searches may be first. */
const SOLVER_PATIENCE = 90_000;
/** For a long match from a busy server, over a slow connection. */
const FILM_PATIENCE = 60_000;

/** A failed call. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    /** Why, for people. */
    readonly said: Text,
    readonly status = 0,
    /** The same in the server's English, without its game's catalogue. */
    words = '',
  ) {
    super(words || code);
  }
}

/** The sentence for any exception. */
export function sentence(error: unknown): string {
  const said = messageOf(error);
  return isShellText(said) ? sayText(said) : (error as Failure).message;
}

/** The same as a message, which its game's catalogue may format. */
export function messageOf(error: unknown): Text {
  return error instanceof Failure ? error.said : shellMessage('site-problem');
}

/** Call the server's interface; throw a failure. */
export function call<T>(method: string, path: string, body?: unknown, patience = PATIENCE): Promise<T> {
  return read(method, `/api${path}`, body, patience);
}

async function read<T>(method: string, path: string, body: unknown, patience: number): Promise<T> {
  const response = await reach(method, path, body, patience);
  if (!response.ok) throw await refusal(response);
  if (response.status === 204) return undefined as T;
  try {
    return (await response.json()) as T;
  } catch {
    throw new Failure('garbled', shellMessage('site-problem-garbled'), response.status);
  }
}

async function reach(method: string, path: string, body: unknown, patience: number): Promise<Response> {
  const init: RequestInit = { method, signal: AbortSignal.timeout(patience), headers: { Accept: 'application/json' } };
  if (method !== 'GET') {
    init.headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body ?? {});
  }
  try {
    return await fetch(path, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new Failure('slow', shellMessage('site-problem-slow'));
    if (!navigator.onLine) throw new Failure('offline', shellMessage('site-problem-offline'));
    throw new Failure('unreachable', shellMessage('site-problem-unreachable'));
  }
}

async function refusal(response: Response): Promise<Failure> {
  const problem = (await response.json().catch(() => null)) as Problem | null;
  if (problem && typeof problem.text === 'string' && problem.text)
    return new Failure(
      problem.code,
      (problem.message as Text | undefined) ?? literal(problem.text),
      response.status,
      problem.text,
    );
  return new Failure(
    'refused',
    shellMessage(WITHOUT_WORDS[response.status] ?? 'site-problem-refused'),
    response.status,
  );
}

const WITHOUT_WORDS: Record<number, 'site-problem-large' | 'site-problem-often'> = {
  413: 'site-problem-large',
  429: 'site-problem-often',
};

/** An escaped part of an address. */
export const part = encodeURIComponent;

export const api = {
  me: () => call<Me | null>('GET', '/me'),
  arrive: () => call<Me>('POST', '/me'),
  rename: (name: string) => call<Me>('PATCH', '/me', { name }),
  forget: () => call<void>('DELETE', '/me'),
  logOut: () => call<void>('DELETE', '/me/session'),
  games: () => call<GameInfo[]>('GET', '/games'),
  game: (name: string) => call<GameDetail>('GET', `/games/${part(name)}`),
  numbers: (name: string) => call<NumberInfo[]>('GET', `/games/${part(name)}/numbers`),
  /** A game's messages in one language, at the address from the list of games. */
  catalogue: (path: string) => read<CatalogueData>('GET', path, undefined, PATIENCE),
  /** In English, but the parts made from tables in this language, if the game has it. */
  ladder: (name: string, language: string) =>
    call<LadderPage>('GET', `/games/${part(name)}/ladder?language=${part(language)}`),
  rules: (name: string, language: string) =>
    call<RulesPage>('GET', `/games/${part(name)}/rules?language=${part(language)}`),
  makeTable: (wish: Partial<NewTable> & { game: string }) => call<Made>('POST', '/tables', wish),
  tables: () => call<Tables>('GET', '/tables'),
  moreTables: (list: TableList, skip: number) => call<TablePage>('GET', `/tables/more?list=${list}&skip=${skip}`),
  table: (code: string) => call<TableInfo>('GET', `/tables/${part(code)}`),
  replay: (code: string, face: NonNullable<Hello['face']>, seat?: number) =>
    call<Replay>('GET', `/tables/${part(code)}/replay?face=${face}${seat === undefined ? '' : `&seat=${seat}`}`),
  /** The film of a replay, at the address from the replay. */
  film: (replay: Replay) => call<Film>('GET', replay.film.replace(/^\/api/, ''), undefined, FILM_PATIENCE),
  par: (code: string) => call<Par>('GET', `/tables/${part(code)}/par`, undefined, SOLVER_PATIENCE),
  history: (before = 0) => call<History>('GET', `/history${before ? `?before=${before}` : ''}`),
  today: () => call<Today>('GET', '/today'),
};

/** Addresses that a page shows or offers for download. */
export const address = {
  qr: (code: string) => `/api/tables/${part(code)}/qr.svg`,
  record: (code: string, form: 'txt' | 'json') => `/api/tables/${part(code)}/record.${form}`,
};
