import type { AttentionLanguage } from '../attentionStrings.ts';

/** Azerbaijani. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Yeni: {title}',
  unreadElsewhere: 'Digər iş sahələrində oxunmamış mesajlar var',
  manyNewMessages: { one: '{count} yeni mesaj', other: '{count} yeni mesaj' },
};
