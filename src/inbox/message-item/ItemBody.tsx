'use client';

import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  forwardRef,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import {
  BasePathContext,
  ChevronDownIcon,
  type ContentFormat,
  cx,
  Html,
  Markdown,
  type MarkdownProps,
  PlainText,
  part,
} from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { followLink, isRouted } from './followLink.ts';
import { bodyId, hasBody, useItem } from './ItemContext.ts';
import * as styles from './ItemText.css.ts';
import { useCut } from './useCut.ts';

/** Props of `Inbox.ItemBody`: those of a `<div>`. */
export interface ItemBodyProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The format of the content. @default that of `Inbox.Root` */
  contentFormat?: ContentFormat | undefined;
}

const formats: Record<ContentFormat, ComponentType<MarkdownProps>> = {
  markdown: Markdown,
  text: PlainText,
  html: Html,
};

/**
 * The body, safe in any format: two lines, and the rest on demand, together with the rest of the title. Renders a `<div>`, or
 * nothing where there is neither content nor a longer title.
 */
export const ItemBody = forwardRef<HTMLDivElement, ItemBodyProps>(function ItemBody(props, ref) {
  const { contentFormat, ...native } = props;
  const { message, titleId, tabIndex, expanded, setExpanded, titleCut, setBodyShown } =
    useItem('Inbox.ItemBody');
  const settings = useInboxSettings('Inbox.ItemBody');
  const { translator, contentFormat: usualFormat } = settings;
  const Content = formats[contentFormat ?? usualFormat];
  const clamp = useRef<HTMLDivElement>(null);
  const cut = useCut(clamp, expanded);
  const isCut = cut !== null || titleCut;

  const follow = useCallback(
    (url: string, event: MouseEvent) => followLink(settings, url, event),
    [settings],
  );
  const newTabLabel = useCallback(
    (url: string) => (isRouted(settings, url) ? undefined : settings.translator.text('opensNewTab')),
    [settings],
  );

  useEffect(() => {
    setBodyShown(true);
    return () => setBodyShown(false);
  }, [setBodyShown]);

  const hasContent = hasBody(message);
  if (!hasContent && !isCut) {
    return null;
  }
  return (
    <div {...part('item-body', native, cx(styles.bodyPlace, isCut ? styles.withMore : undefined))} ref={ref}>
      {hasContent && (
        <div
          ref={clamp}
          id={bodyId(titleId)}
          // The box of a cut text has the text's direction, so that the ellipsis is at the end of its lines.
          dir={cut ?? undefined}
          className={styles.body}
          data-state={expanded ? 'expanded' : 'clamped'}
        >
          <BasePathContext.Provider value={settings.basePath}>
            <Content
              content={message.body}
              onLink={follow}
              newTabLabel={newTabLabel}
              linkTabIndex={tabIndex}
            />
          </BasePathContext.Provider>
        </div>
      )}
      {isCut && (
        <button
          type="button"
          className={styles.more}
          tabIndex={tabIndex}
          title={translator.text(expanded ? 'showLess' : 'showMore')}
          aria-label={translator.text(expanded ? 'showLess' : 'showMore')}
          aria-expanded={expanded}
          aria-describedby={titleId}
          onClick={({ detail }) => detail < 2 && setExpanded(!expanded)}
        >
          <ChevronDownIcon size={14} className={styles.moreIcon} />
        </button>
      )}
    </div>
  );
});
