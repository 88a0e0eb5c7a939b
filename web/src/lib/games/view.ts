/** Checks that a view from the socket has the fields that its game declares. */

/** Whether a field can have a value. */
export type Check = (value: unknown) => boolean;
export type ViewShape = Readonly<Record<string, Check>>;

export const anything: Check = () => true;
export const aNumber: Check = (value) => typeof value === 'number';
export const aText: Check = (value) => typeof value === 'string';
export const aBoolean: Check = (value) => typeof value === 'boolean';

export function aList(item: Check): Check {
  return (value) => Array.isArray(value) && value.every(item);
}

export function aMap(item: Check): Check {
  return (value) => typeof value === 'object' && value !== null && Object.values(value).every(item);
}

export function oneOf(...values: unknown[]): Check {
  return (value) => values.includes(value);
}

export function either(...checks: Check[]): Check {
  return (value) => checks.some((check) => check(value));
}

/** A field that may be missing, such as in older stored replays. */
export function maybe(check: Check): Check {
  return (value) => value === undefined || check(value);
}

const checked = new WeakSet<object>();

/**
 * The fields, if they are as the game declares; undeclared fields are ignored. Those of `eachSeat` have the number of a
 * seat after their names. A value that was checked before is not checked again, as most of a view stays the same from
 * move to move.
 */
export function readView(
  fields: Record<string, unknown>,
  shape: ViewShape,
  game: string,
  eachSeat: ViewShape = {},
): Record<string, unknown> {
  if (checked.has(fields)) return fields;
  for (const [name, check] of Object.entries(shape)) look(fields, name, check, game);
  for (const [part, check] of Object.entries(eachSeat)) {
    let seat = 0;
    do look(fields, `${part}_${seat++}`, check, game);
    while (`${part}_${seat}` in fields);
  }
  checked.add(fields);
  return fields;
}

function look(fields: Record<string, unknown>, name: string, check: Check, game: string): void {
  const value = fields[name];
  const kept = typeof value === 'object' && value !== null;
  if (kept && checked.has(value)) return;
  if (!check(value)) throw new Error(`This is no view of ${game}: "${name}" is not what it should be.`);
  if (kept) checked.add(value);
}
