import { literal, message, type Text } from '../../../lib/text';
import { nameIn } from '../../../lib/words';
import type { ImperialsMessages } from '../../../messages/imperials.messages';

const say = message<ImperialsMessages>();

/** How a map is called that stands in an option as text. */
export function nameOf(text: string): Text {
  const name = nameIn(text);
  return name.startsWith('{') ? say('ui-maps-unnamed') : literal(name);
}
