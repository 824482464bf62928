'use client';

import type { AttentionOptions } from './AttentionOptions.ts';
import { useAttention } from './useAttention.ts';

/** Props of `Inbox.Attention`. */
export interface InboxAttentionProps extends AttentionOptions {}

/**
 * Draws the reader's attention to new messages outside of the inbox, in the ways that are turned on, as `useAttention` does. Put it
 * anywhere below `InboxProvider`. Renders nothing.
 */
export function InboxAttention(props: InboxAttentionProps): null {
  useAttention(props);
  return null;
}
