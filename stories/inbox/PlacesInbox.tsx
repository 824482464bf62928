import { useState } from 'react';
import { type MemoryBackend, memoryBackend } from '../../src/backends/index.ts';
import { type Capabilities, InboxError, type InboxMessage } from '../../src/data/index.ts';
import { type LaterOptions, laterInBrowser } from '../../src/features/index.ts';
import { archivedTab, InboxPanel, type InboxTab, snoozedTab } from '../../src/inbox/index.ts';
import { StoryInbox, type StoryInboxProps } from './StoryInbox.tsx';
import { tellOpened } from './tellOpened.ts';

const hourMs = 3_600_000;

function message(id: string, hoursAgo: number, more: Partial<InboxMessage>): InboxMessage {
  const createdAt = new Date(Date.now() - hoursAgo * hourMs).toISOString();
  return { id, createdAt, read: false, seen: true, ...more };
}

/** Messages in each place, and of each severity. */
export function placedMessages(): readonly InboxMessage[] {
  const later = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
  return [
    message('deploy', 0.1, {
      title: 'The deployment of checkout failed',
      body: 'Two of five servers did not start. Traffic goes to the others.',
      severity: 'high',
      reason: 'You are on call',
    }),
    message('invoice', 1, {
      title: 'Your invoice for November is ready',
      body: 'It is due on the 15th of December.',
      cameBack: true,
      reason: 'You pay for this workspace',
    }),
    message('storage', 3, {
      title: 'Storage is almost full',
      body: '91 of 100 GB are in use.',
      severity: 'medium',
      read: true,
    }),
    message('digest', 5, {
      title: 'Your weekly digest',
      body: 'Twelve changes in four projects.',
      severity: 'low',
      read: true,
    }),
    message('review', 26, {
      title: 'Mira asks for your review',
      sender: { firstName: 'Mira', lastName: 'Okafor' },
      snoozedUntil: later(20),
    }),
    message('welcome', 50, { title: 'Welcome to the team', read: true, archived: true }),
  ];
}

export const placesTabs: readonly InboxTab[] = [{ tabId: 'all', label: 'Inbox' }, snoozedTab, archivedTab];

/** What the backend of the open story was asked for, by the name of the call. */
export const asked: string[] = [];

/** Names of calls that the backend refuses. */
export const refused = new Set<string>();

/** The backend of the open story. */
export const opened: { backend: MemoryBackend | undefined; isLive: boolean } = {
  backend: undefined,
  isLive: false,
};

/** Forgets what earlier stories have put off in this browser. */
export function forgetKept(): void {
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith('carillon_outbox_later'))) {
    localStorage.removeItem(key);
  }
}

/** Props of `PlacesInbox`. */
export interface PlacesInboxProps extends Omit<StoryInboxProps, 'backend'> {
  messages?: readonly InboxMessage[];
  capabilities?: Partial<Capabilities>;
  /** Puts messages off in this browser, since the backend cannot. */
  later?: LaterOptions;
}

/** The panel over a backend that can archive and snooze. */
export function PlacesInbox({
  messages,
  capabilities,
  later,
  tabs = placesTabs,
  children,
  ...rest
}: PlacesInboxProps) {
  const [backend] = useState(() => {
    const made = memoryBackend({
      id: JSON.stringify([capabilities, later !== undefined]),
      messages: messages ?? placedMessages(),
      capabilities: later ? { ...capabilities, snooze: false } : capabilities,
      carry: async (name, act) => {
        asked.push(name);
        if (refused.has(name)) {
          throw new InboxError({ kind: 'refused', reason: 'Not now' });
        }
        return act();
      },
    });
    opened.backend = made;
    opened.isLive = false;
    const told = tellOpened(made, () => {
      opened.isLive = true;
    });
    return later ? laterInBrowser(told, later) : told;
  });
  return (
    <StoryInbox {...rest} backend={backend} tabs={tabs}>
      {children ?? <InboxPanel style={{ blockSize: 560, inlineSize: 'min(400px, 100vw - 32px)' }} />}
    </StoryInbox>
  );
}
