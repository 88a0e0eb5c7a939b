import { literal, message, type Text } from '../../../lib/text';
import { nameIn } from '../../../lib/words';
import type { ImperialsMessages } from '../../../messages/imperials.messages';

const say = message<ImperialsMessages>();

/** The game's own maps; options name them with spaces. */
const OFFICIAL = ['base', 'base-big', 'the-woods', 'the-herds', 'the-mountains', 'fantasy-land'] as const;

/** A map's name: its own, or the game's message for an official one. */
export function nameOf(text: string): Text {
  const name = nameIn(text);
  if (name.startsWith('{')) return say('ui-maps-unnamed');
  const official = OFFICIAL.find((each) => each === name.replaceAll(' ', '-'));
  return official ? say(`option-map-${official}`) : literal(name);
}
