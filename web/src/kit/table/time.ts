/** Times in words and numbers, and a tick for components that show them. */

import { createSubscriber } from 'svelte/reactivity';
import { shellMessage } from '../../lib/say.svelte';
import type { Text } from '../../lib/text';

/** A countdown: "1:05", "0:09", with tenths "0:09.4"; from an hour on "1:02:05". Never below zero. */
export function countdown(ms: number, tenths = false): string {
  // Whole seconds are rounded up: "0:00" is shown when the time is really over.
  const left = Math.max(0, tenths ? Math.floor(ms / 100) / 10 : Math.ceil(ms / 1000));
  const seconds = Math.floor(left);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const clock = hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return tenths ? `${clock}.${Math.floor((left * 10) % 10)}` : clock;
}

/** The same for a screen reader: "1 minute 5 seconds". */
export function timeWords(ms: number): Text {
  const all = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(all / 60);
  const seconds = all % 60;
  if (minutes > 0 && seconds > 0) return shellMessage('room-time-minutes-seconds', { minutes, seconds });
  if (minutes > 0) return shellMessage('room-time-minutes', { minutes });
  return seconds > 0 ? shellMessage('room-time-seconds', { seconds }) : shellMessage('room-time-none');
}

/** Time that has passed: "1:05" until the next second is full. */
export function elapsed(ms: number): string {
  const all = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
}

const tick = createSubscriber((update) => {
  const timer = setInterval(update, 100);
  return () => clearInterval(timer);
});

/** Read inside a derived value or an effect: makes it run again ten times a second. */
export function ticking(): void {
  tick();
}
