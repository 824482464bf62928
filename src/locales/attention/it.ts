import type { AttentionLanguage } from '../attentionStrings.ts';

/** Italian. */
export const strings: AttentionLanguage<'one' | 'many' | 'other'> = {
  arrived: 'Novità: {title}',
  unreadElsewhere: 'Non letti in altre aree di lavoro',
  manyNewMessages: {
    one: '{count} nuovo messaggio',
    many: '{count} di nuovi messaggi',
    other: '{count} nuovi messaggi',
  },
};
