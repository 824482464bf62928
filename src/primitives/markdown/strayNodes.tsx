import type { ReactNode } from 'react';
import type { ContentNode } from './contentNode.ts';
import * as styles from './Markdown.css.ts';

/** Neighbouring nodes. */
export interface NodeGroup {
  /** Whether they do not belong where they are: items outside of a list, and in a list all else. */
  readonly stray: boolean;
  readonly nodes: readonly ContentNode[];
}

/** Nodes in their order, with neighbours that do not belong where they are in one group, and any other node in its own. */
export function groupStrays(nodes: readonly ContentNode[], inList: boolean): readonly NodeGroup[] {
  const groups: { readonly stray: boolean; readonly nodes: ContentNode[] }[] = [];
  for (const node of nodes) {
    const stray = (node.type === 'listItem') !== inList;
    const last = groups.at(-1);
    if (stray && last?.stray) {
      last.nodes.push(node);
    } else {
      groups.push({ stray, nodes: [node] });
    }
  }
  return groups;
}

/** Puts items without a list into one, since screen readers count items of lists only. */
export function StrayItems({ children: items }: { children: ReactNode }) {
  return (
    <ul dir="auto" className={styles.list} data-ordered={false}>
      {items}
    </ul>
  );
}

/** Puts words of a list that are in no item into one. */
export function StrayWords({ children: words }: { children: ReactNode }) {
  return <li className={styles.item}>{words}</li>;
}
