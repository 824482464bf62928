export type { InboxClient, InboxEvents } from './client/InboxClient.ts';
export { useInboxClient } from './client/InboxClientContext.ts';
export { countLimit } from './counts/countLimit.ts';
export { tabCountOptions, useTabCount } from './counts/tabCount.ts';
export { unreadCountOptions, useUnreadCount } from './counts/unreadCount.ts';
export { unseenCountOptions, useUnseenCount } from './counts/unseenCount.ts';
export { InboxDataProvider, type InboxDataProviderProps } from './InboxDataProvider.tsx';
export type { InitialFetchingStrategy } from './InitialFetching.tsx';
export { type MarkAllMessagesInput, useMarkAllMessages } from './messages/markAllMessages.ts';
export { type MarkMessagesInput, useMarkFailure, useMarkMessages } from './messages/markMessages.ts';
export type {
  InboxMessage,
  MessageActor,
  MessageButton,
  MessageCallToAction,
  MessagePerson,
} from './messages/message.ts';
export { type MessageMark, messageMarks } from './messages/messageMarks.ts';
export { type MessagesFeed, messagesFeedOptions, useMessages } from './messages/messagesFeed.ts';
export type { MessagesQuery } from './messages/messagesQuery.ts';
export { prefetchMessages } from './messages/prefetchMessages.ts';
export { type RunMessageButtonInput, useRunMessageButton } from './messages/runMessageButton.ts';
export { type Organization, organizationOptions, useOrganization } from './organization/organization.ts';
export { callSafely } from './realtime/emitter.ts';
export { type ConnectionState, connectionStates } from './realtime/liveOptions.ts';
export { useConnection } from './realtime/useConnection.ts';
export { useInboxEvent } from './realtime/useInboxEvent.ts';
export { type SessionProfile, sessionOptions, useSession } from './session/session.ts';
export { tokenStorageKey } from './session/tokenStorage.ts';
export { type Endpoint, type EndpointName, endpoints } from './transport/endpoints.ts';
export { InboxError, type InboxErrorCode, inboxErrorCodes, toInboxError } from './transport/InboxError.ts';
