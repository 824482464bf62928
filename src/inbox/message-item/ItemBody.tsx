'use client';

import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  forwardRef,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
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
import { followLink } from './followLink.ts';
import * as styles from './Item.css.ts';
import { bodyId, hasBody, useItem } from './ItemContext.ts';
import { opensNewTab } from './opensNewTab.ts';

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

/** The body, safe in any format: two lines, and the rest on demand. Renders a `<div>`, or nothing without content. */
export const ItemBody = forwardRef<HTMLDivElement, ItemBodyProps>(function ItemBody(props, ref) {
  const { contentFormat, className, ...native } = props;
  const { message, titleId, tabIndex } = useItem('Inbox.ItemBody');
  const settings = useInboxSettings('Inbox.ItemBody');
  const { translator, contentFormat: usualFormat } = settings;
  const Content = formats[contentFormat ?? usualFormat];
  const [expanded, setExpanded] = useState(false);
  const clamp = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(clamp, expanded);

  const follow = useCallback(
    (url: string, event: MouseEvent) => {
      if (!opensNewTab(event) && followLink(settings, url, event.currentTarget.ownerDocument)) {
        event.preventDefault();
      }
    },
    [settings],
  );

  if (!hasBody(message)) {
    return null;
  }
  return (
    <div {...native} ref={ref} data-carillon="item-body" className={cx(reset.box, className)}>
      <div
        ref={clamp}
        id={bodyId(titleId)}
        className={styles.body}
        data-state={expanded ? 'expanded' : 'clamped'}
      >
        <Content
          content={message.content}
          onLink={follow}
          newTabLabel={settings.everyLink ? undefined : translator.text('opensNewTab')}
          linkTabIndex={tabIndex}
        />
      </div>
      {(overflows || expanded) && (
        <button
          type="button"
          className={styles.more}
          tabIndex={tabIndex}
          aria-expanded={expanded}
          aria-describedby={titleId}
          onClick={({ detail }) => detail < 2 && setExpanded(!expanded)}
        >
          {translator.text(expanded ? 'showLess' : 'showMore')}
        </button>
      )}
    </div>
  );
});

/** Whether the clamped text is longer than what is shown of it. */
function useOverflow(box: { current: HTMLElement | null }, expanded: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    // Where a host tests without a browser, nothing is laid out.
    if (element === null || expanded || typeof ResizeObserver === 'undefined') {
      return;
    }
    // Its content changes without its box: Markdown comes later than the text.
    const measure = () => {
      // In Safari the box is only as high as what it shows of a child that clips; the child tells the rest.
      const tallest = Math.max(...[element, ...element.children].map(({ scrollHeight }) => scrollHeight));
      setOverflows(tallest > element.clientHeight + 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) {
      observer.observe(child);
    }
    return () => observer.disconnect();
  }, [box, expanded]);
  return overflows;
}
