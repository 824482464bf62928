import { useEffect, useState } from 'react';
import { storyWorld } from '#.storybook/storyWorld';
import {
  type IMessage,
  type INotificationCenterProps,
  type IStore,
  NotificationBell,
  NovuProvider,
  PopoverNotificationCenter,
  useNotifications,
  useRemoveNotification,
  useSocket,
} from '../../src/legacy/index.ts';
import { useThemeSettings } from '../../src/primitives/index.ts';

/** What a host of old heard. */
export interface LegacyHostProps
  extends Pick<
    INotificationCenterProps,
    | 'actionsResultBlock'
    | 'allowedNotificationActions'
    | 'header'
    | 'listItem'
    | 'onActionClick'
    | 'onNotificationClick'
    | 'onTabClick'
    | 'onUnseenCountChanged'
    | 'onUrlChange'
    | 'preferenceFilter'
    | 'showUserPreferences'
    | 'tabs'
  > {
  stores?: IStore[] | undefined;
  onReceived?: ((message: IMessage) => void) | undefined;
}

/** An app as it was written for the old widget: of it only the import has changed, and the addresses are the story's. */
export function LegacyHost({ stores, onReceived, ...panel }: LegacyHostProps) {
  const { applicationIdentifier, subscriberId, backendUrl, socketUrl } = storyWorld.current();
  const colorScheme = useThemeSettings('LegacyHost').theme.endsWith('dark') ? 'dark' : 'light';
  const identity = { applicationIdentifier, subscriberId, backendUrl, socketUrl };
  return (
    <NovuProvider
      {...identity}
      stores={stores}
      i18n="en"
      initialFetchingStrategy={{ fetchNotifications: true }}
    >
      <PopoverNotificationCenter colorScheme={colorScheme} position="bottom-end" offset={10} {...panel}>
        {({ unseenCount }) => <NotificationBell unseenCount={unseenCount} />}
      </PopoverNotificationCenter>
      <Summary onReceived={onReceived} />
    </NovuProvider>
  );
}

/** Code of the host's own, on the old hooks. */
function Summary({ onReceived }: Pick<LegacyHostProps, 'onReceived'>) {
  const { notifications, unseenCount, storeId, setStore, markNotificationAsRead } = useNotifications();
  const [removed, setRemoved] = useState(false);
  const { removeNotification } = useRemoveNotification({ onSuccess: () => setRemoved(true) });
  const { socket } = useSocket();
  useEffect(() => {
    const hear = ({ message }: { message: IMessage }) => onReceived?.(message);
    socket.on('notification_received', hear);
    return () => socket.off('notification_received', hear);
  }, [socket, onReceived]);
  const [first] = notifications;
  return (
    <section aria-label="Host">
      <p>
        {unseenCount} unseen, {notifications.length} in {storeId}, first {first?.read ? 'read' : 'unread'}
        {removed && ', one removed'}
      </p>
      <button type="button" onClick={() => setStore('alerts')}>
        Open alerts
      </button>
      <button type="button" onClick={() => first && markNotificationAsRead(first._id)}>
        Read the first
      </button>
      <button type="button" onClick={() => first && removeNotification({ messageId: first._id })}>
        Remove the first
      </button>
    </section>
  );
}
