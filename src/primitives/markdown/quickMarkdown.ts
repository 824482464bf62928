import type { ContentNode } from './contentNode.ts';

/** References, pictures, breaks, control characters and others that the parser changes. */
const beyond = /[\u{FEFF}\u{FDD0}]|[^\P{Cc}\n]|``|!\[|\\\n|&(?:#|[A-Za-z][A-Za-z\d]+;)/u;

/**
 * A line that may begin or end a block, is indented, or ends with a space, which may make a line break. A tag of words begins none, unless it
 * is alone on its line.
 */
const blockLine =
  /^(?:[ #>=~+-]|\* |[*_][*_ ]*$|\d{1,9}[.)](?: |$)|\[[^\]]*\]:|<(?!\/?(?:a|br?|code|em|i|s|small|span|strong|su[bp]|u)[ />])[!/?a-z]|<[^<>]*(?:"[^"]*"[^<>]*)*>$)| $/i;

/** Code, a link, a tag, an escape, stars, underlines, or what is none of these and needs the parser. */
const marks =
  /`([^`\n]+)`|\[([^[\]`\\]+)\]\(([!-'*-;=-[\]^_a-~]+)\)|(<\/[a-z]+\d?>|<[a-z]+\d?(?: [a-z]+="[^"\n]*")* ?\/?>)|\\([!-/:-@[-`{-~])|\*+|_+|[`[\]]|<(?=[!/?a-z]|\S*@)/gi;

/**
 * The tree of a simple text, as the Markdown parser makes it: paragraphs with strong and emphasized words, code, links, tags (which
 * are shown as text) and escapes. Null for any other text, which needs the parser.
 */
export function quickMarkdown(source: string): readonly ContentNode[] | null {
  if (beyond.test(source)) {
    return null;
  }
  const blocks: ContentNode[] = [];
  for (const block of source.split(/\n{2,}|^\n|\n$/)) {
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
  const open: { readonly mark: string; readonly nodes: ContentNode[] }[] = [];
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

  for (const { 0: mark, 1: code, 2: label, 3: url, 4: tag, 5: escaped, index } of text.matchAll(marks)) {
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
    } else if (tag !== undefined) {
      add({ type: 'html', value: tag });
    } else if (escaped !== undefined) {
      words += escaped;
    } else if (/^[*_]/.test(mark)) {
      const before = kindOf(text[index - 1] ?? previous);
      const after = kindOf(text[place] ?? next);
      const left = after === 0 || (after === 2 && before > 0);
      const right = before === 0 || (before === 2 && after > 0);
      // Unlike a star, an underline inside a word is none.
      const isStar = mark.startsWith('*');
      const opens = left && (isStar || !right || before > 0);
      const closes = right && (isStar || !left || after > 0);
      if (!opens && !closes) {
        words += mark;
        continue;
      }
      add();
      const last = closes ? open.pop() : { mark, nodes };
      if (opens === closes || mark.length > 2 || last?.mark !== mark) {
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

/** How a mark sees its neighbour: 1 for white space and the ends of a text, 2 for punctuation, 0 for anything else. */
function kindOf(character: string): 0 | 1 | 2 {
  return character.trim() === '' ? 1 : /[\p{P}\p{S}]/u.test(character) ? 2 : 0;
}
