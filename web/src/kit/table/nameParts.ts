/** Text with the names in it set apart. */

export interface Part {
  text: string;
  name: boolean;
}

/** Cut a sentence at every whole occurrence of a name; the longest name wins where two fit. */
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
