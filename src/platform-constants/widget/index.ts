export {
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
