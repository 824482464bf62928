import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inboxBackend, restBackend } from '../../src/backends/index.ts';
import {
  type ConformanceSubject,
  conformanceCases,
  runConformanceCase,
} from '../../src/backends-conformance.ts';
import { type InboxBackend, type MessageRow, widgetBackend } from '../../src/data/index.ts';
import { checkExchange } from '../../tests/support/openApi.ts';
import type { Platform } from './platform.ts';
import { startTestPlatform, triggerEvent } from './testPlatform.ts';

const unclaimed = 'The backend says that it cannot do that';
/** The feed of a message is that of its workflow: who sends it names none. */
const noFeed = {
  'lists/feed': 'Messages come back without the feeds that they were delivered with',
  'all/read-feed': 'Messages come back without the feedId that they were delivered with',
};
/** Both have two answers, and no words for why one is not taken. */
const twoAnswers = Object.fromEntries(
  ['several', 'twice', 'conflict', 'expired', 'withdrawn'].map((name) => [
    `answers/${name}`,
    'Messages come back without the three answers that they were delivered with',
  ]),
);
/** Neither marks or removes all of any query by one call, and neither has a clock or a stream that the suite could look at. */
const skippedByBoth = {
  ...noFeed,
  'answers/list': unclaimed,
  ...Object.fromEntries(
    ['data', 'seen', 'unseen', 'snoozed'].map((query) => [`all/read-${query}`, unclaimed]),
  ),
  ...Object.fromEntries(
    ['feed', 'data', 'read', 'unread', 'seen', 'unseen', 'archived', 'snoozed'].map((query) => [
      `all/remove-${query}`,
      unclaimed,
    ]),
  ),
  'line/alive': 'It needs lineText',
  'changes/snooze-ends': 'It needs setClock',
  'line/snooze-ends': 'It needs setClock',
  ...twoAnswers,
  'answers/runs-out': 'It needs setClock',
  'line/answer': twoAnswers['answers/several'] ?? '',
};

/** What the description of the REST protocol does not have of an exchange. */
const strayed: string[] = [];

/**
 * The adapters of the platform's three APIs. What one does not claim to do is skipped; what it does claim and its protocol cannot do would
 * be a known gap with the protocol's reason. Neither has one.
 */
const adapters: readonly (readonly [
  name: string,
  open: (url: string) => InboxBackend,
  skipped: Readonly<Record<string, string>>,
  knownGaps: Readonly<Record<string, string>>,
])[] = [
  [
    'the widget protocol',
    (url) => widgetBackend({ backendUrl: url, socketUrl: url }),
    {
      ...skippedByBoth,
      'counts/places': unclaimed,
      'changes/archive': unclaimed,
      'changes/unarchive': unclaimed,
      'changes/snooze': unclaimed,
      'changes/unsnooze': unclaimed,
    },
    {},
  ],
  [
    'the inbox API',
    (url) => inboxBackend({ backendUrl: url, socketUrl: url }),
    // A payload is no data of an item there.
    {
      ...skippedByBoth,
      'all/remove': unclaimed,
      'lists/data': 'Messages come back without the data that they were delivered with',
    },
    {},
  ],
  [
    'the REST protocol',
    (url) =>
      restBackend({
        baseUrl: `${url}/v1/rest`,
        session: true,
        capabilities: { archive: true, snooze: true, answered: true },
        async fetch(input, init) {
          const request = new Request(input, init);
          const answer = await fetch(request.clone());
          const { problems } = await checkExchange(`${url}/v1/rest`, request, answer.clone());
          strayed.push(...problems);
          return answer;
        },
        // Its own sockets tell of changes.
        line: inboxBackend({ backendUrl: url, socketUrl: url }).line ?? false,
      }),
    {
      'line/alive': 'It needs lineText',
      'answers/runs-out': 'It needs setClock',
      'changes/snooze-ends': 'It needs setClock',
      'line/snooze-ends': 'It needs setClock',
    },
    {},
  ],
];

let platform: Platform;
const sockets = new Set<Duplex>();
beforeAll(async () => {
  platform = await startTestPlatform({
    extend: ({ server }) => void server.on('upgrade', (_request, socket) => sockets.add(socket)),
  });
});
afterAll(() => platform.close());

let readers = 0;

function start([, open, , knownGaps]: (typeof adapters)[number]): ConformanceSubject {
  readers += 1;
  const { applicationIdentifier } = platform.config;
  const reader = (name: string) => ({
    backend: open(platform.url),
    subscriberId: `${name}-${readers}`,
    applicationIdentifier,
  });
  return {
    reader: reader('ada'),
    other: reader('grace'),
    deliver: (to, message) => triggerEvent(platform, { name: 'message', to, payload: payloadOf(message) }),
    breakLine() {
      for (const socket of sockets) {
        socket.destroy();
      }
      sockets.clear();
    },
    // A busy machine is no fault of the server.
    settleMs: 20_000,
    knownGaps,
  };
}

function payloadOf({ title, body, answers, data, feedId, expiresAt, withdrawnAt }: MessageRow) {
  return {
    ...(typeof data === 'object' ? data : {}),
    subject: title,
    content: body,
    answers,
    feedIdentifier: feedId,
    expiresAt,
    withdrawnAt,
  };
}

describe.each(adapters)('%s', (...adapter) => {
  const [, , skipped, knownGaps] = adapter;
  test.each(conformanceCases.map((one) => [one.id, one] as const))(
    'passes %s, or it is known why not',
    async (id, one) => {
      const { outcome, reason } = await runConformanceCase(one, start(adapter));
      const why = skipped[id] ?? knownGaps[id];
      expect([outcome, reason]).toEqual([
        id in skipped ? 'skipped' : id in knownGaps ? 'gap' : 'passed',
        why,
      ]);
    },
  );
});

test('each exchange by the REST protocol was as its description says', () => {
  expect(strayed).toEqual([]);
});
