import type { AttentionLanguage } from '../attentionStrings.ts';

/** Marathi. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'नवीन: {title}',
  unreadElsewhere: 'इतर वर्कस्पेसमध्ये न वाचलेले संदेश',
  manyNewMessages: { one: '{count} नवीन संदेश', other: '{count} नवीन संदेश' },
};
