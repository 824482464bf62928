import { describe, expect, it } from 'vitest';
import { bulkRemovalMaxCount, countLimitMax, feedPageSizeDefault, feedPageSizeMax } from './serverLimits.ts';
import {
  defaultStoreId,
  firstFeedPage,
  initialFetchingDefaults,
  sessionTokenStorageKey,
  socketReconnectionDelayMaxMs,
  unreadCountFetchLimit,
  unreadEventDebounceMs,
} from './widgetLimits.ts';

describe('limits of the widget', () => {
  it.each([
    ['unread-count fetch limit (spec §9)', unreadCountFetchLimit, 100],
    ['debounce of the live unread event, ms (spec §9)', unreadEventDebounceMs, 100],
    ['socket reconnection delay cap, ms (spec §9)', socketReconnectionDelayMaxMs, 10_000],
    ['first page of the feed (spec §9)', firstFeedPage, 0],
    ['token key in local storage (spec §9)', sessionTokenStorageKey, 'widget_user_auth_token'],
    ['default store id (spec §2)', defaultStoreId, 'default_store'],
    ['feed page size (platform-facts)', feedPageSizeDefault, 10],
    ['largest feed page (platform-facts)', feedPageSizeMax, 100],
    ['largest count limit (platform-facts)', countLimitMax, 100],
    ['largest bulk removal (platform-facts)', bulkRemovalMaxCount, 100],
  ])('%s', (_name, actual, expected) => {
    expect(actual).toBe(expected);
  });

  it('fetch counts and organization at the start, and nothing else (spec §9)', () => {
    expect(initialFetchingDefaults).toEqual({
      unseenCount: true,
      organization: true,
      unreadCount: true,
      notifications: false,
      userPreferences: false,
      userGlobalPreferences: false,
    });
  });
});
