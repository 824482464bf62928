import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { part } from '../styles/part.ts';
import * as styles from './VisuallyHidden.css.ts';

/** Props of `VisuallyHidden`: those of a `<span>`. */
export interface VisuallyHiddenProps extends ComponentPropsWithoutRef<'span'> {}

/** Words for screen readers only. Renders a `<span>`. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(
  function VisuallyHidden(props, ref) {
    return <span {...part('visually-hidden', props, styles.hidden)} ref={ref} />;
  },
);
