/** The hash by which a match promised its seed: noted when it is first seen, so that it can be compared at the end. */

const KEY = 'aevum-seed-hashes';
const KEPT = 100;

/** Note the hash of a match, unless one is noted already. */
export function noteHash(code: string, hash: string): void {
  const known = notes();
  if (!hash || known.some(([of]) => of === code)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, [code, hash]].slice(-KEPT)));
  } catch {
    // Without storage there is nothing to compare with; the page says so.
  }
}

/** The hash that this browser noted, "" if it noted none. */
export function notedHash(code: string): string {
  return notes().find(([of]) => of === code)?.[1] ?? '';
}

/** Whether a seed has a hash; undefined where the browser cannot work that out. */
export async function keepsPromise(seed: string, hash: string): Promise<boolean | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`aevum:${seed}`));
  return hash === [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function notes(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each): each is [string, string] => Array.isArray(each)) : [];
  } catch {
    return [];
  }
}
