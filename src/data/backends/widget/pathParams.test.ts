import { describe, expect, test } from 'vitest';
import { rawServer } from '../../../../tests/support/rawServer.ts';
import { createPlatformClient } from './platformClient.ts';

async function send(id: string | undefined) {
  const server = await rawServer((_, response) => void response.end('{}'));
  const params = id === undefined ? { type: 'primary' } : { id, type: 'primary' };
  const sent = createPlatformClient({ backendUrl: server.url })('answerMessage', { params });
  return { sent, server };
}

describe('fault 38, 81: ids in a path', () => {
  test.each([
    'a/../b',
    '../../session',
    '?',
    '#',
    'a b',
    '%2e%2e',
    '\0',
    'ü',
    'a\\b',
    ';',
    '{id}',
    '//evil.test',
    'https://evil.test',
  ])('such as %j stay one segment of the path', async (id) => {
    const { sent, server } = await send(id);
    await sent;
    const path = new URL(server.requests[0]?.url ?? '', server.url).pathname;
    const [, v1, widgets, messages, encoded, ...rest] = path.split('/');
    expect([v1, widgets, messages, ...rest]).toEqual(['v1', 'widgets', 'messages', 'actions', 'primary']);
    expect(decodeURIComponent(encoded ?? '')).toBe(id);
  });

  test.each(['.', '..', '', undefined])('such as %j are refused before anything is sent', async (id) => {
    const { sent, server } = await send(id);
    await expect(sent).rejects.toMatchObject({
      kind: 'unsupported',
      status: 0,
      reason: expect.stringContaining('cannot take this id; nothing was sent'),
      retryable: false,
    });
    expect(server.requests).toEqual([]);
  });
});
