import { expect, expectTypeOf, test, vi } from 'vitest';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountInbox } from '../../../tests/support/mountInbox.ts';
import { initialFetchingDefaults } from '../../platform-constants/index.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { timeOf } from '../facts/clock.ts';
import { queryKeys } from '../facts/queryKeys.ts';
import { recordFact } from '../facts/recordFact.ts';
import type { InitialFetchingStrategy } from './providerProps.ts';

const platform = mockPlatform();

test('the count callbacks run when a count is known, and again when it changes', async () => {
  const world = platform();
  const onUnreadCountChange = vi.fn();
  const onUnseenCountChange = vi.fn();
  const page = mountInbox(world, () => useInboxClient('test'), { onUnreadCountChange, onUnseenCountChange });
  await vi.waitFor(() => expect(onUnreadCountChange.mock.calls).toEqual([[3]]));
  await vi.waitFor(() => expect(onUnseenCountChange.mock.calls).toEqual([[2]]));
  recordFact(page.now, queryKeys(page.now.scope).unread, { value: 0, askedAt: timeOf(page.now) });
  await vi.waitFor(() => expect(onUnreadCountChange.mock.calls).toEqual([[3], [0]]));
  expect(onUnseenCountChange).toHaveBeenCalledOnce();
});

test.each([
  [undefined, ['/notifications/unread']],
  [
    { unseenCount: true, organization: true },
    ['/organization', '/notifications/unread', '/notifications/unseen'],
  ],
  [initialFetchingDefaults, ['/organization', '/notifications/unread', '/notifications/unseen']],
  [{ ...initialFetchingDefaults, unreadCount: false, unseenCount: false, organization: false }, []],
  [{ unreadCount: false, unseenCount: true }, ['/notifications/unseen']],
  [
    { unreadCount: false, unseenCount: false, organization: false, notifications: true },
    ['/notifications/feed'],
  ],
  [{ unreadCount: false, unseenCount: false, organization: false, userPreferences: true }, ['/preferences']],
  [
    { unreadCount: false, unseenCount: false, organization: false, userGlobalPreferences: true },
    ['/preferences/global'],
  ],
])('with initialFetching %j the paths %j are requested', async (initialFetching, paths) => {
  const world = platform();
  const page = mountInbox(world, () => useInboxClient('test'), { initialFetching });
  const asked = () => world.requests.map(({ path }) => path.replace('/widgets', '')).sort();
  await vi.waitFor(() => expect(asked()).toEqual(['/session/initialize', ...paths].sort()));
  await vi.waitFor(() => expect(page.now.queryClient.isFetching()).toBe(0));
  expect(world.requests).toHaveLength(paths.length + 1);
});

test('the platform constant of the defaults has the same keys as the initialFetching prop', () => {
  expectTypeOf<keyof typeof initialFetchingDefaults>().toEqualTypeOf<keyof InitialFetchingStrategy>();
  expectTypeOf(initialFetchingDefaults).toExtend<InitialFetchingStrategy>();
});
