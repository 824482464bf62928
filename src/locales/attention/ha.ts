import type { AttentionLanguage } from '../attentionStrings.ts';

/** Hausa. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Sabo: {title}',
  unreadElsewhere: 'Akwai waɗanda ba a karanta ba a sauran wuraren aiki',
  manyNewMessages: { one: 'Sabon saƙo {count}', other: 'Sababbin saƙonni {count}' },
};
