export { type ConnectionState, connectionStates } from './client/connectionState.ts';
export type { FetchOptions } from './client/fetchOptions.ts';
export type { GetSubscriberHash, InboxClient, InboxEvents } from './client/InboxClient.ts';
export { useInboxClient } from './client/InboxClientContext.ts';
export { useConnection } from './client/useConnection.ts';
export { useInboxEvent } from './client/useInboxEvent.ts';
export { liveCountOptions, useLiveCount } from './counts/liveCount.ts';
export { ownShareOf } from './counts/ownShare.ts';
export type { CountParams } from './counts/paramCount.ts';
export { tabCountOptions } from './counts/tabCount.ts';
export { type CountOptions, useCount } from './counts/useCount.ts';
export { factOf } from './facts/recordFact.ts';
export type { ShownResult } from './facts/useFact.ts';
export { InboxDataProvider } from './InboxDataProvider.tsx';
export { type FeedRows, noRows, useFeedRows } from './messages/feedRows.ts';
export { useLastActionError } from './messages/lastActionError.ts';
export { useLastVisit } from './messages/lastVisit.ts';
export { type MarkAllMessagesInput, useMarkAllMessages } from './messages/markAllMessages.ts';
export {
  type MarkLoadedMessagesInput,
  type MarkMessagesInput,
  markAutoSeen,
  markMessages,
  type SetMessagesStatusInput,
  startMark,
  useMarkLoadedMessages,
  useMarkMessages,
  useSetMessagesStatus,
} from './messages/markMessages.ts';
export {
  type FeedResult,
  type MessagesFeed,
  messagesFeedOptions,
  useMessages,
} from './messages/messagesFeed.ts';
export { prefetchMessages, usePrefetchMessages } from './messages/prefetchMessages.ts';
export { type RemoveMessagesInput, startRemoval, useRemoveMessages } from './messages/removeMessages.ts';
export { type RunMessageButtonInput, useRunMessageButton } from './messages/runMessageButton.ts';
export { type SetMessageFlagsInput, useSetMessageFlags } from './messages/setMessageFlags.ts';
export { shownMessages } from './messages/shownMessages.ts';
export { useMessage } from './messages/useMessage.ts';
export type { ChangeKind as FailedActionKind } from './model/change.ts';
export { countLimit } from './model/countLimit.ts';
export type { Feed, FeedPage } from './model/feed.ts';
export type {
  InboxMessage,
  MessageActor,
  MessageButton,
  MessageCallToAction,
  MessagePerson,
} from './model/message.ts';
export { type BulkMark, bulkMarks, type MessageMark, messageMarks } from './model/messageMarks.ts';
export type { MessagesQuery } from './model/messagesQuery.ts';
export type {
  ChannelSwitches,
  GlobalPreference,
  PreferenceSwitches,
  PreferenceTemplate,
  WorkflowPreference,
} from './model/preference.ts';
export type { MessageKind, RegisteredMessages } from './model/register.ts';
export type { SessionProfile } from './model/session.ts';
export { type CountKind, countKinds } from './model/shownCount.ts';
export { organizationOptions, useOrganization } from './organization/organization.ts';
export type { Organization } from './organization/parseOrganization.ts';
export type { FailedAction } from './outbox/failedActions.ts';
export { defaultUndoMs } from './outbox/heldChanges.ts';
export { type FailedActions, useFailedActions } from './outbox/useFailedActions.ts';
export { type UndoableAction, type UndoableActions, useUndo } from './outbox/useUndo.ts';
export {
  useIsSwitchWaiting,
  useIsWaiting,
  usePressedButton,
  useWaitingActions,
  type WaitingAction,
} from './outbox/useWaitingActions.ts';
export { clearPersistedInbox } from './persist/clearPersistedInbox.ts';
export type { PersistOptions } from './persist/persistOptions.ts';
export { type SavingState, savingStates } from './preferences/preferenceSaving.ts';
export {
  globalPreferencesOptions,
  type PreferencesByLevel,
  preferencesByLevelOptions,
  preferencesOptions,
  shownPreferences,
  useGlobalPreferences,
  usePreferences,
  usePreferencesByLevel,
} from './preferences/preferences.ts';
export { prefetchPreferences, usePrefetchPreferences } from './preferences/prefetchPreferences.ts';
export {
  type UpdateGlobalPreferencesInput,
  useUpdateGlobalPreferences,
} from './preferences/updateGlobalPreferences.ts';
export { type UpdatePreferenceInput, useUpdatePreference } from './preferences/updatePreference.ts';
export { usePreferencesSaving } from './preferences/usePreferencesSaving.ts';
export type { InboxDataProviderProps, InitialFetchingStrategy } from './providerProps.ts';
export { useLogout, useSignIn } from './session/logout.ts';
export { sessionOptions, useSession } from './session/session.ts';
export { type SessionState, sessionStates, useSessionState } from './session/sessionState.ts';
export { tokenStorageKey } from './session/tokenStorage.ts';
export { showStoredChanges } from './showStoredChanges.ts';
export type { InboxSnapshot } from './snapshot/InboxSnapshot.ts';
export { type Endpoint, type EndpointName, endpoints } from './transport/endpoints.ts';
export {
  InboxError,
  type InboxErrorCode,
  type InboxErrorDetails,
  inboxErrorCodes,
  toInboxError,
} from './transport/InboxError.ts';
export { isRefusal } from './transport/isRefusal.ts';
export { type UsagePayload, useLogUsage } from './usage/usageLog.ts';
