/** How colours look with colour vision deficiencies, and their distances then. */

type Triple = readonly [number, number, number];

export interface Vision {
  name: 'full' | 'protan' | 'deutan' | 'tritan';
  label: string;
  /** Machado, Oliveira and Fernandes 2009, full severity, on linear light. */
  matrix: readonly [Triple, Triple, Triple];
}

export const VISIONS: readonly Vision[] = [
  {
    name: 'full',
    label: 'Full colour',
    matrix: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  },
  {
    name: 'protan',
    label: 'Protan',
    matrix: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  },
  {
    name: 'deutan',
    label: 'Deutan',
    matrix: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  },
  {
    name: 'tritan',
    label: 'Tritan',
    matrix: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  },
];

/** A colour such as "#173da1" as linear light, each part from 0 to 1. */
export function linear(hex: string): Triple {
  const part = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** WCAG 2 contrast of two colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The CIE76 distance of two colours with this vision; below 20 they are hard to distinguish. */
export function distance(a: string, b: string, vision: Vision): number {
  const one = lab(seen(linear(a), vision));
  const other = lab(seen(linear(b), vision));
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function seen(light: Triple, { matrix }: Vision): Triple {
  const row = (weights: Triple) =>
    Math.min(1, Math.max(0, weights[0] * light[0] + weights[1] * light[1] + weights[2] * light[2]));
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function lab([r, g, b]: Triple): Triple {
  const f = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27) * (value / 116) + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
