/** Markdown without its marks, for the time before it is parsed: links as their words, no bold and code marks. Unclear marks stay. */
export function stripMarkdown(source: string): string {
  return source.replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1').replace(/\*\*|`/g, '');
}
