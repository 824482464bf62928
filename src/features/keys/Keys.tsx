'use client';

import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { late, withStorage } from '../../base/index.ts';
import { inboxOf } from '../../inbox/dom/inboxOf.ts';
import { keyedControls, textFields } from '../../inbox/dom/keyedControls.ts';
import { letterOf, useMessageActions } from '../../inbox/message-actions/useMessageActions.ts';
import { useRoot } from '../../inbox/root/RootContext.ts';
import { createSelection } from '../../inbox/root/selection.ts';
import { useLate } from '../../inbox/root/useLate.ts';
import { createListKeys, type PressedFeed } from '../../inbox/root/useListKeys.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import type { KeysOptions } from './KeysOptions.ts';
import { keyTable } from './keyTable.ts';
import { letterKeys } from './letterKeys.ts';
import type { SheetPart } from './SheetPart.tsx';
import { type Press, useKeyActs } from './useKeyActs.ts';
import * as styles from './waiting.css.ts';

/** The name of a key with its modifiers, as the table has it: `J`, `Shift+ArrowDown`, `?`. Command counts as Control. With Alt none is ours. */
export function shortcutOf(
  press: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): string {
  // Browsers that fill in a form send events without a key.
  const { key = '', code, ctrlKey, metaKey, shiftKey } = press;
  const isSign = /^[^\p{L}\d]$/u.test(key);
  // Some scripts have a question mark of their own.
  const name =
    isSign && code === 'Slash' && key > '~'
      ? shiftKey
        ? '?'
        : '/'
      : key.length === 1
        ? letterOf(press)
        : key;
  // A sign may need Shift to be written at all.
  return `${ctrlKey || metaKey ? 'Control+' : ''}${shiftKey && !isSign ? 'Shift+' : ''}${name}`;
}

/** What has a use of its own for keys. */
const ownKeys = `${textFields},${keyedControls},dialog,[role$="dialog"]`;

/** Not needed before it is asked for. */
const loadSheet = late(() => import('./SheetPart.tsx'));

/** Props of `Keys`. */
interface KeysProps {
  list: RefObject<HTMLElement | null>;
  options: KeysOptions;
}

/** Renders what keys show: the sheet, or a key that waits for a second one. */
export function Keys({ list, options }: KeysProps) {
  const { service, setTab, view } = useRoot('Inbox.List');
  const { tabs, undoMs } = useInboxSettings('Inbox.List');
  const actions = useMessageActions();
  const acts = useKeyActs(list);
  const [letters, setLetters] = useState(
    () => withStorage((storage) => storage.getItem(letterKeys)) !== 'off',
  );
  const [isShown, setShown] = useState(false);
  /** The key that a digit may come after, for a second and a half. */
  const [waiting, setWaiting] = useState<Press>();
  useEffect(() => {
    // Else a key in the moment after that would still be read as before.
    const timer = waiting && setTimeout(flushSync, 1_500, setWaiting);
    return () => clearTimeout(timer);
  }, [waiting]);

  function table() {
    const inbox = inboxOf(list.current);
    const field = inbox?.querySelector<HTMLElement>('[data-carillon="search"] input');
    const button = inbox?.querySelector<HTMLElement>('[data-carillon="search-button"]');
    return keyTable<Press>(
      { options, actions, undoMs, tabCount: tabs.length, letters },
      {
        ...acts,
        digit: setWaiting,
        search: field ? () => field.focus() : button && (() => button.click()),
        sheet: () => setShown(true),
      },
    );
  }

  function take(event: KeyboardEvent, feed?: PressedFeed): boolean {
    const place = inboxOf(list.current);
    const path = event.composedPath();
    // A shadow root is no element.
    const parts = path.slice(0, place ? path.indexOf(place) : 0) as Partial<HTMLElement>[];
    if (
      !place ||
      !path.includes(place) ||
      view !== 'feed' ||
      event.defaultPrevented ||
      event.altKey ||
      parts.some((part) => part.matches?.(ownKeys))
    ) {
      return false;
    }
    const shortcut = shortcutOf(event);
    if (waiting && event.key !== 'Shift') {
      setWaiting(undefined);
      // Of `Digit1` and `Numpad1`, and not of `F1`.
      const tab = tabs[Number(event.code?.replace(/[^F\d]+/, '')) - 1];
      if (tab && !shortcut.startsWith('Control')) {
        event.preventDefault();
        service(createSelection).set(null);
        flushSync(() => setTab(tab.tabId));
        // The row that had the focus is gone.
        list.current?.focus();
        return true;
      }
    }
    const key = table().find(({ shortcuts }) => shortcuts.includes(shortcut));
    // The feed has the arrows.
    if (!key?.run || shortcut.startsWith('Arrow')) {
      return false;
    }
    const rowId = parts.map(({ dataset }) => dataset?.messageId).find(Boolean) ?? '';
    const isTaken =
      (event.repeat && !key.repeats) ||
      key.run({ shortcut, place, rowId, feed: rowId ? feed : undefined }) !== false;
    if (isTaken) {
      event.preventDefault();
    }
    return isTaken;
  }

  const now = useRef(take);
  useEffect(() => {
    now.current = take;
  });

  const lines = table();
  const shortcuts = lines.flatMap((key) => key.shortcuts).join(' ');
  const { set } = service(createListKeys);
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines are as long the same as their shortcuts and actions
  useEffect(() => {
    const press = (event: Event, feed?: PressedFeed) => now.current(event as KeyboardEvent, feed);
    // Above React's own listener: a control that handles the key itself has prevented the default by then.
    const page = list.current?.getRootNode();
    page?.addEventListener('keydown', press);
    set({
      shortcuts,
      of: (id) =>
        lines.find(({ what }) => typeof what !== 'string' && what.some((action) => action.id === id))
          ?.shortcuts[0],
      press,
      item: (beside) => <LateSheet beside={beside} onShow={() => setShown(true)} />,
    });
    return () => {
      page?.removeEventListener('keydown', press);
      set(undefined);
    };
  }, [list, set, shortcuts, actions]);

  return (
    <>
      {waiting && (
        <span className={styles.waiting} aria-hidden="true">
          {waiting.shortcut} …
        </span>
      )}
      {isShown && (
        <LateSheet table={lines} letters={letters} onLetters={setLetters} onClose={() => setShown(false)} />
      )}
    </>
  );
}

/** The sheet, or the command that opens it, once there is the code of both. */
function LateSheet(props: ComponentProps<typeof SheetPart>) {
  const sheet = useLate(loadSheet);
  return sheet && <sheet.SheetPart {...props} />;
}
