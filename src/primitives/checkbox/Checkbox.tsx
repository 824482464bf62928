'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { endInReact, ownField } from '../behavior/ownEvents.ts';
import { part } from '../styles/part.ts';
import * as styles from './Checkbox.css.ts';
import { useIndeterminate } from './useIndeterminate.ts';

/** Props of `Checkbox`: those of an `<input>`. */
export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> {
  /**
   * Some of the things that it represents are chosen: announced as "mixed". A press chooses all.
   * @default false
   * @selector :indeterminate
   */
  indeterminate?: boolean | undefined;
  /** The reader has checked it, or unchecked it. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** Chosen or not. Name it by `aria-label` or `aria-labelledby`. Renders an `<input type="checkbox">`. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { indeterminate = false, onCheckedChange, onChange, ...rest } = props;
  return (
    <input
      {...ownField}
      {...part('checkbox', rest, styles.box)}
      ref={useIndeterminate(ref, indeterminate)}
      type="checkbox"
      onChange={(event) => {
        endInReact(event);
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
    />
  );
});
