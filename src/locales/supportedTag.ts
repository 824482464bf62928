/** Intl throws on a malformed tag: the words still come from the strings then, the numbers from English. */
export function supportedTag(tag: string): string {
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    return 'en';
  }
}
