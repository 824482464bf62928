'use client';

import { forwardRef, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Markdown } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './Item.css.ts';
import { useItem } from './ItemContext.ts';
import { opensNewTab } from './opensNewTab.ts';

/** Props of `Inbox.ItemBody`. */
export interface ItemBodyProps {
  className?: string | undefined;
}

/** The body as safe Markdown: two lines, and the rest on demand. Renders a `<div>`, or nothing without content. */
export const ItemBody = forwardRef<HTMLDivElement, ItemBodyProps>(function ItemBody({ className }, ref) {
  const { message, tabIndex } = useItem('Inbox.ItemBody');
  const { translator, navigate } = useInboxSettings('Inbox.ItemBody');
  const [expanded, setExpanded] = useState(false);
  const clamp = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(clamp, expanded);

  if (message.content === undefined || message.content.trim() === '') {
    return null;
  }
  function follow(url: string, event: MouseEvent): void {
    if (navigate !== undefined && !opensNewTab(event)) {
      event.preventDefault();
      navigate(url);
    }
  }
  return (
    <div ref={ref} data-carillon="item-body" className={className}>
      <div ref={clamp} className={styles.body} data-state={expanded ? 'expanded' : 'clamped'}>
        <Markdown content={message.content} onLink={follow} linkTabIndex={tabIndex} />
      </div>
      {(overflows || expanded) && (
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

/** Whether the clamped text is longer than what is shown of it. */
function useOverflow(box: { current: HTMLElement | null }, expanded: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null || expanded) {
      return;
    }
    // Its content changes without its box: Markdown comes later than the text.
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) {
      observer.observe(child);
    }
    return () => observer.disconnect();
  }, [box, expanded]);
  return overflows;
}
