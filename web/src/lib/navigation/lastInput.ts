/** Whether this person used the keyboard last: then the focus is led to where they go on. */

let last: 'keys' | 'pointer' = 'pointer';

export function watchLastInput(): void {
  addEventListener('keydown', () => (last = 'keys'), true);
  addEventListener('pointerdown', () => (last = 'pointer'), true);
}

export function byKeyboard(): boolean {
  return last === 'keys';
}
