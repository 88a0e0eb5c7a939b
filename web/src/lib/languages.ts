/** Which language somebody reads: what they wish for, and what there is. */

export const ENGLISH = 'en';
/** English with accents, to find words that are in no catalogue; only `?lang=en-XA` asks for it. */
export const PSEUDO = 'en-XA';

/** The languages that this person would like, the best first: by the address, the setting or the browser. */
export function wishes(setting: string): readonly string[] {
  const named = new URLSearchParams(globalThis.location?.search ?? '').get('lang') ?? setting;
  return named === 'auto' ? (globalThis.navigator?.languages ?? []) : [named];
}

/** The first wish that can be had; a region's is its language's. English if none can. */
export function pick(wishes: readonly string[], there: readonly string[]): string {
  const known = (wish: string) => [wish, wish.split('-')[0]!].find((each) => there.includes(each));
  return wishes.map(known).find((each) => each !== undefined) ?? ENGLISH;
}

/** What a language is called by those who speak it. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
