'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { endInReact, ownField } from '../behavior/ownEvents.ts';
import { useIndeterminate } from '../checkbox/useIndeterminate.ts';
import { part } from '../styles/part.ts';
import * as styles from './Switch.css.ts';

/** Props of `Switch`: those of an `<input>`. */
export interface SwitchProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'role' | 'size'> {
  /** The reader has turned it on or off. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /**
   * The last change is being saved; the switch stays usable.
   * @default false
   * @selector [data-state="pending"]
   */
  pending?: boolean | undefined;
  /**
   * For a switch that controls several others: whether some of them are on and others off. With it, true or false, the switch is
   * exposed as a checkbox, because ARIA has no mixed switch.
   * @selector :indeterminate
   */
  mixed?: boolean | undefined;
}

/** On or off, at once. Name it by a `<label>` or `aria-label`. Renders an `<input type="checkbox" role="switch">`. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  const { onCheckedChange, pending = false, mixed, onChange, ...rest } = props;
  return (
    <input
      aria-busy={pending || undefined}
      {...ownField}
      {...part('switch', rest, styles.control, { state: pending ? 'pending' : 'idle' })}
      ref={useIndeterminate(ref, mixed === true)}
      type="checkbox"
      role={mixed === undefined ? 'switch' : undefined}
      onChange={(event) => {
        endInReact(event);
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
    />
  );
});
