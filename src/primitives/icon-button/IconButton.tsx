'use client';
import { Slot } from '@radix-ui/react-slot';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { unlessPending } from '../button/unlessPending.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { part } from '../styles/part.ts';
import { useTooltip } from '../tooltip/useTooltip.tsx';
import * as styles from './IconButton.css.ts';

/** 32 and 24 CSS pixels; both 44 on touch screens. */
export const iconButtonSizes = ['medium', 'small'] as const;

/** Props of `IconButton`: those of a `<button>`. */
export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label'> {
  /** The name of the button: for screen readers, and shown as a tooltip. */
  label: string;
  /**
   * Shows the label as a tooltip. Not with `asChild`, whose child has words of its own.
   * @default true
   */
  tooltip?: boolean | undefined;
  /**
   * How large it is.
   * @default 'medium'
   * @selector [data-size="small"]
   */
  size?: 'medium' | 'small' | undefined;
  /**
   * Its command is in progress: keeps focus, shows a spinner, ignores clicks.
   * @default false
   * @selector [data-state="pending"]
   */
  pending?: boolean | undefined;
  /**
   * Uses its one child as the button, with words and a look of its own.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** A command with only an icon, which is its child. Renders a `<button type="button">`. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(props, ref) {
  const {
    label,
    tooltip = true,
    size = 'medium',
    pending = false,
    asChild = false,
    type = 'button',
    onClick,
    children,
    ...rest
  } = props;

  const [hinting, hint] = useTooltip(label, rest);
  const hinted = tooltip && !asChild;
  const Element = asChild ? Slot : 'button';
  return (
    <>
      <Element
        aria-busy={pending || undefined}
        aria-disabled={pending || undefined}
        aria-label={asChild ? undefined : label}
        {...part('icon-button', rest, asChild ? undefined : styles.iconButton, {
          size,
          state: pending ? 'pending' : 'idle',
        })}
        {...(hinted && hinting)}
        ref={ref}
        type={type}
        onClick={unlessPending(pending, onClick)}
      >
        {pending && !asChild ? <Spinner /> : children}
      </Element>
      {hinted && hint}
    </>
  );
});
