/** Teams, counted from 0; without teams there are none. */

const MARKS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

/** The name of a team: "II"; "" for a seat without one. */
export function teamMark(teams: readonly number[], seat: number): string {
  const team = teams[seat];
  return team === undefined ? '' : (MARKS[team] ?? String(team + 1));
}

/** The other seats of a seat's team. */
export function partnersOf(teams: readonly number[], seat: number): number[] {
  return teams.flatMap((team, other) => (other !== seat && team === teams[seat] ? [other] : []));
}

export function arePartners(teams: readonly number[], one: number, other: number): boolean {
  return partnersOf(teams, one).includes(other);
}

/** The same seats with partners next to each other, first the team of `first`. */
export function byTeam(teams: readonly number[], seats: readonly number[], first = 0): number[] {
  const rank = (seat: number) => (teams[seat] === teams[first] ? -1 : (teams[seat] ?? 0));
  return [...seats].sort((one, other) => rank(one) - rank(other) || one - other);
}
