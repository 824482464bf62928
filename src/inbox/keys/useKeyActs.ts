'use client';

import { type RefObject, useRef } from 'react';
import { noRows } from '../../data/index.ts';
import { panelOf } from '../dom/panelOf.ts';
import { offeredFor, runAction } from '../message-actions/useMessageActions.ts';
import { useRoot } from '../root/RootContext.ts';
import { createRovingRows } from '../root/rovingRow.ts';
import { createSelection } from '../root/selection.ts';
import type { PressedFeed } from '../root/useListKeys.ts';
import { useShownMessages } from '../root/useShownMessages.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { KeyActs } from './keyTable.ts';
import { openMenu } from './openMenu.ts';

/** Where a key was pressed: in a row of the feed, or elsewhere in the panel. */
export interface Press {
  readonly shortcut: string;
  readonly rowId: string;
  readonly feed?: PressedFeed | undefined;
}

/** The panel around a list, or where there is none the inbox. */
export function placeOfKeys(list: Element | null): HTMLElement | null {
  return panelOf(list) ?? list?.closest<HTMLElement>('[data-carillon="root"]') ?? null;
}

/** What the keys of a list do with its rows. */
export function useKeyActs(
  list: RefObject<HTMLElement | null>,
): Pick<KeyActs<Press>, 'move' | 'stretch' | 'select' | 'selectAll' | 'act'> {
  const { service, announce } = useRoot('Inbox.List');
  const { translator, places } = useInboxSettings('Inbox.List');
  const { rows, shown } = useShownMessages('Inbox.List').data ?? noRows;
  const selection = service(createSelection);
  const { listedIds } = service(createRovingRows);
  /** Where a range began and ended, and what was selected before. */
  const range = useRef<readonly [anchor: string, end: string, before: ReadonlySet<string>]>(undefined);

  const selected = () => selection.get() ?? new Set<string>();

  /** Selects these, with the focus on a row: what had it there may be gone. */
  function choose(ids: Iterable<string>, feed: PressedFeed, rowId: string): void {
    const next = new Set(ids);
    selection.set(next.size > 0 ? next : null);
    announce(translator.counted('selectedCount', next.size));
    feed.focusRow(rowId);
  }

  const idsOf = (feed: PressedFeed, rowId: string) => feed.meant(rowId).map(({ id }) => id);

  return {
    move({ feed, rowId }, by) {
      if (feed) {
        feed.focusRow(feed.messageIds[feed.messageIds.indexOf(rowId) + by] ?? rowId);
      } else {
        list.current?.querySelector<HTMLElement>('[data-carillon="message-item"][tabindex="0"]')?.focus();
      }
    },
    stretch({ feed, rowId }, by) {
      if (!feed) {
        return false;
      }
      const { messageIds } = feed;
      const to = messageIds[messageIds.indexOf(rowId) + by] ?? rowId;
      let [anchor, end, before] = range.current ?? ['', '', selected()];
      if (selected().size === 0 || !messageIds.includes(anchor) || (by !== 0 && end !== rowId)) {
        [anchor, before] = [rowId, selected()];
      }
      range.current = [anchor, to, before];
      const [first = 0, last = 0] = [messageIds.indexOf(anchor), messageIds.indexOf(to)].sort(
        (one, other) => one - other,
      );
      const between = messageIds.slice(first, last + 1).flatMap((id) => idsOf(feed, id));
      choose([...before, ...between], feed, to);
    },
    select({ feed, rowId }) {
      if (!feed) {
        return false;
      }
      selection.toggle(idsOf(feed, rowId));
      range.current = [rowId, rowId, selected()];
      choose(selected(), feed, rowId);
    },
    selectAll: ({ feed, rowId }) => feed !== undefined && choose(listedIds(), feed, rowId),
    act({ feed, rowId }, actions) {
      const chosen = selection.get();
      const listed = chosen && listedIds().filter((id) => chosen.has(id));
      const messages = listed
        ? rows.filter(({ id }) => listed.includes(id)).map(shown)
        : (feed?.meant(rowId) ?? []);
      const [found] = offeredFor(actions, messages).filter(([, concerned]) => concerned.length > 0);
      if (found === undefined) {
        return false;
      }
      const [action, concerned] = found;
      const place = placeOfKeys(list.current);
      const button = chosen
        ? `[data-carillon="selection-bar"] [data-action="${CSS.escape(action.id)}"]`
        : `[data-message-id="${CSS.escape(rowId)}"] [data-carillon="item-menu"]`;
      // One that asks for a time does so in the menu that it is in.
      if (!place || !places?.times(action) || openMenu(place, button, action.id) === null) {
        selection.set(null);
        runAction(action, concerned);
      } else if (chosen && feed) {
        const { messageIds, focusRow } = feed;
        const isLeft = (id: string) => !chosen.has(id);
        const next = messageIds.slice(messageIds.indexOf(rowId)).find(isLeft) ?? messageIds.findLast(isLeft);
        // That menu goes with the selection, and the focus with it.
        const end = selection.subscribe(() => {
          end();
          focusRow(next);
        });
      }
    },
  };
}
