/** Splitting text at names. */

export interface Part {
  text: string;
  name: boolean;
}

/** Split a sentence at every whole occurrence of a name; the longest matching name wins. */
export function withNames(text: string, names: readonly string[]): Part[] {
  const known = names.filter(Boolean).sort((a, b) => b.length - a.length);
  if (known.length === 0) return [{ text, name: false }];
  const escaped = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return text
    .split(pattern)
    .map((piece, place) => ({ text: piece, name: place % 2 === 1 }))
    .filter((part) => part.text);
}
