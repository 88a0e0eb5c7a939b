/** Reading what people type or paste: which table do they mean, which page is this? */

/** Crockford's letters, as codes are written: eight, and six for older tables. */
const CODE = /^[0-9a-hjkmnp-tv-z]{6}(?:[0-9a-hjkmnp-tv-z]{2})?$/;

/** What a code looks like, for sentences about it. */
export const EXAMPLE_CODE = 'k7m2qd4n';

/** A table's code as it is stored: lower case, letters that look alike made one; null if it is none. */
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
