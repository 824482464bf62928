import type { AttentionLanguage } from '../attentionStrings.ts';

/** Indonesian. */
export const strings: AttentionLanguage<'other'> = {
  arrived: 'Baru: {title}',
  unreadElsewhere: 'Belum dibaca di ruang kerja lain',
  manyNewMessages: { other: '{count} pesan baru' },
};
