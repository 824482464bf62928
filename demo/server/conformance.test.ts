import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ConformanceSubject, conformanceCases, runConformanceCase } from '../../src/backends/index.ts';
import { type InboxBackend, inboxBackend, type MessageRow, widgetBackend } from '../../src/data/index.ts';
import type { Platform } from './platform.ts';
import { startTestPlatform, triggerEvent } from './testPlatform.ts';

/** The adapters of the platform's two APIs, and what they cannot do by its protocol. */
const adapters: readonly (readonly [
  name: string,
  open: (url: string) => InboxBackend,
  knownGaps: Readonly<Record<string, string>>,
])[] = [
  ['the widget protocol', (url) => widgetBackend({ backendUrl: url, socketUrl: url }), {}],
  ['the inbox API', (url) => inboxBackend({ backendUrl: url, socketUrl: url }), {}],
];

let platform: Platform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

let readers = 0;

function start([, open, knownGaps]: (typeof adapters)[number]): ConformanceSubject {
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
    knownGaps,
  };
}

function payloadOf({ title, body, buttons = [] }: MessageRow) {
  const own = Array.isArray(buttons) ? buttons : [];
  return {
    subject: title,
    content: body,
    buttons: own.map(({ type, label }) => ({ type, content: label })),
  };
}

describe.each(adapters)('%s', (...adapter) => {
  test.each(conformanceCases.map((one) => [one.id, one] as const))(
    'passes %s, or it is known why not',
    async (id, one) => {
      const { outcome, reason } = await runConformanceCase(one, start(adapter));
      expect([outcome, reason]).toEqual(
        outcome === 'skipped' || outcome === 'gap' ? [outcome, expect.any(String)] : ['passed', undefined],
      );
      expect(outcome === 'gap').toBe(Object.hasOwn(adapter[2], id));
    },
  );
});
