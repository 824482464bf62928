export type { InboxClient, InboxEvents } from './client/InboxClient.ts';
export { useInboxClient } from './client/InboxClientContext.ts';
export { countLimit } from './counts/countLimit.ts';
export type { CountOptions, CountParams } from './counts/liveCount.ts';
export { tabCountOptions, useTabCount } from './counts/tabCount.ts';
export { unreadCountOptions, useUnreadCount } from './counts/unreadCount.ts';
export { unseenCountOptions, useUnseenCount } from './counts/unseenCount.ts';
export { InboxDataProvider, type InboxDataProviderProps } from './InboxDataProvider.tsx';
export type { InitialFetchingStrategy } from './InitialFetching.tsx';
export { defaultUndoMs } from './messages/heldActs.ts';
export { useLastVisit } from './messages/lastVisit.ts';
export { type MarkAllMessagesInput, useMarkAllMessages } from './messages/markAllMessages.ts';
export { useMarkFailure } from './messages/markFailure.ts';
export { type MarkLoadedMessagesInput, useMarkLoadedMessages } from './messages/markLoadedMessages.ts';
export {
  type MarkMessagesInput,
  markMessages,
  markSighted,
  useMarkMessages,
} from './messages/markMessages.ts';
export type {
  InboxMessage,
  MessageActor,
  MessageButton,
  MessageCallToAction,
  MessagePerson,
} from './messages/message.ts';
export { type BulkMark, bulkMarks, type MessageMark, messageMarks } from './messages/messageMarks.ts';
export { type MessagesFeed, messagesFeedOptions, useMessages } from './messages/messagesFeed.ts';
export type { MessagesQuery } from './messages/messagesQuery.ts';
export type { HeldAct } from './messages/pendingMarks.ts';
export { prefetchMessages } from './messages/prefetchMessages.ts';
export { type RemoveMessagesInput, useRemoveMessages } from './messages/removeMessages.ts';
export { type RunMessageButtonInput, useRunMessageButton } from './messages/runMessageButton.ts';
export { type SetMessagesStatusInput, useSetMessagesStatus } from './messages/setMessagesStatus.ts';
export { type HeldActs, useHeldActs } from './messages/useHeldActs.ts';
export { type Organization, organizationOptions, useOrganization } from './organization/organization.ts';
export type { FailedAction, FailedActionKind } from './outbox/failedActions.ts';
export { type FailedActions, useFailedActions } from './outbox/useFailedActions.ts';
export type {
  ChannelSwitches,
  GlobalPreference,
  PreferenceSwitches,
  PreferenceTemplate,
  WorkflowPreference,
} from './preferences/preference.ts';
export { type SavingState, savingStates } from './preferences/preferenceChanges.ts';
export {
  globalPreferencesOptions,
  type PreferencesByLevel,
  preferencesByLevelOptions,
  preferencesOptions,
  useGlobalPreferences,
  usePreferences,
  usePreferencesByLevel,
} from './preferences/preferences.ts';
export { prefetchPreferences } from './preferences/prefetchPreferences.ts';
export {
  type UpdateGlobalPreferencesInput,
  useUpdateGlobalPreferences,
} from './preferences/updateGlobalPreferences.ts';
export { type UpdatePreferenceInput, useUpdatePreference } from './preferences/updatePreference.ts';
export { usePreferencesSaving } from './preferences/usePreferenceChanges.ts';
export { callSafely } from './realtime/emitter.ts';
export { type ConnectionState, connectionStates } from './realtime/liveOptions.ts';
export { useConnection } from './realtime/useConnection.ts';
export { useInboxEvent } from './realtime/useInboxEvent.ts';
export { useLogout, useSignIn } from './session/logout.ts';
export { type SessionProfile, sessionOptions, useSession } from './session/session.ts';
export { type SessionState, sessionStates, useSessionState } from './session/sessionState.ts';
export type { GetSubscriberHash } from './session/subscriberHash.ts';
export { tokenStorageKey } from './session/tokenStorage.ts';
export { type Endpoint, type EndpointName, endpoints } from './transport/endpoints.ts';
export { InboxError, type InboxErrorCode, inboxErrorCodes, toInboxError } from './transport/InboxError.ts';
export { type UsagePayload, useLogUsage } from './usage/usageLog.ts';
