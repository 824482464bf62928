'use client';

import { Slot, Slottable } from '@radix-ui/react-slot';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useServerCount } from '../../data/index.ts';
import { CountBadge, part } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './Panel.css.ts';

/** Props of `Inbox.Title`: those of an `<h2>`. Children replace the words. */
export interface PanelTitleProps extends ComponentPropsWithoutRef<'h2'> {
  /** Uses its one child as the heading, such as an `<h3>`; the count is added to it. @default false */
  asChild?: boolean | undefined;
}

/** The panel's title, with the count of unread messages where no tab has it. Renders an `<h2>`. */
export const PanelTitle = forwardRef<HTMLHeadingElement, PanelTitleProps>(function PanelTitle(props, ref) {
  const { asChild = false, children, ...native } = props;
  const { titleId, label, tab } = useRoot('Inbox.Title');
  const { translator, tabs } = useInboxSettings('Inbox.Title');
  const count = useServerCount({ of: 'unread', query: tab.query }).data ?? 0;
  const Element = asChild ? Slot : 'h2';
  return (
    <Element id={titleId} {...part('title', native, styles.title)} ref={ref}>
      <Slottable>{children ?? label}</Slottable>
      {tabs.length < 2 && (
        <CountBadge
          variant="inline"
          data-carillon-as="badge"
          className={styles.count}
          count={count}
          format={translator.number}
        />
      )}
    </Element>
  );
});
