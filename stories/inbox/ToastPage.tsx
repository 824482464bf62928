import { useState } from 'react';
import { useLogout } from '../../src/data/index.ts';
import { InboxPopover, useAttention } from '../../src/inbox/index.ts';
import { StoryInbox, type StoryInboxProps } from './StoryInbox.tsx';

/** Props of `ToastPage`. */
export interface ToastPageProps {
  /** What the title of the page counts, if it counts anything. */
  count?: 'unread' | 'missed' | undefined;
  /** Whether desktop notifications are on too. */
  notification?: boolean | undefined;
  /** What the host does with links and clicks, and who its reader is. */
  host?: Pick<StoryInboxProps, 'navigate' | 'onMessageClick' | 'subscriberId'> | undefined;
  /** The name of the inbox. @default 'Notifications' */
  label?: string | undefined;
}

/** A page with a bell, controls around it, and toasts of new messages. */
export function ToastPage({ count, notification, host, label }: ToastPageProps) {
  const [on, setOn] = useState(true);
  return (
    <StoryInbox {...host}>
      <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <InboxPopover label={label} />
        <button type="button" onClick={() => setOn(!on)}>
          Toasts
        </button>
        <SignOut />
      </div>
      <Toasts toasts={on} title={count !== undefined} count={count} notification={notification} />
    </StoryInbox>
  );
}

/** As `Inbox.Attention`, by its hook. */
function Toasts(options: Parameters<typeof useAttention>[0]) {
  useAttention(options);
  return null;
}

function SignOut() {
  const logout = useLogout();
  return (
    <button type="button" onClick={() => logout()}>
      Sign out
    </button>
  );
}
