'use client';
import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { cx } from '../styles/cx.ts';
import * as styles from './IconButton.css.ts';

/** 32 and 26 CSS pixels; both 44 under a finger. */
export const iconButtonSizes = ['medium', 'small'] as const;
export type IconButtonSize = (typeof iconButtonSizes)[number];

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label'> {
  /** The name of the button: said by screen readers, shown as a tooltip. */
  label: string;
  /**
   * Shows the label as the browser's tooltip.
   * @default true
   */
  tooltip?: boolean | undefined;
  /**
   * @default 'medium'
   * @selector [data-size="small"]
   */
  size?: IconButtonSize | undefined;
  /**
   * Its work is under way: keeps focus, shows a spinner, ignores clicks.
   * @default false
   * @selector [data-state="pending"]
   */
  pending?: boolean | undefined;
}

/** A command with only a drawing on it; the drawing is its child. Renders a `<button type="button">`. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(props, ref) {
  const {
    label,
    tooltip = true,
    size = 'medium',
    pending = false,
    type = 'button',
    className,
    onClick,
    children,
    ...rest
  } = props;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      title={tooltip ? label : undefined}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      {...rest}
      ref={ref}
      type={type}
      aria-label={label}
      data-carillon="icon-button"
      data-size={size}
      data-state={pending ? 'pending' : 'idle'}
      className={cx(styles.iconButton, styles.coarse, className)}
      onClick={handleClick}
    >
      {pending ? <Spinner /> : children}
    </button>
  );
});
