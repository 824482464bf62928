import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Platform } from './platform.ts';
import type { GlobalPreference, TemplatePreference } from './preferences/preferences.ts';
import { type Failure, signIn, startTestPlatform, type TestClient, triggerEvent } from './testPlatform.ts';
import { workflows } from './workflows.ts';

let platform: Platform;
let client: TestClient;
let name: string;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform();
});
beforeEach(async () => {
  people += 1;
  name = `person-${people}`;
  client = await signIn(platform, name);
});
afterAll(() => platform.close());

async function list(path = ''): Promise<TemplatePreference[]> {
  return (await client.call<{ data: TemplatePreference[] }>('GET', `/widgets/preferences${path}`)).body.data;
}

async function idOf(identifier: string): Promise<string> {
  const found = (await list()).find((item) => item.template.triggers[0]?.identifier === identifier);
  return found?.template._id ?? '';
}

const allOn = { in_app: true, email: true, sms: true, chat: true, push: true };

describe('preferences', () => {
  test('list every active workflow with the channels of its active steps', async () => {
    const all = await list();
    expect(all).toEqual(await list('/template'));
    expect(all).toHaveLength(workflows.filter((workflow) => workflow.active !== false).length);
    expect(all.find((item) => item.template.name === 'Sign-in alerts')).toEqual({
      template: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        name: 'Sign-in alerts',
        critical: true,
        tags: ['security'],
        triggers: [
          { type: 'event', identifier: 'security-alert', variables: [{ name: 'device' }, { name: 'place' }] },
        ],
      },
      preference: {
        enabled: true,
        channels: { in_app: true, email: true, sms: true },
        overrides: [
          { channel: 'in_app', source: 'template' },
          { channel: 'email', source: 'template' },
          { channel: 'sms', source: 'template' },
        ],
      },
      type: 'SUBSCRIBER_WORKFLOW',
    });
  });

  test('of a workflow change one channel at a time, also at the same time', async () => {
    const id = await idOf('comment');
    const answer = await client.call<{ data: TemplatePreference }>('PATCH', `/widgets/preferences/${id}`, {
      channel: { type: 'email', enabled: false },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          template: { _id: id },
          preference: { enabled: true, channels: { in_app: true, email: false, push: true } },
        },
      },
    });
    expect(answer.body.data.preference.overrides).toContainEqual({ channel: 'email', source: 'subscriber' });
    await Promise.all([
      client.call('PATCH', `/widgets/preferences/${id}`, { channel: { type: 'push', enabled: false } }),
      client.call('PATCH', `/widgets/preferences/${id}`, { channel: { type: 'email', enabled: true } }),
      client.call('PATCH', `/widgets/preferences/${id}`, { enabled: false }),
    ]);
    expect((await list()).find((item) => item.template._id === id)?.preference).toMatchObject({
      enabled: false,
      channels: { in_app: true, email: true, push: false },
    });
  });

  test('for all workflows are returned in a list and changed as one', async () => {
    const read = async () =>
      (await client.call<{ data: GlobalPreference[] }>('GET', '/widgets/preferences/global')).body.data;
    expect(await read()).toEqual([{ preference: { enabled: true, channels: allOn } }]);
    const answer = await client.call('PATCH', '/widgets/preferences', {
      preferences: [{ channelType: 'sms', type: 'sms', enabled: false }],
      enabled: true,
    });
    expect(answer).toEqual({
      status: 200,
      body: { data: { preference: { enabled: true, channels: { ...allOn, sms: false } } } },
    });
    expect(await read()).toEqual([{ preference: { enabled: true, channels: { ...allOn, sms: false } } }]);
  });

  test.each([
    ['GET', '/weekly', undefined, 400, ['level must be one of global, template']],
    ['PATCH', '/zz', { enabled: true }, 400, ['templateId must be an id of 24 hexadecimal digits']],
    [
      'PATCH',
      `/${'f'.repeat(24)}`,
      { enabled: true },
      404,
      `There is no workflow with the id ${'f'.repeat(24)}`,
    ],
    ['PATCH', `/${'f'.repeat(24)}`, {}, 400, ['channel or enabled is required']],
    [
      'PATCH',
      `/${'f'.repeat(24)}`,
      { channel: { type: 'fax', enabled: true } },
      400,
      ['channel.type must be one of in_app, email, sms, chat, push'],
    ],
    ['PATCH', `/${'f'.repeat(24)}`, { channel: { type: 'email' } }, 400, ['channel.enabled is required']],
    ['PATCH', '', {}, 400, ['preferences or enabled is required']],
    [
      'PATCH',
      '',
      { preferences: [{ type: 'sms', enabled: 'no' }] },
      400,
      ['preferences.0.enabled must be true or false'],
    ],
  ])('refuse %s %s %j', async (method, path, body, status, message) => {
    expect(await client.call<Failure>(method, `/widgets/preferences${path}`, body)).toMatchObject({
      status,
      body: { message },
    });
  });

  test('belong to one subscriber', async () => {
    const id = await idOf('comment');
    const before = await list();
    const other = await signIn(platform, 'other');
    await other.call('PATCH', `/widgets/preferences/${id}`, { enabled: false });
    await other.call('PATCH', '/widgets/preferences', { enabled: false });
    expect(await list()).toEqual(before);
  });

  test('decide what is stored, except for critical workflows', async () => {
    const send = async (workflow: string, payload: object) => {
      const answer = await triggerEvent(platform, { name: workflow, to: name, payload });
      expect(answer.body.data.status).toBe('processed');
      return client.count('unread');
    };
    const comment = { author: 'A', document: 'D', comment: 'C' };
    await client.call('PATCH', `/widgets/preferences/${await idOf('comment')}`, {
      channel: { type: 'in_app', enabled: false },
    });
    expect(await send('comment', comment)).toBe(0);
    expect(await send('message', { content: 'x' })).toBe(1);
    await client.call('PATCH', '/widgets/preferences', { enabled: false });
    expect(await send('message', { content: 'x' })).toBe(1);
    expect(await send('security-alert', { device: 'D', place: 'P' })).toBe(2);
  });
});
