'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { part } from '../styles/part.ts';
import * as styles from './Button.css.ts';
import { unlessPending } from './unlessPending.ts';

/** `primary` for the main command of a view; `secondary` beside it; `quiet` inside other parts. */
export const buttonVariants = ['primary', 'secondary', 'quiet'] as const;

/** 32 and 28 CSS pixels high; both 44 on touch screens. */
export const buttonSizes = ['medium', 'small'] as const;

/** Props of `Button`: those of a `<button>`. */
export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /**
   * How much it stands out.
   * @default 'secondary'
   * @selector [data-variant="primary"]
   */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /**
   * How large it is.
   * @default 'medium'
   * @selector [data-size="small"]
   */
  size?: 'medium' | 'small' | undefined;
  /**
   * Its command is in progress: keeps focus and width, shows a spinner, ignores clicks.
   * @default false
   * @selector [data-state="pending"]
   */
  pending?: boolean | undefined;
}

/** A command with words on it. Renders a `<button type="button">`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const {
    variant = 'secondary',
    size = 'medium',
    pending = false,
    type = 'button',
    onClick,
    children,
    ...rest
  } = props;

  return (
    <button
      aria-busy={pending || undefined}
      // Not `disabled`, which would lose the focus.
      aria-disabled={pending || undefined}
      {...part('button', rest, styles.button, {
        variant,
        size,
        state: pending ? 'pending' : 'idle',
      })}
      ref={ref}
      type={type}
      onClick={unlessPending(pending, onClick)}
    >
      <span className={styles.label} data-covered={pending ? '' : undefined}>
        {children}
      </span>
      {pending && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
});
