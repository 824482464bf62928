import { type UseMutationResult, useMutation, useMutationState } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { markQueueOf } from './markQueue.ts';
import type { MessageMark } from './messageMarks.ts';

/** What to mark, and as what. */
export interface MarkMessagesInput {
  readonly messageIds: readonly string[];
  /** @default 'seen' (spec §5: neither seen nor read means seen) */
  readonly mark?: MessageMark | undefined;
}

/** Marks messages as seen, read or unread: on screen at once, taken back message by message where it fails. */
export function useMarkMessages(): UseMutationResult<void, InboxError, MarkMessagesInput> {
  const client = useInboxClient('useMarkMessages');
  return useMutation(
    {
      ...markDefaults(client),
      mutationFn: ({ messageIds, mark = 'seen' }) => markQueueOf(client).mark(messageIds, mark),
    },
    client.queryClient,
  );
}

/** What all marks share: a key to find them by, and no waiting for a network that the browser only believes to be gone. */
export function markDefaults(client: InboxClient) {
  return { mutationKey: [...client.scope, 'mark'], networkMode: 'always' } as const;
}

/** Why the reader's last mark failed, until one succeeds; undefined while all is well. */
export function useMarkFailure(): unknown {
  const client = useInboxClient('useMarkFailure');
  const { mutationKey } = markDefaults(client);
  const settled = useMutationState(
    { filters: { mutationKey }, select: ({ state }) => state },
    client.queryClient,
  ).filter(({ status }) => status === 'error' || status === 'success');
  return settled.at(-1)?.error ?? undefined;
}
