'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../base/index.ts';
import type { InboxMessage } from '../../data/index.ts';
import type { ShowBeside } from '../settings/messageAction.ts';
import { useRoot } from './RootContext.ts';

/** The feed that a key was pressed in. */
export interface PressedFeed {
  /** Its rows, in the order on the screen. */
  readonly messageIds: readonly string[];
  focusRow(messageId: string | undefined): void;
  /** What an act on a row means: its message, or all of the closed group that it is in front of. */
  meant(messageId: string): readonly InboxMessage[];
}

/** The keys of a list, beyond those of every feed. */
export interface ListKeys {
  /** As `aria-keyshortcuts` has them. */
  readonly shortcuts: string;
  /** The first of those that do an action, by its id. */
  of(actionId: string): string | undefined;
  /** Does what a key is for, and prevents its default. False where it is left to others. */
  press(event: KeyboardEvent, feed?: PressedFeed): boolean;
  /** The command of the panel's menu that opens the sheet of all keys. Its code and its words come when it is first drawn. */
  item(beside: ShowBeside): ReactNode;
}

/** Makes the place for the keys of one root, which come when they are wanted and loaded. Get it with `root.service(createListKeys)`. */
export function createListKeys(): Store<ListKeys | undefined> {
  return createStore<ListKeys | undefined>(undefined);
}

/** The keys of the list, once they are wanted and loaded. */
export function useListKeys(part: string): ListKeys | undefined {
  const { subscribe, get } = useRoot(part).service(createListKeys);
  return useSyncExternalStore(subscribe, get, get);
}
