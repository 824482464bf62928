/** The words between the tags of HTML, character references as they are. */
export function stripTags(source: string): string {
  return source.replace(/<[a-z!?/][^>]*>?/gi, '');
}
