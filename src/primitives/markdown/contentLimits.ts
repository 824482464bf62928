/** What is shown of one message: more is cut at a word. Code units. */
export const defaultMaxLength = 4000;

/** What the parser is given at most, whatever is asked to be shown. Code units. */
const longestSource = 12_000;

/** How many of the marks that can nest, or wait for a partner, a message may have before it counts as an attack. */
const mostMarks = 600;
const mostNested = 24;

/** More blocks than anybody reads in a list; a parser's time grows with their square. */
const mostLines = 300;

/** Marks that make Markdown of a text. Anything without them is plain, and needs no parser. */
const marks = /[\\`*_[\]<>&\n\r\t]|^ {0,3}(?:[#+=~-]|\d{1,9}[.)])/;

export function needsMarkdown(text: string): boolean {
  return marks.test(text);
}

/**
 * What may be parsed, or null for text that is only to be shown: parsers nest and look back, so thousands of `[`, `>` or `*`
 * would cost minutes or the stack. Judged before any parsing, in one pass a rule.
 */
export function parsableSource(text: string, maxLength: number): string | null {
  const source = cutLines(cutText(text, Math.min(longestSource, maxLength * 3)));
  if (
    count(source, /[[\]<]/g) > mostMarks ||
    count(source, /[*_`~]+/g) > mostMarks * 2 ||
    count(source, /&/g) > 2000
  ) {
    return null;
  }
  // A line can open as many quotes and lists as it has marks at its start; lines below can carry them on.
  for (const line of source.split(/\r\n?|\n/)) {
    const start = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/.exec(line)?.[0] ?? '';
    if (count(start, />|[-+*]|[.)]/g) > mostNested || indentOf(line) > mostNested * 4) {
      return null;
    }
  }
  return source;
}

/** The text up to `length` code units, at the end of a word where there is one near, never within a character, with … where cut. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) {
    return text;
  }
  const head = text.slice(0, Math.max(0, length)).replace(/[\uD800-\uDBFF]$/, '');
  const space = head.search(/\s\S{0,40}$/);
  return `${(space > 0 ? head.slice(0, space) : head).trimEnd()}…`;
}

function cutLines(text: string): string {
  const lines = text.split(/\r\n?|\n/);
  return lines.length > mostLines ? `${lines.slice(0, mostLines).join('\n')}…` : text;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function indentOf(line: string): number {
  return /^[ \t]*/.exec(line)?.[0].length ?? 0;
}
