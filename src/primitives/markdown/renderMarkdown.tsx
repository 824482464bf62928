import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ReactNode } from 'react';
import { kept } from '../../base/index.ts';
import { hideReferences, showReferences } from './characterReferences.ts';
import { parsableSource } from './contentLimits.ts';
import { definitionsOf } from './definitions.ts';
import { plainParagraph } from './plainParagraph.tsx';
import { type RenderOptions, renderTree } from './renderTree.tsx';

/** A parsed text. Nothing writes to it after it was made. */
const treeOf = kept((source: string) => {
  const tree = fromMarkdown(hideReferences(source));
  showReferences(tree);
  return { nodes: tree.children, definitions: definitionsOf(tree) };
});

/** CommonMark as React nodes, never as an HTML string; raw HTML as text, addresses only if they are safe. */
export function renderMarkdown(content: string, options: RenderOptions = {}): ReactNode {
  const source = parsableSource(content, options.maxLength);
  if (source === null) {
    return plainParagraph(content, options.maxLength);
  }
  const { nodes, definitions } = treeOf(source);
  return renderTree(nodes, options, definitions);
}
