import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, type ReactNode } from 'react';
import { definitionsOf } from './definitions.ts';
import { cutText, defaultMaxLength, parsableSource } from './guard.ts';
import * as styles from './Markdown.css.ts';
import { MarkdownLink, type MarkdownLinkProps } from './MarkdownLink.tsx';
import { safeImageUrl, safeLinkUrl } from './safeUrl.ts';

export interface RenderMarkdownOptions
  extends Pick<MarkdownLinkProps, 'onLink' | 'newTabLabel' | 'linkTabIndex'> {
  /**
   * Code units shown.
   * @default 4000
   */
  maxLength?: number | undefined;
}

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];

interface Writing extends RenderMarkdownOptions {
  /** Code units that may still be written; below zero when the text was cut. */
  left: number;
  definitions: Map<string, string>;
}

/** Deeper nodes are written as text. */
const deepest = 16;

/** CommonMark as React nodes, never as an HTML string; raw HTML as the text it is, addresses through the gate. */
export function renderMarkdown(content: string, options: RenderMarkdownOptions = {}): ReactNode {
  const maxLength = options.maxLength ?? defaultMaxLength;
  const source = parsableSource(content, maxLength);
  if (source === null) {
    return <p className={styles.plain}>{cutText(content, maxLength)}</p>;
  }
  const tree = fromMarkdown(source);
  const writing: Writing = { ...options, left: maxLength, definitions: definitionsOf(tree) };
  return children(tree.children, writing, 0, false);
}

function children(nodes: readonly Node[], writing: Writing, depth: number, linked: boolean): ReactNode[] {
  const written: ReactNode[] = [];
  for (const [index, node] of nodes.entries()) {
    if (writing.left <= 0) {
      break;
    }
    written.push(<Fragment key={index}>{element(node, writing, depth, linked)}</Fragment>);
  }
  return written;
}

function element(node: Node, writing: Writing, depth: number, linked: boolean): ReactNode {
  // Nodes without words cost too: a thousand rules are a thousand elements.
  writing.left -= 1;
  if (depth > deepest) {
    return 'value' in node ? text(node.value, writing) : null;
  }
  const inside = () => ('children' in node ? children(node.children, writing, depth + 1, linked) : null);
  switch (node.type) {
    case 'paragraph':
      return <p className={styles.paragraph}>{inside()}</p>;
    case 'heading':
      return <p className={styles.heading}>{inside()}</p>;
    case 'blockquote':
      return <blockquote className={styles.quote}>{inside()}</blockquote>;
    case 'list': {
      const List = node.ordered ? 'ol' : 'ul';
      const start = node.ordered && node.start !== 1 ? (node.start ?? undefined) : undefined;
      return (
        <List
          className={styles.list}
          data-ordered={Boolean(node.ordered)}
          {...(start === undefined ? {} : { start })}
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
      return <span className={styles.literal}>{text(node.value, writing)}</span>;
    case 'text':
    case 'yaml':
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
      return link(safeLinkUrl(writing.definitions.get(node.identifier)), node, writing, depth, linked);
    case 'image':
      return picture(node.url, node.alt, writing, linked);
    case 'imageReference':
      return picture(writing.definitions.get(node.identifier), node.alt, writing, linked);
    case 'delete':
    case 'table':
    case 'tableRow':
    case 'tableCell':
      return inside();
    case 'definition':
    case 'footnoteDefinition':
    case 'footnoteReference':
      return null;
    default:
      return node satisfies never;
  }
}

/** Without an address that passes the gate, or inside another link, only the words are left. */
function link(
  url: string | null,
  node: { children: readonly Node[] },
  writing: Writing,
  depth: number,
  linked: boolean,
): ReactNode {
  const words = children(node.children, writing, depth + 1, linked || url !== null);
  return url === null || linked ? words : anchor(url, words, writing);
}

/** No picture of a stranger's is fetched from a message: it would tell him who reads it and when. */
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

function text(value: string, writing: Writing): string {
  const shown = cutText(value, writing.left);
  writing.left -= value.length;
  return shown;
}
