'use client';

import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useInboxClient } from '../../data/index.ts';
import { useBeforePaint } from '../../inbox/dom/useBeforePaint.ts';
import { useRoot } from '../../inbox/root/RootContext.ts';
import { useFeatureWords } from '../../inbox/settings/useFeatureWords.ts';
import { attentionWords } from '../../locales/index.ts';
import { CountBadge, PortalRoot, part, useThemeSettings } from '../../primitives/index.ts';
import type { ToastStackState } from './createToastStack.ts';
import { MessageToast } from './MessageToast.tsx';
import * as styles from './Toasts.css.ts';
import { toastsOf } from './toastsOf.ts';
import { usePresence } from './usePresence.ts';
import { useReadElsewhere } from './useReadElsewhere.ts';
import { useShelf } from './useShelf.ts';

/** Props of `ToastCue`. */
interface ToastCueProps {
  readonly count: number;
  readonly bell: Element | null;
  readonly format: (count: number) => string;
}

/** At the bell for a moment: how many messages have come that no toast shows. Screen readers hear of them from the inbox. Renders a `<div>`, or nothing. */
function ToastCue({ count, bell, format }: ToastCueProps) {
  if (!count || !bell) {
    return null;
  }
  const { left, width, bottom } = bell.getBoundingClientRect();
  const zoom = document.body.currentCSSZoom ?? 1;
  return (
    // Where the bell is on the screen is told from the left.
    <div className={styles.cue} style={{ left: (left + width / 2) / zoom, top: bottom / zoom }}>
      <CountBadge
        data-carillon-as="toast-cue"
        variant="inline"
        count={count}
        format={(digits) => `+${format(digits)}`}
      />
    </div>
  );
}

/** What opens the message of each toast. */
const titlesIn = (region: Element | null) => [
  ...(region?.querySelectorAll<HTMLElement>('[data-carillon="message-toast-title"]') ?? []),
];

const isUpOrDown = ({ key }: { readonly key: string }) => /^Arrow(Up|Down)$/.test(key);

/**
 * The toasts, in a corner of the page. Their region announces nothing, since the inbox says what has come. An arrow key leads from the bell
 * to them and between them; Escape closes one, and after the last one the focus is where it came from. Renders a `<section>` in a portal.
 */
export function ToastList({ toasts, cue, countdown }: ToastStackState) {
  const own = toastsOf(useInboxClient('toasts'));
  const { stack } = own;
  const { label, bellRef } = useRoot('toasts');
  const { dir } = useThemeSettings('toasts');
  const words = useFeatureWords('toasts', attentionWords);
  const shelf = useShelf(dir, bellRef);
  const region = useRef<HTMLElement>(null);
  /** The place of the toast that has the focus, and where the focus was before. */
  const focused = useRef(-1);
  const cameFrom = useRef<HTMLElement>(null);
  const rows = useReadElsewhere(stack);
  usePresence(own, toasts);

  useEffect(() => {
    const bell = bellRef.current;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (isUpOrDown(event) && !event.defaultPrevented) {
        event.preventDefault();
        titlesIn(region.current)[0]?.focus();
      }
    };
    const ended = new AbortController();
    bell?.addEventListener('keydown', onKeyDown, ended);
    return () => ended.abort();
  }, [bellRef]);

  // The one with the focus may be gone.
  useBeforePaint(() => {
    if (focused.current >= 0 && !region.current?.matches(':focus-within')) {
      const left = titlesIn(region.current);
      const next = left[focused.current] ?? left.at(-1);
      if (next) {
        next.focus();
      } else {
        giveFocusBack();
      }
    }
  }, [toasts]);

  useBeforePaint(() => giveFocusBack, []);

  function giveFocusBack(): void {
    if (focused.current >= 0) {
      focused.current = -1;
      (cameFrom.current?.isConnected ? cameFrom : bellRef).current?.focus();
    }
  }

  function onFocus({ target, relatedTarget, currentTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget as HTMLElement | null;
    }
    focused.current = [...currentTarget.children].findIndex((toast) => toast.contains(target));
    stack.hold('focus', true);
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) {
      focused.current = -1;
      stack.hold('focus', false);
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const toast = toasts[focused.current];
    if (toast === undefined || event.defaultPrevented) {
      return;
    }
    if (event.key === 'Escape') {
      // A dialog of the host stays open.
      event.stopPropagation();
      stack.close(toast.id);
    } else if (isUpOrDown(event)) {
      event.preventDefault();
      const next = focused.current + (event.key === 'ArrowUp' ? -1 : 1);
      titlesIn(region.current)[next]?.focus();
    }
  }

  return (
    shelf &&
    createPortal(
      <PortalRoot>
        {toasts.length > 0 && (
          <section
            {...part('message-toasts', {}, styles.region)}
            ref={region}
            aria-label={label}
            // Not when it enters: a toast that comes up under a resting pointer is not pointed at.
            onPointerMove={() => stack.hold('pointer', true)}
            onPointerLeave={() => stack.hold('pointer', false)}
            onFocus={onFocus}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
          >
            {toasts.map((toast) => (
              <MessageToast
                key={toast.id}
                toast={toast}
                rows={rows}
                words={words}
                onClose={() => stack.close(toast.id)}
              />
            ))}
            {countdown && <span key={countdown} className={styles.time} />}
          </section>
        )}
        <ToastCue count={cue} bell={bellRef.current} format={words.number} />
      </PortalRoot>,
      shelf,
    )
  );
}
