'use client';

import { type ComponentPropsWithoutRef, forwardRef, type Ref } from 'react';
import { cx, VisuallyHidden } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './Item.css.ts';
import { useItem } from './ItemContext.ts';

/** Props of `Inbox.ItemTitle`. Children replace the message's subject. */
export type ItemTitleProps = Pick<ComponentPropsWithoutRef<'a'>, 'className' | 'children'>;

/** The title, which is what a click on the row clicks. Renders an `<a>` where the message leads somewhere, else a `<button>`. */
export const ItemTitle = forwardRef<HTMLElement, ItemTitleProps>(function ItemTitle(props, ref) {
  const { className, children } = props;
  const { message, titleId, tabIndex, url, activate } = useItem('Inbox.ItemTitle');
  const { translator } = useInboxSettings('Inbox.ItemTitle');
  const shared = {
    id: titleId,
    tabIndex,
    className: cx(styles.title, className),
    'data-carillon': 'item-title',
    onClick: activate,
  };
  const words = (
    <>
      {!message.read && <VisuallyHidden>{translator.text('unread')}: </VisuallyHidden>}
      <bdi className={styles.titleText}>
        {children ?? (visible(message.subject) || translator.text('untitled'))}
      </bdi>
    </>
  );
  return url === null ? (
    <button {...shared} ref={ref as Ref<HTMLButtonElement>} type="button">
      {words}
    </button>
  ) : (
    <a {...shared} ref={ref as Ref<HTMLAnchorElement>} href={url} rel="noopener noreferrer">
      {words}
    </a>
  );
});

/** A subject of nothing but spaces and invisible characters names nothing. */
function visible(subject: string | undefined): string {
  return subject?.replace(/[\s\p{Cf}\p{Cc}]/gu, '') ? subject : '';
}
