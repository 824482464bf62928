'use client';

import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { Tooltip } from './Tooltip.tsx';

/** How long a mouse rests, or a finger presses, before the words are shown, and how long they wait for a mouse that left, in milliseconds. */
const delays = { rest: 400, press: 500, leave: 150 };

type ButtonProps = ComponentPropsWithoutRef<'button'>;

/** The handlers of the control, which call the host's first. */
export type TooltipHandlers = Required<
  Pick<
    ButtonProps,
    | 'onPointerEnter'
    | 'onPointerLeave'
    | 'onPointerDown'
    | 'onPointerUp'
    | 'onPointerCancel'
    | 'onFocus'
    | 'onBlur'
    | 'onClickCapture'
  >
>;

/**
 * Shows the name of a control without words: after a moment under the mouse, at once with the focus of a keyboard, and by a long press of
 * a finger, which then is no click. Gives what to spread on the control, and what to render beside it.
 */
export function useTooltip(label: string, host: ButtonProps): [TooltipHandlers, ReactNode] {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLongPress = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function set(next: HTMLElement | null, afterMs = 0): void {
    clearTimeout(timer.current);
    // A menu that is open says more.
    const shown = next?.getAttribute('aria-expanded') === 'true' ? null : next;
    if (afterMs === 0) {
      setAnchor(shown);
    } else {
      timer.current = setTimeout(setAnchor, afterMs, shown);
    }
  }
  const hide = () => set(null);
  const leave = () => set(null, delays.leave);

  const handlers: TooltipHandlers = {
    onPointerEnter(event) {
      host.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') {
        set(event.currentTarget, anchor === null ? delays.rest : 0);
      }
    },
    onPointerLeave(event) {
      host.onPointerLeave?.(event);
      if (event.pointerType !== 'touch') {
        leave();
      }
    },
    onPointerDown(event) {
      host.onPointerDown?.(event);
      hide();
      wasLongPress.current = false;
      if (event.pointerType === 'touch') {
        const button = event.currentTarget;
        timer.current = setTimeout(() => {
          wasLongPress.current = true;
          set(button);
        }, delays.press);
      }
    },
    onPointerUp(event) {
      host.onPointerUp?.(event);
      clearTimeout(timer.current);
    },
    onPointerCancel(event) {
      host.onPointerCancel?.(event);
      clearTimeout(timer.current);
    },
    onFocus(event) {
      host.onFocus?.(event);
      // A focus that is given back, as by a menu that closes, comes from nowhere, and finds a reader who knows the button.
      if (event.relatedTarget !== null && event.currentTarget.matches(':focus-visible')) {
        set(event.currentTarget);
      }
    },
    onBlur(event) {
      host.onBlur?.(event);
      hide();
    },
    onClickCapture(event) {
      host.onClickCapture?.(event);
      hide();
      if (wasLongPress.current) {
        wasLongPress.current = false;
        event.preventDefault();
        event.stopPropagation();
        set(event.currentTarget);
      }
    },
  };
  const tip = anchor && (
    <Tooltip
      anchor={anchor}
      label={label}
      onPointerEnter={() => set(anchor)}
      onPointerLeave={leave}
      onDismiss={hide}
    />
  );
  return [handlers, tip];
}
