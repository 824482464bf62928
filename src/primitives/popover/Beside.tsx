'use client';

import * as Popover from '@radix-ui/react-popover';
import { forwardRef, type RefObject, useLayoutEffect, useRef } from 'react';
import { PortalRoot } from '../theme/PortalRoot.tsx';
import { Layer } from './Layer.tsx';
import type { Room } from './roomOf.ts';

/** Props of `Beside`: those of its box, and where it is. */
export interface BesideProps extends Omit<Popover.PopoverContentProps, 'asChild' | 'forceMount'> {
  anchor: RefObject<HTMLElement | null>;
  /** @default document.body */
  container?: Room | null | undefined;
  layerClass?: string | undefined;
  /** Called for Escape, a press outside, and a focus that moved elsewhere. */
  onDismiss: () => void;
}

/** A dialog that is not modal, beside its anchor, open while it is mounted. Renders a `<div role="dialog">` in a portal. */
export const Beside = forwardRef<HTMLDivElement, BesideProps>(function Beside(props, ref) {
  const { anchor, container, layerClass, onDismiss, onCloseAutoFocus, ...rest } = props;
  const giveBack = useRef(onCloseAutoFocus);
  giveBack.current = onCloseAutoFocus;
  useLayoutEffect(
    // Before a dialog of the host finds that the focus is lost, and puts it somewhere.
    () => () => queueMicrotask(() => giveBack.current?.(new Event('blur', { cancelable: true }))),
    [],
  );
  return (
    <Popover.Root open onOpenChange={(open) => !open && onDismiss()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal container={container ?? undefined}>
        <PortalRoot>
          <Layer anchor={anchor.current} className={layerClass}>
            <Popover.Content {...rest} onCloseAutoFocus={(event) => event.preventDefault()} ref={ref} />
          </Layer>
        </PortalRoot>
      </Popover.Portal>
    </Popover.Root>
  );
});
