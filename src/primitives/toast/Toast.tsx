'use client';
import {
  Children,
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { assignRef } from '../behavior/assignRef.ts';
import { part } from '../styles/part.ts';
import * as styles from './Toast.css.ts';

export interface ToastRegionProps extends ComponentPropsWithoutRef<'div'> {}

/**
 * A stack of toasts, and the live region that announces each of them once, politely. Put it after the list in the panel's column,
 * also while it is empty: screen readers announce only what is added to an existing region, and Tab moves from the list to the
 * buttons in it. It takes space in the column instead of lying over the rows, so that the focused row stays in view. Renders
 * a `<div role="status">`.
 */
export const ToastRegion = forwardRef<HTMLDivElement, ToastRegionProps>(function ToastRegion(props, ref) {
  const { children, ...rest } = props;
  const own = useRef<HTMLDivElement | null>(null);
  const count = Children.count(children);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast more makes the list lower
  useEffect(() => {
    const panel = own.current?.parentElement;
    const focused = panel?.querySelector(':focus');
    if (focused && !own.current?.contains(focused)) {
      focused.scrollIntoView({ block: 'nearest' });
    }
  }, [count]);

  return (
    <div
      role="status"
      // A status is atomic by default: the first toast would be read again with the second.
      aria-atomic="false"
      {...part('toast-region', rest, styles.region)}
      ref={(node) => {
        own.current = node;
        assignRef(ref, node);
      }}
    >
      {children}
    </div>
  );
});

export interface ToastProps extends ComponentPropsWithoutRef<'div'> {
  /** One of the icons, 16 CSS pixels. */
  icon?: ReactNode;
  /** A small quiet button, such as Undo. */
  action?: ReactNode;
}

/** What was just done, with a button to undo it. Its owner shows and removes it. Renders a `<div>`. */
export const Toast = forwardRef<HTMLDivElement, ToastProps>(function Toast(props, ref) {
  const { icon, action, children, ...rest } = props;
  return (
    <div {...part('toast', rest, styles.toast)} ref={ref}>
      <div className={styles.row}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <div className={styles.text}>{children}</div>
        {action}
      </div>
    </div>
  );
});
