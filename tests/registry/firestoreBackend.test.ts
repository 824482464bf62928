import { collection, doc, type Firestore, setDoc, Timestamp, terminate } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { firestoreBackend } from '../../registry/firestore/firestoreBackend.ts';
import { conformanceCases, runConformanceCase } from '../../src/backends-conformance.ts';
import type { InboxBackend } from '../../src/data/index.ts';
import { casesOfPlainTables } from './casesOfPlainTables.ts';
import { createFakeServer, openDatabase } from './fakeFirestore.ts';
import { callOf, hearLine } from './hearLine.ts';

const server = await vi.hoisted(async () => (await import('./fakeFirestore.ts')).createFakeServer());

vi.mock('firebase/firestore', async (importOriginal) => {
  const { fakeFirestore } = await import('./fakeFirestore.ts');
  const real = await importOriginal<typeof import('firebase/firestore')>();
  return { ...real, ...fakeFirestore(real, server) };
});

let db: Firestore;
let backend: InboxBackend;
let sentAt = 0;

beforeEach(async () => {
  Object.assign(server, createFakeServer());
  db = await openDatabase(await import('firebase/firestore'));
  backend = firestoreBackend(db);
});
afterEach(() => terminate(db));

/** Writes a message, as a server with the Admin SDK does. */
function deliver(reader: string, message: object = {}): string {
  sentAt += 1;
  const createdAt = Timestamp.fromMillis(Date.UTC(2026, 10, 25) + sentAt);
  const row = doc(collection(db, 'users', reader, 'notifications'));
  void setDoc(row, { title: 'News', read: false, seen: false, createdAt, ...message });
  return row.id;
}

const ada = callOf('ada-lovelace');

/** Opens the line of a reader, and waits until it hears. */
async function openLine(reader = 'ada-lovelace') {
  const { told, close } = await hearLine(backend, reader);
  await expect.poll(() => told).toEqual(['opened']);
  server.calls.length = 0;
  return { told, close };
}

/** What the documents have no fields for. All of a query is marked by the ids of its messages. */
const notConcerned = [...casesOfPlainTables];

/** What its protocol cannot do, so that the case must fail. */
const knownGaps: Readonly<Record<string, string>> = {
  'lists/data': 'Firestore compares whole maps only, so the adapter refuses a filter by data',
};

describe('the adapter to Firestore, with its own client and without a server', () => {
  const cases = conformanceCases.flatMap((one) => [
    [one.id, 'asked by calls', one] as const,
    [one.id, 'told by its line', one] as const,
  ]);
  test.each(cases)('passes %s, %s', async (_id, way, one) => {
    const line = way === 'told by its line' ? await openLine() : undefined;
    onTestFinished(() => line?.close());
    const { outcome, reason } = await runConformanceCase(one, {
      reader: { backend, subscriberId: 'ada-lovelace' },
      other: { backend: firestoreBackend(db), subscriberId: 'grace-hopper' },
      deliver: async (reader, { feedId: feed = null, ...message }) => deliver(reader, { ...message, feed }),
      breakLine() {
        for (const { tell } of server.listeners) {
          tell(true);
          setTimeout(() => tell(false), 100);
        }
      },
      settleMs: 20_000,
      knownGaps,
    });
    expect([outcome, reason]).toEqual(
      one.id.startsWith('all/') || notConcerned.includes(one.id)
        ? ['skipped', expect.stringMatching(/cannot do|setClock|lineText/)]
        : one.id in knownGaps
          ? ['gap', knownGaps[one.id]]
          : ['passed', undefined],
    );
  });

  test('answers lists, pages and counts from what the line was sent, without a call', async () => {
    const ids = [
      deliver('ada-lovelace', { url: '/1' }),
      deliver('ada-lovelace', { feed: 'a' }),
      deliver('ada-lovelace', { read: true }),
    ];
    deliver('grace-hopper');
    const { told } = await openLine();
    const first = await backend.listMessages({}, null, 2, ada);
    const second = await backend.listMessages({}, first.next, 2, ada);
    expect([...first.messages, ...second.messages].map(({ id }) => id)).toEqual([...ids].reverse());
    expect(second.next).toBeNull();
    expect(second.messages).toMatchObject([{ title: 'News', link: { url: '/1' }, read: false }]);
    expect(await backend.countMessages({ read: false }, 100, ada)).toBe(2);
    expect(await backend.countMessages({ feed: ['a', 'b'] }, 100, ada)).toBe(1);
    expect(await backend.countMessages({ read: false }, 1, ada)).toBe(1);
    expect(server.calls).toEqual([]);
    await backend.changeMessages({ ids: [ids[0] ?? ''] }, { read: true, seen: true }, ada);
    await expect.poll(() => told).toEqual(['opened', 'hint']);
    expect(await backend.countMessages({ read: false }, 100, ada)).toBe(1);
    expect(server.calls).toEqual(['update']);
  });

  test('asks for what a full inbox does not have among the messages that were sent', async () => {
    const oldest = deliver('full', { feed: 'rare' });
    for (let index = 0; index < 120; index += 1) {
      deliver('full');
    }
    const full = callOf('full');
    await openLine('full');
    expect(await backend.countMessages({ read: false }, 50, full)).toBe(50);
    expect((await backend.listMessages({}, null, 10, full)).messages).toHaveLength(10);
    expect(server.calls).toEqual([]);
    expect(await backend.countMessages({ read: false }, 110, full)).toBe(110);
    const { messages } = await backend.listMessages({ feed: 'rare' }, null, 10, full);
    expect(messages.map(({ id }) => id)).toEqual([oldest]);
    expect(server.calls).toEqual(['count', 'list']);
  });

  test('gives another reader nothing of what the line was sent', async () => {
    deliver('ada-lovelace');
    await openLine();
    expect(await backend.countMessages({}, 100, callOf('grace-hopper'))).toBe(0);
    expect((await backend.listMessages({}, null, 10, callOf('grace-hopper'))).messages).toEqual([]);
    expect(server.calls).toEqual(['count', 'list']);
  });

  test('asks again while the line is cut off, and once it is closed', async () => {
    deliver('ada-lovelace');
    const { told, close } = await openLine();
    for (const { tell } of server.listeners) {
      tell(true);
    }
    expect(told).toEqual(['opened', 'lost']);
    expect(await backend.countMessages({}, 100, ada)).toBe(1);
    for (const { tell } of server.listeners) {
      tell(false);
    }
    expect(told).toEqual(['opened', 'lost', 'opened']);
    expect(await backend.countMessages({}, 100, ada)).toBe(1);
    expect(server.calls).toEqual(['count']);
    close();
    expect(server.listeners.size).toBe(0);
    expect(await backend.countMessages({}, 100, ada)).toBe(1);
    expect(server.calls).toEqual(['count', 'count']);
  });

  test.each([
    ['permission-denied', 'refused'],
    ['unavailable', 'lost'],
  ] as const)('listens again after its listener has ended with %s', async (code, reason) => {
    const { told, close } = await openLine();
    vi.useFakeTimers();
    for (const { fail } of server.listeners) {
      fail(code);
    }
    expect(told).toEqual(['opened', reason]);
    expect(server.listeners.size).toBe(0);
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    expect(server.listeners.size).toBe(1);
    await expect.poll(() => told).toEqual(['opened', reason, 'opened']);
    close();
  });

  test.each([
    ['permission-denied', 'unauthorized'],
    ['resource-exhausted', 'limited'],
    ['unavailable', 'unavailable'],
    ['failed-precondition', 'refused'],
  ] as const)('tells %s as %s', async (fault, kind) => {
    server.fault = fault;
    await expect(backend.listMessages({}, null, 10, ada)).rejects.toMatchObject({ kind });
    await expect(backend.countMessages({}, 10, ada)).rejects.toMatchObject({ kind });
  });

  test('changes the others where one of several is gone, and says so', async () => {
    const [left, gone] = [deliver('ada-lovelace'), deliver('ada-lovelace')];
    server.gone.add(gone);
    const change = backend.changeMessages({ ids: [gone, left] }, { read: true, seen: true }, ada);
    await expect(change).rejects.toMatchObject({ kind: 'gone' });
    const { messages } = await backend.listMessages({ read: true }, null, 10, ada);
    expect(messages.map(({ id }) => id)).toEqual([left]);
  });

  test('says that it has no filter for data, and asks for nothing then', async () => {
    const query = { data: { amount: 3 } };
    await expect(backend.listMessages(query, null, 10, ada)).rejects.toMatchObject({ kind: 'unsupported' });
    await expect(backend.countMessages(query, 10, ada)).rejects.toMatchObject({ kind: 'unsupported' });
    expect(server.calls).toEqual([]);
  });
});
