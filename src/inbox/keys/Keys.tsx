'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { late, withStorage } from '../../base/index.ts';
import { useCapabilities } from '../../data/index.ts';
import { keyWords } from '../../locales/index.ts';
import { QuestionIcon } from '../../primitives/index.ts';
import { keyedControls, textFields } from '../dom/keyedControls.ts';
import { useMessageActions } from '../message-actions/useMessageActions.ts';
import { useRoot } from '../root/RootContext.ts';
import { createSelection } from '../root/selection.ts';
import { useLate } from '../root/useLate.ts';
import { createListKeys, type PressedFeed } from '../root/useListKeys.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { KeysOptions } from './KeysOptions.ts';
import * as styles from './keys.css.ts';
import { keyTable } from './keyTable.ts';
import { shortcutOf } from './shortcutOf.ts';
import { placeOfKeys, useKeyActs } from './useKeyActs.ts';

/** How long a digit may come after the key of tabs, in milliseconds. */
const digitMs = 1_500;

/** Whether the reader has turned off the keys that are a letter or a sign alone, in this browser. */
const storageKey = 'carillon_letter_keys';

/** What has a use of its own for keys. */
const ownKeys = `${textFields},${keyedControls},dialog,[role$="dialog"]`;

/** Not needed before it is asked for. */
const loadSheet = late(() => import('./KeysSheet.tsx'));

/** Props of `Keys`. */
export interface KeysProps {
  list: RefObject<HTMLElement | null>;
  options: KeysOptions;
}

/** Renders what keys show: the sheet, or a key that waits for a second one. */
export function Keys({ list, options }: KeysProps) {
  const { service, setTab, view } = useRoot('Inbox.List');
  const { tabs, undoMs, translator } = useInboxSettings('Inbox.List');
  const { archive } = useCapabilities('Inbox.List');
  const [words, setWords] = useState(() => keyWords.wordsOf(translator));
  useEffect(() => keyWords.follow(translator, setWords), [translator]);
  const actions = useMessageActions();
  const acts = useKeyActs(list);
  const [letters, setLetters] = useState(
    () => withStorage((storage) => storage.getItem(storageKey)) !== 'off',
  );
  const [isShown, setShown] = useState(false);
  const sheet = useLate(isShown ? loadSheet : undefined);
  const [isWaiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function wait(on: boolean): void {
    clearTimeout(timer.current);
    timer.current = on ? setTimeout(() => wait(false), digitMs) : undefined;
    setWaiting(on);
  }

  function table() {
    const field = placeOfKeys(list.current)?.querySelector<HTMLElement>('[data-carillon="search"] input');
    return keyTable(
      { options, words, actions, archives: archive, undoes: undoMs > 0, tabCount: tabs.length, letters },
      {
        ...acts,
        waitForDigit: () => wait(true),
        search: field ? () => field.focus() : undefined,
        showSheet: () => setShown(true),
      },
    );
  }

  function take(event: KeyboardEvent, feed?: PressedFeed): boolean {
    const place = placeOfKeys(list.current);
    const path = event.composedPath();
    const end = place ? path.indexOf(place) : -1;
    // A shadow root is no element.
    const parts = path.slice(0, end) as Partial<HTMLElement>[];
    if (
      end < 0 ||
      view !== 'feed' ||
      event.defaultPrevented ||
      event.isComposing ||
      parts.some((part) => part.matches?.(ownKeys))
    ) {
      return false;
    }
    const shortcut = shortcutOf(event);
    if (timer.current && event.key !== 'Shift') {
      wait(false);
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
      const tab = /Alt|Control/.test(shortcut) ? undefined : tabs[Number(digit) - 1];
      if (tab) {
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
    const rowId = parts.find(({ dataset }) => dataset?.messageId)?.dataset?.messageId ?? '';
    return (
      (event.repeat && !key.repeats) || key.run({ shortcut, rowId, feed: rowId ? feed : undefined }) !== false
    );
  }

  const now = useRef(take);
  useEffect(() => {
    now.current = take;
  });

  const shortcuts = [...new Set(table().flatMap((key) => key.shortcuts))].join(' ');
  const label = words.text('keyboardShortcuts');
  const { set } = service(createListKeys);
  useEffect(() => {
    const press = (event: KeyboardEvent, feed?: PressedFeed) => {
      const isTaken = now.current(event, feed);
      if (isTaken) {
        event.preventDefault();
      }
      return isTaken;
    };
    const onKeyDown = (event: Event) => void press(event as KeyboardEvent);
    // Above React's own listener: a control that handles the key itself has prevented the default by then.
    const page = list.current?.getRootNode();
    page?.addEventListener('keydown', onKeyDown);
    set({
      ...{ shortcuts, label, press },
      icon: <QuestionIcon size={16} />,
      show(button) {
        button.focus();
        setShown(true);
        return null;
      },
    });
    return () => {
      page?.removeEventListener('keydown', onKeyDown);
      set(undefined);
    };
  }, [list, set, shortcuts, label]);

  return (
    <>
      {isWaiting && (
        <span className={styles.waiting} aria-hidden="true">
          <kbd className={styles.key}>{table().find(({ digits }) => digits)?.shortcuts}</kbd> …
        </span>
      )}
      {isShown && sheet && (
        <sheet.KeysSheet
          table={table()}
          words={words}
          letters={letters}
          onLetters={(on) => {
            setLetters(on);
            withStorage((storage) => storage.setItem(storageKey, on ? 'on' : 'off'));
          }}
          onClose={() => setShown(false)}
        />
      )}
    </>
  );
}
