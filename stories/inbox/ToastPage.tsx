import { useState, useSyncExternalStore } from 'react';
import { useInboxClient, useLogout } from '../../src/data/index.ts';
import { useAttention } from '../../src/features/index.ts';
import { InboxPopover } from '../../src/inbox/index.ts';
import { createBeside } from '../../src/inbox/root/beside.ts';
import { StoryInbox, type StoryInboxProps } from './StoryInbox.tsx';

/** Props of `ToastPage`. */
export interface ToastPageProps {
  /** What the title of the page counts. @default 'unread' */
  count?: 'unread' | 'missed' | undefined;
  /** Whether desktop notifications are on too. */
  notification?: boolean | undefined;
  /** What the host does with links and clicks, and who its reader is. */
  host?: Pick<StoryInboxProps, 'navigate' | 'onMessageClick' | 'subscriberId'> | undefined;
  /** The name of the inbox. @default 'Notifications' */
  label?: string | undefined;
  /** Whether there is an inbox before it that the page's stylesheet hides, as one for another width of the window. */
  hidesFirst?: boolean | undefined;
}

/** A page with a bell, controls around it, and toasts of new messages. */
export function ToastPage({ count, notification, host, label, hidesFirst }: ToastPageProps) {
  const [on, setOn] = useState(true);
  return (
    <StoryInbox {...host}>
      <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        {hidesFirst && (
          <div style={{ display: 'none' }}>
            <InboxPopover label="Hidden" />
          </div>
        )}
        <InboxPopover label={label} />
        <button type="button" onClick={() => setOn(!on)}>
          Toasts
        </button>
        <SignOut />
        <Toasts toasts={on} title count={count} notification={notification} />
      </div>
    </StoryInbox>
  );
}

/** As `Inbox.Attention`, by its hook. Says once the code of toasts is there. */
function Toasts(options: Parameters<typeof useAttention>[0]) {
  useAttention(options);
  const { subscribe, get } = useInboxClient('ToastPage').service(createBeside);
  const isThere = useSyncExternalStore(subscribe, get, () => null) !== null;
  return <output>{isThere && 'Toasts are on'}</output>;
}

function SignOut() {
  const logout = useLogout();
  return (
    <button type="button" onClick={() => logout()}>
      Sign out
    </button>
  );
}
