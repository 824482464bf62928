'use client';
import { type ComponentPropsWithoutRef, forwardRef, useEffect, useMemo, useSyncExternalStore } from 'react';
import { cx } from '../styles/cx.ts';
import type { LazyRenderer } from './lazyRenderer.ts';
import * as styles from './Markdown.css.ts';
import { plainParagraph } from './plainParagraph.tsx';
import type { RenderOptions } from './renderTree.tsx';

/** The props of every format of content. */
export interface ContentProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'content' | 'children' | 'dir'>,
    RenderOptions {
  /** Anything that is not a string renders nothing. */
  content: unknown;
}

interface RichTextProps extends ContentProps {
  /** Null for plain text. */
  renderer: LazyRenderer | null;
  /** Gives the words that are shown until the renderer has been loaded. Not used where there is no renderer. */
  plain?: ((source: string) => string) | undefined;
}

/** Content as plain text at once, and formatted once its renderer has been loaded. Renders a `<div>`. */
export const RichText = forwardRef<HTMLDivElement, RichTextProps>(function RichText(props, ref) {
  const { content, renderer, plain, maxLength, onLink, newTabLabel, linkTabIndex, className, ...rest } =
    props;
  const render = useSyncExternalStore(renderer?.subscribe ?? never, renderer?.current ?? nothing, nothing);

  useEffect(() => renderer?.load(), [renderer]);

  const nodes = useMemo(
    () =>
      render && typeof content === 'string'
        ? render(content, { maxLength, onLink, newTabLabel, linkTabIndex })
        : null,
    [render, content, maxLength, onLink, newTabLabel, linkTabIndex],
  );
  if (typeof content !== 'string') {
    return null;
  }
  const words = () => (renderer && plain ? plain(content) : content);
  return (
    <div
      {...rest}
      ref={ref}
      data-state={nodes ? 'formatted' : 'plain'}
      className={cx(styles.root, className)}
    >
      {nodes ?? plainParagraph(words(), maxLength)}
    </div>
  );
});

const never = () => () => {};
const nothing = () => null;
