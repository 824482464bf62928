import type { AttentionLanguage } from '../attentionStrings.ts';

/** Zulu. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Okusha: {title}',
  unreadElsewhere: 'Okungafundiwe kwezinye izindawo zokusebenza',
  manyNewMessages: { one: 'Umlayezo omusha ongu-{count}', other: 'Imilayezo emisha engu-{count}' },
};
