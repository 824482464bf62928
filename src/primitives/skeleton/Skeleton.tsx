import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../styles/cx.ts';
import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['line', 'circle'] as const;
/** One of `skeletonShapes`. */
export type SkeletonShape = (typeof skeletonShapes)[number];

/** 34, 62 and 92 percent of the available width. */
export const skeletonLengths = ['short', 'medium', 'long'] as const;
/** One of `skeletonLengths`. */
export type SkeletonLength = (typeof skeletonLengths)[number];

/** Props of `Skeleton`: those of a `<span>`. */
export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /**
   * A line of text, or an avatar.
   * @default 'line'
   * @selector [data-shape="circle"]
   */
  shape?: SkeletonShape | undefined;
  /**
   * Of a line.
   * @default 'long'
   * @selector [data-length="short"]
   */
  length?: SkeletonLength | undefined;
}

/** A placeholder of something that is being loaded, hidden from screen readers: announce the loading in words. Renders a `<span>`. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape = 'line', length = 'long', className, ...rest },
  ref,
) {
  return (
    <span
      {...rest}
      ref={ref}
      aria-hidden="true"
      data-carillon="skeleton"
      data-shape={shape}
      data-length={length}
      className={cx(styles.skeleton, className)}
    />
  );
});
