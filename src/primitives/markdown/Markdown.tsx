'use client';
import { forwardRef } from 'react';
import { needsMarkdown } from './contentLimits.ts';
import { lazyRenderer } from './lazyRenderer.ts';
import { type ContentProps, RichText } from './RichText.tsx';

export type { ContentProps as MarkdownProps } from './RichText.tsx';

import { stripMarkdown } from './stripMarkdown.ts';

const renderer = lazyRenderer(() => import('./renderMarkdown.tsx').then((chunk) => chunk.renderMarkdown));

/** Fetches the parser if one of these texts needs it. Never fails: without it they are shown as plain text. */
export function loadMarkdown(texts: readonly string[]): Promise<void> | undefined {
  return texts.some(needsMarkdown) ? renderer.load() : undefined;
}

/**
 * CommonMark: as plain text at once, formatted once the parser has been loaded, which is fetched only for a text with marks. Renders a `<div>`.
 */
export const Markdown = forwardRef<HTMLDivElement, ContentProps>(function Markdown(props, ref) {
  const { content } = props;
  const marked = typeof content === 'string' && needsMarkdown(content);
  return (
    <RichText
      {...props}
      ref={ref}
      name="markdown"
      renderer={marked ? renderer : null}
      plain={stripMarkdown}
    />
  );
});
