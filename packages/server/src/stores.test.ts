import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restBackend } from '../../../src/backends/index.ts';
import { conformanceCases, runConformanceCase } from '../../../src/backends-conformance.ts';
import { checkExchange } from '../../../tests/support/openApi.ts';
import { watchedFetch } from '../../testing/bin/conformance/watchedFetch.mjs';
import { createInboxServer } from './createInboxServer.ts';
import type { InboxServer } from './InboxServer.ts';
import { readerOfHeader, testBase, testPage } from './testPage.ts';
import { type TestStore, testStores } from './testStores.ts';

describe.each(Object.entries(testStores))('over %s', (_name, open) => {
  let opened: TestStore;
  let server: InboxServer;
  beforeAll(async () => {
    opened = await open();
    server = createInboxServer({
      store: opened.store,
      authorize: readerOfHeader,
      workflows: [{ id: 'comments', name: 'Comments', channels: { in_app: true, email: true } }],
      conformance: (id) => ({ id, tenant: 'acme' }),
    });
  });
  afterAll(async () => {
    await server.stop();
    await opened.stop();
  });

  /** What the description of the protocol does not have of an exchange. */
  const strayed: string[] = [];

  function subject() {
    const number = randomUUID();
    const reader = (name: string) => {
      const id = `${name}-${number}`;
      const page = testPage(server, `acme/${id}`);
      const watched = watchedFetch(async (input, init) => {
        const request = new Request(input, init);
        const answer = await page.fetch(request.clone());
        const { problems } = await checkExchange(testBase, request, answer.clone());
        strayed.push(...problems);
        return answer;
      });
      const capabilities = { archive: true, snooze: true };
      return {
        watched,
        page,
        reader: {
          subscriberId: id,
          backend: restBackend({ baseUrl: testBase, session: true, fetch: watched.fetch, capabilities }),
        },
      };
    };
    const [ada, grace] = [reader('ada'), reader('grace')];
    const post = (path: string, body: unknown) => ada.page.ask('POST', `/_conformance/${path}`, body);
    return {
      reader: ada.reader,
      other: grace.reader,
      deliver: (subscriberId: string, message: unknown) => post('messages', { subscriberId, message }),
      setClock: (aheadMs: number) => post('clock', { aheadMs }),
      lineText: ada.watched.text,
      breakLine: ada.watched.breakLine,
    };
  }

  test.each(conformanceCases.map((one) => [one.id, one] as const))(
    'the server passes %s of the conformance suite',
    async (id, one) => {
      const { outcome, reason } = await runConformanceCase(one, subject());
      expect([outcome, reason]).toEqual(
        id === 'sessions/refused' ? ['skipped', expect.stringMatching(/token/)] : ['passed', undefined],
      );
    },
  );

  test('each exchange was as the description of the protocol says', () => {
    expect(strayed).toEqual([]);
  });
});
