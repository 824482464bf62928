export type { Capabilities } from './backends/Capabilities.ts';
export { checkCount } from './backends/checkCount.ts';
export { checkPage } from './backends/checkPage.ts';
export { checkSession } from './backends/checkSession.ts';
export type {
  BackendCall,
  ChangeAnswer,
  InboxBackend,
  MessageRows,
  MessagesTarget,
} from './backends/InboxBackend.ts';
export type { InboxLine, LineListener, LineSession } from './backends/InboxLine.ts';
export { parseSession } from './backends/widget/bellAnswers.ts';
export { type Endpoint, type EndpointName, endpoints } from './backends/widget/endpoints.ts';
export { messageFromWire } from './backends/widget/fromWire.ts';
export {
  createHttpClient,
  type HttpCall,
  type HttpOptions,
  kindOfStatus,
  queryString,
  toldBy,
} from './backends/widget/httpClient.ts';
export { parseWorkflowPreferences, readGlobalPreference } from './backends/widget/parsePreferences.ts';
export { widgetApi } from './backends/widget/widgetApi.ts';
export { widgetBackend } from './backends/widget/widgetBackend.ts';
export type { WidgetBackendOptions } from './backends/widget/widgetBackendOptions.ts';
export { widgetLine } from './backends/widget/widgetLine.ts';
export { useCapabilities, useConnection } from './client/clientHooks.ts';
export { type ConnectionState, connectionStates } from './client/connectionState.ts';
export type { GetSubscriberHash, InboxClient, InboxEvents } from './client/InboxClient.ts';
export { useInboxClient } from './client/InboxClientContext.ts';
export { identityKey, isComplete, readerKey } from './client/identity.ts';
export type { FetchOptions, InboxResult } from './client/inboxResult.ts';
export { supported } from './client/supported.ts';
export { useInboxEvent } from './client/useInboxEvent.ts';
export { liveCountOptions, useLiveCount } from './counts/liveCount.ts';
export {
  type CountResult,
  ownShareOf,
  tabCountOptions,
  useCountQuery,
  useServerCount,
} from './counts/serverCount.ts';
export { InboxDataProvider } from './engine/InboxDataProvider.tsx';
export type { InboxDataProviderProps, InitialFetchingStrategy } from './engine/providerProps.ts';
export { pendingChangesOf } from './facts/pendingChanges.ts';
export { factOf } from './facts/recordFact.ts';
export { silenceOf } from './live/silence.ts';
export { isHidden, startVisibleTimer } from './live/visibleTimer.ts';
export { shownMessages } from './messages/allMessages.ts';
export {
  type AnswerMessageInput,
  useAnswerMessage,
} from './messages/answerMessage.ts';
export { type FeedRows, noRows, useFeedRows } from './messages/feedRows.ts';
export { nextPageKey } from './messages/fetchFeed.ts';
export { useLastVisit } from './messages/lastVisit.ts';
export { listPage } from './messages/listPage.ts';
export {
  type FeedResult,
  type FullFeed,
  messagesFeedOptions,
  useMessages,
  useMessagesQuery,
} from './messages/messagesFeed.ts';
export { useIsOpen } from './messages/openMessages.ts';
export { prefetchMessages, usePrefetchMessages } from './messages/prefetchMessages.ts';
export {
  changeMessages,
  markAutoSeen,
  type UpdateMessagesInput,
  updateMessages,
  useUpdateMessages,
} from './messages/updateMessages.ts';
export { type CountOptions, useCount } from './messages/useCount.ts';
export { useMessage } from './messages/useMessage.ts';
export { watchFeed } from './messages/watchFeed.ts';
export type { Change, ChangeKind as FailedActionKind, SwitchesChange } from './model/change.ts';
export { choicesOf } from './model/choicesOf.ts';
export { containsData } from './model/containsData.ts';
export { type CountKind, countKinds, countLimit, flagOf } from './model/counts.ts';
export type { Feed, FeedPage } from './model/feed.ts';
export type {
  GivenAnswer,
  InboxMessage,
  MessageAnswer,
  MessagePerson,
  MessageRow,
  QuestionPart,
} from './model/message.ts';
export { concerns, hasFlagsOf, isInPlaceOf, type MessageEffect } from './model/messageFlags.ts';
export { feedsOf, type MessagesQuery, normalizeQuery } from './model/messagesQuery.ts';
export { isLinkOnly, isOpen, isOver } from './model/open.ts';
export type { Organization } from './model/organization.ts';
export { parseMessage } from './model/parseMessage.ts';
export type {
  ChannelSwitches,
  GlobalPreference,
  PreferenceSwitches,
  PreferenceWorkflow,
  Switches,
  WorkflowPreference,
} from './model/preference.ts';
export { parseQuietHours, type QuietHours, type QuietWindow } from './model/quietHours.ts';
export type { MessageKind, RegisteredMessages } from './model/registeredMessages.ts';
export { senderName } from './model/senderName.ts';
export type { SessionProfile } from './model/session.ts';
export { organizationOptions, useOrganization, useOrganizationQuery } from './organization/organization.ts';
export type { FailedAction } from './outbox/failedActions.ts';
export { type Conflicts, createConflicts } from './outbox/failedActions.ts';
export { defaultUndoMs } from './outbox/heldChanges.ts';
export { showStoredChanges } from './outbox/showStoredChanges.ts';
export { featureKey, storedPrefix } from './outbox/storedChanges.ts';
export { laterName } from './outbox/storedNames.ts';
export type { InboxAction } from './outbox/useAction.ts';
export { type FailedActions, useFailedActions } from './outbox/useFailedActions.ts';
export {
  useIsSwitchWaiting,
  useIsWaiting,
  usePendingAnswer,
  useWaitingActions,
  type WaitingAction,
} from './outbox/usePendingChanges.ts';
export { type UndoableAction, type UndoableActions, useUndo } from './outbox/useUndo.ts';
export {
  preferenceSavingOf,
  type SavingState,
  savingStates,
  type UpdatePreferencesInput,
  updatePreferences,
  usePreferencesSaving,
  useUpdatePreferences,
} from './preferences/preferenceSaving.ts';
export {
  type PreferencesByLevel,
  preferencesOptions,
  shownPreferences,
  useGlobalPreferences,
  useGlobalPreferencesQuery,
  usePreferences,
  usePreferencesQuery,
} from './preferences/preferences.ts';
export {
  followPreferences,
  prefetchPreferences,
  refreshPreferences,
  usePrefetchPreferences,
} from './preferences/prefetchPreferences.ts';
export { workflowOf } from './preferences/workflowOf.ts';
export { loadHash } from './session/loadHash.ts';
export { sessionOptions, useSession } from './session/session.ts';
export {
  type SessionState,
  sessionStates,
  useLogout,
  useSessionState,
  useSignIn,
} from './session/sessionState.ts';
export { tokenStorageKey } from './session/tokenStorage.ts';
export { clearPersistedInbox } from './stored/clearPersistedInbox.ts';
export type { InboxSnapshot } from './stored/InboxSnapshot.ts';
export type { PersistOptions } from './stored/persistInbox.ts';
export { isRecord, isString, toCount, type UnknownRecord } from './transport/guards.ts';
export {
  InboxError,
  type InboxErrorKind,
  malformed,
  toInboxError,
} from './transport/InboxError.ts';
export { isRefusal, isSessionRefusal } from './transport/isRefusal.ts';
export { isPathPart, toBoolean, toId } from './transport/lateGuards.ts';
export { parseJson } from './transport/parseJson.ts';
export { readText } from './transport/readText.ts';
export { parseRetryAfter } from './transport/retryAfter.ts';
export { isToCome } from './transport/tries.ts';
export { withoutPrototypeKeys } from './transport/withoutPrototypeKeys.ts';
export { withTimeout } from './transport/withTimeout.ts';
export { useLogUsage } from './usage/usageLog.ts';
