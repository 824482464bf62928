'use client';

import { Slot } from '@radix-ui/react-slot';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { part } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './Panel.css.ts';

/** Props of `Inbox.Footer`: those of a `<div>`. Children replace "Powered by carillon". */
export interface PanelFooterProps extends ComponentPropsWithoutRef<'div'> {
  /** Uses its one child as the element. @default false */
  asChild?: boolean | undefined;
}

/**
 * The bottom row of the panel, at most 24 px high with its own words. To remove it, give `slots={{ footer: null }}` to `InboxPopover` or
 * `InboxPanel`, or leave it out of your own layout. Renders a `<div>`.
 */
export const PanelFooter = forwardRef<HTMLDivElement, PanelFooterProps>(function PanelFooter(props, ref) {
  const { asChild = false, children, ...native } = props;
  const { translator } = useInboxSettings('Inbox.Footer');
  const Element = asChild ? Slot : 'div';
  return (
    <Element {...part('footer', native, styles.footer)} ref={ref}>
      {children ?? (
        <>
          {translator.text('poweredBy')} <strong className={styles.product}>carillon</strong>
        </>
      )}
    </Element>
  );
});
