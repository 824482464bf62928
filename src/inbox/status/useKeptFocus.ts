'use client';

import { type RefObject, useRef } from 'react';
import { useBeforePaint } from '../dom/useBeforePaint.ts';

/** The handlers of `useKeptFocus`, for the place itself. */
export interface KeptFocus {
  onFocus(): void;
  onBlur(): void;
}

/** Whether nothing has the focus any more in the tree of an element: in a document its body has it then, in a shadow root nothing. */
export function isFocusLost(element: Element): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return activeElement === null || activeElement === element.ownerDocument.body;
}

/**
 * Keeps the focus in a place whose contents make room for others when `state` changes, such as a button to try again for rows,
 * or for the same button once more. The place itself has to be one that can have the focus.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, state: unknown): KeptFocus {
  const hasFocus = useRef(false);

  useBeforePaint(() => {
    const { current } = place;
    if (current === null || !hasFocus.current) {
      return;
    }
    if (isFocusLost(current) || current.matches(':focus')) {
      const next = current.querySelector<HTMLElement>('[tabindex]') ?? current.querySelector('button');
      (next ?? current).focus();
    }
  }, [state]);

  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
