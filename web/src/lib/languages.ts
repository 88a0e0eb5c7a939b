/** Choosing a language from a person's preferences and the available ones. */

export const ENGLISH = 'en';
/** English with accents, to find words outside catalogues; only for `?lang=en-XA`. */
export const PSEUDO = 'en-XA';

/** The languages that this person prefers, the best first: from the address, the setting or the browser. */
export function wishes(setting: string): readonly string[] {
  const named = new URLSearchParams(globalThis.location?.search ?? '').get('lang') ?? setting;
  return named === 'auto' ? (globalThis.navigator?.languages ?? []) : [named];
}

/** The first available preference, ignoring regions; English if there is none. */
export function pick(wishes: readonly string[], there: readonly string[]): string {
  const known = (wish: string) => [wish, wish.split('-')[0]!].find((each) => there.includes(each));
  return wishes.map(known).find((each) => each !== undefined) ?? ENGLISH;
}

/** The name of a language in that language. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
