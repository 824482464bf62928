import type { fromMarkdown } from 'mdast-util-from-markdown';
import { safeImageUrl } from './safeUrl.ts';

/** A node of mdast, with the members that are rendered. Every format of content is parsed into these. */
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

/** Whether some nodes have a visible character, or a picture with an address. */
export function hasWords(nodes: readonly ContentNode[] = []): boolean {
  return nodes.some(
    ({ value, alt, url, children: inner }) =>
      /[^\s\p{Cf}\p{Cc}]/u.test(`${value ?? ''}${alt || (safeImageUrl(url) ?? '')}`) || hasWords(inner),
  );
}
