import type { AttentionLanguage } from '../attentionStrings.ts';

/** Bashkir. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Яңы: {title}',
  unreadElsewhere: 'Башҡа эш арауыҡтарында уҡылмаған хәбәрҙәр бар',
  manyNewMessages: { one: '{count} яңы хәбәр', other: '{count} яңы хәбәр' },
};
