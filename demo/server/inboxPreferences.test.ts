import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { readInboxGlobal, readInboxPreferences } from './inbox/inboxPreferences.ts';
import type { Platform } from './platform.ts';
import { type InboxClient, type InboxFailure, openInbox } from './testInbox.ts';
import { listen, signIn, startTestPlatform, triggerEvent, until } from './testPlatform.ts';

type Item = Awaited<ReturnType<typeof readInboxPreferences>>[number];
type Global = { data: Awaited<ReturnType<typeof readInboxGlobal>> };

let platform: Platform;
let inbox: InboxClient;
let name: string;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform();
});
beforeEach(async () => {
  people += 1;
  name = `person-${people}`;
  inbox = await openInbox(platform, name);
});
afterAll(() => platform.close());

async function list(query = ''): Promise<Item[]> {
  return (await inbox.call<{ data: Item[] }>('GET', `/preferences${query}`)).body.data;
}

const identifierOf = (item: Item) => ('workflow' in item ? item.workflow.identifier : item.level);
const find = async (identifier: string) =>
  (await list('?criticality=all')).find((item) => identifierOf(item) === identifier);
const patch = <Body = { data: Item } & InboxFailure>(path: string, body: object, who = inbox) =>
  who.call<Body>('PATCH', `/preferences${path}`, body);
const allOn = { in_app: true, email: true, sms: true, chat: true, push: true };

describe('preferences of the inbox API', () => {
  test('list the global one first, then each active workflow that is not critical', async () => {
    const all = await list();
    expect(all[0]).toEqual({ level: 'global', enabled: true, channels: allOn });
    expect(all.map(identifierOf)).toEqual([
      'global',
      'message',
      'comment',
      'file-shared',
      'invitation',
      'invoice',
      'deployment',
      'digest',
      'long-read',
      'expense',
      'build',
      'paused',
      'empty',
    ]);
    expect(all[6]).toEqual({
      level: 'template',
      enabled: true,
      channels: { in_app: true, email: true, chat: true },
      overrides: ['in_app', 'email', 'chat'].map((channel) => ({ channel, source: 'template' })),
      workflow: {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        identifier: 'deployment',
        name: 'Deployments',
        critical: false,
        tags: ['engineering'],
        severity: 'medium',
      },
    });
  });

  test.each([
    ['?criticality=critical', ['global', 'security-alert']],
    ['?criticality=all&severity[]=high&severity[]=medium', ['global', 'deployment', 'security-alert']],
    ['?severity=medium', ['global', 'deployment']],
    ['?tags[]=collaboration&tags[]=billing', ['global', 'comment', 'file-shared', 'invitation', 'invoice']],
  ])('list for %s what that asks for', async (query, expected) => {
    expect((await list(query)).map(identifierOf)).toEqual(expected);
  });

  test('of a workflow are changed by its id or its identifier, only in the channels that are sent', async () => {
    const comment = await find('comment');
    const id = comment && 'workflow' in comment ? comment.workflow.id : '';
    expect(await patch(`/${id}`, { email: false })).toMatchObject({
      status: 200,
      body: {
        data: { level: 'template', enabled: true, channels: { in_app: true, email: false, push: true } },
      },
    });
    expect((await patch('/comment', { push: false })).body.data).toMatchObject({
      channels: { in_app: true, email: false, push: false },
      overrides: [
        { channel: 'in_app', source: 'template' },
        { channel: 'email', source: 'subscriber' },
        { channel: 'push', source: 'subscriber' },
      ],
    });
    expect((await patch('/comment', { enabled: false })).body.data.enabled).toBe(false);
  });

  test('for all workflows end what was chosen for one, in the channels that are sent', async () => {
    await patch('/comment', { email: false, push: false });
    const answer = await patch<Global>('', { email: true, enabled: false });
    expect(answer).toMatchObject({ status: 200, body: { data: { level: 'global', channels: allOn } } });
    expect(answer.body.data.enabled).toBe(true);
    expect(await find('comment')).toMatchObject({ channels: { email: true, push: false } });
    await patch('', { email: false });
    expect(await find('comment')).toMatchObject({ channels: { email: false } });
    expect((await inbox.call<Global>('GET', '/preferences/global')).body.data.channels.email).toBe(false);
    await patch('/comment', { email: true });
    expect(await find('comment')).toMatchObject({ channels: { email: true } });
    expect(await find('invoice')).toMatchObject({ channels: { email: false } });
    expect(await find('security-alert')).toMatchObject({ channels: { email: true } });
  });

  test('decide what is delivered, a choice for a workflow before the one for all', async () => {
    const send = async () => {
      await triggerEvent(platform, { name: 'message', to: name, payload: { content: 'x' } });
      return (await inbox.count({}))[0];
    };
    await patch('', { in_app: false });
    expect(await send()).toBe(0);
    await patch('/message', { in_app: true });
    expect(await send()).toBe(1);
    await patch('', { in_app: false });
    expect(await send()).toBe(1);
    await patch('/message', { in_app: true });
    // What the widget switches off for all is off, too.
    const widget = await signIn(platform, name);
    await widget.call('PATCH', '/widgets/preferences', { preferences: [{ type: 'in_app', enabled: false }] });
    expect(await send()).toBe(1);
  });

  test('are the same in both APIs', async () => {
    const widget = await signIn(platform, name);
    await patch('/comment', { email: false });
    await patch('', { sms: false });
    const theirs = await widget.call<{ data: object[] }>('GET', '/widgets/preferences');
    expect(theirs.body.data).toContainEqual(
      expect.objectContaining({
        template: expect.objectContaining({ name: 'Comments and mentions' }),
        preference: expect.objectContaining({ channels: { in_app: true, email: false, push: true } }),
      }),
    );
    await widget.call('PATCH', '/widgets/preferences', { preferences: [{ type: 'push', enabled: false }] });
    expect((await list())[0]?.channels).toEqual({ ...allOn, sms: false, push: false });
  });

  test('of several workflows are changed together, or not at all', async () => {
    const bulk = (...preferences: object[]) =>
      patch<{ data: Item[] } & InboxFailure>('/bulk', { preferences });
    const answer = await bulk(
      { workflowId: 'comment', email: false, enabled: false },
      { workflowId: 'invoice', in_app: false },
    );
    expect(answer.body.data.map((item) => [identifierOf(item), item.enabled, item.channels.email])).toEqual([
      ['comment', true, false],
      ['invoice', true, true],
    ]);
    const before = await list();
    expect(await bulk({ workflowId: 'digest', email: false }, { workflowId: 'nope' })).toMatchObject({
      status: 404,
      body: { message: 'There is no workflow nope' },
    });
    expect(
      (await bulk({ workflowId: 'digest', email: false }, { workflowId: 'security-alert' })).status,
    ).toBe(400);
    expect((await bulk()).status).toBe(400);
    expect((await bulk({ workflowId: 'digest', subscriptionIdentifier: 's' })).status).toBe(400);
    const many = await bulk(...Array.from({ length: 101 }, () => ({ workflowId: 'digest' })));
    expect([many.status, Object.keys(many.body.errors ?? {})]).toEqual([422, ['preferences']]);
    expect((await bulk({ email: false })).body.errors).toHaveProperty(['preferences.0.workflowId']);
    expect(await list()).toEqual(before);
  });

  test.each([
    ['/security-alert', { email: false }, 400],
    [`/${'f'.repeat(24)}`, { email: false }, 404],
    ['/retired', { email: false }, 404],
    ['/comment', { email: 'no' }, 422, 'email'],
    ['/comment', { condition: {} }, 400],
    ['', { push: 1 }, 422, 'push'],
  ])('refuse at "%s" %j with %i', async (path, body, status, member?: string) => {
    const before = await list('?criticality=all');
    const answer = await patch<InboxFailure>(path, body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([status, member ? [member] : []]);
    expect(await list('?criticality=all')).toEqual(before);
  });

  test.each([
    ['?criticality=some', 'criticality'],
    ['?severity=loud', 'severity'],
  ])('refuse the query %s', async (query, member) => {
    const answer = await inbox.call<InboxFailure>('GET', `/preferences${query}`);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [member]]);
  });

  test('belong to one subscriber, and are told to no socket', async () => {
    const before = await list();
    const other = await openInbox(platform, 'other');
    const { socket, events } = listen(platform, { query: { token: other.token } });
    await until(() => socket.connected);
    await patch('/comment', { email: false }, other);
    await patch('', { sms: false, schedule: { isEnabled: false } }, other);
    expect(await list()).toEqual(before);
    await other.call('POST', '/notifications/seen', {});
    await until(() => events.length > 0);
    expect(events).toEqual([['unseen_count_changed', { unseenCount: 0, hasMore: false }]]);
    socket.close();
  });
});

describe('a schedule', () => {
  const morning = { isEnabled: true, hours: [{ start: '09:00 AM', end: '12:30 PM' }] };
  const save = (schedule: object) => patch<Global & InboxFailure>('', { schedule });

  test('is stored with the global preference, and a new week replaces the old one', async () => {
    const first = { isEnabled: true, weeklySchedule: { monday: morning, friday: { isEnabled: false } } };
    expect((await save(first)).body.data.schedule).toEqual(first);
    expect((await save({ isEnabled: false })).body.data.schedule).toEqual({ ...first, isEnabled: false });
    const second = { isEnabled: true, weeklySchedule: { tuesday: morning } };
    await save(second);
    expect((await inbox.call<Global>('GET', '/preferences/global')).body.data.schedule).toEqual(second);
    expect((await list())[0]).toMatchObject({ schedule: second, channels: allOn });
  });

  test.each([
    [{}, 'schedule.isEnabled'],
    [{ isEnabled: false, weeklySchedule: { monday: morning } }, 'general'],
    [{ isEnabled: true, weeklySchedule: {} }, 'schedule.weeklySchedule'],
    [{ isEnabled: true, weeklySchedule: { funday: morning } }, 'schedule.weeklySchedule'],
    [
      {
        isEnabled: true,
        weeklySchedule: { monday: { isEnabled: true, hours: [{ start: '13:00', end: '05:00 PM' }] } },
      },
      'schedule.weeklySchedule.monday.hours.0.start',
    ],
  ])('refuses %j', async (schedule, member) => {
    const answer = await save(schedule);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [member]]);
    expect(await list()).not.toContainEqual(expect.objectContaining({ schedule: expect.anything() }));
  });
});
