import type { AttentionLanguage } from '../attentionStrings.ts';

/** Bhojpuri. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'नया: {title}',
  unreadElsewhere: 'दोसर वर्कस्पेस में बिना पढ़ल संदेश बा',
  manyNewMessages: { one: '{count} नया संदेश', other: '{count} नया संदेश' },
};
