/** The words of Markdown while nobody has parsed it: links as their words, no bold and code marks. Whatever is unclear stays. */
export function stripMarkdown(source: string): string {
  return source.replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1').replace(/\*\*|`/g, '');
}
