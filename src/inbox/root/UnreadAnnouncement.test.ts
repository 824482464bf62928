import { createElement, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { markOf } from '../../../tests/support/changes.ts';
import { fakeElement } from '../../../tests/support/fakeDom.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mountReact } from '../../../tests/support/mountReact.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import { InboxClientContext } from '../../data/client/InboxClientContext.ts';
import { setChanges } from '../../data/facts/changes.ts';
import { timeOf } from '../../data/facts/clock.ts';
import { queryKeys } from '../../data/facts/queryKeys.ts';
import { recordFact } from '../../data/facts/recordFact.ts';
import { type SilenceRule, silenceOf } from '../../data/live/silence.ts';
import type { InboxMessage } from '../../data/model/message.ts';
import { attentionWords, createTranslator } from '../../locales/index.ts';
import { createWorld } from '../../mocks/index.ts';
import { type InboxSettings, InboxSettingsContext } from '../settings/InboxSettingsContext.ts';
import { createRootOwner, RootContext, type RootState } from './RootContext.ts';
import { UnreadAnnouncement } from './UnreadAnnouncement.tsx';

// Fetched with the first message: here it is there already.
beforeAll(() => import('./arrivals.ts'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How they are mounted. */
interface Mounted {
  /** Whether the count is that of an earlier visit. */
  unconfirmed?: boolean;
  locale?: string;
  announcements?: InboxSettings['announcements'];
  /** Which inbox CSS of the host hides, by its index. */
  hidden?: number;
}

/** Announcements of so many inboxes of one subscriber. The server's count and the reader's own share are set by hand. */
async function mountAnnouncements(
  inboxes: number,
  { unconfirmed = false, locale = 'en', announcements = 'on', hidden }: Mounted = {},
) {
  const client = inboxOf(createWorld());
  const said: string[] = [];
  const settings: Partial<InboxSettings> = {
    translator: createTranslator(locale),
    announcements,
    features: [],
  };
  const roots = Array.from({ length: inboxes }, (_, index): Partial<RootState> => {
    const announce = (words: string) => {
      said.push(`${index}: ${words}`);
      return () => {};
    };
    const bell = Object.assign(fakeElement(), { checkVisibility: () => index !== hidden });
    return { ...createRootOwner(), announce, bellRef: { current: bell as HTMLButtonElement } };
  });
  const draw = (shown: readonly Partial<RootState>[]): ReactNode =>
    createElement(
      InboxSettingsContext.Provider,
      { value: settings as InboxSettings },
      createElement(
        InboxClientContext.Provider,
        { value: client },
        shown.map((root) =>
          createElement(
            RootContext.Provider,
            { key: roots.indexOf(root), value: root as RootState },
            createElement(UnreadAnnouncement),
          ),
        ),
      ),
    );
  const { unread } = queryKeys(client.scope);
  const setServer = (value: number) => recordFact(client, unread, { value, askedAt: timeOf(client) });
  const setOwn = (unreadDelta: number) =>
    setChanges(client, {
      changes: [{ ...markOf(['a'], { seen: true, read: true }), deltas: { unreadDelta } }],
    });
  recordFact(client, unread, { value: 5, askedAt: 0, isStored: unconfirmed });
  const page = mountReact(draw(roots));
  await passTime(0);
  return {
    said,
    setServer,
    setOwn,
    /** A message comes, and with it the count that the server has then. */
    receive(title: string | undefined, value: number, rest: Partial<InboxMessage> = {}) {
      client.events.emit('message', {
        id: title ?? '',
        read: false,
        seen: false,
        createdAt: '',
        title,
        ...rest,
      });
      setServer(value);
    },
    silence: (rule: SilenceRule) => silenceOf(client).add(rule),
    /** Only these inboxes stay, by their indexes. */
    show: (...indexes: number[]) => page.render(draw(roots.filter((_, index) => indexes.includes(index)))),
  };
}

describe('UnreadAnnouncement', () => {
  test('announces a count that has grown, and none of page load and none that is smaller or the same', async () => {
    const inbox = await mountAnnouncements(1);
    for (const count of [5, 4, 4, 6]) {
      inbox.setServer(count);
      await passTime(10);
    }
    expect(inbox.said).toEqual(['0: 6 unread']);
  });

  test('announces growth only from the first count of the server on, not from the one of an earlier visit', async () => {
    const inbox = await mountAnnouncements(1, { unconfirmed: true });
    inbox.setServer(7);
    await passTime(10);
    expect(inbox.said).toEqual([]);
    inbox.setServer(8);
    await passTime(10);
    expect(inbox.said).toEqual(['0: 8 unread']);
  });

  test('does not announce a growth that the reader caused, and announces what came beside it', async () => {
    const inbox = await mountAnnouncements(1);
    inbox.setOwn(1);
    await passTime(10);
    expect(inbox.said).toEqual([]);
    inbox.setServer(7);
    await passTime(10);
    expect(inbox.said).toEqual(['0: 8 unread']);
  });

  test('does not announce a mark of the reader’s that the server has counted before it confirms it', async () => {
    const inbox = await mountAnnouncements(1);
    inbox.setOwn(-1);
    await passTime(10);
    // The server's count comes, and before the effects of that have run the mark is confirmed: 4, for a moment 3, then 4 again.
    inbox.setServer(4);
    vi.advanceTimersByTime(0);
    await Promise.resolve();
    inbox.setOwn(0);
    await passTime(10);
    expect(inbox.said).toEqual([]);
  });

  test('lets the first inbox announce that is shown: what is said in one that CSS hides nobody hears', async () => {
    const inbox = await mountAnnouncements(2, { hidden: 0 });
    inbox.setServer(6);
    await passTime(10);
    expect(inbox.said).toEqual(['1: 6 unread']);
  });

  test('lets one of two inboxes announce: also when the first has gone, and when it has come back', async () => {
    const inbox = await mountAnnouncements(2);
    const shown = [[0, 1], [1], [0, 1]];
    for (const [index, indexes] of shown.entries()) {
      inbox.show(...indexes);
      await passTime(10);
      inbox.setServer(6 + index);
      await passTime(10);
    }
    expect(inbox.said.map((one) => one.slice(3))).toEqual(['6 unread', '7 unread', '8 unread']);
    expect(inbox.said[1]).toBe('1: 7 unread');
  });

  test('announces a message by its title, and one without words in it by the count', async () => {
    const inbox = await mountAnnouncements(1);
    for (const [index, title] of ['Maya Okafor mentioned you', undefined, ' '].entries()) {
      inbox.receive(title, 6 + index);
      await passTime(5_000);
    }
    expect(inbox.said).toEqual(['0: New: Maya Okafor mentioned you', '0: 7 unread', '0: 8 unread']);
  });

  test('announces a burst by its count, also what follows the first message of it within two seconds', async () => {
    const inbox = await mountAnnouncements(1);
    inbox.receive('One', 5);
    inbox.receive('Two', 7);
    await passTime(5_000);
    inbox.receive('Three', 8);
    await passTime(500);
    inbox.receive('Four', 9);
    await passTime(5_000);
    expect(inbox.said).toEqual(['0: 7 unread', '0: New: Three', '0: 9 unread']);
  });

  test('does not announce an old message where the count grows by something else, nor one that is read at once', async () => {
    const inbox = await mountAnnouncements(1);
    inbox.receive('Read on another device', 5);
    await passTime(5_000);
    expect(inbox.said).toEqual([]);
    inbox.setServer(6);
    await passTime(5_000);
    inbox.receive('One of two', 8);
    await passTime(10);
    expect(inbox.said).toEqual(['0: 6 unread', '0: 8 unread']);
  });

  test('says a message once where two inboxes hear of it', async () => {
    const inbox = await mountAnnouncements(2);
    inbox.receive('One', 6);
    await passTime(10);
    expect(inbox.said).toEqual(['0: New: One']);
  });

  test('fetches the words of another language with the first message, and not where announcements are off', async () => {
    const load = vi.spyOn(attentionWords, 'load');
    onTestFinished(() => load.mockRestore());
    const off = await mountAnnouncements(1, { locale: 'de', announcements: 'off' });
    off.receive('Eins', 6);
    const inbox = await mountAnnouncements(1, { locale: 'de' });
    await passTime(10);
    expect(load).not.toHaveBeenCalled();
    load.mockResolvedValueOnce(
      createTranslator('de', [{ arrived: 'Neu: {title}' }]) as ReturnType<typeof attentionWords.wordsOf>,
    );
    inbox.receive('Eins', 6);
    await passTime(5_000);
    load.mockRejectedValueOnce(new Error('No network'));
    inbox.receive('Zwei', 7);
    await passTime(10);
    expect(inbox.said).toEqual(['0: Neu: Eins', '0: 7 unread']);
    expect(load.mock.calls.map(([{ tag }]) => tag)).toEqual(['de', 'de']);
  });

  test('says nothing of a message that a rule silences, and says what comes beside it', async () => {
    const inbox = await mountAnnouncements(1);
    inbox.silence((message) => message?.title === 'Muted');
    inbox.receive('Muted', 6);
    await passTime(5_000);
    expect(inbox.said).toEqual([]);
    inbox.receive('Heard', 7);
    await passTime(5_000);
    inbox.setServer(8);
    await passTime(5_000);
    expect(inbox.said).toEqual(['0: New: Heard', '0: 8 unread']);
  });

  test('says who sent a message, unless its title does', async () => {
    const inbox = await mountAnnouncements(1);
    const sender = { firstName: 'Maya', lastName: 'Okafor' };
    inbox.receive('maya okafor mentioned you', 6, { sender });
    await passTime(5_000);
    inbox.receive('New comment', 7, { sender });
    await passTime(5_000);
    expect(inbox.said).toEqual(['0: New: maya okafor mentioned you', '0: New: Maya Okafor, New comment']);
  });
});
