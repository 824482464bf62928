'use client';

import { forwardRef } from 'react';
import { useFeatureWords } from '../../inbox/settings/useFeatureWords.ts';
import { attentionWords } from '../../locales/index.ts';
import { CountBadge, type CountBadgeProps } from '../../primitives/index.ts';
import type { ElsewhereIdentity } from './unreadElsewhere.ts';
import { useUnreadElsewhere } from './useUnreadElsewhere.ts';

/** Props of `Inbox.ElsewhereDot`. */
export interface ElsewhereDotProps extends Omit<CountBadgeProps, 'count' | 'format' | 'max' | 'variant'> {
  /** The reader's identities in other workspaces, as `useUnreadElsewhere` takes them. */
  identities: readonly ElsewhereIdentity[];
}

/**
 * A dot at the corner of a control that leads to the reader's other workspaces, where something is unread in one of them; its words are in
 * the control's name. Renders a `<span>`, or nothing.
 */
export const ElsewhereDot = forwardRef<HTMLSpanElement, ElsewhereDotProps>(function ElsewhereDot(
  { identities, ...rest },
  ref,
) {
  const words = useFeatureWords('Inbox.ElsewhereDot', attentionWords);
  const { total } = useUnreadElsewhere(identities);
  return (
    <CountBadge
      label={words.text('unreadElsewhere')}
      {...rest}
      ref={ref}
      data-carillon-as="elsewhere-dot"
      variant="dot"
      count={total}
    />
  );
});
