import { useState } from 'react';
import { type InboxMessage, type MemoryBackend, memoryBackend } from '../../src/data/index.ts';
import { InboxPanel, type InboxTab, type ListOptions, needsYouTab } from '../../src/inbox/index.ts';
import { StoryInbox, type StoryInboxProps } from './StoryInbox.tsx';
import { teamMessages, threadOf } from './teamMessages.ts';

const tabs: readonly InboxTab[] = [{ tabId: 'all', label: 'Inbox' }, needsYouTab];

const list: ListOptions = {
  groupBy: ['day', threadOf],
  collapse: ({ kind }) => kind === 'build',
  search: true,
  filters: { kinds: { comment: 'Comments', build: 'Builds' } },
};

/** What the backend of the open story was asked for, by the name of the call. */
export const asked: string[] = [];

/** Calls that the backend of the open story refuses, by name. */
export const refused = new Set<string>();

/** The backend of the open story. */
export const team: { backend: MemoryBackend | undefined } = { backend: undefined };

/** Props of `TeamInbox`. */
export interface TeamInboxProps extends Omit<StoryInboxProps, 'backend'> {
  messages?: readonly InboxMessage[];
  options?: ListOptions;
}

/** The panel of somebody in a team, over a backend in memory. */
export function TeamInbox({ messages, options = list, children, ...rest }: TeamInboxProps) {
  const [backend] = useState(() => {
    team.backend = memoryBackend({
      messages: messages ?? teamMessages(),
      carry: async (name, act) => {
        asked.push(name);
        if (refused.has(name)) {
          throw new Error(`${name} was refused`);
        }
        return act();
      },
    });
    return team.backend;
  });
  return (
    <StoryInbox tabs={tabs} {...rest} backend={backend}>
      {children ?? (
        <InboxPanel list={options} style={{ blockSize: 620, inlineSize: 'min(400px, 100vw - 32px)' }} />
      )}
    </StoryInbox>
  );
}
