import type { AttentionLanguage } from '../attentionStrings.ts';

/** Malay. */
export const strings: AttentionLanguage<'other'> = {
  arrived: 'Baharu: {title}',
  unreadElsewhere: 'Belum dibaca dalam ruang kerja lain',
  manyNewMessages: { other: '{count} mesej baharu' },
};
