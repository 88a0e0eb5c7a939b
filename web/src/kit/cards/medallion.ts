/** The engraved medallion of a card: a curve of two rolling circles, with sizes from the card's name. */

export interface Medallion {
  outer: string;
  inner: string;
}

/** The medallion of a name, always the same one, on a field of 128 x 58. */
export function medallion(name: string): Medallion {
  const pick = picker(name);
  return {
    outer: trochoid(LOOPS[pick(LOOPS.length)] ?? 41, 0.2 + pick(9) * 0.03, 44, 0.7 + pick(7) * 0.1),
    inner: trochoid(LOOPS[pick(LOOPS.length)] ?? 37, 0.16 + pick(8) * 0.03, 26, 0.6 + pick(6) * 0.12),
  };
}

/** Primes, so that the line only closes after every loop is drawn. */
const LOOPS = [29, 31, 37, 41, 43, 47, 53] as const;

/** A point on a wheel that rolls inside a ring: `size` is the wheel's share of the ring, `reach` how
 * far out on the wheel the point is. */
function trochoid(loops: number, size: number, radius: number, reach: number): string {
  const turns = Math.round(loops * size);
  const wheel = turns / loops;
  const scale = radius / (1 - wheel + wheel * reach);
  const steps = loops * 14;
  const path: string[] = [];
  for (let step = 0; step < steps; step++) {
    const angle = (step / steps) * 2 * Math.PI * turns;
    const spin = (angle * (1 - wheel)) / wheel;
    const x = 64 + scale * ((1 - wheel) * Math.cos(angle) + wheel * reach * Math.cos(spin));
    const y = 29 + scale * ((1 - wheel) * Math.sin(angle) - wheel * reach * Math.sin(spin));
    path.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return `M${path.join('L')}z`;
}

/** Small whole numbers from a word, always the same ones. */
function picker(word: string): (below: number) => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) >>> 0;
    return (state >>> 8) % below;
  };
}
