'use client';

import { useRef } from 'react';
import { Button, CloseIcon, IconButton } from '../../primitives/index.ts';
import { useBeforePaint } from '../dom/useBeforePaint.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** Props of `FailedActionsButtons`. */
export interface FailedActionsButtonsProps {
  retrying: boolean;
  onRetry: () => void;
  onDismiss: () => void;
}

/** What can be done about changes that were not saved. Leaves the focus to the list when it goes. */
export function FailedActionsButtons({ retrying, onRetry, onDismiss }: FailedActionsButtonsProps) {
  const { translator } = useInboxSettings('FailedActionsButtons');
  const retryButton = useRef<HTMLButtonElement>(null);
  const dismissButton = useRef<HTMLButtonElement>(null);
  useBeforePaint(() => {
    const buttons = [retryButton.current, dismissButton.current];
    return () => {
      if (buttons.some((button) => button !== null && hasFocus(button))) {
        focusListBeside(buttons[0]);
      }
    };
  }, []);
  return (
    <>
      <Button ref={retryButton} variant="quiet" size="small" pending={retrying} onClick={onRetry}>
        {translator.text('tryAgain')}
      </Button>
      <IconButton ref={dismissButton} size="small" label={translator.text('dismiss')} onClick={onDismiss}>
        <CloseIcon size={14} />
      </IconButton>
    </>
  );
}

const lists = '[data-carillon="message-list"], [data-carillon="preference-list"]';

/** Whether an element has the focus of its document, though the reader may be in another window: `:focus` needs both. */
function hasFocus(element: HTMLElement): boolean {
  const root = element.getRootNode();
  return 'activeElement' in root && root.activeElement === element;
}

/** Focuses the list that stands nearest: the one in the smallest part of the page around both. */
function focusListBeside(button: HTMLElement | null | undefined): void {
  for (let around = button?.parentElement; around; around = around.parentElement) {
    const list = around.querySelector<HTMLElement>(lists);
    if (list !== null) {
      list.focus();
      return;
    }
  }
}
