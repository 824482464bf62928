import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { part } from '../styles/part.ts';
import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['line', 'circle'] as const;

/** 34, 62 and 92 percent of the available width. */
export const skeletonLengths = ['short', 'medium', 'long'] as const;

/** Props of `Skeleton`: those of a `<span>`. */
export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /**
   * A line of text, or an avatar.
   * @default 'line'
   * @selector [data-shape="circle"]
   */
  shape?: 'line' | 'circle' | undefined;
  /**
   * Of a line.
   * @default 'long'
   * @selector [data-length="short"]
   */
  length?: 'short' | 'medium' | 'long' | undefined;
}

/** A placeholder of something that is being loaded, hidden from screen readers: announce the loading in words. Renders a `<span>`. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape = 'line', length = 'long', ...rest },
  ref,
) {
  return (
    <span {...part('skeleton', rest, styles.skeleton, { shape, length })} ref={ref} aria-hidden="true" />
  );
});
