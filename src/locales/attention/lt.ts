import type { AttentionLanguage } from '../attentionStrings.ts';

/** Lithuanian. */
export const strings: AttentionLanguage<'one' | 'few' | 'many' | 'other'> = {
  arrived: 'Nauja: {title}',
  unreadElsewhere: 'Neskaityta kitose darbo srityse',
  manyNewMessages: {
    one: '{count} nauja žinutė',
    few: '{count} naujos žinutės',
    many: '{count} naujos žinutės',
    other: '{count} naujų žinučių',
  },
};
