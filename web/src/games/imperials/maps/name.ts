import { nameIn } from '../../../lib/words';

/** How a map is called that stands in an option as text. */
export function nameOf(text: string): string {
  const name = nameIn(text);
  return name.startsWith('{') ? 'A map of your own' : name;
}
