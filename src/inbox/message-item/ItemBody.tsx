'use client';

import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  forwardRef,
  type MouseEvent,
  useCallback,
  useRef,
} from 'react';
import {
  type ContentFormat,
  cx,
  Html,
  Markdown,
  type MarkdownProps,
  PlainText,
} from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './Item.css.ts';
import { useItem } from './ItemContext.ts';
import { opensNewTab } from './opensNewTab.ts';
import { useCut } from './useCut.ts';

/** Props of `Inbox.ItemBody`: those of a `<div>`. */
export interface ItemBodyProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** How the sender wrote it. @default the provider's */
  contentFormat?: ContentFormat | undefined;
}

const formats: Record<ContentFormat, ComponentType<MarkdownProps>> = {
  markdown: Markdown,
  text: PlainText,
  html: Html,
};

/**
 * The body, safe in any format: two lines, and the rest on demand, with the rest of the title. Renders a `<div>`, or nothing
 * where there is neither content nor a rest.
 */
export const ItemBody = forwardRef<HTMLDivElement, ItemBodyProps>(function ItemBody(props, ref) {
  const { contentFormat, className, ...native } = props;
  const { message, tabIndex, expanded, setExpanded, titleCut } = useItem('Inbox.ItemBody');
  const { translator, navigate, contentFormat: usualFormat } = useInboxSettings('Inbox.ItemBody');
  const Content = formats[contentFormat ?? usualFormat];
  const clamp = useRef<HTMLDivElement>(null);
  const cut = useCut(clamp, expanded);
  const isCut = cut !== null || titleCut;

  const follow = useCallback(
    (url: string, event: MouseEvent) => {
      if (navigate !== undefined && !opensNewTab(event)) {
        event.preventDefault();
        navigate(url);
      }
    },
    [navigate],
  );

  const content = message.content?.trim() ? message.content : undefined;
  if (content === undefined && !isCut) {
    return null;
  }
  return (
    <div {...native} ref={ref} data-carillon="item-body" className={cx(reset.box, className)}>
      {content !== undefined && (
        <div
          ref={clamp}
          // A long text as a whole has its own direction: its ellipsis needs the room at the end of its lines.
          dir={cut ?? undefined}
          className={styles.body}
          data-state={expanded ? 'expanded' : 'clamped'}
        >
          <Content content={content} onLink={follow} linkTabIndex={tabIndex} />
        </div>
      )}
      {isCut && (
        <button
          type="button"
          className={styles.more}
          tabIndex={tabIndex}
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {translator.text(expanded ? 'showLess' : 'showMore')}
        </button>
      )}
    </div>
  );
});
