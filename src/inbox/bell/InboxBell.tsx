'use client';

import {
  Children,
  type ComponentPropsWithoutRef,
  cloneElement,
  type FocusEvent,
  forwardRef,
  isValidElement,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useImperativeHandle,
} from 'react';
import { useLiveCount } from '../../data/index.ts';
import { part, VisuallyHidden } from '../../primitives/index.ts';
import { createIntent } from '../root/intent.ts';
import { useRoot } from '../root/RootContext.ts';
import { unreadWords } from '../root/unreadWords.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { InboxBadge } from './InboxBadge.tsx';
import * as styles from './InboxBell.css.ts';
import { InboxBellIcon } from './InboxBellIcon.tsx';

/** Props of `Inbox.Bell`: those of a `<button>`. Children replace the icon and its badge. */
export interface InboxBellProps extends ComponentPropsWithoutRef<'button'> {
  /** Uses its one child as the button, with a look of its own: it gets the bell's name, behaviour and `data-*`. @default false */
  asChild?: boolean | undefined;
}

/**
 * Opens and closes the popover, and has the count of unread messages in its name. Renders a `<button>`.
 *
 * @selector [data-state="open"] while the popover is open
 * @selector [data-unread] while something is unread
 * @selector [data-words] while it has words of the host: the badge is then beside them, not at its corner
 */
export const InboxBell = forwardRef<HTMLButtonElement, InboxBellProps>(function InboxBell(
  { asChild, ...props },
  ref,
) {
  const child = asChild && isValidElement<InboxBellProps>(props.children) ? props.children : null;
  const {
    children,
    'aria-label': hostLabel,
    onClick,
    onKeyDown,
    onPointerEnter,
    onFocus,
    ...native
  } = child === null ? props : { ...props, children: undefined, ...child.props };
  const { open, setOpen, bellRef, label: name, service } = useRoot('Inbox.Bell');
  const { translator } = useInboxSettings('Inbox.Bell');
  const unread = useLiveCount('unread').data ?? 0;
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => bellRef.current, [
    bellRef,
  ]);

  // A reader who points at the bell will most likely press it, so loading starts now.
  function prepare(): void {
    const { get, set } = service(createIntent);
    set(get() + 1);
  }

  const label = unread > 0 ? translator.list([name, unreadWords(translator, unread)]) : name;

  const bellProps = {
    ...part('bell', native, child === null ? styles.bell : undefined, {
      state: open ? 'open' : 'closed',
      unread: unread > 0,
      words: Children.toArray(children).some(isWords),
    }),
    // Of a component as `IconButton`, which would call itself by its own name.
    'data-carillon-as': child !== null && typeof child.type !== 'string' ? 'bell' : undefined,
    ref: bellRef,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open,
    'aria-label': hostLabel ?? (children === undefined ? label : undefined),
    onClick(event: MouseEvent<HTMLButtonElement>) {
      onClick?.(event);
      // The second click of a double click would close what the first one opens.
      if (!event.defaultPrevented && event.detail < 2) {
        setOpen(!open, 'bell', event.nativeEvent);
      }
    },
    onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
      onKeyDown?.(event);
      if (event.repeat && event.key === 'Enter') {
        // The repeated clicks would open and close it.
        event.preventDefault();
      }
    },
    // A finger comes in at the moment when it touches.
    onPointerEnter(event: PointerEvent<HTMLButtonElement>) {
      onPointerEnter?.(event);
      prepare();
    },
    onFocus(event: FocusEvent<HTMLButtonElement>) {
      onFocus?.(event);
      prepare();
    },
  };
  const contents =
    children === undefined ? (
      <>
        <InboxBellIcon />
        <InboxBadge />
      </>
    ) : (
      <>
        {/* The host's own words stay in the name; only the count is added. */}
        {children} <VisuallyHidden>{label}</VisuallyHidden>
      </>
    );
  return child === null ? (
    <button type="button" {...bellProps}>
      {contents}
    </button>
  ) : (
    cloneElement(child, bellProps, contents)
  );
});

/** Text, or an element of it: a sign that is hidden from screen readers stands for an icon. */
function isWords(child: ReactNode): boolean {
  return (
    typeof child === 'string' ||
    (isValidElement<ComponentPropsWithoutRef<'span'>>(child) &&
      child.type === 'span' &&
      !child.props['aria-hidden'])
  );
}
