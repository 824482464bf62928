/** Whether the platform has no words for times in a language, or would write them in another one, or as "-3 d". */
export function lacksTimeWords(tag: string): boolean {
  const isListed = Intl.RelativeTimeFormat.supportedLocalesOf(tag).length > 0;
  return !isListed || /[-\u2212]/.test(new Intl.RelativeTimeFormat(tag).format(-3, 'day'));
}
