import type { AttentionLanguage } from '../attentionStrings.ts';

/** Yoruba. */
export const strings: AttentionLanguage<'other'> = {
  arrived: 'Tuntun: {title}',
  unreadElsewhere: 'Èyí tí a kò tíì kà ní àwọn ibi iṣẹ́ mìíràn',
  manyNewMessages: { other: 'Ìfiránṣẹ́ tuntun {count}' },
};
