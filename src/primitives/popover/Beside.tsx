'use client';

import { DismissableLayer, type DismissableLayerProps } from '@radix-ui/react-dismissable-layer';
import { FocusScope } from '@radix-ui/react-focus-scope';
import * as Popper from '@radix-ui/react-popper';
import { forwardRef, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { PortalRoot } from '../theme/PortalRoot.tsx';
import { useHydrated } from '../theme/ThemeRoot.tsx';
import { Layer } from './Layer.tsx';
import { type Room, roomOf } from './roomOf.ts';

/** What a host is told of an open surface, and may prevent. */
export interface SurfaceEvents
  extends Pick<
    DismissableLayerProps,
    'onEscapeKeyDown' | 'onPointerDownOutside' | 'onFocusOutside' | 'onInteractOutside'
  > {
  /** The focus is about to move into it. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  /** The focus is about to be given back. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** Props of `Beside`: those of its box, and where it is. */
export interface BesideProps extends Omit<Popper.PopperContentProps, 'asChild'>, SurfaceEvents {
  anchor: RefObject<HTMLElement | null>;
  /** @default document.body */
  container?: Room | null | undefined;
  layerClass?: string | undefined;
  /** Called for Escape, a press outside, and a focus that moved elsewhere. */
  onDismiss: () => void;
}

/** A dialog that is not modal, beside its anchor, open while it is mounted. Renders a `<div role="dialog">` in a portal. */
export const Beside = forwardRef<HTMLDivElement, BesideProps>(function Beside(props, ref) {
  const { anchor, container, layerClass, onOpenAutoFocus, onCloseAutoFocus, children, ...rest } = props;
  const from = anchor.current;
  const giveBack = useRef(onCloseAutoFocus);
  giveBack.current = onCloseAutoFocus;
  useLayoutEffect(
    // Before a dialog of the host finds that the focus is lost, and puts it somewhere.
    () => () => queueMicrotask(() => giveBack.current?.(new Event('blur', { cancelable: true }))),
    [],
  );
  // In the page a finger that scrolls closes nothing. A dialog may keep clicks for itself.
  const waits = !from || roomOf(from) === from.ownerDocument.body;
  return (
    useHydrated() &&
    createPortal(
      <Popper.Root>
        <Popper.Anchor virtualRef={anchor} />
        <PortalRoot>
          <Layer anchor={from} className={layerClass}>
            <FocusScope
              asChild
              loop
              onMountAutoFocus={onOpenAutoFocus}
              onUnmountAutoFocus={(event) => event.preventDefault()}
            >
              {/* Passes on what is the box's. */}
              <DismissableLayer asChild deferPointerDownOutside={waits} {...rest} ref={ref}>
                <Popper.Content role="dialog" data-state="open">
                  {children}
                </Popper.Content>
              </DismissableLayer>
            </FocusScope>
          </Layer>
        </PortalRoot>
      </Popper.Root>,
      container ?? document.body,
    )
  );
});
