'use client';

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { media } from '../theme/themeContract.css.ts';
import { focusedIn, focusStops } from './focusStops.ts';
import { inertOthers } from './inertOthers.ts';

/** Whether a surface fills its page, as its stylesheet says. */
function useSheet(surface: HTMLElement | null): boolean {
  const [isSheet, setIsSheet] = useState(false);
  useEffect(() => {
    // A host's tests may run without a browser, and then there are no media queries.
    const query = surface?.ownerDocument.defaultView?.matchMedia?.(media.sheet);
    const look = () => setIsSheet(query?.matches === true);
    look();
    query?.addEventListener('change', look);
    return () => query?.removeEventListener('change', look);
  }, [surface]);
  return isSheet;
}

/** Radix's Tab stops at the ends of the page, which lead nowhere. */
function guardsOf(page: Document): readonly Element[] {
  return [...page.querySelectorAll('[data-radix-focus-guard]')];
}

/**
 * Takes elements out of the Tab order for the one step that the browser is about to take, and calls `onLeave` if that step leads
 * out of the page.
 */
function stepOver(page: Document, over: readonly Element[], onLeave: () => void): void {
  const those = over.filter((element) => !element.hasAttribute('inert'));
  for (const element of those) {
    element.setAttribute('inert', '');
  }
  setTimeout(() => {
    for (const element of those) {
      element.removeAttribute('inert');
    }
  });
  const end = new AbortController();
  const { signal } = end;
  page.defaultView?.addEventListener('blur', onLeave, { once: true, signal });
  for (const arrival of ['focusin', 'keydown', 'pointerdown']) {
    // The event of the key that moves the focus is still being dispatched.
    setTimeout(() => page.addEventListener(arrival, () => end.abort(), { once: true, signal }));
  }
}

/** Where the focus came from when a surface opened. */
interface Home {
  readonly page: Document;
  /** The anchor, and the element that had the focus. */
  readonly elements: readonly (Element | null)[];
  /** The ancestors of the anchor, from the inside out. */
  readonly around: readonly Element[];
}

/** The focus of an open surface. */
interface PopoverFocus {
  /** The surface fills the page: it is modal. */
  readonly isSheet: boolean;
  /** The surface was mounted, or with null unmounted. */
  setSurface(surface: HTMLElement | null): void;
  /** Remembers where the focus is, to be called before it moves into the surface. */
  remember(surface: Element): void;
  /** Puts the focus back where closing the surface has lost it. A focus that the reader has moved elsewhere stays. */
  giveBack(): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/**
 * Keeps the order of focus. A surface comes after its anchor, wherever it is in the document: Tab moves from the anchor into it,
 * and past its end to whatever follows the anchor, and Shift with Tab from its start to the anchor. As a sheet it keeps the focus,
 * and the rest of the page is inert. `onLeave` is called where Tab leaves the document, for which there is no event: out of a
 * frame, or to the browser's own buttons.
 */
export function usePopoverFocus(anchor: RefObject<HTMLElement | null>, onLeave: () => void): PopoverFocus {
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  const home = useRef<Home>(undefined);
  const hasLeft = useRef(false);
  const isSheet = useSheet(surface);

  useEffect(() => (surface && isSheet ? inertOthers(surface) : undefined), [surface, isSheet]);

  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = () => {
      hasLeft.current = true;
      onLeave();
    };
  });

  useEffect(() => {
    if (surface === null || isSheet) {
      return;
    }
    const page = surface.ownerDocument;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const from = event.composedPath()[0] as Node;
      if (!isTab(event) || !anchor.current?.contains(from)) {
        return;
      }
      if (event.shiftKey) {
        stepOver(page, guardsOf(page), () => leave.current());
      } else {
        event.preventDefault();
        // A dialog of the host around the anchor may move the focus itself.
        event.stopPropagation();
        focus(focusStops(surface)[0] ?? surface);
      }
    };
    page.addEventListener('keydown', onKeyDown, true);
    return () => page.removeEventListener('keydown', onKeyDown, true);
  }, [surface, isSheet, anchor]);

  function anchorOrOpener(): HTMLElement | undefined {
    const elements = [anchor.current, ...(home.current?.elements ?? [])];
    return elements.find((element): element is HTMLElement => element?.isConnected === true);
  }

  return {
    isSheet,
    setSurface,
    remember(opened) {
      const page = opened.ownerDocument;
      const elements = [anchor.current, focusedIn(page)];
      const around = ancestors(elements.find((element) => element !== null && element !== page.body));
      home.current = { page, elements, around };
      hasLeft.current = false;
    },
    giveBack() {
      const { page, elements = [], around = [] } = home.current ?? {};
      if (hasLeft.current) {
        return;
      }
      const last = [...around].flatMap((place) => (place.isConnected ? focusStops(place).slice(0, 1) : []));
      for (const candidate of [anchor.current, ...elements, ...last]) {
        if (page === undefined || (page.activeElement ?? page.body) !== page.body) {
          return;
        }
        focus(candidate);
      }
    },
    onKeyDown(event) {
      const path = event.nativeEvent.composedPath();
      // Keys of a menu arrive here too: React's events bubble through portals.
      if (surface === null || !isTab(event) || !path.includes(surface)) {
        return;
      }
      const from = path[0] as Element;
      const stops = focusStops(surface, from);
      const place = stops.indexOf(from as HTMLElement);
      if (event.shiftKey ? place > 0 : place < stops.length - 1) {
        return;
      }
      const start = anchorOrOpener();
      if (isSheet || start === undefined) {
        event.preventDefault();
        focus((event.shiftKey ? stops.at(-1) : stops[0]) ?? surface);
      } else if (event.shiftKey) {
        event.preventDefault();
        focus(start);
      } else {
        // The browser itself moves on from there, since only it can find what follows in frames and shadow roots.
        focus(start);
        const page = surface.ownerDocument;
        stepOver(page, [surface, ...guardsOf(page)], () => leave.current());
      }
    },
  };
}

function isTab(
  event: Pick<globalThis.KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented'>,
) {
  return event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey && !event.defaultPrevented;
}

function ancestors(element: Element | null | undefined): readonly Element[] {
  const around: Element[] = [];
  for (let node: Node | null | undefined = element?.parentNode; node; ) {
    if (node.nodeType === 1) {
      around.push(node as Element);
    }
    node = node.parentNode ?? ('host' in node ? (node as ShadowRoot).host : null);
  }
  return around;
}

function focus(element: Element | null | undefined): void {
  (element as HTMLElement | null | undefined)?.focus({ preventScroll: true });
}
