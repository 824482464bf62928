import type { AttentionLanguage } from '../attentionStrings.ts';

/** Uzbek. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Yangi: {title}',
  unreadElsewhere: 'Boshqa ish maydonlarida o‘qilmaganlar bor',
  manyNewMessages: { one: '{count} ta yangi xabar', other: '{count} ta yangi xabar' },
};
