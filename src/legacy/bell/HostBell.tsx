'use client';

import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useRoot } from '../../inbox/index.ts';

/** Props of `HostBell`: what `Inbox.Bell` gives its child, and what the host draws. */
export interface HostBellProps extends ComponentPropsWithoutRef<'button'> {
  drawn: ReactElement;
  /** The host has drawn something, and no button is in it. */
  onNoButton: () => void;
}

/** The attributes of the bell that the host's button gets, if the host has not set them. */
const attributes = ['aria-haspopup', 'aria-expanded', 'data-unread'] as const;

/**
 * What the host draws, unchanged, and the button in it as the bell: a press opens the popover, and the popover is placed beside it.
 * Renders a `<span>`.
 */
export const HostBell = forwardRef<HTMLButtonElement, HostBellProps>(function HostBell(props, ref) {
  const { drawn, onNoButton, onPointerEnter, onFocus, onTouchStart, ...bell } = props;
  const { open, setOpen } = useRoot('PopoverNotificationCenter');
  const place = useRef<HTMLSpanElement>(null);
  const named = useRef<Element>(null);

  function follow(): void {
    const button =
      place.current?.querySelector<HTMLButtonElement>('button, a[href], [role="button"]') ?? null;
    setRef(ref, button);
    if (button !== null) {
      button.dataset.carillon = 'bell';
      for (const name of attributes) {
        const value: unknown = bell[name as keyof typeof bell];
        button.toggleAttribute(name, value !== undefined);
        if (value !== undefined) {
          button.setAttribute(name, String(value));
        }
      }
      if (named.current === button || !hasName(button)) {
        named.current = button;
        button.setAttribute('aria-label', bell['aria-label'] ?? '');
      }
    } else if (place.current?.hasChildNodes()) {
      onNoButton();
    }
  }

  const latest = useRef(follow);
  useIsomorphicLayoutEffect(() => {
    latest.current = follow;
    follow();
  });
  useEffect(() => {
    // A component that is loaded late draws its button later.
    const observer = new MutationObserver(() => latest.current());
    if (place.current !== null) {
      observer.observe(place.current, { childList: true, subtree: true });
    }
    return () => observer.disconnect();
  }, []);

  // The keyboard's press of the button inside is a click too.
  const onClick = (event: MouseEvent) => {
    // The second click of a double click would close what the first one opens.
    if (event.detail < 2) {
      setOpen(!open, 'bell', event.nativeEvent);
    }
  };
  const heard = {
    onClick,
    onPointerEnter,
    onFocus,
    onTouchStart,
  } as unknown as ComponentPropsWithoutRef<'span'>;
  return (
    <span {...heard} ref={place}>
      {drawn}
    </span>
  );
});

/** On a server there are no layout effects. */
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function setRef(ref: ForwardedRef<HTMLButtonElement>, button: HTMLButtonElement | null): void {
  if (typeof ref === 'function') {
    ref(button);
  } else if (ref !== null) {
    ref.current = button;
  }
}

function hasName(button: Element): boolean {
  const isNamed = ['aria-label', 'aria-labelledby', 'title'].some((name) => button.getAttribute(name));
  return (
    isNamed || button.textContent?.trim() !== '' || button.querySelector('img[alt]:not([alt=""])') !== null
  );
}
