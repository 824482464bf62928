import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { part } from '../styles/part.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './CountBadge.css.ts';

/** `bell` sits at the corner of an icon; `inline` is part of a line of text; `dot` shows no number. */
export const countBadgeVariants = ['bell', 'inline', 'dot'] as const;

/** Props of `CountBadge`: those of a `<span>`. */
export interface CountBadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** A positive integer is shown. Anything else, NaN and infinity included, renders nothing. */
  count: number;
  /**
   * Above it the badge reads `99+`.
   * @default 99
   */
  max?: number | undefined;
  /**
   * Formats a number for the reader's language.
   * @default String
   */
  format?: ((count: number) => string) | undefined;
  /** Read instead of the digits. Without it the badge is hidden from screen readers: the name of its owner has the count. */
  label?: string | undefined;
  /**
   * Its look: on a corner of a control, or in a line of text.
   * @default 'bell'
   * @selector [data-variant="inline"]
   */
  variant?: 'bell' | 'inline' | 'dot' | undefined;
}

/** A count. Renders a `<span>`, or nothing. */
export const CountBadge = forwardRef<HTMLSpanElement, CountBadgeProps>(function CountBadge(props, ref) {
  const { count, max = 99, format = String, label, variant = 'bell', ...rest } = props;
  if (!Number.isSafeInteger(count) || count <= 0) {
    return null;
  }
  const over = count > max;
  const digits = over ? `${format(max)}+` : format(count);
  return (
    <span
      aria-hidden={label === undefined || undefined}
      {...part('count-badge', rest, styles.badge, { variant, state: over ? 'over' : 'counted' })}
      ref={ref}
    >
      {variant !== 'dot' && (
        <span aria-hidden="true" className={styles.digits}>
          {digits}
        </span>
      )}
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
});
