'use client';

import { type RefObject, useRef } from 'react';
import { noRows } from '../../data/index.ts';
import { openMenu } from '../../inbox/menu/openMenu.ts';
import { firstOffered, runAction } from '../../inbox/message-actions/useMessageActions.ts';
import { useRoot } from '../../inbox/root/RootContext.ts';
import { createRovingRows } from '../../inbox/root/rovingRow.ts';
import { createSelection, noneSelected } from '../../inbox/root/selection.ts';
import type { PressedFeed } from '../../inbox/root/useListKeys.ts';
import { useShownMessages } from '../../inbox/root/useShownMessages.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import type { KeyActs } from './keyTable.ts';

/** Where a key was pressed: in a row of the feed, or elsewhere in the panel. */
export interface Press {
  readonly shortcut: string;
  /** The panel around the list, or where there is none its inbox. */
  readonly place: HTMLElement;
  readonly rowId: string;
  readonly feed?: PressedFeed | undefined;
}

/** What the keys of a list do with its rows. */
export function useKeyActs(
  list: RefObject<HTMLElement | null>,
): Pick<KeyActs<Press>, 'move' | 'stretch' | 'select' | 'selectAll' | 'act'> {
  const { service, announce } = useRoot('Inbox.List');
  const { translator } = useInboxSettings('Inbox.List');
  const { rows, shown } = useShownMessages('Inbox.List').data ?? noRows;
  const selection = service(createSelection);
  const { listedIds } = service(createRovingRows);
  /** Where a range began and ended, and what was selected before. */
  const range = useRef<readonly [anchor: string, end: string, before: ReadonlySet<string>]>([
    '',
    '',
    noneSelected,
  ]);

  const selected = () => selection.get() ?? noneSelected;

  /** Selects these, with the focus on a row: what had it there may be gone. */
  function choose(ids: Iterable<string>, feed: PressedFeed, rowId: string): void {
    const next = new Set(ids);
    selection.set(next.size ? next : null);
    announce(translator.counted('selectedCount', next.size));
    feed.focusRow(rowId);
  }

  const idsOf = (feed: PressedFeed, rowId: string) => feed.meant(rowId).map(({ id }) => id);

  return {
    move({ feed, rowId }, by) {
      if (feed) {
        feed.focusRow(feed.messageIds[feed.messageIds.indexOf(rowId) + by] ?? rowId);
      } else {
        list.current?.querySelector<HTMLElement>('[data-message-id][tabindex="0"]')?.focus();
      }
    },
    stretch({ feed, rowId }, by) {
      if (!feed) {
        return false;
      }
      const { messageIds } = feed;
      const to = messageIds[messageIds.indexOf(rowId) + by] ?? rowId;
      let [anchor, end, before] = range.current;
      if (!selected().size || !messageIds.includes(anchor) || (by && end !== rowId)) {
        [anchor, before] = [rowId, selected()];
      }
      range.current = [anchor, to, before];
      const from = messageIds.indexOf(anchor);
      const until = messageIds.indexOf(to);
      const between = messageIds
        .slice(Math.min(from, until), Math.max(from, until) + 1)
        .flatMap((id) => idsOf(feed, id));
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
    selectAll: ({ feed, rowId }) => !!feed && choose(listedIds(), feed, rowId),
    act({ feed, place, rowId, shortcut }, actions) {
      const chosen = selection.get();
      const messages = chosen
        ? rows.filter(({ id }) => chosen.has(id) && listedIds().includes(id)).map(shown)
        : (feed?.meant(rowId) ?? []);
      const found = firstOffered(actions, messages);
      if (!found) {
        return false;
      }
      const [action] = found;
      const command = `[data-action="${CSS.escape(action.id)}"]`;
      const button = chosen
        ? `[data-carillon="selection-bar"] ${command}`
        : `[data-message-id="${CSS.escape(rowId)}"] [data-carillon="item-menu"]`;
      // One that asks for a time does so in the menu that it is in.
      if (!action.choices || !openMenu(place, button, command)) {
        selection.set(null);
        runAction(...found, shortcut);
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
