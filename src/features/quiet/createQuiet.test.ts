import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { browserTabs } from '../../../tests/support/browserTabs.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { passTime as passOnce } from '../../../tests/support/passTime.ts';
import { type MemoryBackendOptions, memoryBackend } from '../../backends/memory/memoryBackend.ts';
import { silenceOf } from '../../data/live/silence.ts';
import type { InboxMessage } from '../../data/model/message.ts';
import type { WorkflowPreference } from '../../data/model/preference.ts';
import { clearPersistedInbox } from '../../data/stored/clearPersistedInbox.ts';
import { createWorld } from '../../mocks/index.ts';
import { minuteMs } from './clockOf.ts';
import { quietOf } from './createQuiet.ts';
import { type Summary, sumUp } from './sumUp.ts';

const browser = browserTabs();
const hourMs = 60 * minuteMs;
const page = Object.assign(new EventTarget(), { hidden: false });
const reader = 'ada';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z') });
  vi.stubGlobal('document', page);
  page.hidden = false;
  onTestFinished(() => void vi.useRealTimers());
});

/** What comes late at the end of a time is there, too. */
async function passTime(ms: number): Promise<void> {
  await passOnce(ms);
  await passOnce(0);
}

const arrival = (rest: Partial<InboxMessage> = {}): InboxMessage => ({
  id: 'a',
  read: false,
  seen: false,
  createdAt: new Date().toISOString(),
  ...rest,
});

/** A server with readers, and their tabs. */
function start(options: MemoryBackendOptions = {}) {
  const calls: string[] = [];
  const backend = memoryBackend({
    async carry(name, act) {
      calls.push(name);
      return act();
    },
    ...options,
  });
  const open = (subscriberId = reader) => {
    const client = inboxOf(createWorld(), { backend, subscriberId });
    const quiet = quietOf(client);
    const leave = quiet.use();
    const summed: (readonly string[])[] = [];
    client.events.on('summary', (messages) => summed.push(messages.map(({ title = '' }) => title)));
    return {
      client,
      summed,
      leave,
      ...quiet,
      covers: (rest?: Partial<InboxMessage>) => silenceOf(client).covers(rest && arrival(rest)),
    };
  };
  const receive = (title: string, rest: Partial<InboxMessage> = {}) =>
    backend.receive(reader, { title, ...rest });
  const count = (name: string) => calls.filter((call) => call === name).length;
  return { backend, open, receive, calls, count };
}

const night = { timeZone: 'Europe/Berlin', windows: [{ days: [5], from: '22:00', to: '07:00' }] };
const stored = () => [...browser.stored.keys()].filter((key) => key.includes('quiet'));

describe('A pause', () => {
  test('of an hour silences what comes, and ends with one summary of what is unread', async () => {
    const { open, receive, backend } = start();
    const { pause, get, covers, summed } = open();
    receive('Before');
    await passTime(minuteMs);
    pause('hour');
    expect(get()).toMatchObject({ isQuiet: true, untilMs: Date.parse('2026-11-27T13:01:00Z') });
    expect([covers({}), covers()]).toEqual([true, true]);
    await passTime(minuteMs);
    receive('First');
    const read = receive('Read elsewhere');
    receive('Second');
    backend.change(reader, [read.id], { read: true });
    await passTime(hourMs - 2 * minuteMs);
    expect([get().isQuiet, summed]).toEqual([true, []]);
    await passTime(2 * minuteMs);
    expect([get().isQuiet, get().untilMs, covers({}), covers()]).toEqual([false, undefined, false, false]);
    expect(summed).toEqual([['First', 'Second']]);
    receive('After');
    await passTime(48 * hourMs);
    expect(summed.length).toBe(1);
  });

  test('until tomorrow ends at nine in the morning of the reader’s zone, also after a change of clocks', async () => {
    vi.setSystemTime(new Date('2026-10-24T21:59:00Z'));
    const { pause, setHours, get } = start().open();
    setHours({ windows: [], timeZone: 'Europe/Berlin' });
    pause('tomorrow');
    expect(get().untilMs).toBe(Date.parse('2026-10-25T08:00:00Z'));
    setHours({ windows: [], timeZone: 'America/New_York' });
    pause('tomorrow');
    expect(get().untilMs).toBe(Date.parse('2026-10-25T13:00:00Z'));
  });

  test('without an end lasts until the reader ends it, and is summed up then', async () => {
    const { open, receive } = start();
    const { pause, resume, get, summed } = open();
    pause(undefined);
    expect(get()).toMatchObject({ isQuiet: true, untilMs: undefined });
    await passTime(30 * hourMs);
    expect(get().isQuiet).toBe(true);
    receive('One');
    await passTime(minuteMs);
    resume();
    expect(get().isQuiet).toBe(false);
    await passTime(0);
    expect(summed).toEqual([['One']]);
  });

  test('until a far time ends then, and not when a timer of a browser does', async () => {
    const { pause, get } = start().open();
    // Nobody looks at the page: what renews itself while it is seen would do so half a million times.
    vi.stubGlobal('document', Object.assign(page, { visibilityState: 'hidden' }));
    onTestFinished(() => void Object.assign(page, { visibilityState: 'visible' }));
    pause(Date.now() + 40 * 24 * hourMs);
    await passTime(39 * 24 * hourMs);
    expect(get().isQuiet).toBe(true);
    await passTime(25 * hourMs);
    expect(get().isQuiet).toBe(false);
  });

  test('with nothing new ends without messages, and one of an arrival that another rule silences too without that', async () => {
    const { open, receive } = start();
    const { client, pause, summed } = open();
    pause('hour');
    await passTime(2 * hourMs);
    expect(summed).toEqual([[]]);
    onTestFinished(silenceOf(client).add((message) => message?.kind === 'builds'));
    pause('hour');
    await passTime(minuteMs);
    receive('Build', { kind: 'builds' });
    receive('Review', { kind: 'reviews' });
    await passTime(2 * hourMs);
    expect(summed).toEqual([[], ['Review']]);
  });
});

describe('Quiet hours', () => {
  test('begin and end by the clock of the reader’s zone, over midnight, and end with one summary', async () => {
    const { open, receive } = start();
    const { setHours, get, summed } = open();
    setHours(night);
    expect(get()).toMatchObject({ isQuiet: false, hours: night });
    await passTime(9 * hourMs - minuteMs);
    expect(get().isQuiet).toBe(false);
    await passTime(minuteMs);
    expect(get()).toMatchObject({ isQuiet: true, untilMs: Date.parse('2026-11-28T06:00:00Z') });
    receive('At night');
    await passTime(9 * hourMs);
    expect([get().isQuiet, summed]).toEqual([false, [['At night']]]);
  });

  test('that the reader ends are over until the next time', async () => {
    const { setHours, resume, get } = start().open();
    setHours(night);
    await passTime(10 * hourMs);
    resume();
    expect(get().isQuiet).toBe(false);
    await passTime(7 * hourMs);
    expect(get().isQuiet).toBe(false);
    await passTime(7 * 24 * hourMs - 6 * hourMs);
    expect(get().isQuiet).toBe(true);
  });

  test('take a pause in their middle along, and the summary comes at the end of both', async () => {
    const { open, receive } = start();
    const { setHours, pause, get, summed } = open();
    setHours(night);
    await passTime(8.5 * hourMs);
    pause('hour');
    receive('In the pause');
    await passTime(2 * hourMs);
    expect([get().isQuiet, summed]).toEqual([true, []]);
    receive('At night');
    await passTime(8 * hourMs);
    expect(summed).toEqual([['In the pause', 'At night']]);
  });
});

test('Critical messages break through: those of high severity, and of a workflow that cannot be switched off', async () => {
  const workflow = (id: string, critical: boolean): WorkflowPreference => ({
    workflow: { id, name: id, critical, tags: [], triggers: [{ identifier: `${id}-trigger` }] },
    preference: { enabled: true, channels: { in_app: true } },
  });
  const { open, count } = start({ preferences: [workflow('alarm', true), workflow('news', false)] });
  const { pause, resume, covers } = open();
  await passTime(minuteMs);
  expect(count('listPreferences')).toBe(0);
  pause('hour');
  await passTime(minuteMs);
  expect(covers({ severity: 'high' })).toBe(false);
  expect(covers({ severity: 'medium' })).toBe(true);
  expect(covers({ kind: 'alarm-trigger' })).toBe(false);
  expect(covers({ kind: 'alarm' })).toBe(false);
  expect(covers({ kind: 'news-trigger' })).toBe(true);
  expect(covers({ kind: undefined })).toBe(true);
  await passTime(30 * minuteMs);
  expect(covers({ kind: 'alarm-trigger' })).toBe(false);
  resume();
  expect(count('listPreferences')).toBe(1);
});

describe('In a browser', () => {
  test('two tabs agree at once, and one of them sums up', async () => {
    const { open, receive } = start();
    const [one, other] = [open(), open()];
    one.pause('hour');
    expect(other.get()).toEqual(one.get());
    receive('New');
    await passTime(30 * minuteMs);
    other.setHours(night);
    expect(one.get().hours).toEqual(night);
    await passTime(hourMs);
    expect([...one.summed, ...other.summed]).toEqual([['New']]);
    other.pause('hour');
    one.resume();
    expect([one.get().isQuiet, other.get().isQuiet]).toEqual([false, false]);
    await passTime(minuteMs);
    expect([...one.summed, ...other.summed]).toEqual([['New'], []]);
  });

  test('a page that is loaded again in the middle is quiet at once, and sums up from the beginning', async () => {
    const { open, receive } = start();
    const first = open();
    first.pause('hour');
    receive('Before the reload');
    await passTime(10 * minuteMs);
    first.client.destroy();
    receive('While no page was open');
    await passTime(10 * minuteMs);
    const second = open();
    expect([second.get().isQuiet, second.covers({})]).toEqual([true, true]);
    await passTime(hourMs);
    expect([first.summed, second.summed]).toEqual([[], [['Before the reload', 'While no page was open']]]);
  });

  test('the first page after the end sums up what came until then, once', async () => {
    const { open, receive } = start();
    const first = open();
    first.pause('hour');
    receive('In the pause');
    first.client.destroy();
    await passTime(2 * hourMs);
    receive('After it');
    const second = open();
    await passTime(minuteMs);
    expect(second.summed).toEqual([['In the pause']]);
    second.client.destroy();
    const third = open();
    await passTime(minuteMs);
    expect(third.summed).toEqual([]);
  });

  test('a summary that cannot be asked for is left to the next page', async () => {
    let isDown = false;
    const { open, receive } = start({
      async carry(name, act) {
        if (isDown && name === 'listMessages') {
          throw new Error('down');
        }
        return act();
      },
    });
    const first = open();
    first.pause('hour');
    receive('New');
    isDown = true;
    await passTime(2 * hourMs);
    expect(first.summed).toEqual([]);
    first.client.destroy();
    isDown = false;
    const second = open();
    await passTime(minuteMs);
    expect(second.summed).toEqual([['New']]);
  });

  test('a hidden tab leaves the summary to one that is shown', async () => {
    const { open } = start();
    const told: string[] = [];
    const { client } = open();
    const summary = (tab: string): Summary => ({
      key: 'one time',
      span: { sinceMs: 0, untilMs: 1 },
      signal: new AbortController().signal,
      isDue: () => true,
      onDone: () => told.push(tab),
    });
    page.hidden = true;
    void sumUp(client, summary('hidden'));
    page.hidden = false;
    await passTime(1_000);
    void sumUp(client, summary('shown'));
    await passTime(60_000);
    expect(told).toEqual(['shown']);
    page.hidden = true;
    void sumUp(client, summary('hidden alone'));
    await passTime(1_000);
    expect(told).toEqual(['shown']);
    await passTime(60_000);
    expect(told).toEqual(['shown', 'hidden alone']);
  });

  test('a second reader is not quiet, and a sign-out ends it without a summary and leaves nothing behind', async () => {
    const { open, receive } = start();
    const [one, other] = [open(), open('grace')];
    one.setHours(night);
    one.pause(undefined);
    receive('New');
    expect([other.get().isQuiet, other.get().hours.windows, other.covers({})]).toEqual([false, [], false]);
    expect(stored().length).toBe(1);
    one.client.destroy(true);
    one.pause('hour');
    expect(stored()).toEqual([]);
    await passTime(2 * hourMs);
    expect([one.summed, stored()]).toEqual([[], []]);
    const again = open();
    expect([again.get().isQuiet, again.get().hours.windows]).toEqual([false, []]);
  });

  test('`clearPersistedInbox` ends it for all readers, in every tab', async () => {
    const { open } = start();
    const [one, other] = [open(), open('grace')];
    one.pause(undefined);
    other.pause('hour');
    await clearPersistedInbox().catch(() => {});
    expect([one.get().isQuiet, other.get().isQuiet, stored()]).toEqual([false, false, []]);
    await passTime(2 * hourMs);
    expect([one.summed, other.summed]).toEqual([[], []]);
  });

  test('without storage a tab is quiet by itself', async () => {
    const denied = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
    const { open, receive } = start();
    const { pause, get, summed } = open();
    pause('hour');
    receive('New');
    await passTime(hourMs - minuteMs);
    expect(get().isQuiet).toBe(true);
    await passTime(2 * minuteMs);
    expect([get().isQuiet, summed]).toEqual([false, [['New']]]);
  });

  test('once nobody uses it, nothing is silenced and nothing summed up', async () => {
    const { client, pause, leave, covers, summed } = start({ capabilities: { schedule: false } }).open();
    pause('hour');
    await passTime(0);
    leave();
    expect(covers({})).toBe(false);
    await passTime(2 * hourMs);
    expect(summed).toEqual([]);
    client.destroy();
  });
});

describe('A server with a schedule', () => {
  test('gets the hours that the reader has chosen once they rest, and gives them to another browser', async () => {
    const { open, count, backend } = start();
    const one = open();
    await passTime(0);
    expect([count('getQuietHours'), count('changeQuietHours')]).toEqual([1, 0]);
    one.setHours({ ...night, windows: [] });
    one.setHours(night);
    await passTime(10_000);
    expect(count('changeQuietHours')).toBe(1);
    one.client.destroy();
    browser.stored.clear();
    const other = inboxOf(createWorld(), { backend, subscriberId: reader });
    onTestFinished(quietOf(other).use());
    await passTime(0);
    expect(quietOf(other).get().hours).toEqual(night);
  });

  test('gets them in the next visit where it could not be told, and they stay in force meanwhile', async () => {
    let isDown = true;
    const told: unknown[] = [];
    const { open, count } = start({
      async carry(name, act) {
        if (isDown && name === 'changeQuietHours') {
          throw new Error('down');
        }
        told.push(name);
        return act();
      },
    });
    const one = open();
    const failures: unknown[] = [];
    one.client.events.on('error', (error) => failures.push(error.kind));
    await passTime(0);
    one.setHours(night);
    await passTime(10_000);
    expect([one.get().hours, failures.length, count('changeQuietHours')]).toEqual([night, 1, 0]);
    one.client.destroy();
    isDown = false;
    const next = open();
    await passTime(10_000);
    expect([next.get().hours, told.filter((name) => name === 'changeQuietHours').length]).toEqual([night, 1]);
  });

  test('is neither asked nor told anything where it keeps none', async () => {
    const { open, calls } = start({ capabilities: { schedule: false } });
    const { setHours } = open();
    setHours(night);
    await passTime(10_000);
    expect(calls).toEqual([]);
  });
});
