import type { fromMarkdown } from 'mdast-util-from-markdown';
import { safeImageUrl } from './safeUrl.ts';

/** A node of mdast, as far as it is shown: all that content can be made of, whatever it was written in. */
export interface ContentNode {
  readonly type: ReturnType<typeof fromMarkdown>['children'][number]['type'];
  readonly children?: readonly ContentNode[];
  readonly value?: string;
  readonly url?: string;
  readonly alt?: string | null | undefined;
  readonly ordered?: boolean | null | undefined;
  readonly start?: number | null | undefined;
  readonly identifier?: string;
}

/** Whether anything of some nodes can be read: spaces and invisible characters name nothing. */
export function hasWords(nodes: readonly ContentNode[] = []): boolean {
  return nodes.some(
    ({ value, alt, url, children: inner }) =>
      /[^\s\p{Cf}\p{Cc}]/u.test(`${value ?? ''}${alt || (safeImageUrl(url) ?? '')}`) || hasWords(inner),
  );
}
