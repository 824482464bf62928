import { type ComponentPropsWithoutRef, forwardRef, type ReactElement } from 'react';
import { part } from '../styles/part.ts';
import * as styles from './icons.css.ts';

/** Props of an icon: those of an `<svg>`. */
export interface IconProps extends ComponentPropsWithoutRef<'svg'> {
  /**
   * Side, in CSS pixels.
   * @default 18
   */
  size?: number | undefined;
}

/** A decorative drawing on a 24-unit square, mostly the data of one path: the control around it has a name. */
export function icon(name: string, drawing: string | ReactElement, mirrors = false) {
  return Object.assign(
    forwardRef<SVGSVGElement, IconProps>(({ size = 18, ...rest }, ref) => (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        focusable="false"
        aria-hidden="true"
        {...part('icon', rest, styles.icon, { mirrors })}
        ref={ref}
      >
        {typeof drawing === 'string' ? <path d={drawing} /> : drawing}
      </svg>
    )),
    { displayName: name },
  );
}
