/** HTML without its tags; character references stay as they are. */
export function stripTags(source: string): string {
  return source.replace(/<[a-z!?/][^>]*>?/gi, '');
}
