'use client';

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../primitives/index.ts';
import { Badge } from '../bell/Badge.tsx';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './Panel.css.ts';

/** Props of `Inbox.Title`: those of an `<h2>`. Children replace the words. */
export type TitleProps = ComponentPropsWithoutRef<'h2'>;

/** The panel's title with the count of unread messages. Renders an `<h2>`. */
export const Title = forwardRef<HTMLHeadingElement, TitleProps>(function Title(props, ref) {
  const { className, children, ...native } = props;
  const { titleId } = useRoot('Inbox.Title');
  const { translator } = useInboxSettings('Inbox.Title');
  return (
    <h2 id={titleId} {...native} ref={ref} data-carillon="title" className={cx(styles.title, className)}>
      {children ?? translator.text('notifications')}
      <Badge variant="inline" />
    </h2>
  );
});
