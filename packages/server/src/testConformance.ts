import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { restBackend } from '../../../src/backends/index.ts';
import { conformanceCases, runConformanceCase } from '../../../src/backends-conformance.ts';
import { checkExchange } from '../../../tests/support/openApi.ts';
import { watchedFetch } from '../../testing/bin/conformance/watchedFetch.mjs';
import type { InboxServer } from './InboxServer.ts';
import { testBase, testPage } from './testPage.ts';

/** The whole conformance suite, without a known gap. */
export function testConformance(opened: () => InboxServer): void {
  /** What the description of the protocol does not have of an exchange. */
  const strayed: string[] = [];

  function subject() {
    const number = randomUUID();
    const open = (name: string) => {
      const id = `${name}-${number}`;
      const page = testPage(opened(), `acme/${id}`);
      const watched = watchedFetch(async (input, init) => {
        const request = new Request(input, init);
        const answer = await page.fetch(request.clone());
        const { problems } = await checkExchange(testBase, request, answer.clone());
        strayed.push(...problems);
        return answer;
      });
      const capabilities = { archive: true, snooze: true, answered: true };
      const backend = restBackend({ baseUrl: testBase, session: true, fetch: watched.fetch, capabilities });
      return { watched, page, reader: { subscriberId: id, backend } };
    };
    const [ada, grace] = [open('ada'), open('grace')];
    const post = (path: string, body: unknown) => ada.page.ask('POST', `/_conformance/${path}`, body);
    return {
      reader: ada.reader,
      other: grace.reader,
      deliver: (subscriberId: string, message: unknown) => post('messages', { subscriberId, message }),
      setClock: (aheadMs: number) => post('clock', { aheadMs }),
      lineText: ada.watched.text,
      breakLine: ada.watched.breakLine,
      // A busy machine is no fault of the server.
      settleMs: 20_000,
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

  test('each exchange of the suite was as the description of the protocol says', () => {
    expect(strayed).toEqual([]);
  });
}
