'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { endInReact, ownField } from '../behavior/ownEvents.ts';
import { cx } from '../styles/cx.ts';
import { part } from '../styles/part.ts';
import * as styles from './Checkbox.css.ts';
import { useIndeterminate } from './useIndeterminate.ts';

/** Props of `Checkbox`: those of an `<input>`. */
export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> {
  /** Words beside the box, which are part of its target. Without it set `aria-label` or `aria-labelledby`. */
  label?: ReactNode;
  /**
   * Some of the things that it represents are chosen: announced as "mixed". A press chooses all.
   * @default false
   * @selector :indeterminate
   */
  indeterminate?: boolean | undefined;
  /** The reader has checked it, or unchecked it. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/**
 * Chosen or not. Ref and native props are the input's; `className` is the label's, if there is one. Renders an
 * `<input type="checkbox">`, in a `<label>` if it has words.
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { label, indeterminate = false, onCheckedChange, className, onChange, ...given } = props;
  const rest = label ? given : { ...given, className };
  const box = (
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
  return label ? (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box inside is the control
    <label className={cx(styles.label, className)}>
      {box}
      <span className={styles.words}>{label}</span>
    </label>
  ) : (
    box
  );
});
