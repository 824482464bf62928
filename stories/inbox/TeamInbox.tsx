import { useState } from 'react';
import { storyWorld } from '#.storybook/storyWorld';
import { type MemoryBackend, memoryBackend } from '../../src/backends/index.ts';
import {
  type Capabilities,
  InboxError,
  type InboxErrorKind,
  type InboxMessage,
} from '../../src/data/index.ts';
import { InboxPanel, type InboxTab, type ListOptions, needsYouTab } from '../../src/inbox/index.ts';
import { StoryInbox, type StoryInboxProps } from './StoryInbox.tsx';
import { teamMessages, threadOf } from './teamMessages.ts';
import { tellOpened } from './tellOpened.ts';

const tabs: readonly InboxTab[] = [{ tabId: 'all', label: 'Inbox' }, needsYouTab];

/** What the list of the team's panel can do. */
export const teamList: ListOptions = {
  groupBy: ['day', threadOf],
  collapse: ({ kind }) => kind === 'build',
  search: true,
  filters: { kinds: { comment: 'Comments', build: 'Builds' } },
};

/** A change of messages, or the press of a button, as the backend of a story was asked for it. */
export type TeamCall =
  | { readonly ids: readonly string[] | 'all'; readonly effect: unknown }
  | { readonly messageId: string; readonly answer: string; readonly data?: unknown };

/** The backend of a story, and what this page asked of it. */
interface Team {
  backend: MemoryBackend | undefined;
  /** The same as a page calls it. */
  recorded: MemoryBackend | undefined;
  /** Whether a line of it has been open. */
  isLive: boolean;
  /** Every call, by name. */
  asked: string[];
  /** What was to be changed, but for the marks as seen that a list makes by itself. */
  calls: TeamCall[];
  /** Calls that it refuses, by their names; a press also by its message's id. */
  readonly refused: Set<string>;
  /** How these fail. */
  failure: InboxErrorKind;
}

/** That of the open story. */
export const team: Team = {
  backend: undefined,
  recorded: undefined,
  isLive: false,
  asked: [],
  calls: [],
  refused: new Set(),
  failure: 'refused',
};

/** Forgets what earlier stories did. To be called before each. */
export function resetTeam(): void {
  team.backend = undefined;
  team.recorded = undefined;
  team.isLive = false;
  team.asked = [];
  team.calls = [];
  team.refused.clear();
  team.failure = 'refused';
}

function refuse(...names: readonly string[]): void {
  if (names.some((name) => team.refused.has(name))) {
    throw new InboxError({ kind: team.failure, reason: 'Not now' });
  }
}

/** Opens the backend of a story. Gives it as a page calls it, which is recorded. */
export function openTeam(
  messages: readonly InboxMessage[] = teamMessages(),
  capabilities?: Partial<Capabilities>,
): MemoryBackend {
  const memory = memoryBackend({
    id: storyWorld.current().backendUrl,
    messages,
    capabilities,
    carry: async (name, act) => {
      team.asked.push(name);
      refuse(name);
      return act();
    },
  });
  const made = tellOpened(memory, () => {
    team.isLive = true;
  });
  team.backend = made;
  team.recorded = {
    ...made,
    changeMessages(target, effect, call) {
      if (!(typeof effect === 'object' && 'seen' in effect && !('read' in effect))) {
        team.calls.push({ ids: 'ids' in target ? target.ids : 'all', effect });
      }
      return made.changeMessages(target, effect, call);
    },
    async answerMessage(messageId, answer, data, call) {
      team.calls.push({ messageId, answer, ...(data && { data }) });
      refuse(messageId);
      return (await made.answerMessage?.(messageId, answer, data, call)) ?? {};
    },
  };
  return team.recorded;
}

/** Props of `TeamInbox`. */
export interface TeamInboxProps extends Omit<StoryInboxProps, 'backend'> {
  messages?: readonly InboxMessage[];
  options?: ListOptions;
  capabilities?: Partial<Capabilities>;
}

/** The panel of somebody in a team, over a backend in memory. */
export function TeamInbox({ messages, options = teamList, capabilities, children, ...rest }: TeamInboxProps) {
  const [backend] = useState(() => openTeam(messages, capabilities));
  return (
    <StoryInbox tabs={tabs} {...rest} backend={backend}>
      {children ?? (
        <InboxPanel list={options} style={{ blockSize: 620, inlineSize: 'min(400px, 100vw - 32px)' }} />
      )}
    </StoryInbox>
  );
}
