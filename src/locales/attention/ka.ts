import type { AttentionLanguage } from '../attentionStrings.ts';

/** Georgian. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'ახალი: {title}',
  unreadElsewhere: 'წაუკითხავი სხვა სამუშაო სივრცეებში',
  manyNewMessages: { one: '{count} ახალი შეტყობინება', other: '{count} ახალი შეტყობინება' },
};
