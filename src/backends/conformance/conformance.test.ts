import { beforeEach, describe, expect, test, vi } from 'vitest';
import { watchedFetch } from '../../../packages/testing/bin/conformance/watchedFetch.mjs';
import { moveClock } from '../../../tests/support/passTime.ts';
import { createRestServer, restUrl } from '../../../tests/support/restServer.ts';
import { startWorldClock } from '../../../tests/support/worldClock.ts';
import { type Capabilities, type InboxBackend, InboxError } from '../../data/index.ts';
import { laterInBrowser } from '../../features/snooze-in-browser/laterInBrowser.ts';
import { memoryBackend } from '../memory/memoryBackend.ts';
import { restBackend } from '../rest/restBackend.ts';
import type { ConformanceSubject } from './ConformanceSubject.ts';
import { conformanceCases, conformanceReport, runConformance, runConformanceCase } from './conformance.ts';

const subscriberId = 'ada';

beforeEach(() => {
  startWorldClock();
  // After all that these tests deliver.
  vi.setSystemTime(Date.UTC(2026, 10, 26));
});

/** Lets time pass, in steps between which answers come, until something has ended. */
async function ended<Result>(run: Promise<Result>): Promise<Result> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  run.then(over, over);
  while (!isOver) {
    await moveClock(25);
  }
  return run;
}

const preferences = [
  {
    workflow: { id: 'w', name: 'Comments', critical: false, tags: [] },
    preference: { enabled: true, channels: { email: true, push: false } },
  },
];

/** A backend in memory, with a fault if one is given. */
function memorySubject(
  fault: (backend: InboxBackend) => Partial<InboxBackend> = () => ({}),
): ConformanceSubject {
  const memory = memoryBackend({ preferences });
  const backend = { ...memory, ...fault(memory) };
  let sentAt = 0;
  return {
    reader: { backend, subscriberId },
    other: { backend, subscriberId: 'grace' },
    async deliver(reader, message) {
      sentAt += 1;
      const createdAt = new Date(Date.UTC(2026, 10, 25) + sentAt * 1_000).toISOString();
      memory.receive(reader, { ...message, createdAt } as object);
    },
    breakLine: () => memory.disconnect(),
    async setClock(aheadMs) {
      await setClock(aheadMs);
      memory.messages(subscriberId);
    },
  };
}

let ahead: { mockRestore(): void } | undefined;

/** Sets the clock of this process ahead, where a backend in memory looks whether something is due. */
async function setClock(aheadMs: number) {
  ahead?.mockRestore();
  const { now } = Date;
  ahead = aheadMs === 0 ? undefined : vi.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
}

/** Servers of the REST protocol for two readers, whose adapters get their answers without a network. */
function restSubject(capabilities?: Partial<Capabilities>): ConformanceSubject {
  const readers = new Map([subscriberId, 'grace'].map((id) => [id, restReader(id, capabilities)]));
  const [reader, other] = [...readers.values()];
  let sentAt = 0;
  return {
    reader: reader ?? expect.unreachable('no reader'),
    other,
    async deliver(to, message) {
      sentAt += 1;
      const createdAt = new Date(Date.UTC(2026, 10, 25) + sentAt * 1_000).toISOString();
      readers.get(to)?.server.receive({ ...message, id: `${to}-${sentAt}`, createdAt } as object);
    },
    breakLine: () => reader?.server.disconnect(),
    async setClock(aheadMs) {
      const body = JSON.stringify({ aheadMs });
      for (const { server } of readers.values()) {
        await server.answer(new Request(`${restUrl}/_conformance/clock`, { method: 'POST', body }));
      }
    },
    lineText: () => reader?.watched.text() ?? '',
  };
}

function restReader(id: string, capabilities?: Partial<Capabilities>) {
  const server = createRestServer({ preferences });
  const watched = watchedFetch((input, init) => server.answer(new Request(input, init)));
  const backend = restBackend({
    baseUrl: restUrl,
    fetch: watched.fetch,
    capabilities: { archive: true, snooze: true, answered: true, ...capabilities },
  });
  return { server, watched, backend, subscriberId: id };
}

/** The readers of a subject whose backend cannot snooze, and whose browser does. */
function inBrowser({
  reader,
  other = reader,
  setClock: _,
  lineText: __,
  ...subject
}: ConformanceSubject): ConformanceSubject {
  const wrapped = laterInBrowser(reader.backend);
  const otherWrapped = other.backend === reader.backend ? wrapped : laterInBrowser(other.backend);
  return {
    ...subject,
    reader: { ...reader, backend: wrapped },
    other: { ...other, backend: otherWrapped },
  };
}

const cannotSnooze = (backend: InboxBackend): Partial<InboxBackend> => ({
  capabilities: { ...backend.capabilities, snooze: false },
});

/** Neither adapter has a known gap. What a token is for does not concern them: one has none, the other sends cookies. */
const noToken = ['sessions/refused'];
const noStream = [...noToken, 'line/alive'];
/** What is put off in a browser waits for that browser's clock. */
const noClock = [...noStream, 'answers/runs-out', 'changes/snooze-ends', 'line/snooze-ends'];

describe.each([
  ['the backend in memory', () => memorySubject(), noStream],
  ['the REST protocol', () => restSubject(), noToken],
  ['the backend in memory with snooze in the browser', () => inBrowser(memorySubject(cannotSnooze)), noClock],
  ['the REST protocol with snooze in the browser', () => inBrowser(restSubject({ snooze: false })), noClock],
])('%s', (_name, start, notConcerned) => {
  test.each(conformanceCases.map((one) => [one.id, one] as const))(
    'passes %s, or is not concerned by it',
    async (id, one) => {
      const isConcerned = !notConcerned.includes(id);
      const { outcome, reason } = await ended(runConformanceCase(one, start()));
      expect([outcome, reason]).toEqual([
        isConcerned ? 'passed' : 'skipped',
        isConcerned ? undefined : expect.stringMatching(/token|setClock|lineText/),
      ]);
    },
  );
});

test('a call that fails is named, since a server has many', async () => {
  const one = conformanceCases.find(({ id }) => id === 'counts/agree') ?? expect.unreachable();
  const subject = memorySubject(() => ({
    countMessages: () => Promise.reject(new InboxError({ kind: 'refused', status: 418, reason: 'Tea' })),
  }));
  expect((await ended(runConformanceCase(one, subject))).reason).toBe(
    'countMessages: HTTP error! Status: 418, Message: Tea',
  );
});

type Fault = Parameters<typeof memorySubject>[0];

const faults: readonly (readonly [string, string, Fault])[] = [
  [
    'gives rows without an id',
    'lists/shape',
    () => ({ listMessages: async () => ({ messages: [{ title: 'No id' }], next: null }) }),
  ],
  [
    'lists the oldest first',
    'lists/newest-first',
    (backend) => ({
      async listMessages(...given) {
        const { messages, next } = await backend.listMessages(...given);
        return { messages: [...messages].reverse(), next };
      },
    }),
  ],
  [
    'starts each page anew',
    'lists/pages',
    (backend) => ({
      listMessages: (query, _cursor, limit, call) => backend.listMessages(query, null, limit, call),
    }),
  ],
  [
    'lists everything, whatever is asked for',
    'lists/unread',
    (backend) => ({
      listMessages: (_query, cursor, limit, call) => backend.listMessages({}, cursor, limit, call),
    }),
  ],
  [
    'tells everybody of every message',
    'line/foreign',
    (backend) => ({
      line: {
        id: 'loud',
        async load() {
          const open = await backend.line?.load();
          return (_session, listener) => {
            const renew = async () => {};
            const ends = ['ada', 'grace'].map((token) => open?.({ token: () => token, renew }, listener));
            return () => {
              for (const end of ends) {
                end?.();
              }
            };
          };
        },
      },
    }),
  ],
  [
    'lists every feed, whichever is asked for',
    'lists/feed',
    (backend) => ({
      listMessages: ({ feed: _, ...query }, ...given) => backend.listMessages(query, ...given),
    }),
  ],
  [
    'counts whatever data is asked for',
    'lists/data',
    (backend) => ({
      countMessages: ({ data: _, ...query }, ...given) => backend.countMessages(query, ...given),
    }),
  ],
  [
    'lets everybody answer',
    'answers/foreign',
    (backend) => ({
      answerMessage: async (id, ...given) =>
        backend.answerMessage?.(id, given[0], given[1], { ...given[2], token: 'grace' }) ?? {},
    }),
  ],
  ['counts from another table', 'counts/agree', () => ({ countMessages: async () => 7 })],
  [
    'says that a question was taken back that was answered',
    'answers/conflict',
    (backend) => ({
      answerMessage: async (id, answer, data, call) =>
        backend.answerMessage?.(id, answer, data, call).catch(() => {
          throw new InboxError({ kind: 'conflict', reason: 'Too late', conflict: 'withdrawn' });
        }) ?? {},
    }),
  ],
  [
    'counts without a limit',
    'counts/limit',
    (backend) => ({ countMessages: (query, _limit, call) => backend.countMessages(query, 1_000, call) }),
  ],
  ['forgets marks', 'changes/read', () => ({ changeMessages: async () => ({}) })],
  [
    'marks everything',
    'changes/unknown',
    (backend) => ({
      changeMessages: (_target, effect, call) => backend.changeMessages({ all: {} }, effect, call),
    }),
  ],
  [
    'gives everybody the same messages',
    'changes/foreign',
    (backend) => ({
      openSession: async () => backend.openSession({ subscriberId, subscriberHash: null }, {}),
    }),
  ],
  [
    'opens sessions of one subscriber for everybody',
    'lists/shape',
    () => ({ openSession: async () => ({ token: 'a', profile: { id: 'eve' } }) }),
  ],
  [
    'tells nothing',
    'line/message',
    () => ({
      line: {
        id: 'silent',
        load: async () => (_session, listener) => {
          listener.opened();
          return () => {};
        },
      },
    }),
  ],
  [
    'never answers a call that is given up',
    'calls/aborted',
    (backend) => ({
      listMessages: (query, cursor, limit, call) =>
        call.signal === undefined ? backend.listMessages(query, cursor, limit, call) : new Promise(() => {}),
    }),
  ],
];

test.each(faults)('a backend that %s fails %s', async (_fault, id, fault) => {
  const one = conformanceCases.find((candidate) => candidate.id === id);
  const run = runConformanceCase(one ?? expect.unreachable(id), memorySubject(fault));
  expect(await ended(run)).toMatchObject({
    outcome: 'failed',
    reason: expect.stringMatching(/./),
  });
});

test.each([
  ['three answers', 'answers/several', { answers: [] }],
  ['expiresAt', 'answers/expired', { expiresAt: undefined }],
])('a backend that does not keep %s is not asked what becomes of it', async (lost, id, without) => {
  const one = conformanceCases.find((candidate) => candidate.id === id) ?? expect.unreachable();
  const subject = memorySubject((backend) => ({
    async listMessages(...given) {
      const { messages, next } = await backend.listMessages(...given);
      return { messages: messages.map((row) => ({ ...row, ...without })), next };
    },
  }));
  expect(await ended(runConformanceCase(one, subject))).toMatchObject({
    outcome: 'skipped',
    reason: `Messages come back without the ${lost} that they were delivered with`,
  });
});

test('the backend in memory passes the whole suite with the readers of one page, one case after the other', async () => {
  const results = await ended(runConformance(memorySubject()));
  expect(results.filter(({ outcome }) => outcome !== 'passed').map(({ id }) => id)).toEqual([
    'sessions/refused',
    'line/alive',
  ]);
});

test('a known gap has to fail, and a closed one is reported', async () => {
  const knownGaps = { 'changes/read': 'Marks are forgotten', 'counts/limit': 'There is no limit' };
  const results = await ended(
    runConformance({
      ...memorySubject(() => ({ changeMessages: async () => ({}) })),
      other: undefined,
      knownGaps,
    }),
  );
  const outcomeOf = (id: string) => results.find((result) => result.id === id)?.outcome;
  expect(outcomeOf('changes/read')).toBe('gap');
  expect(outcomeOf('counts/limit')).toBe('closed');
  expect(outcomeOf('changes/foreign')).toBe('skipped');
  const report = conformanceReport(results);
  expect(report).toContain('gap   changes/read');
  expect(report).toContain('It is a known gap, and passes now');
  expect(report).toMatch(/\n\d+ passed, \d+ failed, 1 known gaps, 6 skipped$/);
});
