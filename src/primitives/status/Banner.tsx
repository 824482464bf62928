import { type ComponentPropsWithoutRef, type ComponentType, forwardRef, type ReactNode } from 'react';
import type { IconProps } from '../icons/icon.tsx';
import { ErrorCircleIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';
import { part } from '../styles/part.ts';
import * as styles from './Banner.css.ts';

export const bannerTones = ['info', 'warning', 'danger'] as const;
export type BannerTone = (typeof bannerTones)[number];

const toneIcons: Record<BannerTone, ComponentType<IconProps>> = {
  info: InfoIcon,
  warning: WarningIcon,
  danger: ErrorCircleIcon,
};

export interface BannerProps extends ComponentPropsWithoutRef<'div'> {
  /**
   * @default 'info'
   * @selector [data-tone="warning"]
   */
  tone?: BannerTone | undefined;
  /** @default the tone's own; null for none */
  icon?: ReactNode;
  /** A small quiet button. */
  action?: ReactNode;
}

/** A line above content that can still be used. Give it `role="status"` when it appears by itself. Renders a `<div>`. */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(props, ref) {
  const { tone = 'info', icon, action, children, ...rest } = props;
  const ToneIcon = toneIcons[tone];
  return (
    <div {...part('banner', rest, styles.banner, { tone })} ref={ref}>
      {icon !== null && <span className={styles.icon}>{icon ?? <ToneIcon size={16} />}</span>}
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
});
