'use client';

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './Panel.css.ts';

/** Props of `Inbox.Footer`: those of a `<footer>`. Children replace "Powered by carillon". */
export type FooterProps = ComponentPropsWithoutRef<'footer'>;

/** The bottom row of the panel. Leave it out of your own layout to remove it. Renders a `<footer>`. */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(props, ref) {
  const { className, children, ...native } = props;
  const { translator } = useInboxSettings('Inbox.Footer');
  return (
    <footer {...native} ref={ref} data-carillon="footer" className={cx(styles.footer, className)}>
      {children ?? (
        <>
          {translator.text('poweredBy')} <strong className={styles.product}>carillon</strong>
        </>
      )}
    </footer>
  );
});
