import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { part } from '../styles/part.ts';
import * as styles from './VisuallyHidden.css.ts';

/** Words for screen readers only. Renders a `<span>`. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, ComponentPropsWithoutRef<'span'>>(
  function VisuallyHidden(props, ref) {
    return <span {...part('visually-hidden', props, styles.hidden)} ref={ref} />;
  },
);
