import { afterEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';
import { play } from './sound';

/** Just enough of the browser's audio API to record the sounds. */
function fakeAudio() {
  const rung: number[] = [];
  const loudest: number[] = [];
  class FakeContext {
    state = 'running';
    currentTime = 0;
    destination = {};
    createOscillator() {
      const frequency = { value: 0 };
      return {
        type: 'sine',
        frequency,
        connect: (next: object) => next,
        start: () => rung.push(frequency.value),
        stop: () => undefined,
      };
    }
    createGain() {
      const gain = {
        setValueAtTime: () => undefined,
        linearRampToValueAtTime: (value: number) => loudest.push(value),
        exponentialRampToValueAtTime: () => undefined,
      };
      return { gain, connect: (next: object) => next };
    }
  }
  vi.stubGlobal('AudioContext', FakeContext);
  return { rung, loudest };
}

afterEach(() => vi.unstubAllGlobals());

test('silent until somebody wants sound; gentle is softer than full', () => {
  const { rung, loudest } = fakeAudio();
  play('turn');
  expect(rung).toEqual([]);
  settings.set({ sound: 'gentle' });
  play('turn');
  const gentle = Math.max(...loudest);
  expect(rung.length).toBeGreaterThan(0);
  settings.set({ sound: 'full' });
  play('turn');
  expect(Math.max(...loudest)).toBeGreaterThan(gentle);
  settings.set({ sound: 'off' });
});
