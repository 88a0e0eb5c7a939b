/** Ids by which catalogues name cards and Zones, from names as print has them. */

/** The id of a card or Zone by its printed name. */
export function idOf(name: string): string {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '');
  return plain.replaceAll(' ', '-');
}

/** The id of a Zone by a name as it is typed; one Zone is known by another name, too. */
export function zoneIdOf(name: string): string {
  const plain = idOf(name);
  return plain === 'amazonian-europe' ? 'empire-of-the-amazons' : plain;
}
