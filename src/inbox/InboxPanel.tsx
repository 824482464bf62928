'use client';

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../primitives/index.ts';
import * as styles from './panel/Panel.css.ts';
import { PanelContents } from './panel/PanelContents.tsx';
import { Root } from './root/Root.tsx';

/** Props of `InboxPanel`: those of a `<div>`. Children replace the ready-made contents. */
export type InboxPanelProps = ComponentPropsWithoutRef<'div'>;

/** The ready-made panel inside the page, without a bell. Renders a `<div>`. */
export const InboxPanel = forwardRef<HTMLDivElement, InboxPanelProps>(function InboxPanel(props, ref) {
  const { className, children, ...native } = props;
  return (
    <Root>
      <div {...native} ref={ref} data-carillon="panel" className={cx(styles.panel, className)}>
        {children ?? <PanelContents />}
      </div>
    </Root>
  );
});
