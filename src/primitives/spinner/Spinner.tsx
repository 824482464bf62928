import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { part } from '../styles/part.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends ComponentPropsWithoutRef<'span'> {
  /** Its name for screen readers. Without it the spinner is decoration, and the loading must be announced elsewhere. */
  label?: string | undefined;
}

/** Shows that something is in progress, in the colour of the text around it. Renders a `<span>`. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner({ label, ...rest }, ref) {
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...part('spinner', rest, styles.spinner)}
      ref={ref}
    />
  );
});
