/** Whether this person last used the keyboard, so that the focus should move to the next step. */

let last: 'keys' | 'pointer' = 'pointer';

export function watchLastInput(): void {
  addEventListener('keydown', () => (last = 'keys'), true);
  addEventListener('pointerdown', () => (last = 'pointer'), true);
}

export function byKeyboard(): boolean {
  return last === 'keys';
}
