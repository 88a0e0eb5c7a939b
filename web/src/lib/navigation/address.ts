/** Reading typed or pasted codes and links. */

/** Crockford's letters: codes have eight, and six for older tables. */
const CODE = /^[0-9a-hjkmnp-tv-z]{6}(?:[0-9a-hjkmnp-tv-z]{2})?$/;

/** An example of a code, for sentences. */
export const EXAMPLE_CODE = 'k7m2qd4n';

/** A table's code in its stored form: in lower case, with similar letters unified; null if it isn't a code. */
export function tableCode(text: string): string | null {
  const plain = text.trim().toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
  return CODE.test(plain) ? plain : null;
}

/** The page that a code or a pasted link leads to, or null. */
export function pasted(text: string): string | null {
  const code = tableCode(text);
  if (code) return `/t/${code}`;
  const found = /\/([tr])\/([0-9A-Za-z]{6,8})(?:[/?#]|$)/.exec(text.trim());
  const linked = found && tableCode(found[2]!);
  return linked ? `/${found[1]}/${linked}` : null;
}
