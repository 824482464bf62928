import type { AttentionLanguage } from '../attentionStrings.ts';

/** Turkish. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Yeni: {title}',
  unreadElsewhere: 'Diğer çalışma alanlarında okunmamış var',
  manyNewMessages: { one: '{count} yeni mesaj', other: '{count} yeni mesaj' },
};
