import type { AttentionLanguage } from '../attentionStrings.ts';

/** Irish. */
export const strings: AttentionLanguage<'one' | 'two' | 'few' | 'many' | 'other'> = {
  arrived: 'Nua: {title}',
  unreadElsewhere: 'Neamhléite i spásanna oibre eile',
  manyNewMessages: {
    one: '{count} teachtaireacht nua',
    two: '{count} theachtaireacht nua',
    few: '{count} theachtaireacht nua',
    many: '{count} dteachtaireacht nua',
    other: '{count} teachtaireacht nua',
  },
};
