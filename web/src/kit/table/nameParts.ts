/** Text with the names in it set apart. */

export interface Part {
  text: string;
  name: boolean;
}

/**
 * Cut a sentence at every whole occurrence of a name; the longest name wins where two fit.
 * Of `others`, such as the names of cards, nothing is set apart, whatever they hold.
 */
export function withNames(text: string, names: readonly string[], others: readonly string[] = []): Part[] {
  const holding = others.filter((other) => names.some((name) => other !== name && name && other.includes(name)));
  const known = [...names, ...holding].filter(Boolean).sort((a, b) => b.length - a.length);
  if (known.length === 0) return [{ text, name: false }];
  const escaped = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return text
    .split(pattern)
    .map((piece, place) => ({ text: piece, name: place % 2 === 1 && names.includes(piece) }))
    .filter((part) => part.text);
}
