import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscriberHash } from './auth/secrets.ts';
import type { Platform } from './platform.ts';
import { type InboxFailure, openInbox } from './testInbox.ts';
import { type Answer, call, fill, startTestPlatform } from './testPlatform.ts';

type Session = { data: Record<string, unknown> & { token: string } };

const path = '/inbox/session';
const applicationIdentifier = 'demo-app';
let platform: Platform;
let guarded: Platform;

beforeAll(async () => {
  platform = await startTestPlatform();
  guarded = await startTestPlatform({
    requireSubscriberHash: true,
    maxSnoozeHours: 24,
    removeBranding: true,
  });
});
afterAll(() => Promise.all([platform.close(), guarded.close()]));

function open<Body = Session & InboxFailure>(body: unknown, on = platform): Promise<Answer<Body>> {
  return call<Body>(on, 'POST', path, body);
}

async function profileOf(subscriberId: string): Promise<unknown> {
  const [row] = await platform.database.query(
    'select first_name, last_name, email, phone, avatar from subscribers where subscriber_id = $1',
    [subscriberId],
  );
  return row;
}

describe('a session of the inbox API', () => {
  test('creates an unknown subscriber and tells what is unread, without a profile', async () => {
    const answer = await open({
      applicationIdentifier,
      subscriber: { subscriberId: 'ana', firstName: 'Ana' },
    });
    expect(answer).toEqual({
      status: 201,
      body: {
        data: {
          token: expect.stringMatching(/^eyJ/),
          totalUnreadCount: 0,
          unreadCount: { total: 0, severity: { high: 0, medium: 0, low: 0, none: 0 } },
          removeNovuBranding: false,
          isDevelopmentMode: true,
          maxSnoozeDurationHours: 2160,
          applicationIdentifier,
          contextKeys: [],
        },
      },
    });
    expect(await profileOf('ana')).toMatchObject({ first_name: 'Ana' });
  });

  test('takes the older spelling of the subscriber, and the newer one where both are given', async () => {
    expect((await open({ applicationIdentifier, subscriberId: 'old' })).status).toBe(201);
    expect(await profileOf('old')).toBeDefined();
    await open({ applicationIdentifier, subscriberId: 'older', subscriber: { subscriberId: 'newer' } });
    expect([await profileOf('older'), await profileOf('newer')]).toEqual([undefined, expect.anything()]);
  });

  test('changes the profile of a known subscriber only with its hash', async () => {
    const session = { applicationIdentifier, subscriber: { subscriberId: 'kim', firstName: 'Kim' } };
    const renamed = { subscriberId: 'kim', firstName: 'Kimi', lastName: 'Lee', timezone: 'Asia/Seoul' };
    await open(session);
    await open({ ...session, subscriber: renamed });
    expect(await profileOf('kim')).toMatchObject({ first_name: 'Kim', last_name: null });
    await open({ ...session, subscriber: renamed, subscriberHash: subscriberHash('kim', 'demo-key') });
    expect(await profileOf('kim')).toMatchObject({ first_name: 'Kimi', last_name: 'Lee' });
  });

  test('counts what is unread by severity, without what is snoozed', async () => {
    const ids = await fill(platform, 'lee', 3, { severity: 'high' });
    await fill(platform, 'lee', 2);
    await platform.database.query(
      `update messages set snoozed_until = now() + interval '1 day' where id = $1`,
      [ids[0]],
    );
    const { body } = await open({ applicationIdentifier, subscriber: { subscriberId: 'lee' } });
    expect(body.data).toMatchObject({
      totalUnreadCount: 4,
      unreadCount: { total: 4, severity: { high: 2, medium: 0, low: 0, none: 2 } },
    });
  });

  test('says what the settings of the platform are', async () => {
    const session = { applicationIdentifier, subscriber: { subscriberId: 'ana' } };
    const hash = subscriberHash('ana', 'demo-key');
    const { body } = await open({ ...session, subscriberHash: hash }, guarded);
    expect(body.data).toMatchObject({ maxSnoozeDurationHours: 24, removeNovuBranding: true });
  });

  test('keeps the default schedule of a subscriber who has none, and no later one', async () => {
    const session = { applicationIdentifier, subscriber: { subscriberId: 'mia' } };
    const nights = { isEnabled: true, weeklySchedule: { monday: { isEnabled: false } } };
    expect((await open({ ...session, defaultSchedule: nights })).body.data.schedule).toEqual(nights);
    const later = await open({ ...session, defaultSchedule: { isEnabled: false } });
    expect(later.body.data.schedule).toEqual(nights);
  });

  test('opens both APIs with one token', async () => {
    const [id] = await fill(platform, 'zoe', 1);
    const inbox = await openInbox(platform, 'zoe');
    const answer = await call(
      platform,
      'GET',
      '/widgets/notifications/feed',
      undefined,
      `Bearer ${inbox.token}`,
    );
    expect(answer).toMatchObject({ status: 200, body: { data: [{ _id: id }] } });
    expect(await inbox.ids()).toEqual([id]);
  });

  test.each([
    ['an unknown application', { applicationIdentifier: 'other', subscriber: { subscriberId: 'a' } }, 400],
    ['no application and no subscriber', {}, 400],
    ['a context', { applicationIdentifier, subscriberId: 'a', context: { tenant: 'acme' } }, 400],
    [
      'a subscriber without an application',
      { subscriber: { subscriberId: 'a' } },
      422,
      'applicationIdentifier',
    ],
    ['an application without a subscriber', { applicationIdentifier }, 422, 'subscriber'],
    ['a subscriber without an id', { applicationIdentifier, subscriber: {} }, 422, 'subscriber.subscriberId'],
    ['a subscriber that is a text', { applicationIdentifier, subscriber: 'ana' }, 422, 'subscriber'],
    ['an id that is a number', { applicationIdentifier, subscriberId: 7 }, 422, 'subscriberId'],
    [
      'a schedule with another form of time',
      {
        applicationIdentifier,
        subscriberId: 'a',
        defaultSchedule: {
          isEnabled: true,
          weeklySchedule: { monday: { isEnabled: true, hours: [{ start: '9:00', end: '05:00 PM' }] } },
        },
      },
      422,
      'defaultSchedule.weeklySchedule.monday.hours.0.start',
    ],
  ])('refuses %s', async (_name, body, status, member?: string) => {
    const answer = await open<InboxFailure>(body);
    expect(answer).toMatchObject({ status, body: { statusCode: status, path: `/v1${path}` } });
    expect(Object.keys(answer.body.errors ?? {})).toEqual(member ? [member] : []);
    if (member) expect(answer.body.message).toBe('Validation Error');
  });

  test('is refused without its hash where the hash is checked', async () => {
    const session = { applicationIdentifier, subscriber: { subscriberId: 'ana' } };
    for (const hash of [undefined, null, '', subscriberHash('bob', 'demo-key')]) {
      expect((await open({ ...session, subscriberHash: hash }, guarded)).status).toBe(400);
    }
  });
});

test('a preflight of the inbox API allows what its public client sends, and that of the widget does not', async () => {
  const ask = (url: string) =>
    fetch(`${platform.url}/v1/${url}`, { method: 'OPTIONS', headers: { origin: 'http://localhost:3000' } });
  const allowed = async (url: string) => (await ask(url)).headers.get('access-control-allow-headers') ?? '';
  expect(await allowed('inbox/session')).toContain('Novu-Client-Version');
  expect(await allowed('widgets/session/initialize')).not.toContain('Novu-Client-Version');
});
