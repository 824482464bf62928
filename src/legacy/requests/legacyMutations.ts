'use client';

import {
  changeMessages,
  type InboxClient,
  shownMessages,
  useAnswerMessage,
  useInboxClient,
  useUpdateMessages,
} from '../../data/index.ts';
import type { ButtonTypeEnum, MessageActionStatusEnum } from '../model/legacyEnums.ts';
import { legacyMessage } from '../model/legacyMessage.ts';
import type { IMessage, IMessageId, IStoreQuery } from '../model/messageTypes.ts';
import {
  type ILegacyMutation,
  type ILegacyMutationOptions,
  type LegacyMutate,
  useLegacyMutation,
} from './useLegacyMutation.ts';
import { useRemoveAll } from './useRemoveAll.ts';

/** The old parameters of a mark: the flags that the messages get. */
export interface IMarkNotificationsAs {
  messageId: IMessageId;
  seen?: boolean | undefined;
  read?: boolean | undefined;
}

/**
 * Sets the flags of messages; with neither flag they are marked as seen. Its data are those of the messages that are loaded. As in the
 * old widget, the `query` has no effect.
 */
export function useMarkNotificationsAs(
  options?: ILegacyMutationOptions<IMessage[], IMarkNotificationsAs> & { query?: IStoreQuery | undefined },
): ILegacyMutation<IMessage[], IMarkNotificationsAs> & {
  markNotificationsAs: LegacyMutate<IMessage[], IMarkNotificationsAs>;
} {
  const client = useInboxClient('useMarkNotificationsAs');
  const [markNotificationsAs, state] = useLegacyMutation(
    options,
    async ({ messageId, seen, read }: IMarkNotificationsAs) => {
      const ids = [messageId].flat();
      await changeMessages(client, ids, changeOf(seen, read));
      return loadedMessages(client, ids);
    },
  );
  return { ...state, markNotificationsAs };
}

/** The old parameters of a removal. */
export interface IRemoveNotification {
  messageId: string;
}

/** Removes one message. Its data is the message, if it was loaded. */
export function useRemoveNotification(
  options?: ILegacyMutationOptions<IMessage, IRemoveNotification>,
): ILegacyMutation<IMessage, IRemoveNotification> & {
  removeNotification: LegacyMutate<IMessage, IRemoveNotification>;
} {
  const client = useInboxClient('useRemoveNotification');
  const { run: update } = useUpdateMessages();
  const [removeNotification, state] = useLegacyMutation(
    options,
    async ({ messageId }: IRemoveNotification) => {
      const removed = loadedMessage(client, messageId);
      await update({ ids: [messageId], removed: true });
      return removed;
    },
  );
  return { ...state, removeNotification };
}

/** What the removal of several messages returns. */
export type ResponseDataType = Record<string, never>;

/** The old parameters of a removal of several messages. */
export interface IRemoveNotifications {
  messageIds: string[];
}

/** Removes several messages. */
export function useRemoveNotifications(
  options?: ILegacyMutationOptions<ResponseDataType, IRemoveNotifications>,
): ILegacyMutation<ResponseDataType, IRemoveNotifications> & {
  removeNotifications: LegacyMutate<ResponseDataType, IRemoveNotifications>;
} {
  const { run: update } = useUpdateMessages();
  const [removeNotifications, state] = useLegacyMutation<ResponseDataType, IRemoveNotifications>(
    options,
    async ({ messageIds }) => {
      await update({ ids: messageIds, removed: true });
      return {};
    },
  );
  return { ...state, removeNotifications };
}

/** The old parameters of a removal of everything. */
export interface IRemoveAllNotifications {
  feedId?: string | undefined;
}

/** Removes the whole inbox, or one feed by its object id. It has no data, as the platform answers with none. */
export function useRemoveAllNotifications(
  options?: ILegacyMutationOptions<IMessage, IRemoveAllNotifications>,
): ILegacyMutation<IMessage, IRemoveAllNotifications> & {
  removeAllNotifications: LegacyMutate<IMessage, IRemoveAllNotifications>;
} {
  const removeAll = useRemoveAll();
  const [removeAllNotifications, state] = useLegacyMutation<IMessage, IRemoveAllNotifications>(
    options,
    async ({ feedId }) => {
      await removeAll(feedId);
      return undeclared();
    },
  );
  return { ...state, removeAllNotifications };
}

/** The old parameters of a pressed button. */
export interface IUpdateAction {
  messageId: string;
  actionButtonType: ButtonTypeEnum | `${ButtonTypeEnum}`;
  status: MessageActionStatusEnum | `${MessageActionStatusEnum}`;
  payload?: Record<string, unknown> | undefined;
}

/** Runs one of the sender's buttons: its status is always `done`. Its data is the message, if it is loaded. */
export function useUpdateAction(
  options?: ILegacyMutationOptions<IMessage, IUpdateAction>,
): ILegacyMutation<IMessage, IUpdateAction> & { updateAction: LegacyMutate<IMessage, IUpdateAction> } {
  const client = useInboxClient('useUpdateAction');
  const { run: press } = useAnswerMessage();
  const [updateAction, state] = useLegacyMutation(
    options,
    async ({ messageId, actionButtonType, payload }: IUpdateAction) => {
      await press({ messageId, answer: actionButtonType, data: payload });
      return loadedMessage(client, messageId);
    },
  );
  return { ...state, updateAction };
}

/** Sets exactly these flags, while the other stays; with neither the messages are seen. @source docs/protocol.md#two-ways-to-mark */
function changeOf(seen: boolean | undefined, read: boolean | undefined) {
  if (read === undefined) {
    return { kind: seen === false ? 'unseen' : 'seen', effect: { seen: seen !== false } } as const;
  }
  const effect = seen === undefined ? { read } : { seen, read };
  return { kind: read ? 'read' : 'unread', effect } as const;
}

function loadedMessages(client: InboxClient, ids: readonly string[]): IMessage[] {
  const wanted = new Set(ids);
  return shownMessages(client)
    .filter(({ id }) => wanted.has(id))
    .map(legacyMessage);
}

/** A message as the reader sees it; one that is in no loaded feed has only its id. */
function loadedMessage(client: InboxClient, id: string): IMessage {
  return loadedMessages(client, [id])[0] ?? legacyMessage({ id, read: false, seen: false, createdAt: '' });
}

/** The old types declare data where the platform sends none. */
function undeclared<Data>(): Data {
  return undefined as Data;
}
