'use client';

import { type InboxMessage, useUpdateMessages } from '../../data/index.ts';
import { Inbox } from '../../features/index.ts';
import { useInboxSettings } from '../../inbox/index.ts';
import { MessageActionStatusEnum } from '../model/legacyEnums.ts';
import { legacyMessage } from '../model/legacyMessage.ts';
import type { INotificationCenterProps } from './panelProps.ts';

/** Props of `LegacyItem`. */
export interface LegacyItemProps
  extends Pick<INotificationCenterProps, 'listItem' | 'actionsResultBlock' | 'allowedNotificationActions'> {
  message: InboxMessage;
}

/** A row with the parts that the old props require. Renders an `<article>`. */
export function LegacyItem(props: LegacyItemProps) {
  const { message, listItem, actionsResultBlock, allowedNotificationActions = true } = props;
  const { navigate, onMessageClick, onAnswer } = useInboxSettings('NotificationCenter');
  const { run: update } = useUpdateMessages();
  const { data, action } = legacyMessage(message).cta ?? {};

  if (listItem !== undefined) {
    return (
      <Inbox.Item message={message}>
        {listItem(
          legacyMessage(message),
          (type) => onAnswer?.(message, type),
          () => {
            void update({ ids: [message.id], read: true });
            onMessageClick?.(message, new Event('click'));
            if (data?.url !== undefined) {
              navigate?.(data.url);
            }
          },
        )}
      </Inbox.Item>
    );
  }
  const result =
    action?.status === MessageActionStatusEnum.DONE && actionsResultBlock !== undefined
      ? { answers: actionsResultBlock(message.kind ?? '', action) }
      : {};
  return (
    <Inbox.Item message={message} {...result} {...(allowedNotificationActions ? {} : { controls: null })} />
  );
}
