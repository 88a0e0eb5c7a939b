/** The catalogue ids of cards and Zones, from their printed names. */

/** The id of a card or Zone by its printed name. */
export function idOf(name: string): string {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '');
  return plain.replaceAll(' ', '-');
}

/** The id of a Zone by a typed name; one Zone has a second name. */
export function zoneIdOf(name: string): string {
  const plain = idOf(name);
  return plain === 'amazonian-europe' ? 'empire-of-the-amazons' : plain;
}
