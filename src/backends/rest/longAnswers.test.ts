import { describe, expect, test } from 'vitest';
import { restCalls } from '../../../tests/support/restCalls.ts';
import { createHttpClient } from '../../data/backends/widget/httpClient.ts';

/** Valid JSON of so many characters. */
const json = (length: number) => `{"count":1,"data":"${'x'.repeat(length - 21)}"}`;
const tooLong = json(20_000_001);

/** How each adapter that reads JSON asks for something. */
const adapters = [
  [
    'REST protocol',
    (answer: () => Response) => {
      const { backend, call } = restCalls(answer);
      return backend.countMessages({}, 100, call);
    },
  ],
  [
    'widget protocol',
    async (answer: () => Response) => {
      const http = createHttpClient({ backendUrl: 'https://api.test', fetch: async () => answer() });
      return http({ method: 'GET', path: '/widgets/notifications/unread' }, {});
    },
  ],
] as const;

describe.each(adapters)('an answer to the %s', (_, ask) => {
  test('that is longer than twenty million characters cannot be used, and says so', async () => {
    await expect(ask(() => new Response(tooLong))).rejects.toMatchObject({
      kind: 'malformed',
      retryable: false,
      message: 'The answer cannot be used: The answer is not JSON, or too long',
    });
  });

  test('that is long, but not too long, is used', async () => {
    await expect(ask(() => new Response(json(19_000_000)))).resolves.toBeDefined();
  });

  test('that is no success is what its status says, however long it is', async () => {
    const failing = ask(() => new Response(tooLong, { status: 503, statusText: 'Service Unavailable' }));
    await expect(failing).rejects.toMatchObject({
      kind: 'unavailable',
      retryable: true,
      reason: 'Service Unavailable',
    });
  });
});
