import type { AttentionLanguage } from '../attentionStrings.ts';

/** Welsh. */
export const strings: AttentionLanguage<'zero' | 'one' | 'two' | 'few' | 'many' | 'other'> = {
  arrived: 'Newydd: {title}',
  unreadElsewhere: 'Heb eu darllen mewn gweithfannau eraill',
  manyNewMessages: {
    zero: 'Dim negeseuon newydd',
    one: '{count} neges newydd',
    two: '{count} neges newydd',
    few: '{count} neges newydd',
    many: '{count} neges newydd',
    other: '{count} neges newydd',
  },
};
