'use client';

import { type ReactNode, type RefObject, useMemo } from 'react';
import { radixPart } from '../styles/radixPart.ts';
import { Beside } from './Beside.tsx';
import { takeEscape } from './Layer.tsx';
import * as styles from './PopoverBox.css.ts';
import { roomOf } from './roomOf.ts';

/** Props of `PopoverBox`. */
export interface PopoverBoxProps {
  /** The element that it is beside, and that gets a focus back which closing would lose. */
  anchor: HTMLElement;
  /** Names the dialog. */
  label: string;
  /** The element that it is rendered into. @default the dialog of the host around the anchor, or else the body */
  container?: HTMLElement | null | undefined;
  /** The element that gets the focus on opening. */
  initialFocus: RefObject<HTMLElement | null>;
  /** Called for Escape, a press outside, and a focus that moved elsewhere. */
  onClose: () => void;
  children: ReactNode;
}

/** A small dialog for a question about what its anchor does, open while it is mounted. It is as small on a phone. Renders a `<div role="dialog">`. */
export function PopoverBox({ anchor, label, container, initialFocus, onClose, children }: PopoverBoxProps) {
  const place = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Beside
      anchor={place}
      container={container ?? roomOf(anchor)}
      align="end"
      sideOffset={4}
      collisionPadding={8}
      aria-label={label}
      {...radixPart('popover-box', {}, styles.box)}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        initialFocus.current?.focus({ preventScroll: true });
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        const { activeElement, body } = anchor.ownerDocument;
        if (activeElement === null || activeElement === body) {
          anchor.focus({ preventScroll: true });
        }
      }}
      onEscapeKeyDown={(event) => takeEscape(event)}
      onDismiss={onClose}
    >
      {children}
    </Beside>
  );
}
