/** What of a log is new, when all one has are the log as it was and as it is. */

/** The lines after the common beginning; nothing if moves were taken back and nothing new was said. */
export function added(before: readonly string[], after: readonly string[]): string[] {
  let same = 0;
  while (same < before.length && same < after.length && before[same] === after[same]) same++;
  return after.slice(same).filter(Boolean);
}
