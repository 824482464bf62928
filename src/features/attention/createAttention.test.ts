import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { browserTabs } from '../../../tests/support/browserTabs.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import { memoryBackend } from '../../backends/memory/memoryBackend.ts';
import type { Identity } from '../../data/client/identity.ts';
import { type InboxMessage, silenceOf } from '../../data/index.ts';
import { createTranslator } from '../../locales/index.ts';
import { createWorld } from '../../mocks/index.ts';
import { type AttentionUse, createAttention, searchMs } from './createAttention.ts';
import { quietMs } from './createNotices.ts';
import type { AttentionBrowser } from './pageBrowser.ts';

const browser = browserTabs();
// Code that comes late takes real time: once, before the first test.
beforeAll(() => Promise.all([import('./findArrivals.ts'), import('./createShown.ts')]));
const german = { manyNewMessages: { one: '{count} neue Nachricht', other: '{count} neue Nachrichten' } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, hasFocus: () => false }));
  onTestFinished(() => void vi.useRealTimers());
});

const arrival = (id: string, rest: Partial<InboxMessage> = {}): InboxMessage => ({
  id,
  read: false,
  seen: false,
  createdAt: '',
  title: `Message ${id}`,
  ...rest,
});

/** The attention of a reader, on a page whose places and ways only tell what they were asked. */
function page(identity: Partial<Identity> = {}) {
  const client = inboxOf(createWorld(), identity);
  const places = { title: 0, favicon: 0, appBadge: 0 };
  const put = (name: keyof typeof places) => ({
    show(count: number) {
      places[name] = count;
    },
  });
  const play = vi.fn<AttentionBrowser['play']>();
  const close = vi.fn();
  const show = vi.fn<AttentionBrowser['show']>(() => close);
  const attention = createAttention(client, {
    title: put('title'),
    favicon: put('favicon'),
    appBadge: put('appBadge'),
    play,
    show,
  });
  const user = {};
  const want = (use: Partial<AttentionUse>, who: object = user) =>
    attention.use(who, {
      shown: 3,
      translator: createTranslator('en'),
      place: {} as ParentNode,
      isUnread: () => undefined,
      ...use,
    });
  return { client, attention, places, play, show, close, user, want };
}

test('with all off nothing is shown, played or remembered', async () => {
  const { client, places, play, show, want } = page();
  want({});
  client.events.emit('message', arrival('a'));
  await passTime(quietMs);
  expect([places, play.mock.calls, show.mock.calls]).toEqual([{ title: 0, favicon: 0, appBadge: 0 }, [], []]);
  expect([...browser.stored.keys()].filter((key) => key.startsWith('carillon_outbox_attention'))).toEqual([]);
});

test.each(['title', 'favicon', 'appBadge'] as const)(
  '%s alone shows the count, and no other place',
  (name) => {
    const { attention, places, user, want } = page();
    const none = { title: 0, favicon: 0, appBadge: 0 };
    want({ [name]: true });
    expect(places).toEqual({ ...none, [name]: 3 });
    want({ [name]: true, shown: undefined });
    expect(places).toEqual(none);
    want({ [name]: true, shown: 100 });
    expect(places[name]).toBe(100);
    attention.leave(user);
    expect(places).toEqual(none);
  },
);

test('a message plays the sound that the host has chosen, and shows nothing', async () => {
  const { client, play, show, want } = page();
  want({ sound: '/ding.mp3' });
  client.events.emit('message', arrival('a'));
  await passTime(quietMs);
  expect([play.mock.calls, show.mock.calls]).toEqual([[['/ding.mp3']], []]);
});

test('a notification says the title and the sender of one message, and how many there are of several', async () => {
  const { client, play, show, want } = page();
  want({ notification: true });
  client.events.emit('message', arrival('a', { sender: { firstName: 'Maya', lastName: 'Okafor' } }));
  await passTime(quietMs);
  for (const id of ['b', 'c', 'd']) {
    client.events.emit('message', arrival(id));
  }
  await passTime(quietMs);
  client.events.emit('message', arrival('e', { title: undefined }));
  await passTime(quietMs);
  expect(show.mock.calls.map(([{ title, body }]) => [title, body])).toEqual([
    ['Message a', 'Maya Okafor'],
    ['3 new notifications', 'Message d'],
    ['1 new notification', ''],
  ]);
  expect(show.mock.calls[0]?.[0]).toMatchObject({ tag: 'a', silent: false });
  expect(play).not.toHaveBeenCalled();
});

test('with a sound the notification has none of its own, and both come once', async () => {
  const { client, play, show, want } = page();
  want({ sound: true, notification: true });
  client.events.emit('message', arrival('a'));
  await passTime(60_000);
  expect(play.mock.calls).toEqual([[true]]);
  expect(show.mock.calls.map(([{ silent }]) => silent)).toEqual([true]);
});

test('a notification is in the words of the reader, as the host has worded them', async () => {
  const { client, show, want } = page();
  want({ notification: true, translator: createTranslator('de', [german]) });
  client.events.emit('message', arrival('a'));
  client.events.emit('message', arrival('b'));
  await passTime(quietMs);
  expect(show.mock.calls[0]?.[0]).toMatchObject({ title: '2 neue Nachrichten' });
});

test('a click on a notification gives its messages to the host', async () => {
  const { client, show, want } = page();
  const onNotificationClick = vi.fn();
  want({ notification: true, onNotificationClick });
  client.events.emit('message', arrival('a'));
  await passTime(quietMs);
  expect(onNotificationClick).not.toHaveBeenCalled();
  show.mock.calls[0]?.[1]();
  expect(onNotificationClick.mock.calls).toEqual([[[arrival('a')]]]);
});

test('a pushed message and the live event of its id count once', async () => {
  const { client, attention, show, want } = page();
  want({ notification: true });
  attention.attend(arrival('a', { title: 'Pushed' }));
  client.events.emit('message', arrival('a'));
  await passTime(quietMs);
  client.events.emit('message', arrival('a'));
  await passTime(quietMs);
  expect(show.mock.calls.map(([{ title }]) => title)).toEqual(['Pushed']);
});

test('a message that the page knows to be read by then is not noticed', async () => {
  const { client, show, want } = page();
  want({ notification: true, isUnread: (id) => id !== 'a' });
  client.events.emit('message', arrival('a'));
  client.events.emit('message', arrival('b'));
  await passTime(quietMs);
  expect(show.mock.calls.map(([{ title }]) => title)).toEqual(['Message b']);
});

test('once all was read elsewhere nothing is noticed, and the notification is closed', async () => {
  const { client, close, show, want } = page();
  want({ notification: true });
  client.events.emit('message', arrival('a'));
  await passTime(quietMs);
  want({ notification: true, shown: 0 });
  expect(close).toHaveBeenCalledOnce();
  client.events.emit('message', arrival('b'));
  client.events.emit('unread', 0);
  await passTime(quietMs);
  expect(show).toHaveBeenCalledOnce();
});

test('a sign-out takes everything back, and forgets what was noticed', async () => {
  const { client, close, places, show, want } = page();
  want({ title: true, favicon: true, appBadge: true, notification: true });
  client.events.emit('message', arrival('a'));
  await passTime(quietMs);
  const remembered = () =>
    [...browser.stored.keys()].some((key) => key.startsWith('carillon_outbox_attention'));
  expect(remembered()).toBe(true);
  client.events.emit('message', arrival('b'));
  client.destroy(true);
  expect([places, remembered()]).toEqual([{ title: 0, favicon: 0, appBadge: 0 }, false]);
  expect(close).toHaveBeenCalledOnce();
  await passTime(60_000);
  expect(show).toHaveBeenCalledOnce();
});

test('what any user on the page has turned on is on, each message is noticed once, and the rest stays when one goes', async () => {
  const { attention, client, places, play, show, user, want } = page();
  want({ title: true, sound: true });
  want({ notification: true, shown: 8 }, {});
  expect(places.title).toBe(3);
  client.events.emit('message', arrival('a'));
  await passTime(quietMs);
  expect([play.mock.calls.length, show.mock.calls.length]).toEqual([1, 1]);
  attention.leave(user);
  client.events.emit('message', arrival('b'));
  await passTime(quietMs);
  expect([places.title, play.mock.calls.length, show.mock.calls.length]).toEqual([0, 1, 2]);
});

test('of two readers on a page one has the places of a count, and the other has them after it', () => {
  const [one, other] = [page(), page()];
  one.want({ title: true });
  other.want({ title: true, shown: 5 });
  expect([one.places.title, other.places.title]).toEqual([3, 0]);
  one.attention.leave(one.user);
  other.want({ title: true, shown: 6 });
  expect([one.places.title, other.places.title]).toEqual([0, 6]);
});

test('A toast takes the place of a notification, the sound comes once, and a hidden page wants neither toast nor message', async () => {
  const { client, play, show, want } = page();
  const toast = vi.fn(() => true);
  want({ sound: true, notification: true, toasts: { show: toast } });
  client.events.emit('message', arrival('a'));
  await passTime(quietMs);
  expect([play.mock.calls.length, toast.mock.calls.length, show.mock.calls.length]).toEqual([1, 1, 0]);
  toast.mockReturnValue(false);
  client.events.emit('message', arrival('b'));
  await passTime(quietMs);
  expect([play.mock.calls.length, toast.mock.calls.length, show.mock.calls.length]).toEqual([2, 2, 1]);
  Object.assign(document, { hidden: true });
  want({ toasts: { show: toast } });
  client.events.emit('message', arrival('c'));
  await passTime(60_000);
  expect(toast).toHaveBeenCalledTimes(2);
  const [taken = ''] = [...browser.stored].flatMap(([key, ids]) =>
    key.startsWith('carillon_outbox_attention') ? ids : [],
  );
  expect(taken.split('\n')).toEqual(['a', 'b']);
});

test('What was shown as a toast to a reader who was there is not missed, and the count of all else stays', async () => {
  const { client, places, want } = page();
  let seen = (_ids: readonly string[]) => {};
  const toasts: AttentionUse['toasts'] = {
    show(_messages, _isNotified, tellSeen) {
      seen = tellSeen;
      return true;
    },
  };
  want({ title: true, toasts, isMissed: true });
  client.events.emit('message', arrival('a'));
  await passTime(quietMs);
  want({ title: true, toasts, isMissed: true, shown: 4 });
  expect(places.title).toBe(4);
  seen(['a']);
  expect(places.title).toBe(3);
  want({ title: true, toasts, isMissed: false, shown: 4 });
  expect(places.title).toBe(4);
  want({ title: true, toasts, isMissed: true, shown: 0 });
  want({ title: true, toasts, isMissed: true, shown: 1 });
  expect(places.title).toBe(1);
});

test('A sign-out forgets what was shown as a toast, and an unmount does not', async () => {
  const { client, attention, user, want } = page();
  const toasts: AttentionUse['toasts'] = {
    show(_messages, _isNotified, tellSeen) {
      tellSeen(['a']);
      return true;
    },
  };
  const stored = () => [...browser.stored.keys()].filter((key) => key.startsWith('carillon_outbox_toasts'));
  want({ title: true, toasts, isMissed: true });
  await passTime(0);
  client.events.emit('message', arrival('a'));
  await passTime(quietMs);
  expect(stored()).toHaveLength(1);
  attention.leave(user);
  expect(stored()).toHaveLength(1);
  client.destroy(true);
  expect(stored()).toEqual([]);
});

test('A host that does not count what is missed stores nothing about toasts', async () => {
  const { client, want } = page();
  want({
    title: true,
    toasts: {
      show: (_messages, _isNotified, tellSeen) => tellSeen(['a']) === undefined,
    },
  });
  client.events.emit('message', arrival('a'));
  await passTime(quietMs);
  expect([...browser.stored.keys()].filter((key) => key.startsWith('carillon_outbox_toasts'))).toEqual([]);
});

test('A message that a rule of silence covers is not noticed, by whichever way it comes; any other is', async () => {
  const { client, attention, play, want } = page();
  const end = silenceOf(client).add((message) => message?.kind === 'builds');
  want({ sound: true });
  client.events.emit('message', arrival('a', { kind: 'builds' }));
  attention.attend(arrival('b', { kind: 'builds' }));
  await passTime(10 * quietMs);
  expect(play).not.toHaveBeenCalled();
  client.events.emit('message', arrival('c'));
  await passTime(2 * quietMs);
  expect(play).toHaveBeenCalledTimes(1);
  end();
  client.events.emit('message', arrival('d', { kind: 'builds' }));
  await passTime(2 * quietMs);
  expect(play).toHaveBeenCalledTimes(2);
});

test('Where only the count grows, what has come is asked for and noticed once; nothing of it what was there before, or is read', async () => {
  const listMessages = vi.fn();
  const memory = memoryBackend({
    messages: [arrival('old', { createdAt: new Date(Date.now() - 3_600_000).toISOString() })],
    carry: async (name, act) => {
      if (name === 'listMessages') {
        listMessages();
      }
      return act();
    },
  });
  const { line: _, ...backend } = memory;
  const { client, play, show, want } = page({ backend });
  const ways = { sound: true, notification: true };
  want({ ...ways, shown: undefined });
  want({ ...ways, shown: 1 });
  await passTime(10 * searchMs);
  expect(listMessages).not.toHaveBeenCalled();
  memory.receive(client.identity.subscriberId ?? '', { title: 'Just in' });
  memory.receive(client.identity.subscriberId ?? '', { title: 'Read elsewhere', read: true });
  want({ ...ways, shown: 2 });
  await passTime(searchMs);
  // The search is code that comes late.
  await passTime(2 * quietMs);
  expect(show.mock.calls.map(([{ title }]) => title)).toEqual(['Just in']);
  expect(play).toHaveBeenCalledTimes(1);
  const asked = listMessages.mock.calls.length;
  // Told of by the line, which needs no search.
  client.events.emit('message', arrival('b'));
  want({ ...ways, shown: 3 });
  await passTime(10 * searchMs);
  expect(play).toHaveBeenCalledTimes(2);
  expect(listMessages).toHaveBeenCalledTimes(asked);
  // The reader has marked one as unread.
  want({ ...ways, shown: 4 });
  await passTime(10 * searchMs);
  expect(play).toHaveBeenCalledTimes(2);
});

test('What comes soon after something that was looked up is looked up as well', async () => {
  const memory = memoryBackend();
  const { line: _, ...backend } = memory;
  const { client, show, want } = page({ backend });
  want({ notification: true, shown: 0 });
  for (const [index, title] of ['First', 'Second'].entries()) {
    memory.receive(client.identity.subscriberId ?? '', { title });
    want({ notification: true, shown: index + 1 });
    await passTime(searchMs);
    await passTime(2 * quietMs);
    expect(show).toHaveBeenCalledTimes(index + 1);
  }
  expect(show.mock.calls.map(([{ title }]) => title)).toEqual(['First', 'Second']);
});

test('A message that nobody told is looked up also where another one was told a moment before, and a told one never', async () => {
  const listMessages = vi.fn();
  const memory = memoryBackend({
    carry: async (name, act) => {
      if (name === 'listMessages') {
        listMessages();
      }
      return act();
    },
  });
  const { line: _, ...backend } = memory;
  const { client, show, want } = page({ backend });
  const receive = (title: string) => memory.receive(client.identity.subscriberId ?? '', { title });
  want({ notification: true, shown: 0 });
  // Its count comes before it, and that of the next one after it.
  want({ notification: true, shown: 1 });
  client.events.emit('message', arrival('a'));
  await passTime(searchMs / 2);
  client.events.emit('message', arrival('b'));
  await passTime(searchMs / 2);
  want({ notification: true, shown: 2 });
  await passTime(10 * searchMs);
  expect(listMessages).not.toHaveBeenCalled();
  client.events.emit('message', arrival('c'));
  want({ notification: true, shown: 3 });
  await passTime(searchMs / 2);
  receive('While the line was away');
  want({ notification: true, shown: 4 });
  await passTime(searchMs);
  await passTime(2 * quietMs);
  expect(show.mock.calls.map(([{ title }]) => title).at(-1)).toBe('While the line was away');
});
