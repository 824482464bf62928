import { useState } from 'react';
import { contents, type LegacyPage } from './host.ts';
import {
  type IMessage,
  NotificationBell,
  NovuProvider,
  PopoverNotificationCenter,
  useNotifications,
} from './widget.ts';

function Row({ message, onClick }: { message: IMessage; onClick: () => void }) {
  const { markNotificationAsUnRead } = useNotifications();
  return (
    <div>
      <button type="button" onClick={onClick}>
        Open {String(message.content)}
      </button>
      <button type="button" onClick={() => markNotificationAsUnRead(message._id)}>
        Keep {String(message.content)}
      </button>
    </div>
  );
}

function Bell() {
  const [opened, setOpened] = useState(0);
  const { unreadCount } = useNotifications();
  return (
    <>
      <output>
        {opened} opened, {unreadCount} unread
      </output>
      <PopoverNotificationCenter
        colorScheme="light"
        onNotificationClick={() => setOpened((count) => count + 1)}
        listItem={(message, _onButton, onClick) => <Row message={message} onClick={onClick} />}
        footer={() => <p>My own footer</p>}
        emptyState={<p>Nothing at all</p>}
      >
        {({ unseenCount }) => <NotificationBell unseenCount={unseenCount} />}
      </PopoverNotificationCenter>
    </>
  );
}

/** A page with rows of its own. */
export const ownRowsPage: LegacyPage = {
  title: 'rows of its own',
  Host: ({ identity }) => (
    <NovuProvider {...identity}>
      <Bell />
    </NovuProvider>
  ),
  steps: [
    { says: '0 opened, 3 unread' },
    { bell: true },
    { press: `Open ${contents[0]}` },
    { says: '1 opened, 2 unread' },
    { press: `Keep ${contents[0]}` },
    { says: '1 opened, 3 unread' },
  ],
};
