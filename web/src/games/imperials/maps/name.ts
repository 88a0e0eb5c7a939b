import { literal, message, type Text } from '../../../lib/text';
import { nameIn } from '../../../lib/words';
import type { ImperialsMessages } from '../../../messages/imperials.messages';

const say = message<ImperialsMessages>();

/** The maps that come with the game; options name them with spaces. */
const OFFICIAL = ['base', 'base-big', 'the-woods', 'the-herds', 'the-mountains', 'fantasy-land'] as const;

/** How a map is called: by its own name, or by the game's word for one of its own. */
export function nameOf(text: string): Text {
  const name = nameIn(text);
  if (name.startsWith('{')) return say('ui-maps-unnamed');
  const official = OFFICIAL.find((each) => each === name.replaceAll(' ', '-'));
  return official ? say(`option-map-${official}`) : literal(name);
}
