'use client';

import {
  type ComponentPropsWithoutRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useUndo } from '../../data/index.ts';
import { Button, Toast, ToastRegion, UndoIcon } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { inboxOf } from '../dom/inboxOf.ts';
import { isTextField } from '../dom/isTextField.ts';
import { panelOf } from '../dom/panelOf.ts';
import { useBeforePaint } from '../dom/useBeforePaint.ts';
import { actsDone } from '../root/actsDone.ts';
import { useRoot } from '../root/RootContext.ts';
import { areaInUse, createToastAreas } from '../root/toastAreas.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** Props of `ToastArea`. */
interface ToastAreaProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The ready-made panel has put it there: one that the host has placed is used in its stead. */
  readyMade?: boolean | undefined;
}

/** `Inbox.Toasts`, and the one of the ready-made panel. */
export const ToastArea = forwardRef<HTMLDivElement, ToastAreaProps>(function InboxToasts(
  { readyMade = false, ...props },
  ref,
) {
  const { announce, bellRef, service } = useRoot('Inbox.Toasts');
  const { translator, features } = useInboxSettings('Inbox.Toasts');
  const { held: newest, undo, keep } = useUndo();
  const areas = service(createToastAreas);
  /** Which toast has the pointer, and which the focus: one that is removed under them gets no event. */
  const [pointed, setPointed] = useState<number>();
  const [focused, setFocused] = useState<number>();
  const region = useRef<HTMLDivElement>(null);
  // Only one area shows the toast and announces it.
  const isShown = () => areaInUse(areas.get())?.element === region.current;
  const held = useSyncExternalStore(areas.subscribe, isShown, () => false) ? newest : undefined;
  const [words] = held === undefined ? [] : actsDone([held], translator, features);

  useEffect(() => areas.add({ element: region.current, readyMade }), [areas, readyMade]);

  useEffect(() => (words === undefined ? undefined : announce(words)), [words, announce]);

  const heldId = held?.id;
  const kept = [pointed, focused].includes(heldId) ? heldId : undefined;
  useEffect(() => (kept === undefined ? undefined : keep(kept)), [kept, keep]);

  useEffect(() => {
    const panel = panelOf(region.current);
    // Also where another area shows the toast.
    if (newest === undefined || panel === null) {
      return;
    }
    const onKeyDown = (event: Event) => {
      if (isUndoKey(event as KeyboardEvent, panel)) {
        event.preventDefault();
        undo(newest.id);
      }
    };
    // Above React's own listener: a control that handles the key itself has prevented the default by then.
    const page = panel.getRootNode();
    page.addEventListener('keydown', onKeyDown);
    return () => page.removeEventListener('keydown', onKeyDown);
  }, [newest, undo]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the pointer and the focus
    <div
      ref={region}
      className={reset.box}
      // Not when it enters: a toast that comes up under a resting pointer is not pointed at.
      onPointerMove={() => setPointed(heldId)}
      onPointerLeave={() => setPointed(undefined)}
      onFocus={() => setFocused(heldId)}
      onBlur={() => setFocused(undefined)}
    >
      {/* The root announces the words, so this region has no live role of its own. */}
      <ToastRegion {...props} ref={ref} role={held && 'group'} aria-label={held && translator.text('undo')}>
        {held && (
          <HeldToast
            key={held.id}
            bell={bellRef.current}
            action={
              <Button
                size="small"
                variant="quiet"
                aria-keyshortcuts="Control+Z Meta+Z"
                onClick={() => {
                  // Not every browser focuses a button that is clicked.
                  focusList(region.current, bellRef.current);
                  undo(held.id);
                }}
              >
                <UndoIcon size={14} />
                {translator.text('undo')}
              </Button>
            }
          >
            {words}
          </HeldToast>
        )}
      </ToastRegion>
    </div>
  );
});

/**
 * Shows what was just done with messages, and undoes it as long as it has not been sent: by its button, or by Control or Command
 * with Z anywhere in the panel. Its timer pauses while the pointer, once it has moved there, or the focus is in it, until at most 30
 * seconds after the act. Put it anywhere in `Inbox.Root`: the
 * ready-made panel then leaves its own out, and of several one shows and announces. Renders a `<div>`.
 *
 * @alias ToastArea
 */
export const InboxToasts: ForwardRefExoticComponent<
  Omit<ComponentPropsWithoutRef<'div'>, 'children'> & RefAttributes<HTMLDivElement>
> = ToastArea;

interface HeldToastProps {
  bell: HTMLElement | null;
  action: ReactNode;
  children: ReactNode;
}

function isUndoKey(event: KeyboardEvent, panel: Element): boolean {
  const { key, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  const path = event.composedPath();
  return (
    // Not every event has a key: browsers send some without when they fill in a form.
    /^z$/i.test(key) &&
    (ctrlKey || metaKey) &&
    !shiftKey &&
    !defaultPrevented &&
    path.includes(panel) &&
    !isTextField(path[0] as Element)
  );
}

/** When it is removed, for whatever reason, a focus inside it moves to the list of messages. */
function HeldToast({ bell, action, children }: HeldToastProps) {
  const own = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    const toast = own.current;
    return () => {
      if (toast?.matches(':focus-within')) {
        focusList(toast, bell);
      }
    };
  }, [bell]);
  return (
    <Toast ref={own} action={action}>
      {children}
    </Toast>
  );
}

/** Focuses the list of the panel, in a layout without a panel the list of the inbox, and where neither has one the bell. */
function focusList(part: Element | null, bell: HTMLElement | null): void {
  const place = inboxOf(part);
  (place?.querySelector<HTMLElement>('[data-carillon="message-list"]') ?? bell)?.focus();
}
