/** The geometry of small plots: the positions of numbers on a strip. */

export interface Span {
  low: number;
  high: number;
}

/** The range of a plot's axis: the values, and zero for bars; never empty. */
export function span(values: readonly number[], withZero: boolean): Span {
  const all = withZero ? [0, ...values] : values;
  const low = Math.min(...all);
  const high = Math.max(...all);
  if (!Number.isFinite(low)) return { low: 0, high: 1 };
  return low === high ? { low: low - (withZero ? 0 : 1), high: high + 1 } : { low, high };
}

/** The path of a line through the values, across `width` and `height`. */
export function linePath(values: readonly number[], width: number, height: number, range: Span): string {
  return points(values, width, height, range)
    .map((point, place) => `${place ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`)
    .join('');
}

/** The position of each value; a single one is in the middle. */
export function points(values: readonly number[], width: number, height: number, { low, high }: Span) {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, place) => ({
    x: step ? place * step : width / 2,
    y: height - ((value - low) / (high - low)) * height,
  }));
}
