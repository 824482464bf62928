import { describe, expect, it } from 'vitest';
import {
  bulkRemovalMaxCount,
  countLimitMax,
  defaultStoreId,
  feedPageSizeDefault,
  feedPageSizeMax,
  firstFeedPage,
  initialFetchingDefaults,
  sessionTokenStorageKey,
  socketReconnectionDelayMaxMs,
  unreadCountFetchLimit,
  unreadEventDebounceMs,
} from './widgetLimits.ts';

describe('limits of the widget', () => {
  it.each([
    ['unread-count fetch limit (docs/protocol.md#limits-and-defaults)', unreadCountFetchLimit, 100],
    [
      'debounce of the live unread event, ms (docs/protocol.md#limits-and-defaults)',
      unreadEventDebounceMs,
      100,
    ],
    [
      'socket reconnection delay cap, ms (docs/protocol.md#limits-and-defaults)',
      socketReconnectionDelayMaxMs,
      10_000,
    ],
    ['first page of the feed (docs/protocol.md#limits-and-defaults)', firstFeedPage, 0],
    [
      'token key in local storage (docs/protocol.md#limits-and-defaults)',
      sessionTokenStorageKey,
      'widget_user_auth_token',
    ],
    ['default store id (docs/protocol.md#panel-and-embedding)', defaultStoreId, 'default_store'],
    ['feed page size (docs/protocol.md#platform-values)', feedPageSizeDefault, 10],
    ['largest feed page (docs/protocol.md#platform-values)', feedPageSizeMax, 100],
    ['largest count limit (docs/protocol.md#platform-values)', countLimitMax, 100],
    ['largest bulk removal (docs/protocol.md#platform-values)', bulkRemovalMaxCount, 100],
  ])('%s', (_name, actual, expected) => {
    expect(actual).toBe(expected);
  });

  it('fetch counts and organization at the start, and nothing else (docs/protocol.md#limits-and-defaults)', () => {
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
