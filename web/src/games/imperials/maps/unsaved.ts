/** Unsaved drafts, so that a reload or a wrong click loses nothing. */

const address = (code: string) => `aevum map ${code || 'new'}`;

export function keep(code: string, text: string): void {
  try {
    sessionStorage.setItem(address(code), text);
  } catch {
    // A browser without storage: a reload loses the draft.
  }
}

export function kept(code: string): string {
  try {
    return sessionStorage.getItem(address(code)) ?? '';
  } catch {
    return '';
  }
}

/** Note that a map has just been saved, for the message on its own page. */
let saved = '';
export function noteSaved(code: string): void {
  saved = code;
}
export function justSaved(code: string): boolean {
  const was = Boolean(code) && saved === code;
  saved = '';
  return was;
}

export function drop(code: string): void {
  try {
    sessionStorage.removeItem(address(code));
  } catch {
    // Nothing was stored either.
  }
}
