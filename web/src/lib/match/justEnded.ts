/** The match that has just ended, as its result is stored shortly after its last move is shown. */

const JUST = 10_000;
let last = { code: '', at: 0 };

export function ended(code: string): void {
  last = { code, at: Date.now() };
}

/** The code of a match that has just ended, or "". */
export function justEnded(): string {
  return Date.now() - last.at < JUST ? last.code : '';
}
