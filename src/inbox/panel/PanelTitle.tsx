'use client';

import { Slot, Slottable } from '@radix-ui/react-slot';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../primitives/index.ts';
import { InboxBadge } from '../bell/InboxBadge.tsx';
import { useRoot } from '../root/RootContext.ts';
import * as styles from './Panel.css.ts';

/** Props of `Inbox.Title`: those of an `<h2>`. Children replace the words. */
export interface PanelTitleProps extends ComponentPropsWithoutRef<'h2'> {
  /** Uses its one child as the heading, such as an `<h3>`; the count is added to it. @default false */
  asChild?: boolean | undefined;
}

/** The panel's title with the count of unread messages. Renders an `<h2>`. */
export const PanelTitle = forwardRef<HTMLHeadingElement, PanelTitleProps>(function PanelTitle(props, ref) {
  const { asChild = false, className, children, ...native } = props;
  const { titleId, label } = useRoot('Inbox.Title');
  const Element = asChild ? Slot : 'h2';
  return (
    <Element id={titleId} {...native} ref={ref} data-carillon="title" className={cx(styles.title, className)}>
      <Slottable>{children ?? label}</Slottable>
      <InboxBadge variant="inline" className={styles.count} />
    </Element>
  );
});
