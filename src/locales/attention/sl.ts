import type { AttentionLanguage } from '../attentionStrings.ts';

/** Slovenian. */
export const strings: AttentionLanguage<'one' | 'two' | 'few' | 'other'> = {
  arrived: 'Novo: {title}',
  unreadElsewhere: 'Neprebrano v drugih delovnih prostorih',
  manyNewMessages: {
    one: '{count} novo sporočilo',
    two: '{count} novi sporočili',
    few: '{count} nova sporočila',
    other: '{count} novih sporočil',
  },
};
