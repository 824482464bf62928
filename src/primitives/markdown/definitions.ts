import type { fromMarkdown } from 'mdast-util-from-markdown';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];

/** Addresses by the names that references use. A Map and not an object: `[x]: …` may be called `__proto__`. The first of a name counts. */
export function definitionsOf(tree: Root): Map<string, string> {
  const found = new Map<string, string>();
  const waiting: Node[] = [...tree.children];
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    if (node.type === 'definition' && !found.has(node.identifier)) {
      found.set(node.identifier, node.url);
    } else if ('children' in node) {
      waiting.push(...node.children);
    }
  }
  return found;
}
