/** Four short synthesised sounds, off by default. */

import { settings } from './settings.svelte';

export type Sound = 'place' | 'refuse' | 'turn' | 'end';

interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds after the beginning, and its duration. */
  at: number;
  length: number;
  shape: OscillatorType;
  volume: number;
}

/** A tap of wood, a muffled tap, a ship's bell, two bells and a chord. */
const SCORES: Record<Sound, Note[]> = {
  place: [
    { pitch: 392, at: 0, length: 0.09, shape: 'triangle', volume: 0.5 },
    { pitch: 1176, at: 0, length: 0.03, shape: 'sine', volume: 0.16 },
  ],
  refuse: [{ pitch: 131, at: 0, length: 0.16, shape: 'triangle', volume: 0.5 }],
  turn: [
    { pitch: 880, at: 0, length: 0.5, shape: 'sine', volume: 0.35 },
    { pitch: 2217, at: 0, length: 0.25, shape: 'sine', volume: 0.08 },
    { pitch: 1109, at: 0.14, length: 0.7, shape: 'sine', volume: 0.3 },
  ],
  end: [
    { pitch: 523, at: 0, length: 1.2, shape: 'sine', volume: 0.28 },
    { pitch: 659, at: 0.12, length: 1.2, shape: 'sine', volume: 0.26 },
    { pitch: 784, at: 0.24, length: 1.4, shape: 'sine', volume: 0.26 },
    { pitch: 1047, at: 0.4, length: 1.6, shape: 'sine', volume: 0.2 },
  ],
};

const VOLUME = { off: 0, gentle: 0.25, full: 0.7 } as const;

let context: AudioContext | null = null;

/** Play a sound, if the settings and the browser allow it, which it may not before the first press. */
export function play(sound: Sound): void {
  const volume = VOLUME[settings.sound];
  if (volume === 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of SCORES[sound]) ring(context, note, volume);
}

function ring(on: AudioContext, note: Note, volume: number): void {
  const begin = on.currentTime + note.at;
  const tone = on.createOscillator();
  const loudness = on.createGain();
  tone.type = note.shape;
  tone.frequency.value = note.pitch;
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(note.volume * volume, begin + 0.006);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + note.length);
  tone.connect(loudness).connect(on.destination);
  tone.start(begin);
  tone.stop(begin + note.length);
}
