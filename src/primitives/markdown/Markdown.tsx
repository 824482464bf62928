'use client';
import { forwardRef } from 'react';
import { late } from '../../base/index.ts';
import { defaultMaxLength, needsMarkdown, parsableSource } from './contentLimits.ts';
import { quickMarkdown } from './quickMarkdown.ts';
import { type ContentProps, type Renderer, RichText } from './RichText.tsx';

export type { ContentProps as MarkdownProps } from './RichText.tsx';

import { renderTree } from './renderTree.tsx';
import { stripMarkdown } from './stripMarkdown.ts';

const renderer = late<Renderer>(() => import('./renderMarkdown.tsx').then((chunk) => chunk.renderMarkdown));

/** Simple texts as the parser would render them, after the same limits. */
const renderQuick: Renderer = (content, options) => {
  const source = parsableSource(content, options.maxLength ?? defaultMaxLength);
  const tree = source === null ? null : quickMarkdown(source);
  return tree && renderTree(tree, options);
};

/** Fetches the parser if one of these texts needs it. Never fails: without it they are shown as plain text. */
export function loadMarkdown(texts: readonly string[]): Promise<void> | undefined {
  return texts.some((text) => needsMarkdown(text) && renderQuick(text, {}) === null)
    ? renderer().then(
        () => {},
        () => {},
      )
    : undefined;
}

/**
 * CommonMark: paragraphs, emphasis, code and links at once; other texts plain at first, and formatted once the parser has been loaded,
 * which is fetched only for them. Renders a `<div>`.
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
      quick={marked ? renderQuick : undefined}
      plain={stripMarkdown}
    />
  );
});
