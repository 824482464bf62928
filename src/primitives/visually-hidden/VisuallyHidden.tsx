import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../styles/cx.ts';
import * as styles from './VisuallyHidden.css.ts';

/** Props of `VisuallyHidden`: those of a `<span>`. */
export interface VisuallyHiddenProps extends ComponentPropsWithoutRef<'span'> {}

/** Words for screen readers only. Renders a `<span>`. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(function VisuallyHidden(
  { className, ...rest },
  ref,
) {
  return (
    <span data-carillon="visually-hidden" {...rest} ref={ref} className={cx(styles.hidden, className)} />
  );
});
