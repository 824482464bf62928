'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../styles/cx.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'role' | 'size'> {
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /**
   * The last change is on its way; the switch stays usable.
   * @default false
   * @selector [data-state="pending"]
   */
  pending?: boolean | undefined;
}

/** On or off, at once. Name it by a `<label>` or `aria-label`. Renders an `<input type="checkbox" role="switch">`. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  const { onCheckedChange, pending = false, className, onChange, ...rest } = props;
  return (
    <input
      aria-busy={pending || undefined}
      {...rest}
      ref={ref}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
      role="switch"
      data-carillon="switch"
      data-state={pending ? 'pending' : 'idle'}
      className={cx(styles.control, className)}
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
    />
  );
});
