/** The move in an address: `#12`; null without one. */
export function linkedMove(hash: string): number | null {
  const found = /^#(\d{1,6})$/.exec(hash);
  return found ? Number(found[1]) : null;
}
