'use client';

import { createContext, type RefObject, useContext } from 'react';
import { createServices, type Services } from '../../base/index.ts';
import type { MessagesQuery } from '../../data/index.ts';
import type { ThemeRootProps } from '../../primitives/index.ts';
import type { InboxTab } from '../settings/InboxSettingsContext.ts';
import type { Place } from '../settings/place.ts';
import type { Announce } from './useAnnouncements.ts';

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

/** What `onOpenChange` is given beside the new state. */
export interface OpenChangeDetails {
  /** Why the popover opened or closed. */
  readonly reason: OpenChangeReason;
  /** The event of the browser that caused it; undefined where none did, such as for code that could not be loaded. */
  readonly event: Event | undefined;
  /** Keeps the popover as it is. Call it before `onOpenChange` returns; where the host controls `open`, it need not. */
  cancel(): void;
}

/** The look of an inbox by the organization's branding. */
export type Brand = Pick<ThemeRootProps, 'className' | 'style' | 'dir'>;

/** The views of a panel. */
export const panelViewNames = ['feed', 'preferences'] as const;

/** One of `panelViewNames`. */
export type PanelViewName = (typeof panelViewNames)[number];

/** One mounted root, which owns the state that its parts share. */
export interface RootOwner {
  /** Gives the one object that a function makes for this root, made on first use. The same function while the root is mounted. */
  readonly service: Services<RootOwner>;
}

/** Makes the owner of a root's state. */
export function createRootOwner(): RootOwner {
  const owner: RootOwner = { service: createServices(() => owner) };
  return owner;
}

/** What the parts of one inbox share. */
export interface RootState extends RootOwner {
  readonly open: boolean;
  setOpen(open: boolean, reason: OpenChangeReason, event?: Event): void;
  /** The bell, beside which the popover opens. */
  readonly bellRef: RefObject<HTMLButtonElement | null>;
  /** The name of the inbox. */
  readonly label: string;
  /** The id of the panel's title. */
  readonly titleId: string;
  /** The tab whose tab is open. */
  readonly tab: InboxTab;
  setTab(tabId: string): void;
  /** Where its messages are, if not in the inbox itself. */
  readonly place: Place | undefined;
  /** Whether only unread messages are shown, which in a place of its own nobody asks for. */
  readonly unreadOnly: boolean;
  setUnreadOnly(only: boolean): void;
  /** The query of the list: that of the store, with the reader's filter. */
  readonly query: MessagesQuery;
  readonly closeOnItemClick: boolean;
  readonly view: PanelViewName;
  setView(view: PanelViewName): void;
  readonly announce: Announce;
  setBrand(brand: Brand): void;
}

/** Carries the state of the nearest `Inbox.Root`. */
export const RootContext = createContext<RootState | null>(null);

/** The state of the nearest `Inbox.Root`. Throws an error that names the part and its missing parent. */
export function useRoot(part: string): RootState {
  const root = useContext(RootContext);
  if (root === null) {
    throw new Error(
      `carillon: \`${part}\` was rendered outside \`Inbox.Root\`. ` +
        'Wrap the parts of one inbox in <Inbox.Root>.',
    );
  }
  return root;
}
