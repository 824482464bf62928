import type { AttentionLanguage } from '../attentionStrings.ts';

/** Kazakh. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Жаңа: {title}',
  unreadElsewhere: 'Басқа жұмыс кеңістіктерінде оқылмағандар бар',
  manyNewMessages: { one: '{count} жаңа хабар', other: '{count} жаңа хабар' },
};
