'use client';

import { forwardRef } from 'react';
import { kept, late } from '../../base/index.ts';
import { needsMarkdown, parsableSource } from './contentLimits.ts';
import { plainParagraph } from './plainParagraph.tsx';
import { quickMarkdown } from './quickMarkdown.ts';
import { type ContentProps, type RichFormat, RichText } from './RichText.tsx';
import { renderTree } from './renderTree.tsx';

export type { ContentProps as MarkdownProps } from './RichText.tsx';

/** Markdown without its marks, for the time before it is parsed: links as their words, no bold and code marks. Unclear marks stay. */
export function stripMarkdown(source: string): string {
  return source.replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1').replace(/\*\*|`/g, '');
}

const treeOf = kept(quickMarkdown);

/** CommonMark, whose parser is fetched where a text needs it. */
export const markdownFormat: RichFormat = {
  isMarked: needsMarkdown,
  renderer: late(() => import('./renderMarkdown.tsx').then((chunk) => chunk.renderMarkdown)),
  // As the parser would have it rendered, after the same limits.
  quick(content, options) {
    const source = parsableSource(content, options.maxLength);
    if (source === null) {
      return plainParagraph(content, options.maxLength);
    }
    const tree = treeOf(source);
    return tree && renderTree(tree, options);
  },
  plain: stripMarkdown,
};

/**
 * CommonMark: paragraphs, emphasis, code, links and escapes at once; other texts plain at first, and formatted once the parser has been
 * loaded, which is fetched only for them. Renders a `<div>`, or a `<p>` for a plain text.
 */
export const Markdown = forwardRef<HTMLDivElement, ContentProps>(function Markdown(props, ref) {
  return <RichText {...props} ref={ref} name="markdown" format={markdownFormat} />;
});
