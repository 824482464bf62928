import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ReactNode } from 'react';
import { kept } from '../../base/index.ts';
import { hideReferences, showReferences } from './characterReferences.ts';
import { parsableSource } from './contentLimits.ts';
import { plainParagraph } from './plainParagraph.tsx';
import { type RenderOptions, renderTree } from './renderTree.tsx';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];

/** Addresses by the names of references. A Map and not an object, since a name may be `__proto__`. The first of several wins. */
export function definitionsOf(tree: Root): Map<string, string> {
  const found = new Map<string, string>();
  const waiting: Node[] = [...tree.children];
  // It grows on the way.
  for (const node of waiting) {
    if (node.type === 'definition' && !found.has(node.identifier)) {
      found.set(node.identifier, node.url);
    } else if ('children' in node) {
      waiting.push(...node.children);
    }
  }
  return found;
}

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
