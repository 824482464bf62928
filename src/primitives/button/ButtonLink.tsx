import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx, part } from '../styles/part.ts';
import * as styles from './Button.css.ts';
import type { ButtonProps } from './Button.tsx';

/** Props of `ButtonLink`: those of an `<a>`. */
export interface ButtonLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** An address that `safeLinkUrl` has accepted. */
  href: string;
  /**
   * How much it stands out.
   * @default 'secondary'
   * @selector [data-variant="primary"]
   */
  variant?: ButtonProps['variant'];
  /**
   * How large it is.
   * @default 'medium'
   * @selector [data-size="small"]
   */
  size?: ButtonProps['size'];
}

/** A link that looks like a button, for a button that only leads somewhere. Renders an `<a>`. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(props, ref) {
  const { variant = 'secondary', size = 'medium', children, ...rest } = props;
  return (
    <a
      rel="noopener noreferrer"
      {...part('button', rest, cx(styles.button, styles.link), { variant, size })}
      ref={ref}
    >
      <span className={styles.label}>{children}</span>
    </a>
  );
});
