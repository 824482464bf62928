import type { AttentionLanguage } from '../attentionStrings.ts';

/** Sindhi. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'نئون: {title}',
  unreadElsewhere: 'ٻين ورڪ اسپيسن ۾ اڻ پڙهيل',
  manyNewMessages: { one: '{count} نئون پيغام', other: '{count} نوان پيغام' },
};
