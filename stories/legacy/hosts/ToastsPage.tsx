import { useEffect, useState } from 'react';
import type { LegacyPage } from './host.ts';
import {
  type IMessage,
  NotificationBell,
  NovuProvider,
  PopoverNotificationCenter,
  useSocket,
} from './widget.ts';

function Toasts() {
  const { socket } = useSocket();
  const [toasts, setToasts] = useState<string[]>([]);
  const [live, setLive] = useState('no live count');
  useEffect(() => {
    if (!socket) {
      return;
    }
    const onMessage = (data: { message: IMessage }) =>
      setToasts((all) => [...all, String(data.message.content)]);
    const onCount = (data: { unseenCount: number }) => setLive(`a live count of ${data.unseenCount}`);
    socket.on('notification_received', onMessage);
    socket.on('unseen_count_changed', onCount);
    return () => {
      socket.off('notification_received');
    };
  }, [socket]);
  return (
    <output>
      Toasts: {toasts.length === 0 ? 'none' : [...new Set(toasts)].join(', ')}; {live}
    </output>
  );
}

/** A page that shows a toast for what arrives live. */
export const toastsPage: LegacyPage = {
  title: 'listeners that show toasts',
  Host: ({ identity }) => (
    <NovuProvider {...identity}>
      <Toasts />
      <PopoverNotificationCenter colorScheme="dark">
        {({ unseenCount }) => <NotificationBell unseenCount={unseenCount} />}
      </PopoverNotificationCenter>
    </NovuProvider>
  ),
  steps: [{ says: 'Toasts: none; no live count' }, { receive: 'Fresh' }, { says: 'Toasts: Fresh' }],
};
