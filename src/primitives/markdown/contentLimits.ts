/** How much of one message is shown, in code units; the rest is cut off at a word. */
export const defaultMaxLength = 4000;

/** The most code units that are parsed, whatever `maxLength` is. */
const longestSource = 12_000;

/** How many marks that can nest or need a closing one a message may have before it counts as an attack. */
const mostMarks = 600;
const mostNested = 24;

/** More lines than a reader reads in a list; the parser's time grows with their square. */
const mostLines = 300;

/** The marks of Markdown. A text without them is plain, and needs no parser. */
const marks = /[\\`*_[\]<>&\n\r\t]|^ {0,3}(?:[#+=~-]|\d{1,9}[.)])/;

/** Whether a text has marks of Markdown. */
export function needsMarkdown(text: string): boolean {
  return marks.test(text);
}

/**
 * The part of a text that may be parsed, or null for a text that is only to be shown: parsers nest and look back, so thousands of
 * `[`, `>` or `*` would take minutes or overflow the stack. Checked before any parsing, in one pass for each rule.
 */
export function parsableSource(text: string, maxLength = defaultMaxLength): string | null {
  const source = cutLines(cutText(text, Math.min(longestSource, maxLength * 3)));
  if (
    count(source, /[[\]<]/g) > mostMarks ||
    count(source, /[*_`~]+/g) > mostMarks * 2 ||
    count(source, /&/g) > 2000
  ) {
    return null;
  }
  // A line can open as many quotes and lists as it has marks at its start, and lines below can continue them, by four spaces for each.
  for (const line of source.split(/\r\n?|\n/)) {
    // Stryker disable next-line StringLiteral: the words in its place have no marks
    const start = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/.exec(line)?.[0] ?? '';
    if (count(start, />|[-+*]|[.)]/g) > mostNested || /^[ \t]{97}/.test(line)) {
      return null;
    }
  }
  return source;
}

/** The text up to `length` code units, cut at the end of a word where one is near, never inside a character, and marked with …. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) {
    return text;
  }
  const head = text.slice(0, Math.max(0, length)).replace(/[\uD800-\uDBFF]$/, '');
  const space = head.search(/\s\S{0,40}$/);
  // No mark between the last word and the ellipsis.
  return `${(space > 0 ? head.slice(0, space) : head).replace(/[\s,;:.!?\u2013\u2014、。，；：،؛-]{1,8}$/, '').trimEnd()}…`;
}

function cutLines(text: string): string {
  const lines = text.split(/\r\n?|\n/);
  return lines.length > mostLines ? `${lines.slice(0, mostLines).join('\n')}…` : text;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
