import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ReactNode } from 'react';
import { hideReferences, showReferences } from './characterReferences.ts';
import { defaultMaxLength, parsableSource } from './contentLimits.ts';
import { definitionsOf } from './definitions.ts';
import { plainParagraph } from './plainParagraph.tsx';
import { type RenderOptions, renderTree } from './renderTree.tsx';

type Tree = ReturnType<typeof fromMarkdown>;

/** How many parsed texts are kept: more than a long list has in the document, so that a row that comes back is not parsed again. */
const keptTrees = 200;

/** Parsed texts, the latest last. Nothing writes to a tree after it was made. */
const trees = new Map<string, Tree>();

function treeOf(source: string): Tree {
  let tree = trees.get(source);
  if (tree === undefined) {
    tree = fromMarkdown(hideReferences(source));
    showReferences(tree);
    const [oldest] = trees.keys();
    if (trees.size >= keptTrees && oldest !== undefined) {
      trees.delete(oldest);
    }
  }
  trees.delete(source);
  trees.set(source, tree);
  return tree;
}

/** CommonMark as React nodes, never as an HTML string; raw HTML as text, addresses only if they are safe. */
export function renderMarkdown(content: string, options: RenderOptions = {}): ReactNode {
  const maxLength = options.maxLength ?? defaultMaxLength;
  const source = parsableSource(content, maxLength);
  if (source === null) {
    return plainParagraph(content, maxLength);
  }
  const tree = treeOf(source);
  return renderTree(tree.children, options, definitionsOf(tree));
}
