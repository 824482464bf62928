import type { FocusEvent, KeyboardEvent } from 'react';
import { isOwnEvent } from './isOwnEvent.ts';

/** A row or column of items, of which one has the focus. */
export interface Roving {
  /** The selector of the items. */
  readonly items: string;
  /** The selector of the item that the Tab key moves to. @default the first item */
  readonly entry?: string | undefined;
  /** Which one, where several match. @default 'first' */
  readonly from?: 'first' | 'last' | undefined;
  /** The keys for the next and the previous item. */
  readonly keys: readonly [next: string, previous: string];
  /** Whether the first item comes after the last. */
  readonly loops: boolean;
}

/**
 * Handlers that move the focus where Radix does not. Inside a shadow root Radix moves on to the last item, since it compares items
 * with `document.activeElement`, which is always the host element there. And in a menu whose code was loaded after the key press
 * that opened it, Radix focuses no item.
 */
export function rovingFocus({ items, entry = items, from = 'first', keys: [next, previous], loops }: Roving) {
  return {
    onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
      const { currentTarget, target, key, metaKey, ctrlKey, altKey, shiftKey } = event;
      const all = [...currentTarget.querySelectorAll<HTMLElement>(`${items}:not([data-disabled])`)];
      const at = all.indexOf(target as HTMLElement);
      const places: Readonly<Record<string, number>> = {
        Home: 0,
        End: all.length - 1,
        [next]: at + 1,
        [previous]: at === -1 ? all.length - 1 : at - 1,
      };
      const place = places[key];
      if (
        place !== undefined &&
        isOwnEvent(event) &&
        isInShadow(currentTarget) &&
        !(metaKey || ctrlKey || altKey || shiftKey)
      ) {
        event.preventDefault();
        all.at(loops ? place % all.length : Math.min(Math.max(place, 0), all.length - 1))?.focus();
      }
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      const { currentTarget, target } = event;
      if (target === currentTarget && target.matches(':focus-visible')) {
        event.preventDefault();
        const entries = [...currentTarget.querySelectorAll<HTMLElement>(`${entry}:not([data-disabled])`)];
        entries.at(from === 'first' ? 0 : -1)?.focus();
      }
    },
  };
}

function isInShadow(element: Element): boolean {
  return 'host' in element.getRootNode();
}
