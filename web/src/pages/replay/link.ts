/** The move that an address points at: `#12`; null where it names none. */
export function linkedMove(hash: string): number | null {
  const found = /^#(\d{1,6})$/.exec(hash);
  return found ? Number(found[1]) : null;
}
