export { bulkRemovalMaxCount, countLimitMax, feedPageSizeDefault, feedPageSizeMax } from './serverLimits.ts';
export {
  defaultStoreId,
  firstFeedPage,
  initialFetchingDefaults,
  sessionTokenStorageKey,
  socketReconnectionDelayMaxMs,
  unreadCountFetchLimit,
  unreadEventDebounceMs,
} from './widgetLimits.ts';
