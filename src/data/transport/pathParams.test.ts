import { describe, expect, test, vi } from 'vitest';
import { rawServer } from '../../../tests/support/rawServer.ts';
import { createHttpClient } from './httpClient.ts';

// No call of the ledger takes a parameter yet; this stands in for those that will.
vi.mock('./endpoints.ts', () => ({
  endpoints: { organization: { method: 'DELETE', path: '/widgets/messages/{messageId}/end' } },
}));

async function send(messageId: string | undefined) {
  const server = await rawServer((_, response) => void response.end('{}'));
  const params = messageId === undefined ? {} : { messageId };
  const sent = createHttpClient(server.url)('organization', { params });
  return { sent, server };
}

describe('fault 38: ids in a path', () => {
  test.each(['a/../b', '../../session', '?', '#', 'a b', '%2e%2e', '\0', 'ü', 'a\\b', ';', '{messageId}'])(
    '%j stays one step of the path',
    async (id) => {
      const { sent, server } = await send(id);
      await sent;
      const [, v1, widgets, messages, encoded, end, ...more] = new URL(
        server.requests[0]?.url ?? '',
        server.url,
      ).pathname.split('/');
      expect([v1, widgets, messages, end, more]).toEqual(['v1', 'widgets', 'messages', 'end', []]);
      expect(decodeURIComponent(encoded ?? '')).toBe(id);
    },
  );

  test.each(['.', '..', '', undefined])('%j is refused before anything is sent', async (id) => {
    const { sent, server } = await send(id);
    await expect(sent).rejects.toMatchObject({ code: 'invalid_request', status: 0, retryable: false });
    expect(server.requests).toEqual([]);
  });
});
