'use client';

import type { ComponentPropsWithoutRef } from 'react';
import type { INotificationBellColors } from '../theme/themeTypes.ts';

/** The old dot, in the first of its colours. Renders an `<svg>`. */
export function GradientDotWrap({
  bellColors,
  ...props
}: ComponentPropsWithoutRef<'svg'> & { bellColors?: INotificationBellColors | undefined }) {
  const color = bellColors?.unseenBadgeColor;
  const fill = typeof color === 'string' ? color : (color?.stopColor ?? 'currentColor');
  return (
    <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true" {...props}>
      <circle cx="8" cy="8" r="6" fill={fill} />
    </svg>
  );
}
