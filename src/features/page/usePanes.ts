'use client';

import { type RefObject, type UIEvent, useRef } from 'react';
import { useBeforePaint } from '../../inbox/dom/useBeforePaint.ts';
import { useRoot } from '../../inbox/root/RootContext.ts';
import { createRovingRows } from '../../inbox/root/rovingRow.ts';
import { isFocusLost } from '../../inbox/status/useKeptFocus.ts';
import { createOpenRow } from './openRow.ts';

/** The handlers of one pane, for its element. */
interface PaneFocus {
  onFocusCapture(): void;
  onBlurCapture(): void;
}

/** The list and the pane of a page, of which a narrow page shows one at a time. */
export interface Panes {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly pane: RefObject<HTMLElement | null>;
  readonly listFocus: PaneFocus;
  readonly paneFocus: PaneFocus;
  /** Remembers how far the list is scrolled. */
  onListScroll(event: UIEvent<HTMLElement>): void;
  /** Keeps a focus in the pane whose element has gone. To be called after each commit of its contents. */
  keepPaneFocus(): void;
}

/**
 * Moves the focus with the reader: into the message where the list has made room for it, and back to the row, with the list where
 * it was. Where both are in sight a focus in the list stays.
 */
export function usePanes(openId: string | undefined): Panes {
  const { service, tab } = useRoot('InboxPage');
  const roving = service(createRovingRows);
  const openRow = service(createOpenRow);
  const list = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  const focused = useRef<'list' | 'pane' | null>(null);
  const lastId = useRef<string>(undefined);
  const isHidden = useRef(false);
  const scrolledPx = useRef(0);
  const messages = () => list.current?.querySelector<HTMLElement>('[data-carillon="message-list"]');

  useBeforePaint(() => {
    scrolledPx.current = 0;
  }, [tab.tabId]);

  useBeforePaint(() => {
    const closedId = lastId.current;
    lastId.current = openId;
    openRow.set(openId);
    if (openId !== undefined) {
      // The row that the reader comes back to stays in the document.
      roving.setCurrent(openId);
      isHidden.current = messages()?.clientHeight === 0;
      if (isHidden.current && focused.current === 'list') {
        focusMessage(pane.current);
      }
    } else if (closedId !== undefined) {
      const element = messages();
      if (element && isHidden.current) {
        element.scrollTop = scrolledPx.current;
      }
      if (element && focused.current === 'pane') {
        (rowOf(element, roving.stop()) ?? element).focus();
      }
    }
  }, [openId]);

  const follow = (place: 'list' | 'pane'): PaneFocus => ({
    onFocusCapture: () => {
      focused.current = place;
    },
    onBlurCapture: () => {
      focused.current = null;
    },
  });
  return {
    list,
    pane,
    listFocus: follow('list'),
    paneFocus: follow('pane'),
    onListScroll({ currentTarget }) {
      // A list that is not in sight has no place of its own.
      if (currentTarget.clientHeight > 0) {
        scrolledPx.current = currentTarget.scrollTop;
      }
    },
    keepPaneFocus() {
      if (pane.current && focused.current === 'pane' && isFocusLost(pane.current)) {
        focusMessage(pane.current);
      }
    },
  };
}

function focusMessage(pane: HTMLElement | null): void {
  (pane?.querySelector<HTMLElement>('[data-carillon="page-message"]') ?? pane)?.focus();
}

function rowOf(list: HTMLElement, messageId: string | undefined): HTMLElement | undefined {
  const rows = list.querySelectorAll<HTMLElement>('[data-message-id]');
  return [...rows].find(({ dataset }) => dataset.messageId === messageId);
}
