'use client';

import { type ComponentPropsWithoutRef, forwardRef, useImperativeHandle } from 'react';
import { countLimit, useInboxClient, useUnreadCount } from '../../data/index.ts';
import { BellIcon, cx, VisuallyHidden } from '../../primitives/index.ts';
import { loadPopoverContent } from '../popover/loadPopoverContent.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { Badge } from './Badge.tsx';
import * as styles from './Bell.css.ts';
import { UnreadAnnouncement } from './UnreadAnnouncement.tsx';

/** Props of `Inbox.Bell`: those of a `<button>`. Children replace the icon and its badge. */
export type BellProps = ComponentPropsWithoutRef<'button'>;

/**
 * Opens and closes the popover, and says how much is unread. Renders a `<button>`.
 *
 * @selector [data-state="open"] while the popover is open
 * @selector [data-unread] while something is unread
 */
export const Bell = forwardRef<HTMLButtonElement, BellProps>(function Bell(props, ref) {
  const {
    children,
    className,
    'aria-label': hostLabel,
    onClick,
    onPointerEnter,
    onFocus,
    onTouchStart,
    ...native
  } = props;
  const { open, setOpen, bellRef, store } = useRoot('Inbox.Bell');
  const { translator } = useInboxSettings('Inbox.Bell');
  const unread = useUnreadCount().data ?? 0;
  const client = useInboxClient('Inbox.Bell');
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => bellRef.current, [
    bellRef,
  ]);

  // A reader who reaches for the bell will most likely open it: be ready by then.
  function prepare(): void {
    loadPopoverContent().then(
      ({ prefetchMessages }) => prefetchMessages(client, store.query ?? {}),
      () => {
        // Opening tries again, and says so if it fails.
      },
    );
  }

  const counted =
    unread < countLimit
      ? translator.counted('unreadCount', unread)
      : translator.counted('unreadCountAtLeast', countLimit - 1);
  const name = translator.text('notifications');
  const label = unread > 0 ? `${name}, ${counted}` : name;

  return (
    <>
      <button
        type="button"
        {...native}
        ref={bellRef}
        className={cx(styles.bell, className)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={hostLabel ?? (children === undefined ? label : undefined)}
        data-carillon="bell"
        data-state={open ? 'open' : 'closed'}
        data-unread={unread > 0 ? '' : undefined}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) {
            setOpen(!open, 'bell');
          }
        }}
        onPointerEnter={(event) => {
          onPointerEnter?.(event);
          prepare();
        }}
        onFocus={(event) => {
          onFocus?.(event);
          prepare();
        }}
        onTouchStart={(event) => {
          onTouchStart?.(event);
          prepare();
        }}
      >
        {children === undefined ? (
          <>
            <BellIcon size={20} />
            <Badge />
          </>
        ) : (
          <>
            {children}
            {/* The host's own words stay a part of the name; only the count is added. */}
            <VisuallyHidden> {label}</VisuallyHidden>
          </>
        )}
      </button>
      <UnreadAnnouncement count={unread} words={counted} />
    </>
  );
});
