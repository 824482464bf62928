'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { endInReact, ownField } from '../behavior/ownEvents.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { cx, part } from '../styles/part.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Select.css.ts';

export interface SelectProps
  extends Omit<ComponentPropsWithoutRef<'select'>, 'size' | 'multiple' | 'aria-label'> {
  /** Names the select, and is shown before it. */
  label: string;
  /**
   * Hides the label visually, where the selected option is clear without it.
   * @default false
   */
  labelHidden?: boolean | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * A choice of a few options, with the browser's own list; its children are `<option>`s. Ref and native props are the select's, `className`
 * the label's. Renders a `<label>` around a `<select>`.
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { label, labelHidden = false, onValueChange, className, onChange, ...rest } = props;
  return (
    <label data-carillon="select" className={cx(styles.field, className)}>
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.label}>{label}</span>}
      <span className={styles.box}>
        <select
          {...ownField}
          {...part(undefined, rest, styles.select)}
          ref={ref}
          onChange={(event) => {
            endInReact(event);
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
        <ChevronDownIcon size={14} className={styles.chevron} />
      </span>
    </label>
  );
});
