'use client';

import { type ComponentPropsWithoutRef, forwardRef, useEffect, useRef } from 'react';
import { type HeldAct, useHeldActs } from '../../data/index.ts';
import type { Translator } from '../../locales/index.ts';
import { Button, Toast, ToastRegion, UndoIcon } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { panelOf } from './panelOf.ts';

/** Props of `Inbox.Undo`: those of a `<div>`. */
export type UndoProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/**
 * Says what was just done with messages, and takes it back as long as it is not sent: by its button, or by Control or Command
 * with Z anywhere in the panel. Renders a `<div>`.
 */
export const Undo = forwardRef<HTMLDivElement, UndoProps>(function Undo(props, ref) {
  const { announce } = useRoot('Inbox.Undo');
  const { translator } = useInboxSettings('Inbox.Undo');
  const { held, undo } = useHeldActs();
  const region = useRef<HTMLDivElement>(null);
  const words = held && wordsOf(held, translator);

  useEffect(() => (words === undefined ? undefined : announce(words)), [words, announce]);

  useEffect(() => {
    const panel = panelOf(region.current);
    if (held === undefined || panel === null) {
      return;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const writing = (event.target as Element).matches('input, textarea');
      if (
        event.key.toLowerCase() === 'z' &&
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !writing
      ) {
        event.preventDefault();
        undo(held.id);
      }
    };
    panel.addEventListener('keydown', onKeyDown);
    return () => panel.removeEventListener('keydown', onKeyDown);
  }, [held, undo]);

  function takeBack(id: number): void {
    // The button goes with the toast: the reader is back among the messages.
    panelOf(region.current)?.querySelector<HTMLElement>('[data-carillon="message-list"]')?.focus();
    undo(id);
  }

  return (
    <div ref={region} className={reset.box}>
      {/* The inbox speaks in one place, and that is not here. */}
      <ToastRegion {...props} ref={ref} role={held && 'group'} aria-label={held && translator.text('undo')}>
        {held && (
          <Toast
            key={held.id}
            action={
              <Button size="small" variant="quiet" onClick={() => takeBack(held.id)}>
                <UndoIcon size={14} />
                {translator.text('undo')}
              </Button>
            }
          >
            {words}
          </Toast>
        )}
      </ToastRegion>
    </div>
  );
});

function wordsOf({ kind, count }: HeldAct, translator: Translator): string {
  switch (kind) {
    case 'removed':
      return translator.counted('removedMessages', count);
    case 'unread':
      return translator.text('markedAsUnRead');
    default:
      return translator.text('markedAsRead');
  }
}
