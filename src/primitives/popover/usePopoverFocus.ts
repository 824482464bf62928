'use client';

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { focusedIn, focusStops } from './focusStops.ts';
import { inertOthers } from './inertOthers.ts';
import { guardsOf, stepOver } from './stepOver.ts';
import { useSheet } from './useSheet.ts';

/** Where the focus came from when a surface opened. */
interface Home {
  readonly page: Document;
  /** The anchor, and what had the focus. */
  readonly elements: readonly (Element | null)[];
  /** What the anchor stands in, from the inside out. */
  readonly around: readonly Element[];
}

/** The focus of an open surface. */
export interface PopoverFocus {
  /** The surface fills the page: it is modal. */
  readonly isSheet: boolean;
  /** The surface came, or went. */
  setSurface(surface: HTMLElement | null): void;
  /** Remembers where the focus is, to be called before it moves into the surface. */
  remember(surface: Element): void;
  /** Puts the focus back, if it fell out of the closing surface: a reader who went elsewhere stays there. */
  giveBack(): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/**
 * The order of focus. Beside its anchor a surface follows the anchor, wherever it stands in the document: Tab leads from the
 * anchor into it and past its end to what follows the anchor, Shift and Tab from its start to the anchor. As a sheet it keeps
 * the focus, and the rest of the page is inert. `onLeave` is called where Tab leads out of the document, which tells of it by
 * nothing else: out of a frame, or to the browser's own buttons.
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
        focus(focusStops(surface)[0] ?? surface);
      }
    };
    page.addEventListener('keydown', onKeyDown);
    return () => page.removeEventListener('keydown', onKeyDown);
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
      // A menu's keys come here too: React's events rise from where a part stands, not from where it is put.
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
        // From there the browser takes the step itself: it knows what follows, also in frames and shadow roots.
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
