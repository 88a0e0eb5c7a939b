/** Options for a certain number of seats: they and the seats are set together. */

import type { OptionInfo } from '../../lib/wire';
import type { Value, Values } from './options';

type Seated = Pick<OptionInfo, 'name' | 'seats'>;

/** How many seats a choice needs, 0 for any number. */
export function seatsFor(options: readonly Seated[], name: string, value: Value): number {
  const option = options.find((each) => each.name === name);
  return value === true ? (option?.seats ?? 0) : 0;
}

/** The switches that have to be off at a table of so many, with their values. */
export function switchedOff(options: readonly Seated[], values: Values, seats: number): Values {
  const wrong = options.filter(({ name, seats: needs }) => needs > 0 && needs !== seats && values[name] === true);
  return Object.fromEntries(wrong.map(({ name }) => [name, false]));
}

export interface Change {
  seats?: number | null;
  options?: Values | null;
}

/** A change of a table with its consequences: the seats for an option, or the options for the seats. */
export function fitted(infos: readonly Seated[], values: Values, { seats, options }: Change): Change {
  const needs = Object.entries(options ?? {}).map(([name, value]) => seatsFor(infos, name, value));
  const to = seats ?? needs.find((each) => each > 0);
  const off = to ? switchedOff(infos, values, to) : {};
  const changed = { ...off, ...options };
  return { ...(to && { seats: to }), ...(Object.keys(changed).length > 0 && { options: changed }) };
}
