'use client';
import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  forwardRef,
  type ReactNode,
  useState,
} from 'react';
import type { IconProps } from '../icons/icon.tsx';
import {
  ArrowUpIcon,
  CheckIcon,
  ErrorCircleIcon,
  InfoIcon,
  PersonIcon,
  QuestionIcon,
  WarningIcon,
} from '../icons/icons.tsx';
import { safeImageUrl } from '../markdown/safeUrl.ts';
import { cx, part } from '../styles/part.ts';
import * as styles from './Avatar.css.ts';
import { initials, nameHash } from './initials.ts';

/** The kinds of system messages, which have no person's picture. */
export const avatarTones = ['info', 'success', 'warning', 'error', 'up', 'question'] as const;

const toneIcons: Record<(typeof avatarTones)[number], ComponentType<IconProps>> = {
  info: InfoIcon,
  success: CheckIcon,
  warning: WarningIcon,
  error: ErrorCircleIcon,
  up: ArrowUpIcon,
  question: QuestionIcon,
};

/** Props of `Avatar`: those of a `<span>`. */
export interface AvatarProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Gives initials and a colour, always the same ones for a name. Hidden from screen readers; see `label`. */
  name?: string | null | undefined;
  /** A picture, http or https; any other address, and one that does not load, falls back to initials. */
  src?: string | null | undefined;
  /**
   * A system tone: its icon and colours instead of initials. A picture takes precedence.
   * @selector [data-tone="warning"]
   */
  tone?: 'info' | 'success' | 'warning' | 'error' | 'up' | 'question' | undefined;
  /** Shown instead of the initials or the tone's own icon. */
  icon?: ReactNode;
  /** Its name for screen readers. Without it the avatar is decoration: the name is beside it. */
  label?: string | undefined;
  /**
   * 32 and 24 CSS pixels.
   * @default 'medium'
   * @selector [data-size="small"]
   */
  size?: 'medium' | 'small' | undefined;
}

/** A person's picture or initials, or a system's tone; never empty. Renders a `<span>`. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(props, ref) {
  const { name, src, tone, icon, label, size = 'medium', ...rest } = props;
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = safeImageUrl(src);
  const letters = initials(name);
  const pictured = url !== null && url !== failedUrl;
  const lettered = !pictured && !tone && !icon && letters !== '';
  const hue = lettered ? styles.hue[String(nameHash(name, Object.keys(styles.hue).length))] : undefined;
  const ToneIcon = tone ? toneIcons[tone] : PersonIcon;

  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...part('avatar', rest, cx(styles.avatar, hue), {
        size,
        tone: pictured ? undefined : tone,
        state: pictured ? 'image' : lettered ? 'initials' : 'icon',
      })}
      ref={ref}
    >
      {pictured ? (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          className={styles.image}
          onError={() => setFailedUrl(url)}
        />
      ) : (
        (icon ?? (lettered ? letters : <ToneIcon size={size === 'small' ? 14 : 17} />))
      )}
    </span>
  );
});
