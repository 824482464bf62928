'use client';

import { useRef } from 'react';
import { Button, CloseIcon, IconButton } from '../../primitives/index.ts';
import { useBeforePaint } from '../dom/useBeforePaint.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { isFocusLost } from './useKeptFocus.ts';

/** Props of `FailedActionsButtons`. */
export interface FailedActionsButtonsProps {
  retrying: boolean;
  /** Without it there is no button for that: another try would not help. */
  onRetry: (() => void) | undefined;
  onDismiss: () => void;
}

/** The buttons for changes that were not saved. When they are removed, a focus in them moves to the list. */
export function FailedActionsButtons({ retrying, onRetry, onDismiss }: FailedActionsButtonsProps) {
  const { translator } = useInboxSettings('FailedActionsButtons');
  const retryButton = useRef<HTMLButtonElement>(null);
  const dismissButton = useRef<HTMLButtonElement>(null);
  useBeforePaint(() => {
    const buttons = [retryButton.current, dismissButton.current];
    return () => {
      if (buttons.some((button) => button !== null && hasFocus(button))) {
        focusListBeside(buttons[1]);
      }
    };
  }, []);
  const hasRetry = onRetry !== undefined;
  const hadFocus = useRef(false);
  useBeforePaint(() => {
    if (!hasRetry && hadFocus.current && dismissButton.current && isFocusLost(dismissButton.current)) {
      dismissButton.current.focus();
    }
    hadFocus.current = false;
  }, [hasRetry]);
  return (
    <>
      {hasRetry && (
        <Button
          ref={retryButton}
          variant="quiet"
          size="small"
          pending={retrying}
          onClick={onRetry}
          onFocus={() => {
            hadFocus.current = true;
          }}
          onBlur={() => {
            hadFocus.current = false;
          }}
        >
          {translator.text('tryAgain')}
        </Button>
      )}
      <IconButton ref={dismissButton} size="small" label={translator.text('dismiss')} onClick={onDismiss}>
        <CloseIcon size={14} />
      </IconButton>
    </>
  );
}

const lists = '[data-carillon="message-list"], [data-carillon="preference-list"]';

/** Whether an element is the active one of its document, also while another window has the focus, where `:focus` does not match. */
function hasFocus(element: HTMLElement): boolean {
  const root = element.getRootNode();
  return 'activeElement' in root && root.activeElement === element;
}

/** Focuses the nearest list: the one in the closest ancestor that contains both. */
function focusListBeside(button: HTMLElement | null | undefined): void {
  for (let around = button?.parentElement; around; around = around.parentElement) {
    const list = around.querySelector<HTMLElement>(lists);
    if (list !== null) {
      list.focus();
      return;
    }
  }
}
