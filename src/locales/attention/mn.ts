import type { AttentionLanguage } from '../attentionStrings.ts';

/** Mongolian. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Шинэ: {title}',
  unreadElsewhere: 'Бусад ажлын талбарт уншаагүй мессеж байна',
  manyNewMessages: { one: '{count} шинэ мессеж', other: '{count} шинэ мессеж' },
};
