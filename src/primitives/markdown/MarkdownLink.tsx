'use client';
import { type MouseEvent, type ReactNode, useContext } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { BasePathContext, pageLink } from './basePath.ts';
import * as styles from './Markdown.css.ts';

export interface MarkdownLinkProps {
  /** An address that `safeLinkUrl` has accepted. */
  url: string;
  children: ReactNode;
  /** A link was activated; `preventDefault` keeps the browser from following it. */
  onLink?: ((url: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Words for screen readers after a link that opens a new tab; a function where they depend on the address. */
  newTabLabel?: string | ((url: string) => string | undefined) | undefined;
  /** For rows that share one Tab stop. @default 0 */
  linkTabIndex?: number | undefined;
}

/** A link of a message. Other sites open in a new tab, without access to this page and without a referrer. */
export function MarkdownLink({ url, children, onLink, newTabLabel, linkTabIndex }: MarkdownLinkProps) {
  const outside = /^https?:/i.test(url);
  const label = typeof newTabLabel === 'function' ? newTabLabel(url) : newTabLabel;
  return (
    <a
      className={styles.link}
      href={pageLink(useContext(BasePathContext), url)}
      rel="noopener noreferrer nofollow"
      target={outside ? '_blank' : undefined}
      tabIndex={linkTabIndex}
      onClick={onLink && ((event) => onLink(url, event))}
    >
      {children}
      {outside && label && <VisuallyHidden> {label}</VisuallyHidden>}
    </a>
  );
}
