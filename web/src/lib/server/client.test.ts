import { describe, expect, it } from 'vitest';

import { Client, type Answer, type Model } from './client';
import { viewHash } from './viewHash';
import { literal } from '../text';
import type { FromClient, FromServer, Snap, TableInfo, Up } from '../wire';

const TABLE: TableInfo = {
  code: 'k7m2qd',
  game: 'haggle',
  phase: 'playing',
  owner: 'ann',
  chairs: [],
  options: {},
  clock: 0,
  takeback: 'ask',
  reveal: true,
  public: false,
  watchers: 0,
  daily: '',
  commit: '',
  seed: '',
  scores: null,
  ranks: null,
  end: null,
  muted: [],
  asking: -1,
  pleaded: null,
  undone: [],
  consents: [],
  next: '',
  window: 60,
  pause: 'any',
  speed: 4,
  teams: [],
  broken: [],
  ending: [],
  undo_marks: false,
  marks: [],
  hints: 'alone',
  spectators: false,
};

type View = Record<string, unknown>;

const snap = (seq: number, view: View, epoch = 'one'): Snap => ({
  t: 'snap',
  epoch,
  seq,
  now: seq,
  table: TABLE,
  you: { guest: 'ann', name: 'Ann', seat: 0, owner: true },
  position: { set: view, asks: [], legal: [] },
  hash: viewHash(view),
});

const up = (seq: number, set: View, more: Partial<Up> = {}): Up => ({
  t: 'up',
  epoch: 'one',
  seq,
  now: seq,
  position: { set },
  ...more,
});

/** A client with a record of everything that it sends. */
function bench() {
  const sent: FromClient[] = [];
  const shown: (Model['view'] & {})[] = [];
  const answers: [string, Answer][] = [];
  const calls: string[] = [];
  let made = 0;
  const client = new Client(
    'board',
    {
      send: (message) => sent.push(message),
      changed: (model) => shown.push(model.view ?? {}),
      answered: (id, answer) => answers.push([id, answer]),
      missing: () => calls.push('missing'),
      complete: () => calls.push('complete'),
      reconnect: () => calls.push('reconnect'),
    },
    () => `id${++made}`,
  );
  const take = (...messages: FromServer[]) => messages.forEach((message) => client.receive(message));
  return { client, sent, shown, answers, calls, take };
}

describe('a client that hears everything', () => {
  it('greets with nothing, then shows the picture and each change', () => {
    const { client, sent, shown, take } = bench();
    client.opened();
    take(snap(3, { gold: 1, wood: 2 }), up(4, { gold: 2 }), up(5, {}, { position: { gone: ['wood'] } }));
    expect(sent).toEqual([{ t: 'hello', face: 'board', epoch: '', have: 0 }]);
    expect(shown).toEqual([{ gold: 1, wood: 2 }, { gold: 2, wood: 2 }, { gold: 2 }]);
  });

  it('leaves unchanged fields the same objects, so that boards redraw only what changed', () => {
    const { client, take } = bench();
    take(snap(0, { cells: [1, 2], gold: 0 }));
    const cells = client.model!.view!['cells'];
    take(up(1, { gold: 1 }));
    expect(client.model!.view!['cells']).toBe(cells);
  });

  it('forgets happenings that were taken back', () => {
    const { client, take } = bench();
    const told = (row: number) => ({ kind: 'x', seat: 0, args: [], text: literal(`row ${row}`), row });
    take(snap(0, {}), up(1, {}, { events: [told(0)] }), up(2, {}, { events: [told(1)] }));
    take(up(3, {}, { back: 1, events: [told(1)] }));
    expect(client.model!.log.map(({ text }) => text[1][''])).toEqual(['row 0', 'row 1']);
  });

  it('keeps what a change does not speak of', () => {
    const { client, take } = bench();
    take(
      snap(0, {}),
      up(1, {}, { position: { undo: literal('road e 4 7'), legal: [5], scores: [3] } }),
      up(2, { gold: 1 }),
    );
    expect(client.model).toMatchObject({ undo: literal('road e 4 7'), legal: [5], scores: [3] });
  });
});

describe('loss, duplicates and disorder', () => {
  it('ignores a change that it already has', () => {
    const { shown, take } = bench();
    take(snap(0, { gold: 0 }), up(1, { gold: 1 }), up(2, { gold: 2 }), up(1, { gold: 1 }));
    expect(shown.at(-1)).toEqual({ gold: 2 });
    expect(shown).toHaveLength(3);
  });

  it('asks once for what is missing and shows nothing in between', () => {
    const { client, sent, shown, calls, take } = bench();
    client.opened();
    take(snap(0, { gold: 0 }), up(2, { gold: 2 }), up(3, { gold: 3 }));
    expect(shown).toEqual([{ gold: 0 }]);
    expect(sent.slice(1)).toEqual([{ t: 'sync', have: 0 }]);
    take(up(1, { gold: 1 }), up(2, { gold: 2 }), up(3, { gold: 3 }));
    expect(shown.map((view) => view['gold'])).toEqual([0, 1, 2, 3]);
    expect(calls).toEqual(['missing', 'complete']);
  });

  it('puts changes that overtook each other in order', () => {
    const { shown, take } = bench();
    take(snap(0, { gold: 0 }), up(3, { gold: 3 }), up(2, { gold: 2 }), up(1, { gold: 1 }));
    expect(shown.map((view) => view['gold'])).toEqual([0, 1, 2, 3]);
  });

  it('takes a newer picture in place of the missing changes', () => {
    const { client, shown, calls, take } = bench();
    take(snap(0, { gold: 0 }), up(5, { gold: 5 }), snap(4, { gold: 4 }));
    expect(shown.map((view) => view['gold'])).toEqual([0, 4, 5]);
    expect(client.model!.seq).toBe(5);
    expect(calls).toEqual(['missing', 'complete']);
  });

  it('does not go back to an older picture', () => {
    const { client, take } = bench();
    take(snap(4, { gold: 4 }), snap(2, { gold: 2 }));
    expect(client.model!.seq).toBe(4);
  });

  it('learns from a ping that the last change was lost', () => {
    const { client, sent, shown, calls, take } = bench();
    client.opened();
    take(snap(0, { gold: 0 }), up(1, { gold: 1 }), { t: 'pong', at: 0, now: 0, epoch: 'one', seq: 3 });
    expect(sent.at(-1)).toEqual({ t: 'sync', have: 1 });
    take(up(2, { gold: 2 }));
    expect(calls).toEqual(['missing']);
    take(up(3, { gold: 3 }));
    expect(calls).toEqual(['missing', 'complete']);
    expect(shown.at(-1)).toEqual({ gold: 3 });
    take({ t: 'pong', at: 0, now: 0, epoch: 'two', seq: 0 });
    expect(sent.at(-1)).toMatchObject({ t: 'sync' });
  });

  it('asks for a picture when changes come before any', () => {
    const { client, sent, take } = bench();
    client.opened();
    take(up(7, { gold: 7 }));
    expect(sent.at(-1)).toMatchObject({ t: 'sync' });
    expect(client.model).toBeNull();
  });
});

describe('the hash', () => {
  it('agrees with the server for words, numbers and lists', () => {
    // zlib.crc32(b'a\x00[1,2]\x00b\x00"\xc3\xa9\\n"\x00')
    expect(viewHash({ b: 'é\n', a: [1, 2] })).toBe(2637709362);
  });

  it('keeps the last good picture, and asks for a new one', () => {
    const { client, sent, shown, take } = bench();
    client.opened();
    take(snap(0, { gold: 0 }), up(1, { gold: 1 }, { hash: 12345 }));
    expect(shown).toEqual([{ gold: 0 }]);
    expect(sent.at(-1)).toMatchObject({ t: 'sync' });
    take(up(2, { gold: 2 }), snap(2, { gold: 20 }));
    expect(shown).toEqual([{ gold: 0 }, { gold: 20 }]);
  });

  it('reconnects, with nothing in hand, when it goes wrong again', () => {
    const { client, sent, calls, take } = bench();
    client.opened();
    take(snap(0, { gold: 0 }), up(1, { gold: 1 }, { hash: 1 }), snap(1, { gold: 1 }), up(2, { gold: 2 }, { hash: 1 }));
    expect(calls).toContain('reconnect');
    client.closed();
    client.opened();
    expect(sent.at(-1)).toEqual({ t: 'hello', face: 'board', epoch: '', have: 0 });
  });

  it('is not compared where even a whole picture hashes differently on the two sides', () => {
    const { shown, take } = bench();
    take({ ...snap(0, { gold: 0 }), hash: 7 }, up(1, { gold: 1 }, { hash: 8 }));
    expect(shown.at(-1)).toEqual({ gold: 1 });
  });
});

describe('commands', () => {
  it('are answered by the change that they caused', () => {
    const { client, sent, answers, take } = bench();
    client.opened();
    take(snap(0, { gold: 0 }));
    const id = client.send({ t: 'act', serial: 3, moves: [9] });
    expect(sent.at(-1)).toEqual({ t: 'act', id, serial: 3, moves: [9] });
    take(up(1, { gold: 1 }, { done: id }));
    expect(answers).toEqual([[id, { t: 'ack' }]]);
  });

  it('wait for the changes that an acknowledgement speaks of', () => {
    const { client, answers, sent, take } = bench();
    client.opened();
    take(snap(0, { gold: 0 }));
    const id = client.send({ t: 'ready', ready: true });
    take({ t: 'ack', id, seq: 2 });
    expect(answers).toEqual([]);
    expect(sent.at(-1)).toEqual({ t: 'sync', have: 0 });
    take(up(1, { gold: 1 }), up(2, { gold: 2 }));
    expect(answers).toEqual([[id, { t: 'ack' }]]);
  });

  it('are answered once, however often the answer comes', () => {
    const { client, answers, take } = bench();
    client.opened();
    take(snap(0, {}));
    const id = client.send({ t: 'start' });
    const no: FromServer = { t: 'no', id, code: 'not-ready', text: literal('Not everybody is ready.') };
    take(no, no, { t: 'ack', id, seq: 0 });
    expect(answers).toEqual([[id, no]]);
  });

  it('are sent again with the same id on the next connection, until they are answered', () => {
    const { client, sent, answers, take } = bench();
    client.opened();
    take(snap(5, { gold: 0 }));
    const first = client.send({ t: 'act', serial: 1, moves: [4] });
    client.closed();
    const second = client.send({ t: 'chat', text: 'Still there?' });
    sent.length = 0;
    client.opened();
    expect(sent).toEqual([
      { t: 'hello', face: 'board', epoch: 'one', have: 5 },
      { t: 'act', id: first, serial: 1, moves: [4] },
      { t: 'chat', id: second, text: 'Still there?' },
    ]);
    take(up(6, { gold: 1 }, { done: first }));
    client.closed();
    sent.length = 0;
    client.opened();
    expect(sent.slice(1).map((message) => 'id' in message && message.id)).toEqual([second]);
    expect(answers.map(([id]) => id)).toEqual([first]);
  });

  it('are settled by an answer whose change came before the connection broke', () => {
    const { client, answers, take } = bench();
    client.opened();
    take(snap(0, {}));
    const id = client.send({ t: 'act', serial: 0, moves: [2] });
    client.closed();
    client.opened();
    take(snap(9, { gold: 1 }), { t: 'ack', id, seq: 3 });
    expect(answers).toEqual([[id, { t: 'ack' }]]);
  });
});

describe('a new epoch', () => {
  it('replaces everything, even when its numbers are smaller', () => {
    const { client, shown, take } = bench();
    client.opened();
    take(snap(40, { gold: 40 }));
    client.closed();
    client.opened();
    take(snap(2, { gold: 39 }, 'two'), up(3, { gold: 41 }, { epoch: 'two' }));
    expect(shown.at(-1)).toEqual({ gold: 41 });
    expect(client.model).toMatchObject({ epoch: 'two', seq: 3 });
  });

  it('is not mixed with the old one: a change of another epoch asks for a whole picture', () => {
    const { client, sent, shown, answers, take } = bench();
    client.opened();
    take(snap(4, { gold: 4 }));
    const id = client.send({ t: 'sit', seat: 1 });
    take(up(5, { gold: 50 }, { epoch: 'two', done: id }));
    expect(shown).toEqual([{ gold: 4 }]);
    expect(sent.at(-1)).toMatchObject({ t: 'sync' });
    expect(answers).toEqual([]);
    take(snap(5, { gold: 50 }, 'two'));
    expect(shown.at(-1)).toEqual({ gold: 50 });
    expect(answers).toEqual([[id, { t: 'ack' }]]);
  });

  it('keeps the promise of an acknowledgement from before it', () => {
    const { client, answers, take } = bench();
    client.opened();
    take(snap(40, {}));
    const id = client.send({ t: 'act', serial: 0, moves: [2] });
    take({ t: 'ack', id, seq: 41 });
    client.closed();
    client.opened();
    take(snap(0, {}, 'two'));
    expect(answers).toEqual([[id, { t: 'ack' }]]);
  });
});

/** A generator of the same numbers for the same seed. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('any mixture of faults', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))('ends with what the server has, seed %i', (seed) => {
    const roll = chance(seed + 1);
    const truth: View[] = [{ gold: 0 }];
    const ups: Up[] = [];
    const wire: FromServer[] = [];
    const { client, sent, shown, take } = bench();
    client.opened();
    wire.push(snap(0, truth[0]!));
    const answerSync = (have: number) => {
      const seq = ups.length;
      if (have > seq || roll() < 0.3) wire.push(snap(seq, truth[seq]!));
      else wire.push(...ups.slice(have));
    };
    let read = 0;
    const deliver = (lossy: boolean) => {
      const index = lossy && roll() < 0.2 ? Math.floor(roll() * wire.length) : 0;
      const message = wire.splice(index, 1)[0]!;
      if (lossy && roll() < 0.1) return;
      if (lossy && roll() < 0.1) wire.push(message);
      take(message);
      for (; read < sent.length; read++) {
        const said = sent[read]!;
        if (said.t === 'sync') answerSync(said.have);
        if (said.t === 'hello') wire.push(snap(ups.length, truth.at(-1)!));
      }
    };
    for (let step = 1; step <= 60; step++) {
      const view = { ...truth.at(-1)!, [`field${Math.floor(roll() * 5)}`]: step };
      const change = Object.fromEntries(Object.entries(view).filter(([name, value]) => truth.at(-1)![name] !== value));
      truth.push(view);
      ups.push(up(step, change, step % 5 ? {} : { hash: viewHash(view) }));
      wire.push(ups.at(-1)!);
      while (wire.length > 3) deliver(true);
    }
    // The connection without answers is dropped, and the next one works.
    wire.length = 0;
    client.closed();
    client.opened();
    read = sent.length - 1;
    wire.push(snap(ups.length, truth.at(-1)!));
    while (wire.length > 0) deliver(false);
    expect(shown.at(-1)).toEqual(truth.at(-1));
    const had = new Set(truth.map((view) => JSON.stringify(sorted(view))));
    for (const view of shown) expect(had).toContain(JSON.stringify(sorted(view)));
  });
});

function sorted(view: View): View {
  return Object.fromEntries(Object.entries(view).sort(([a], [b]) => (a < b ? -1 : 1)));
}
