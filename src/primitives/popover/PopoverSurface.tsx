'use client';
import type * as Popover from '@radix-ui/react-popover';
import { forwardRef, type RefObject, useCallback, useEffect, useRef } from 'react';
import { assignRef } from '../behavior/assignRef.ts';
import { observeSize } from '../behavior/observeSize.ts';
import { radixPart } from '../styles/radixPart.ts';
import { Beside } from './Beside.tsx';
import { takeEscape } from './Layer.tsx';
import * as styles from './PopoverSurface.css.ts';
import { defaultPosition } from './placeSurface.ts';
import { usePopoverFocus } from './usePopoverFocus.ts';

/** Why the surface requests to be closed: Escape, a press outside it, or focus that moved elsewhere. */
export const popoverCloseReasons = ['escape', 'outside', 'focus-outside'] as const;

/** `data-state` is Radix's: `open`, or `closed` during the closing animation. */
export interface PopoverSurfaceProps
  extends Omit<Popover.PopoverContentProps, 'aria-label' | 'aria-labelledby' | 'asChild' | 'forceMount'> {
  /** Whether it is shown. @selector [data-state="open"] */
  open: boolean;
  /** Called to close it, never with true: the owner of the anchor opens it. */
  onOpenChange: (
    open: boolean,
    reason: 'escape' | 'outside' | 'focus-outside',
    event: Event | undefined,
  ) => void;
  /** The element it is positioned at and gives the focus back to. Presses on it do not count as outside. */
  anchor: RefObject<HTMLElement | null>;
  /** Names the dialog. */
  label?: string | undefined;
  /** The id of an element inside that names the dialog, instead of `label`. */
  labelledBy?: string | undefined;
  /** The element that it is rendered into. @default document.body */
  container?: HTMLElement | null | undefined;
  /** The element that gets the focus on opening. @default the surface itself, so that its name is read first */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A named, non-modal dialog beside its anchor, which it follows in the order of focus; below 480 px, and on low touch screens, a modal sheet over the whole
 * page, which must contain a close button. Escape closes it and does not propagate.
 * Renders a `<div role="dialog">` in a portal, in a ThemeRoot of its own.
 */
export const PopoverSurface = forwardRef<HTMLDivElement, PopoverSurfaceProps>(
  function PopoverSurface(props, ref) {
    const {
      open,
      onOpenChange,
      anchor,
      label,
      labelledBy,
      container,
      initialFocus,
      // Undefined counts as not given.
      align = defaultPosition.align,
      sideOffset = defaultPosition.sideOffset,
      collisionPadding = defaultPosition.collisionPadding,
      children,
      ...content
    } = props;
    const cause = useRef<readonly [(typeof popoverCloseReasons)[number], Event | undefined]>([
      'outside',
      undefined,
    ]);
    const own = useRef<HTMLDivElement | null>(null);
    const order = usePopoverFocus(anchor, () => onOpenChange(false, 'focus-outside', undefined));
    const { setSurface } = order;
    // The same function in each render: else React would detach and attach the ref each time.
    const surfaceRef = useCallback(
      (node: HTMLDivElement | null) => {
        own.current = node;
        setSurface(node);
        assignRef(ref, node);
      },
      [ref, setSurface],
    );

    useEffect(() => {
      const { current } = own;
      if (open && current) {
        return observeSize([current], () =>
          current.style.setProperty('--carillon-kept', `${current.offsetHeight}px`),
        );
      }
    }, [open]);

    function isAnchor(event: Event) {
      // For events in a shadow root the document only gets the host as target.
      const [target = event.target] = event.composedPath();
      return Boolean(anchor.current?.contains(target as Node | null));
    }

    return (
      open && (
        <Beside
          {...radixPart('popover', content, styles.surface)}
          anchor={anchor}
          container={container}
          layerClass={styles.portal}
          align={align}
          sideOffset={sideOffset}
          collisionPadding={collisionPadding}
          ref={surfaceRef}
          aria-label={label}
          aria-labelledby={labelledBy}
          aria-modal={order.isSheet || undefined}
          onKeyDown={(event) => {
            content.onKeyDown?.(event);
            order.onKeyDown(event);
          }}
          onOpenAutoFocus={(event) => {
            if (own.current !== null) {
              order.remember(own.current);
            }
            content.onOpenAutoFocus?.(event);
            if (!event.defaultPrevented) {
              event.preventDefault();
              (initialFocus?.current ?? own.current)?.focus({ preventScroll: true });
            }
          }}
          onCloseAutoFocus={(event) => {
            content.onCloseAutoFocus?.(event);
            if (!event.defaultPrevented) {
              event.preventDefault();
              order.giveBack();
            }
          }}
          onEscapeKeyDown={(event) => {
            cause.current = ['escape', event];
            takeEscape(event, content.onEscapeKeyDown);
          }}
          onInteractOutside={(event) => {
            const { originalEvent } = event.detail;
            cause.current = [originalEvent.type === 'focusin' ? 'focus-outside' : 'outside', originalEvent];
            content.onInteractOutside?.(event);
            if (isAnchor(originalEvent)) {
              event.preventDefault();
            }
          }}
          onDismiss={() => onOpenChange(false, ...cause.current)}
        >
          {children}
        </Beside>
      )
    );
  },
);
