import type { fromMarkdown } from 'mdast-util-from-markdown';

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
