import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { disc } from '../hexes';
import { say } from '../tell';
import { EMPTY, painted, withPort } from './draft';
import { Editor } from './editor.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function island(): Editor {
  const land = disc(2).reduce((draft, place) => painted(draft, place, 'random'), EMPTY);
  const editor = new Editor(() => 'A map of mine');
  editor.begin(withPort(withPort(land, { q: 2, r: 0, side: 'E' }), { q: 2, r: -2, side: 'E' }));
  return editor;
}

test('a port that loses its coast is told, and undone with the tile', () => {
  const editor = island();
  editor.lay({ q: 3, r: 0 }, 'wood');
  expect(editor.said).toEqual(say('ui-map-ports-lost', { n: 1 }));
  editor.undo();
  expect(editor.draft.ports).toHaveLength(2);
  expect(editor.said).toBeNull();
});

test('the ports of one stroke are counted together', () => {
  const editor = island();
  editor.lay({ q: 3, r: -2 }, 'wood');
  editor.sweep({ q: 3, r: -1 });
  editor.sweep({ q: 3, r: 0 });
  expect(editor.said).toEqual(say('ui-map-ports-lost', { n: 2 }));
  editor.lay({ q: 0, r: 0 }, 'ore');
  expect(editor.said).toBeNull();
});

test('what was said about an earlier step goes with the next one', () => {
  const editor = island();
  editor.said = say('ui-map-saved');
  editor.lay({ q: 0, r: 0 }, 'ore');
  expect(editor.said).toBeNull();
});
