import { describe, expect, it } from 'vitest';
import { fit } from './layout';

describe('the plate', () => {
  it('fills the room without leaving it', () => {
    for (const [width, height] of [
      [820, 700],
      [650, 1100],
      [1200, 900],
    ] as const) {
      const plan = fit(width, height, 5, false);
      expect(plan.width).toBeLessThanOrEqual(width);
      expect(plan.height).toBeLessThanOrEqual(height);
      expect(plan.rows).toBe(5);
    }
  });
  it('keeps the current round only where the whole track would crowd the board', () => {
    const plan = fit(760, 580, 5, false);
    expect(plan.rows).toBe(1);
    expect(plan.cell).toBeGreaterThanOrEqual(42);
  });
  it('keeps the whole track where it is the width that is short', () => {
    expect(fit(460, 900, 5, false).rows).toBe(5);
  });
  it('takes a phone’s whole width', () => {
    const plan = fit(360, 0, 5, true);
    expect(plan.rows).toBe(0);
    expect(plan.cell).toBeGreaterThanOrEqual(31);
    expect(plan.width).toBeLessThanOrEqual(360);
  });
});
