import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NotificationItem } from './inbox/notificationItem.ts';
import { readSnoozeEnd } from './inbox/readSnoozeEnd.ts';
import type { Platform } from './platform.ts';
import { copyMessage, type InboxClient, type InboxFailure, openInbox } from './testInbox.ts';
import { fill, signIn, startTestPlatform, triggerEvent } from './testPlatform.ts';

const unknown = 'f'.repeat(24);
const past = '2026-01-02T03:04:05.000Z';
const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

let platform: Platform;
let inbox: InboxClient;
let stranger: InboxClient;
let name: string;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform({ maxSnoozeHours: 48 });
  stranger = await openInbox(platform, 'stranger');
});
beforeEach(async () => {
  people += 1;
  name = `person-${people}`;
  inbox = await openInbox(platform, name);
});
afterAll(() => platform.close());

const set = (ids: readonly string[], assignments: string) =>
  platform.database.query(`update messages set ${assignments} where id = any($1::text[])`, [ids]);

const fresh = `seen = false, read = false, archived = false, last_read_at = null, archived_at = null, snoozed_until = null`;
const states: Record<string, string> = {
  'a new one': fresh,
  'a seen one': 'seen = true',
  'a read one': `seen = true, read = true, last_read_at = '${past}'`,
  'an archived one': `seen = true, read = true, archived = true, last_read_at = '${past}', archived_at = '${past}'`,
  'a snoozed one': `seen = true, snoozed_until = '${inHours(30)}'`,
};

/** What an item shows of its state; a date is told as now, as before, or as none. */
function stateOf(item: NotificationItem) {
  const when = (date: string | null) => date && (date === past ? 'before' : 'now');
  const { isSeen, isRead, isArchived, isSnoozed, readAt, archivedAt } = item;
  return { isSeen, isRead, isArchived, isSnoozed, readAt: when(readAt), archivedAt: when(archivedAt) };
}

type State = ReturnType<typeof stateOf>;

/** The effects of the table: what each act sets, of the state before. */
const effects: Record<string, { body?: object; from?: string[]; sets: (before: State) => Partial<State> }> = {
  read: { sets: () => ({ isSeen: true, isRead: true, readAt: 'now' }) },
  unread: {
    sets: () => ({ isSeen: true, isRead: false, readAt: null, isArchived: false, archivedAt: null }),
  },
  archive: {
    sets: () => ({ isSeen: true, isRead: true, readAt: 'now', isArchived: true, archivedAt: 'now' }),
  },
  unarchive: {
    sets: ({ readAt }) => ({
      isSeen: true,
      isRead: true,
      readAt: readAt ?? 'now',
      isArchived: false,
      archivedAt: null,
    }),
  },
  snooze: {
    body: { snoozeUntil: inHours(24) },
    sets: () => ({ isSeen: true, isSnoozed: true, isArchived: false, archivedAt: null }),
  },
  unsnooze: {
    from: ['a snoozed one'],
    sets: () => ({ isSeen: true, isSnoozed: false, isArchived: false, archivedAt: null }),
  },
};

describe.each(Object.entries(effects))('the act %s', (act, { body, from = Object.keys(states), sets }) => {
  test.each(from)('has its effect on %s, and answers with the item', async (state) => {
    const [id = ''] = await fill(platform, name, 1);
    await set([id], states[state] ?? '');
    const [before] = (await inbox.list()).data.map(stateOf);
    const answer = await inbox.call('PATCH', `/notifications/${id}/${act}`, body);
    expect(answer).toMatchObject({ status: 200, body: { data: { id, to: { subscriberId: name } } } });
    const after = stateOf(answer.body.data);
    expect(after).toEqual({ ...before, ...(before && sets(before)) });
    expect((await inbox.list()).data).toEqual([answer.body.data]);
  });

  test('is refused for ids that are malformed, unknown, removed, or another subscriber’s', async () => {
    const ids = await fill(platform, name, 2);
    await set(ids, `snoozed_until = '${inHours(30)}'`);
    await inbox.call('DELETE', `/notifications/${ids[1]}/delete`);
    const before = await inbox.list();
    const ask = async (who: InboxClient, id: string | undefined) =>
      who.call<InboxFailure>('PATCH', `/notifications/${id}/${act}`, body);
    expect(await ask(inbox, 'zz')).toMatchObject({
      status: 422,
      body: {
        message: 'Validation Error',
        errors: { notificationId: { messages: [expect.stringContaining('24 hexadecimal digits')] } },
      },
    });
    expect(await ask(inbox, unknown)).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining(unknown) },
    });
    expect((await ask(inbox, ids[1])).status).toBe(404);
    expect((await ask(stranger, ids[0])).status).toBe(404);
    expect(await inbox.list()).toEqual(before);
  });
});

describe('snoozing', () => {
  test('tells until when, and hides the message from lists without snoozed ones', async () => {
    const [id = ''] = await fill(platform, name, 1);
    const snoozeUntil = inHours(24);
    const answer = await inbox.call('PATCH', `/notifications/${id}/snooze`, { snoozeUntil });
    expect(answer.body.data).toMatchObject({ isSnoozed: true, snoozedUntil: snoozeUntil });
    expect([await inbox.ids('?snoozed=false'), await inbox.ids('?snoozed=true')]).toEqual([[], [id]]);
    const woken = await inbox.call('PATCH', `/notifications/${id}/unsnooze`);
    expect(woken.body.data).not.toHaveProperty('snoozedUntil');
    expect((await inbox.call('PATCH', `/notifications/${id}/unsnooze`)).status).toBe(404);
  });

  test.each([
    ['without a date', {}, 422],
    ['until no date', { snoozeUntil: 'tomorrow' }, 422],
    ['until a date that does not exist', { snoozeUntil: '2026-13-01T00:00:00Z' }, 422],
    ['for less than a minute', { snoozeUntil: new Date(Date.now() + 30_000).toISOString() }, 422],
    ['longer than the setting allows', { snoozeUntil: inHours(49) }, 402],
  ])('%s is refused', async (_name, body, status) => {
    const [id] = await fill(platform, name, 1);
    const answer = await inbox.call<InboxFailure>('PATCH', `/notifications/${id}/snooze`, body);
    expect(answer.status).toBe(status);
    if (status === 422) expect(Object.keys(answer.body.errors ?? {})).toEqual(['snoozeUntil']);
    else expect(answer.body).toMatchObject({ message: expect.any(String), reason: expect.any(String) });
    expect(await inbox.count({ snoozed: true })).toEqual([0]);
  });
});

test('snoozing is refused with a reason where the setting is 0', () => {
  expect(() => readSnoozeEnd(inHours(1), 0)).toThrow(
    expect.objectContaining({ status: 402, details: { reason: expect.any(String) } }),
  );
});

describe('the action of a button', () => {
  const press = (act: string, id: string | undefined, actionType: string, who = inbox) =>
    who.call('PATCH', `/notifications/${id}/${act}`, { actionType });

  async function withButtons(): Promise<string> {
    await triggerEvent(platform, { name: 'deployment', to: name, payload: { release: 'api@1' } });
    return (await inbox.ids())[0] ?? '';
  }

  test('is completed and reverted, one at a time, and an unread message becomes read', async () => {
    const id = await withButtons();
    const completed = async (act: string, actionType: string) => {
      const { data } = (await press(act, id, actionType)).body;
      return { ...data, actions: ['primaryAction', 'secondaryAction'].map((one) => Reflect.get(data, one)) };
    };
    const buttons = (primary: boolean, secondary: boolean) => [
      { label: 'Approve', isCompleted: primary },
      { label: 'Dismiss', isCompleted: secondary },
    ];
    expect(await completed('complete', 'primary')).toMatchObject({
      isRead: true,
      isSeen: true,
      readAt: expect.any(String),
      redirect: { url: '/deployments' },
      actions: buttons(true, false),
    });
    expect((await completed('complete', 'secondary')).actions).toEqual(buttons(false, true));
    await inbox.call('PATCH', `/notifications/${id}/unread`);
    expect(await completed('revert', 'secondary')).toMatchObject({
      isRead: true,
      actions: buttons(false, false),
    });
  });

  test('leaves the dates of a read message as they are', async () => {
    const id = await withButtons();
    await set([id], states['a read one'] ?? '');
    expect((await press('complete', id, 'primary')).body.data.readAt).toBe(past);
  });

  test('is refused where there is no such button, message or type', async () => {
    const id = await withButtons();
    const [plain] = await fill(platform, name, 1);
    await triggerEvent(platform, {
      name: 'message',
      to: name,
      payload: { content: 'x', buttons: [{ type: 'primary', content: 'Yes' }] },
    });
    const [one] = await inbox.ids();
    for (const act of ['complete', 'revert']) {
      expect((await press(act, plain, 'primary')).status).toBe(400);
      expect((await press(act, one, 'secondary')).status).toBe(400);
      expect((await press(act, unknown, 'primary')).status).toBe(404);
      expect((await press(act, id, 'primary', stranger)).status).toBe(404);
      expect((await press(act, 'zz', 'primary')).status).toBe(422);
      expect((await press(act, id, 'third')).body.errors).toHaveProperty('actionType');
    }
    expect(await inbox.count({ read: false })).toEqual([3]);
  });
});

test('deleting takes a message away, once, and only its own subscriber’s', async () => {
  const ids = await fill(platform, name, 2);
  const remove = (id: string | undefined, who = inbox) => who.call('DELETE', `/notifications/${id}/delete`);
  expect((await remove(ids[0], stranger)).status).toBe(404);
  expect(await remove(ids[0])).toEqual({ status: 204, body: undefined });
  expect((await remove(ids[0])).status).toBe(404);
  expect((await remove(unknown)).status).toBe(404);
  expect((await remove('zz')).body.errors).toHaveProperty('notificationId');
  expect(await inbox.ids()).toEqual([ids[1]]);
});

describe('an act on many', () => {
  /** A message in each state, new to snoozed. */
  async function fillStates(): Promise<void> {
    const [first] = await fill(platform, name, 1, { tags: ['many'], data: { team: 'red' } });
    await copyMessage(platform, first, 4);
    const ids = await inbox.ids();
    for (const [place, assignments] of Object.values(states).entries()) {
      await set([ids[place] ?? ''], assignments);
    }
    const [other = ''] = await fill(platform, name, 1, { tags: ['other'], data: { team: 'blue' } });
    await set([other], `created_at = '${past}'`);
  }

  const flags = async () =>
    (await inbox.list('?archived=false')).data.concat((await inbox.list('?archived=true')).data).map(stateOf);

  test.each([
    ['read', { isSeen: true, isRead: true, readAt: 'now' }, 6],
    ['archive', { isSeen: true, isRead: true, isArchived: true, readAt: 'now', archivedAt: 'now' }, 6],
    ['seen', { isSeen: true }, 6],
    ['delete', {}, 0],
  ])('%s is for all messages, also those that are read, archived or snoozed', async (act, state, left) => {
    await fillStates();
    expect(await inbox.call('POST', `/notifications/${act}`, {})).toEqual({ status: 204, body: undefined });
    const after = await flags();
    expect(after).toHaveLength(left);
    for (const one of after) expect(one).toMatchObject(state);
  });

  test('read-archive is for the read ones only', async () => {
    await fillStates();
    expect((await inbox.call('POST', '/notifications/read-archive', {})).status).toBe(204);
    expect((await flags()).map(({ isArchived, archivedAt }) => [isArchived, archivedAt])).toEqual([
      [false, null],
      [false, null],
      [false, null],
      [false, null],
      [true, 'now'],
      [true, 'now'],
    ]);
  });

  test.each([
    ['tags', { tags: ['many', 'nothing'] }, 5],
    ['groups of tags', { tags: { and: [{ or: ['many'] }, { or: ['nothing'] }] } }, 6],
    ['data', { data: '{"team":"red"}' }, 5],
    ['tags and data', { tags: ['many'], data: '{"team":"blue"}' }, 6],
  ])('takes %s as its filter', async (_name, filter, deleted) => {
    await fillStates();
    const seenBefore = await inbox.count({ seen: true });
    for (const act of ['read', 'archive', 'read-archive', 'seen']) {
      expect((await inbox.call('POST', `/notifications/${act}`, filter)).status).toBe(204);
    }
    if (deleted === 6) expect(await inbox.count({ seen: true })).toEqual(seenBefore);
    await inbox.call('POST', '/notifications/delete', filter);
    expect(await inbox.ids()).toHaveLength(deleted === 6 ? 6 : 1);
  });

  test('seen takes ids before filters, dates them once, and ignores those of others', async () => {
    const ids = await fill(platform, name, 3);
    const see = (body: object, who = inbox) => who.call('POST', '/notifications/seen', body);
    const seen = async () => (await inbox.list()).data.map(({ isSeen }) => isSeen);
    await see({ notificationIds: ids }, stranger);
    await see({ notificationIds: [] });
    expect(await seen()).toEqual([false, false, false]);
    expect((await see({ notificationIds: [ids[0], unknown], tags: ['nothing'] })).status).toBe(204);
    expect(await seen()).toEqual([true, false, false]);
    const firstSeenAt = (await inbox.list()).data[0]?.firstSeenAt;
    expect(firstSeenAt).toEqual(expect.any(String));
    await see({});
    const after = (await inbox.list()).data;
    expect(after.map((item) => item.isSeen)).toEqual([true, true, true]);
    expect(after[0]).toMatchObject({ firstSeenAt, isRead: false });
  });

  test('changes nothing of another subscriber', async () => {
    await fill(platform, name, 2);
    const before = await inbox.list();
    for (const act of ['read', 'archive', 'read-archive', 'seen', 'delete']) {
      expect((await stranger.call('POST', `/notifications/${act}`, {})).status).toBe(204);
    }
    expect(await inbox.list()).toEqual(before);
  });

  test.each([
    ['read', { tags: 'many' }, 422],
    ['read', { data: { team: 'red' } }, 422],
    ['delete', { data: '{' }, 400],
    ['archive', { data: '[]' }, 400],
    ['seen', { notificationIds: ['zz'] }, 422],
  ])('%s refuses %j', async (act, body, status) => {
    await fill(platform, name, 1);
    expect((await inbox.call('POST', `/notifications/${act}`, body)).status).toBe(status);
    expect(await inbox.count({ read: false, seen: false })).toEqual([1]);
  });
});

test('what is marked by one API is marked in the other', async () => {
  const widget = await signIn(platform, name);
  const ids = await fill(platform, name, 4);
  const mark = (messageId: string | undefined, markAs: string) =>
    widget.call('POST', '/widgets/messages/mark-as', { messageId, markAs });
  await mark(ids[0], 'read');
  await mark(ids[1], 'seen');
  await widget.call('DELETE', `/widgets/messages/${ids[3]}`);
  expect((await inbox.list()).data.map(stateOf)).toMatchObject([
    { isSeen: true, isRead: true, readAt: 'now' },
    { isSeen: true, isRead: false, readAt: null },
    { isSeen: false, isRead: false },
  ]);
  await inbox.call('PATCH', `/notifications/${ids[0]}/unread`);
  await inbox.call('PATCH', `/notifications/${ids[1]}/archive`);
  await inbox.call('PATCH', `/notifications/${ids[2]}/snooze`, { snoozeUntil: inHours(1) });
  // The widget has no word for archived and snoozed messages: it lists and counts them like all others.
  expect((await widget.feed()).data).toMatchObject([
    { _id: ids[0], seen: true, read: false },
    { _id: ids[1], seen: true, read: true, archived: true },
    { _id: ids[2], seen: true, read: false, snoozedUntil: expect.any(String) },
  ]);
  expect([await widget.count('unread'), await widget.count('unseen')]).toEqual([2, 0]);
  await mark(ids[1], 'unread');
  expect((await inbox.list('?archived=true')).data).toMatchObject([{ id: ids[1], isRead: false }]);
});
