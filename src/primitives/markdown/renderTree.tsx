import { Fragment, type ReactNode } from 'react';
import { cutText, defaultMaxLength } from './contentLimits.ts';
import { type ContentNode, hasWords } from './contentNode.ts';
import * as styles from './Markdown.css.ts';
import { MarkdownLink, type MarkdownLinkProps } from './MarkdownLink.tsx';
import { MarkedText } from './MarkedText.tsx';
import { safeImageUrl, safeLinkUrl } from './safeUrl.ts';

export interface RenderOptions extends Pick<MarkdownLinkProps, 'onLink' | 'newTabLabel' | 'linkTabIndex'> {
  /**
   * The most code units that are shown.
   * @default 4000
   */
  maxLength?: number | undefined;
}

interface Writing extends RenderOptions {
  /** Code units that may still be rendered; below zero when the text was cut. */
  left: number;
  definitions: ReadonlyMap<string, string>;
}

/** Deeper nodes are rendered as text. */
const deepest = 16;

/** Content as React nodes, never as an HTML string; addresses only if they are safe. */
export function renderTree(
  nodes: readonly ContentNode[],
  options: RenderOptions,
  definitions: ReadonlyMap<string, string> = new Map(),
): ReactNode {
  const writing: Writing = { ...options, left: options.maxLength ?? defaultMaxLength, definitions };
  return children(nodes, writing, 0, false);
}

function children(
  nodes: readonly ContentNode[] = [],
  writing: Writing,
  depth: number,
  linked: boolean,
): ReactNode[] {
  return nodes.map((node, index) =>
    writing.left > 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no other key
      <Fragment key={index}>{element(node, writing, depth, linked)}</Fragment>
    ) : null,
  );
}

function element(node: ContentNode, writing: Writing, depth: number, linked: boolean): ReactNode {
  // Nodes without words count too: a thousand rules are a thousand elements.
  writing.left -= 1;
  if (depth > deepest) {
    return text(node.value, writing);
  }
  const inside = () => children(node.children, writing, depth + 1, linked);
  // Blocks inside another block have its direction.
  const dir = depth === 0 ? 'auto' : undefined;
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return (
        <p dir={dir} className={node.type === 'heading' ? styles.heading : styles.paragraph}>
          {inside()}
        </p>
      );
    case 'blockquote':
      return (
        <blockquote dir={dir} className={styles.quote}>
          {inside()}
        </blockquote>
      );
    case 'list': {
      const List = node.ordered ? 'ol' : 'ul';
      return (
        <List
          dir={dir}
          className={styles.list}
          data-ordered={Boolean(node.ordered)}
          {...(node.ordered && node.start !== 1 && { start: node.start ?? undefined })}
        >
          {inside()}
        </List>
      );
    }
    case 'listItem':
      return <li className={styles.item}>{inside()}</li>;
    case 'code':
      return <pre className={styles.block}>{text(node.value, writing)}</pre>;
    case 'inlineCode':
      return <code className={styles.code}>{text(node.value, writing)}</code>;
    case 'html':
      return (
        <span dir={dir} className={styles.literal}>
          {text(node.value, writing)}
        </span>
      );
    case 'text':
      return text(node.value, writing);
    case 'emphasis':
      return <em className={styles.emphasis}>{inside()}</em>;
    case 'strong':
      return <strong className={styles.strong}>{inside()}</strong>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr className={styles.rule} />;
    case 'link':
      return link(safeLinkUrl(node.url), node, writing, depth, linked);
    case 'linkReference':
      return link(safeLinkUrl(writing.definitions.get(node.identifier ?? '')), node, writing, depth, linked);
    case 'image':
      return picture(node.url, node.alt, writing, linked);
    case 'imageReference':
      return picture(writing.definitions.get(node.identifier ?? ''), node.alt, writing, linked);
    case 'definition':
      return null;
    default:
      // What only extensions of the parser make: its words.
      return inside();
  }
}

/** Without a safe address, or inside another link, only the words are left; a link without words shows its address. */
function link(
  url: string | null,
  { children: words }: ContentNode,
  writing: Writing,
  depth: number,
  linked: boolean,
): ReactNode {
  if (url === null || linked) {
    return children(words, writing, depth + 1, linked || url !== null);
  }
  const name = hasWords(words) ? children(words, writing, depth + 1, true) : text(url, writing);
  return anchor(url, name, writing);
}

/** A picture as a link, since fetching it would tell its server who reads the message and when. */
function picture(
  address: string | undefined,
  alternative: string | null | undefined,
  writing: Writing,
  linked: boolean,
): ReactNode {
  const url = safeImageUrl(address);
  const words = text(alternative || (url ?? ''), writing);
  return url === null || linked ? words : anchor(url, words, writing);
}

function anchor(url: string, words: ReactNode, { onLink, newTabLabel, linkTabIndex }: Writing): ReactNode {
  return (
    <MarkdownLink url={url} onLink={onLink} newTabLabel={newTabLabel} linkTabIndex={linkTabIndex}>
      {words}
    </MarkdownLink>
  );
}

function text(value = '', writing: Writing): ReactNode {
  const shown = cutText(value, writing.left);
  writing.left -= value.length;
  return <MarkedText text={shown} />;
}
