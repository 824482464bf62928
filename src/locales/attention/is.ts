import type { AttentionLanguage } from '../attentionStrings.ts';

/** Icelandic. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Nýtt: {title}',
  unreadElsewhere: 'Ólesið í öðrum vinnusvæðum',
  manyNewMessages: { one: '{count} ný skilaboð', other: '{count} ný skilaboð' },
};
