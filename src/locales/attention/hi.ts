import type { AttentionLanguage } from '../attentionStrings.ts';

/** Hindi. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'नया: {title}',
  unreadElsewhere: 'अन्य वर्कस्पेस में अपठित संदेश',
  manyNewMessages: { one: '{count} नया संदेश', other: '{count} नए संदेश' },
};
