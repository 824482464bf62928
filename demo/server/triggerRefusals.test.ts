import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from './platform.ts';
import { call, type Failure, signIn, startTestPlatform } from './testPlatform.ts';
import { workflows } from './workflows.ts';

let platform: Platform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

async function counts(): Promise<number[]> {
  const found = [];
  for (const table of ['messages', 'subscribers', 'feeds']) {
    const [row] = await platform.database.query<{ count: number }>(
      `select count(*)::int as count from ${table}`,
    );
    found.push(row?.count ?? -1);
  }
  return found;
}

describe('a trigger', () => {
  const good = { name: 'message', to: 'new-one', payload: { content: 'x' } };
  test.each<[unknown, string]>([
    [{}, 'name is required'],
    [{ ...good, name: 'nope' }, 'there is no workflow "nope"'],
    [{ ...good, to: 5 }, 'to must be a string or an object or a list'],
    [{ ...good, to: ['new-one', 5] }, 'to.1 must be a string or an object'],
    [{ ...good, to: ['new-one', {}] }, 'to.subscriberId is required'],
    [{ ...good, to: [''] }, 'to.0 must not be empty'],
    [{ ...good, to: { subscriberId: 'new-one', email: 'x' } }, 'to.email must be an e-mail address'],
    [
      { ...good, to: Array.from({ length: 101 }, (_, index) => `new-${index}`) },
      'to must not have more than 100 items',
    ],
    [{ ...good, payload: 'text' }, 'payload must be an object'],
    [{ ...good, payload: {} }, 'payload.content is required'],
    [{ ...good, payload: { content: 5 } }, 'payload.content must be a string'],
    [
      { ...good, payload: { content: 'x', buttons: [{ type: 'third', content: 'x' }] } },
      'payload.buttons.0.type must be one of primary, secondary',
    ],
    [{ ...good, payload: { content: 'a\u0000' } }, 'text must not contain zero characters or broken Unicode'],
    [
      { ...good, payload: { content: 'x', 'k\ud800': 1 } },
      'text must not contain zero characters or broken Unicode',
    ],
    [{ ...good, transactionId: 5 }, 'transactionId must be a string'],
    [{ ...good, actor: {} }, 'actor.subscriberId is required'],
    [{ name: 'comment', to: 'new-one', payload: { author: 'x' } }, 'payload.document is required'],
    [
      `{"name":"message","to":"new-one","payload":{"content":"x","deep":${'['.repeat(5000)}${']'.repeat(5000)}}}`,
      'body must not be nested deeper than 32 levels',
    ],
    ['not json', 'Body is not valid JSON'],
  ])('refuses %j and stores nothing', async (body, sentence) => {
    const before = await counts();
    const answer = await call<Failure>(platform, 'POST', '/events/trigger', body, 'ApiKey demo-key');
    expect(answer.status).toBe(400);
    expect(answer.body.message).toEqual(expect.arrayContaining([expect.stringContaining(sentence)]));
    expect(await counts()).toEqual(before);
  });

  test('refuses a body that is too large, and one that is not JSON, with the reason', async () => {
    const large = await call(
      platform,
      'POST',
      '/events/trigger',
      { ...good, payload: { content: 'x'.repeat(300_000) } },
      'ApiKey demo-key',
    );
    expect(large).toMatchObject({ status: 413, body: { statusCode: 413 } });
    const response = await fetch(`${platform.url}/v1/events/trigger`, {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'text/plain', authorization: 'ApiKey demo-key' },
    });
    expect(response.status).toBe(415);
  });

  test.each([undefined, 'ApiKey wrong', 'Bearer demo-key', 'demo-key', 'ApiKey demo-key2'])(
    'requires the API key and refuses %s',
    async (key) => {
      const before = await counts();
      expect(await call(platform, 'POST', '/events/trigger', good, key)).toMatchObject({
        status: 401,
        body: { message: 'Unauthorized' },
      });
      expect(await counts()).toEqual(before);
    },
  );

  test('is refused with a session token', async () => {
    const ana = await signIn(platform, 'ana');
    expect((await call(platform, 'POST', '/events/trigger', good, `Bearer ${ana.token}`)).status).toBe(401);
  });

  test.each(
    workflows.filter(
      (workflow) => workflow.active !== false && workflow.steps.some((step) => !('active' in step)),
    ),
  )('for the workflow $identifier names what its payload lacks', async ({ identifier, payload }) => {
    const answer = await call<Failure>(
      platform,
      'POST',
      '/events/trigger',
      { name: identifier, to: 'x' },
      'ApiKey demo-key',
    );
    expect(answer.status).toBe(400);
    expect(answer.body.message).toEqual(
      (payload.required ?? []).map((name) => `payload.${name} is required`),
    );
  });
});
