import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ReactNode } from 'react';
import { hideReferences, showReferences } from './characterReferences.ts';
import { defaultMaxLength, parsableSource } from './contentLimits.ts';
import { definitionsOf } from './definitions.ts';
import { plainParagraph } from './plainParagraph.tsx';
import { type RenderOptions, renderTree } from './renderTree.tsx';

/** CommonMark as React nodes, never as an HTML string; raw HTML as text, addresses only if they are safe. */
export function renderMarkdown(content: string, options: RenderOptions = {}): ReactNode {
  const maxLength = options.maxLength ?? defaultMaxLength;
  const source = parsableSource(content, maxLength);
  if (source === null) {
    return plainParagraph(content, maxLength);
  }
  const tree = fromMarkdown(hideReferences(source));
  showReferences(tree);
  return renderTree(tree.children, options, definitionsOf(tree));
}
