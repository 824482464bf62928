// The public client of the inbox API against the local platform. In this folder: `npm install && npm run try`, a bit more than a
// minute, because the shortest snooze lasts one. It starts a platform of its own; PLATFORM=http://127.0.0.1:4170 takes a running
// one. Each step is printed, and a step that fails makes it end with 1.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { Novu } from '@novu/js';
import { startPlatform } from '../../demo/server/platform.ts';

const own = process.env.PLATFORM ? null : await startPlatform({ port: 0, dataDir: null });
const url = process.env.PLATFORM ?? own.url;
const applicationIdentifier = process.env.APPLICATION_IDENTIFIER ?? 'demo-app';
const apiKey = process.env.API_KEY ?? 'demo-key';
const subscriberId = `client-${Date.now()}`;
const shown = { archived: false, snoozed: false };

const novu = new Novu({
  applicationIdentifier,
  subscriber: { subscriberId, firstName: 'Ana' },
  apiUrl: url,
  socketUrl: url,
  useCache: false,
});
const { notifications, preferences } = novu;
const session = new Promise((resolve) => novu.on('session.initialize.resolved', resolve));
/** The events that the client passes on, by their names on the wire. */
const heard = [];
let failed = 0;
let snoozed = '';
let snoozedAt = 0;

await step('opens a session', async () => {
  const { data, error } = await session;
  assert.equal(error, undefined);
  const { token, unreadCount, maxSnoozeDurationHours, isDevelopmentMode } = data;
  assert.deepEqual([typeof token, unreadCount.total, isDevelopmentMode], ['string', 0, true]);
  return `unread ${unreadCount.total}, snooze up to ${maxSnoozeDurationHours} hours`;
});

await step('connects its socket', async () => {
  for (const name of ['notification_received', 'unread_count_changed', 'unseen_count_changed']) {
    novu.on(`notifications.${name}`, ({ result }) => heard.push([name, result]));
  }
  const connected = new Promise((resolve) => novu.on('socket.connect.resolved', resolve));
  await value(novu.socket.connect());
  assert.equal((await connected).error, undefined);
});

await step('hears a new message and both counts', async () => {
  await trigger({ content: 'The first one', severity: 'high', tags: ['urgent'], data: { team: 'red' } });
  await until(() => heard.length >= 3);
  const [[name, message]] = heard;
  assert.deepEqual(
    [name, message.body, message.severity],
    ['notification_received', 'The first one', 'high'],
  );
  const { total, severity } = last('unread_count_changed');
  assert.deepEqual([total, severity.high], [1, 1]);
  assert.equal(last('unseen_count_changed'), 1);
  return `"${message.body}", unread ${total}`;
});

await step('lists, and pages by the last item and by an offset', async () => {
  for (let index = 2; index <= 12; index += 1) await trigger({ content: `Number ${index}` });
  const first = await list({ limit: 5 });
  const second = await list({ limit: 5, after: first.notifications.at(-1).id });
  const third = await list({ limit: 5, offset: 10 });
  const pages = [first, second, third];
  assert.deepEqual(
    pages.map((page) => page.hasMore),
    [true, true, false],
  );
  const ids = pages.flatMap((page) => page.notifications.map(({ id }) => id));
  assert.equal(new Set(ids).size, 12);
  return `${ids.length} notifications on ${pages.length} pages`;
});

await step('filters by tags, data, severity and time', async () => {
  const found = [
    await list({ tags: ['urgent', 'nothing'] }),
    await list({ tags: { and: [{ or: ['urgent'] }, { or: ['nothing'] }] } }),
    await list({ data: { team: 'red' } }),
    await list({ severity: ['high', 'low'] }),
    await list({ createdGte: Date.now() + 60_000 }),
  ];
  const numbers = found.map((page) => page.notifications.length);
  assert.deepEqual(numbers, [1, 0, 1, 1, 0]);
  return numbers.join(', ');
});

await step('counts, one filter and several', async () => {
  const { count } = await value(notifications.count({ read: false, ...shown }));
  const { counts } = await value(
    notifications.count({ filters: [{ seen: false }, { tags: ['urgent'] }, { archived: true }] }),
  );
  const numbers = counts.map((one) => one.count);
  assert.deepEqual([count, ...numbers], [12, 12, 1, 0]);
  return [count, ...numbers].join(', ');
});

await step('marks as read, and hears the count', async () => {
  heard.length = 0;
  const { id } = await newest();
  const item = await value(notifications.read({ notificationId: id }));
  assert.deepEqual([item.isRead, item.isSeen, typeof item.readAt], [true, true, 'string']);
  await until(() => heard.length > 0);
  assert.equal(last('unread_count_changed').total, 11);
});

await step('marks as unread', async () => {
  const item = await value(notifications.unread({ notificationId: (await newest()).id }));
  assert.deepEqual([item.isRead, item.readAt], [false, null]);
});

await step('marks as seen, one and all', async () => {
  const { notifications: items } = await list({ seen: false });
  assert.ok(items.length > 0);
  heard.length = 0;
  // By the item: by an id alone the client marks it, and then reports a failure of its own.
  await value(notifications.seen({ notification: items[0] }));
  await until(() => last('unseen_count_changed') !== undefined);
  assert.equal((await value(notifications.count({ seen: false }))).count, last('unseen_count_changed'));
  await value(notifications.seenAll({}));
  assert.equal((await list({ seen: false })).notifications.length, 0);
});

await step('archives and unarchives', async () => {
  const { id } = await newest();
  assert.equal((await value(notifications.archive({ notificationId: id }))).isArchived, true);
  assert.notEqual((await newest()).id, id);
  assert.deepEqual(
    (await list({ archived: true })).notifications.map((item) => item.id),
    [id],
  );
  assert.equal((await value(notifications.unarchive({ notificationId: id }))).isArchived, false);
  assert.equal((await newest()).id, id);
});

await step('snoozes and unsnoozes', async () => {
  const { id } = await newest();
  const snoozeUntil = new Date(Date.now() + 3_600_000).toISOString();
  const item = await value(notifications.snooze({ notificationId: id, snoozeUntil }));
  assert.deepEqual([item.isSnoozed, item.snoozedUntil], [true, snoozeUntil]);
  assert.equal((await list({ snoozed: true })).notifications.length, 1);
  assert.equal((await value(notifications.unsnooze({ notificationId: id }))).isSnoozed, false);
});

await step('snoozes another one for a minute', async () => {
  snoozed = (await list({})).notifications[3].id;
  snoozedAt = Date.now();
  const snoozeUntil = new Date(snoozedAt + 61_000).toISOString();
  await value(notifications.snooze({ notificationId: snoozed, snoozeUntil }));
});

await step('completes and reverts an action', async () => {
  await trigger({ release: 'api@1' }, 'deployment');
  const { id, primaryAction } = await newest();
  assert.deepEqual([primaryAction.label, primaryAction.isCompleted], ['Approve', false]);
  const done = await value(notifications.completePrimary({ notificationId: id }));
  assert.deepEqual([done.primaryAction.isCompleted, done.isRead], [true, true]);
  const other = await value(notifications.completeSecondary({ notificationId: id }));
  assert.deepEqual([other.primaryAction.isCompleted, other.secondaryAction.isCompleted], [false, true]);
  const back = await value(notifications.revertSecondary({ notificationId: id }));
  assert.equal(back.secondaryAction.isCompleted, false);
});

await step('is told by the widget API what that marks', async () => {
  heard.length = 0;
  const { id } = (await list({ read: false, ...shown })).notifications[0];
  const { token } = (await session).data;
  await post('/widgets/messages/mark-as', { messageId: id, markAs: 'read' }, `Bearer ${token}`);
  await until(() => heard.some(([name]) => name === 'unread_count_changed'));
  const marked = (await list({ limit: 100 })).notifications.find((item) => item.id === id);
  assert.equal(marked.isRead, true);
});

await step('archives what is read, reads all, archives and deletes by tags', async () => {
  const before = (await list({ read: true, archived: false })).notifications.length;
  await value(notifications.archiveAllRead());
  assert.equal((await list({ archived: true })).notifications.length, before);
  await value(notifications.readAll({ tags: ['urgent'] }));
  assert.equal((await list({ tags: ['urgent'] })).notifications[0].isRead, true);
  await value(notifications.archiveAll({ data: { team: 'red' } }));
  assert.equal((await list({ tags: ['urgent'] })).notifications[0].isArchived, true);
  await value(notifications.deleteAll({ tags: ['urgent'] }));
  assert.equal((await list({ tags: ['urgent'] })).notifications.length, 0);
});

await step('deletes one', async () => {
  const { id } = await newest();
  await value(notifications.delete({ notificationId: id }));
  const { error } = await notifications.read({ notificationId: id });
  assert.match(String(error?.originalError?.message ?? error?.message), /404|no notification/);
});

await step('reads and changes preferences', async () => {
  const [forAll, ...workflows] = await value(preferences.list({ tags: ['collaboration'] }));
  assert.deepEqual([forAll.level, workflows.length], ['global', 3]);
  const comment = workflows.find(({ workflow }) => workflow.identifier === 'comment');
  assert.equal((await value(comment.update({ channels: { email: false } }))).channels.email, false);
  const many = await value(
    preferences.bulkUpdate(workflows.map((preference) => ({ preference, channels: { email: false } }))),
  );
  assert.equal(many.filter(({ channels }) => channels.email === false).length, 3);
  assert.equal((await value(forAll.update({ channels: { email: true } }))).channels.email, true);
  const after = await value(preferences.list({}));
  assert.ok(after.every(({ channels }) => channels.email !== false));
  const critical = await value(preferences.list({ criticality: 'critical' }));
  const { error } = await critical[1].update({ channels: { email: false } });
  assert.ok(error);
  return `${after.length - 1} workflows, and the critical one is refused`;
});

await step('stores a schedule', async () => {
  const weeklySchedule = { monday: { isEnabled: true, hours: [{ start: '09:00 AM', end: '05:00 PM' }] } };
  await value(preferences.schedule.update({ isEnabled: true, weeklySchedule }));
  const stored = await value(preferences.schedule.get());
  assert.deepEqual([stored.isEnabled, stored.weeklySchedule], [true, weeklySchedule]);
});

await step('hears the end of the snooze, and has the message as its first', async () => {
  await until(() => heard.some(([, result]) => result?.id === snoozed), 90_000);
  const item = await newest();
  assert.deepEqual(
    [item.id, item.isRead, item.isSnoozed, item.deliveredAt.length],
    [snoozed, false, false, 1],
  );
  return `after ${Math.round((Date.now() - snoozedAt) / 1000)} seconds`;
});

await novu.socket.disconnect();
await own?.close();
console.log(failed === 0 ? 'All steps passed.' : `${failed} steps failed.`);
process.exit(failed === 0 ? 0 : 1);

async function step(name, run) {
  try {
    const result = await run();
    console.log(`ok    ${name}${result ? `: ${result}` : ''}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL  ${name}: ${error.stack}`);
  }
}

/** What a call of the client resolved to; its failures resolve, too. */
async function value(call) {
  const { data, error } = (await call) ?? {};
  if (error) throw error;
  return data;
}

function list(query) {
  return value(notifications.list(query));
}

async function newest() {
  return (await list({ ...shown, limit: 1 })).notifications[0];
}

function last(name) {
  return heard.findLast(([one]) => one === name)?.[1];
}

async function until(holds, timeoutMs = 10_000) {
  const end = Date.now() + timeoutMs;
  while (!holds()) {
    if (Date.now() > end) throw new Error('It did not come true in time.');
    await pause(20);
  }
}

function trigger(payload, name = 'message') {
  return post('/events/trigger', { name, to: subscriberId, payload }, `ApiKey ${apiKey}`);
}

async function post(path, body, authorization) {
  const answer = await fetch(`${url}/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}
