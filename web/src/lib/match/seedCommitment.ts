/** The hash by which a match commits to its seed: stored when it is first seen, and compared at the end. */

const KEY = 'aevum-seed-hashes';
const KEPT = 100;

/** Store the hash of a match, unless one is already stored. */
export function noteHash(code: string, hash: string): void {
  const known = notes();
  if (!hash || known.some(([of]) => of === code)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, [code, hash]].slice(-KEPT)));
  } catch {
    // Without storage there is nothing to compare with; the page says so.
  }
}

/** The hash that this browser stored, "" if there is none. */
export function notedHash(code: string): string {
  return notes().find(([of]) => of === code)?.[1] ?? '';
}

/** Whether a seed has a hash; undefined if the browser cannot calculate it. */
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
