'use client';

import { type ComponentPropsWithoutRef, type RefObject, useCallback, useRef } from 'react';
import { useBeforePaint } from '../dom/useBeforePaint.ts';

/** The handlers of an element, on the way down: what is in a portal ends its events on their way up. */
type FocusHandlers = Pick<ComponentPropsWithoutRef<'div'>, 'onFocusCapture' | 'onBlurCapture'>;

/** What `useKeptFocus` gives, with the handlers for the element itself, which call those that it has. */
export interface KeptFocus {
  readonly handlers: FocusHandlers;
  /**
   * Gives a focus that was lost in it, and unless `onlyIfLost` one that it has itself, to what is there now. To be called before painting,
   * where something but the state replaces contents.
   */
  keep(onlyIfLost: boolean): void;
}

/** Whether the focus is lost in the tree of an element: in a document the body is active then, in a shadow root nothing. */
export function isFocusLost(element: Element): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return activeElement === null || activeElement === element.ownerDocument.body;
}

/**
 * Keeps the focus in an element whose contents are replaced when `state` changes, such as a retry button by rows. The element
 * itself has to be focusable.
 */
export function useKeptFocus(
  place: RefObject<HTMLElement | null>,
  state: unknown,
  native: FocusHandlers = {},
): KeptFocus {
  const hasFocus = useRef(false);

  const keep = useCallback(
    (onlyIfLost: boolean) => {
      const { current } = place;
      if (current === null || !hasFocus.current) {
        return;
      }
      if (isFocusLost(current) || (!onlyIfLost && current.matches(':focus'))) {
        const next = current.querySelector<HTMLElement>('[tabindex]') ?? current.querySelector('button');
        (next ?? current).focus();
      }
    },
    [place],
  );

  useBeforePaint(() => keep(false), [keep, state]);

  return {
    keep,
    handlers: {
      onFocusCapture: (event) => {
        native.onFocusCapture?.(event);
        hasFocus.current = true;
      },
      onBlurCapture: (event) => {
        native.onBlurCapture?.(event);
        hasFocus.current = false;
      },
    },
  };
}
