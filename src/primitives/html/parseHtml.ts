import { decodeReferences } from '../markdown/characterReferences.ts';
import type { ContentNode } from '../markdown/contentNode.ts';
import { htmlTags } from './htmlTags.ts';
import { stripTags } from './stripTags.ts';

/** The value of the first attribute of a name, or an empty text. */
function attributeOf(attributes: string, name: string): string {
  const pairs = attributes.matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+)))?/g);
  for (const [, found = '', double, single, bare] of pairs) {
    if (found.toLowerCase() === name) {
      return decodeReferences(double ?? single ?? bare ?? '');
    }
  }
  return '';
}

interface OpenNode {
  readonly tag: string;
  readonly node: ContentNode & { readonly children: ContentNode[] };
}

/** A comment; a tag with its attributes; a declaration. One that is never closed reaches to the end of the text. */
const markup =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)(?:>|$)|<[!?/][^>]*(?:>|$)/gi;

/** Of deeper tags only the words are kept. */
const deepest = 14;

/**
 * HTML as the nodes of Markdown, so that it can contain nothing that Markdown could not: no other element, attribute or address.
 * It need not be parsed exactly as a browser does it, since no browser gets any of it as markup.
 */
export function parseHtml(source: string): readonly ContentNode[] {
  const root: OpenNode = { tag: '', node: { type: 'paragraph', children: [] } };
  const open: OpenNode[] = [root];
  /** Marks that are opened again in the next line: it has not begun, or the line before ended inside of them. */
  let waiting: OpenNode[] = [];
  let lineType: ContentNode['type'] = 'paragraph';

  const top = () => open.at(-1) ?? root;
  const inLine = () => top().tag !== '' && htmlTags.get(top().tag)?.role !== 'container';
  const add = (node: ContentNode) => void top().node.children.push(node);

  function begin(tag: string, node: ContentNode): void {
    const begun = { tag, node: { ...node, children: [] } };
    add(begun.node);
    open.push(begun);
  }

  /** Before a block: items that are outside of a list get one, since screen readers count items of lists only, and other blocks of a list an item. */
  function beginPlace(isItem: boolean): void {
    if (top().tag === (isItem ? '#item' : '#list')) {
      open.pop();
    }
    if (isItem !== (top().node.type === 'list')) {
      isItem ? begin('#list', { type: 'list' }) : begin('#item', { type: 'listItem' });
    }
  }

  /** Closes the nearest open node of a tag, and the nodes that are still open in it. */
  function end(tag: string): void {
    const index = open.findLastIndex((one) => one.tag === tag);
    open.length = index > 0 ? index : open.length;
    waiting = waiting.filter((one) => one.tag !== tag);
  }

  function beginLine(): void {
    if (!inLine()) {
      beginPlace(false);
      begin('p', { type: lineType });
      for (const { tag, node } of waiting.splice(0)) {
        beginMark(tag, node);
      }
    }
  }

  function endLine(): void {
    while (inLine()) {
      const ended = open.pop();
      if (ended !== undefined && htmlTags.get(ended.tag)?.role === 'mark') {
        waiting.unshift(ended);
      }
    }
    lineType = 'paragraph';
  }

  function beginBlock(): void {
    endLine();
    beginPlace(false);
  }

  function beginContainer(tag: string, type: ContentNode['type']): void {
    endLine();
    if (tag === 'li' && top().tag === 'li') {
      open.pop();
    }
    if (open.length < deepest) {
      beginPlace(type === 'listItem');
      begin(tag, { type, ordered: tag === 'ol' });
    }
  }

  function beginMark(tag: string, node: ContentNode): void {
    if (!inLine()) {
      waiting.push({ tag, node: { ...node, children: [] } });
    } else if (open.length < deepest) {
      begin(tag, node);
    }
  }

  function write(words: string): void {
    if (words.trim() !== '') {
      beginLine();
    }
    if (inLine()) {
      add({ type: 'text', value: decodeReferences(words.replace(/[ \t\r\n\f]+/g, ' ')) });
    }
  }

  let from = 0;
  const tagPattern = new RegExp(markup);
  for (let match = tagPattern.exec(source); match !== null; match = tagPattern.exec(source)) {
    const [, slash, name = '', attributes = ''] = match;
    const tag = name.toLowerCase();
    const known = htmlTags.get(tag);
    write(source.slice(from, match.index));
    from = tagPattern.lastIndex;

    if (known?.role === 'line') {
      endLine();
      lineType = slash ? 'paragraph' : known.type;
    } else if (known?.role === 'container' && slash) {
      endLine();
      end(tag);
    } else if (known && slash) {
      end(tag);
    } else if (known?.role === 'container') {
      beginContainer(tag, known.type);
    } else if (known?.role === 'mark') {
      beginMark(tag, { type: known.type, url: attributeOf(attributes, 'href') });
    } else if (known) {
      // Raw words up to their own end tag, wherever it is.
      const closing = new RegExp(`</${tag}(?=[\\s/>])`, 'gi');
      closing.lastIndex = from;
      const until = closing.exec(source)?.index ?? source.length;
      if (known.role === 'code') {
        known.type === 'code' ? beginBlock() : beginLine();
        add({ type: known.type, value: decodeReferences(stripTags(source.slice(from, until))) });
      }
      from = until;
      tagPattern.lastIndex = until;
    } else if (tag === 'br' && inLine()) {
      add({ type: 'break' });
    } else if (tag === 'hr') {
      beginBlock();
      add({ type: 'thematicBreak' });
    } else if (tag === 'img' && attributeOf(attributes, 'alt')) {
      // A picture without a text is decoration or a tracking pixel.
      beginLine();
      add({ type: 'image', url: attributeOf(attributes, 'src'), alt: attributeOf(attributes, 'alt') });
    } else if (!slash && (tag === 'td' || tag === 'th')) {
      write(' ');
    }
  }
  write(source.slice(from));
  return root.node.children;
}
