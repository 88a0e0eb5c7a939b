/** The seven seats, each with a colour, a device and a pattern. Seats count from 0. */

import { say } from '../../lib/say.svelte';
import type { RoomMessages } from '../../messages/room.messages';

export interface SeatLook {
  /** The name of the colour. */
  colour: keyof RoomMessages & `room-colour-${string}`;
  device: string;
  /** The device, drawn on the flag's field of 22 x 16. */
  path: string;
  pattern: string;
  /** Dashes of the line inside a road or an area's edge; "" is a plain line of the field's colour. */
  dash: string;
}

const LOOKS: readonly SeatLook[] = [
  {
    colour: 'room-colour-ultramarine',
    device: 'disc',
    path: 'M11 3.8a4.2 4.2 0 100 8.4 4.2 4.2 0 000-8.4z',
    pattern: 'plain',
    dash: '',
  },
  {
    colour: 'room-colour-vermilion',
    device: 'triangle',
    path: 'M11 3.2l5.5 9.6h-11z',
    pattern: 'short-dashes',
    dash: '5 5',
  },
  { colour: 'room-colour-viridian', device: 'square', path: 'M6.8 3.8h8.4v8.4H6.8z', pattern: 'dots', dash: '0.1 6' },
  {
    colour: 'room-colour-saffron',
    device: 'diamond',
    path: 'M11 2.6L17 8l-6 5.4L5 8z',
    pattern: 'long-dashes',
    dash: '14 4',
  },
  {
    colour: 'room-colour-mallow',
    device: 'cross',
    path: 'M9.4 3h3.2v3.4H16v3.2h-3.4V13H9.4V9.6H6V6.4h3.4z',
    pattern: 'double-line',
    dash: 'double',
  },
  {
    colour: 'room-colour-sky',
    device: 'ring',
    path: 'M11 3a5 5 0 100 10 5 5 0 000-10zm0 2.9a2.1 2.1 0 110 4.2 2.1 2.1 0 010-4.2z',
    pattern: 'dash-dot',
    dash: '3 3 8 3',
  },
  {
    colour: 'room-colour-jet',
    device: 'chevron',
    path: 'M5 3.5l6 3.4 6-3.4v4.2l-6 4.8-6-4.8z',
    pattern: 'ticks',
    dash: '2 2',
  },
];

export const SEAT_LOOKS = LOOKS.length;

/** The look of a seat; after seven, the same devices with the colours of field and device swapped. */
export function seatLook(seat: number): SeatLook {
  return LOOKS[place(seat)] as SeatLook;
}

/** The name of a seat's colour, which is also the name of its bot. */
export function seatColour(seat: number): string {
  return say(seatLook(seat).colour);
}

/** The field's colour. */
export function seatField(seat: number): string {
  return seat < SEAT_LOOKS ? `var(--s${place(seat) + 1})` : 'var(--raised)';
}

/** The colour of device and pattern on the field. */
export function seatMark(seat: number): string {
  return seat < SEAT_LOOKS ? `var(--c${place(seat) + 1})` : `var(--s${place(seat) + 1})`;
}

function place(seat: number): number {
  return ((seat % SEAT_LOOKS) + SEAT_LOOKS) % SEAT_LOOKS;
}
