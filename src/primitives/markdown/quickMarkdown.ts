import type { ContentNode } from './contentNode.ts';

/** Escapes, references, HTML, pictures, control characters and others that the parser changes, and `_` where it is no part of a word. */
const beyond = /[\\&<\u{FEFF}\u{FDD0}]|[^\P{Cc}\n]|``|!\[|(?:^|[\s\p{P}\p{S}])_|_(?:$|[\s\p{P}\p{S}])/u;

/** A line that may begin or end a block, is indented, or ends with a space, which may make a line break. */
const blockLine = /^(?:[ #>=~+-]|\*(?: |[* ]*$)|\d{1,9}[.)](?: |$)|\[[^\]]*\]:)| $/;

/** Code, a link, stars, or a character that is none of these and needs the parser. */
const marks = /`([^`\n]+)`|\[([^[\]`]+)\]\(([!-'*-_a-~]+)\)|\*+|[`[\]]/g;

/**
 * The tree of a simple text, as the Markdown parser makes it: paragraphs with strong and emphasized words, code and links. Null for
 * any other text, which needs the parser.
 */
export function quickMarkdown(source: string): readonly ContentNode[] | null {
  if (beyond.test(source)) {
    return null;
  }
  const blocks: ContentNode[] = [];
  for (const block of source.replace(/^\n+|\n+$/g, '').split(/\n{2,}/)) {
    const children = block.split('\n').some((line) => blockLine.test(line)) ? null : phrases(block, '', '');
    if (children === null) {
      return null;
    }
    if (children.length > 0) {
      blocks.push({ type: 'paragraph', children });
    }
  }
  return blocks;
}

/** The nodes of a text between two characters. Null unless each mark is clearly a pair, or clearly none. */
function phrases(text: string, previous: string, next: string): ContentNode[] | null {
  const open: { readonly length: number; readonly nodes: ContentNode[] }[] = [];
  let nodes: ContentNode[] = [];
  let words = '';
  let place = 0;

  function add(...more: ContentNode[]): void {
    if (words !== '') {
      nodes.push({ type: 'text', value: words });
      words = '';
    }
    nodes.push(...more);
  }

  for (const { 0: mark, 1: code, 2: label, 3: url, index } of text.matchAll(marks)) {
    words += text.slice(place, index);
    place = index + mark.length;
    if (code !== undefined) {
      if (code !== code.trim()) {
        return null;
      }
      add({ type: 'inlineCode', value: code });
    } else if (label !== undefined && url !== undefined) {
      const children = phrases(label, '[', ']');
      if (children === null) {
        return null;
      }
      add({ type: 'link', url, children });
    } else if (mark.startsWith('*')) {
      const before = kindOf(text[index - 1] ?? previous);
      const after = kindOf(text[place] ?? next);
      const opens = after === 0 || (after === 2 && before > 0);
      const closes = before === 0 || (before === 2 && after > 0);
      if (!opens && !closes) {
        words += mark;
        continue;
      }
      add();
      const last = closes ? open.pop() : { length: mark.length, nodes };
      if (opens === closes || mark.length > 2 || last?.length !== mark.length) {
        return null;
      }
      if (opens) {
        open.push(last);
        nodes = [];
      } else {
        last.nodes.push({ type: mark.length === 2 ? 'strong' : 'emphasis', children: nodes });
        nodes = last.nodes;
      }
    } else {
      return null;
    }
  }
  words += text.slice(place);
  add();
  return open.length > 0 ? null : nodes;
}

/** How a star sees its neighbour: 1 for white space and the ends of a text, 2 for punctuation, 0 for anything else. */
function kindOf(character: string): 0 | 1 | 2 {
  return /^\s?$/.test(character) ? 1 : /[\p{P}\p{S}]/u.test(character) ? 2 : 0;
}
