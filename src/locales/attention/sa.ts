import type { AttentionLanguage } from '../attentionStrings.ts';

/** Sanskrit. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'नूतनम्: {title}',
  unreadElsewhere: 'अन्येषु कार्यक्षेत्रेषु अपठितानि',
  manyNewMessages: { one: '{count} नूतनः सन्देशः', other: '{count} नूतनाः सन्देशाः' },
};
