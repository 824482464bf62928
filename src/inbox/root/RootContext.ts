'use client';

import { createContext, type RefObject, useContext } from 'react';
import type { InboxStore } from '../settings/InboxSettingsContext.ts';

/** Why the popover opened or closed. */
export const openChangeReasons = [
  'bell',
  'escape',
  'outside',
  'focus-outside',
  'item',
  'close',
  'load-failed',
] as const;

/** One reason of `openChangeReasons`. */
export type OpenChangeReason = (typeof openChangeReasons)[number];

/** What the parts of one inbox share. */
export interface RootState {
  readonly open: boolean;
  setOpen(open: boolean, reason: OpenChangeReason): void;
  /** The bell, and the one object that stays the same as long as the root lives. */
  readonly bellRef: RefObject<HTMLButtonElement | null>;
  /** The id of the panel's title, which names it. */
  readonly titleId: string;
  readonly store: InboxStore;
  readonly closeOnItemClick: boolean;
}

/** Carries the state of the nearest `Inbox.Root`. */
export const RootContext = createContext<RootState | null>(null);

/** The state of the nearest `Inbox.Root`. Throws an error that names the part and its missing parent. */
export function useRoot(part: string): RootState {
  const root = useContext(RootContext);
  if (root === null) {
    throw new Error(
      `carillon: \`${part}\` was rendered outside \`Inbox.Root\`, so it does not know which inbox it is a part of. ` +
        'Wrap the parts of one inbox in <Inbox.Root>.',
    );
  }
  return root;
}
