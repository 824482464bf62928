import type { AttentionLanguage } from '../attentionStrings.ts';

/** Slovak. */
export const strings: AttentionLanguage<'one' | 'few' | 'many' | 'other'> = {
  arrived: 'Nové: {title}',
  unreadElsewhere: 'Neprečítané v iných pracovných priestoroch',
  manyNewMessages: {
    one: '{count} nová správa',
    few: '{count} nové správy',
    many: '{count} novej správy',
    other: '{count} nových správ',
  },
};
