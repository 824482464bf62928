import type { AttentionLanguage } from '../attentionStrings.ts';

/** Nepali. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'नयाँ: {title}',
  unreadElsewhere: 'अन्य कार्यस्थलमा नपढिएका सन्देश',
  manyNewMessages: { one: '{count} नयाँ सन्देश', other: '{count} नयाँ सन्देशहरू' },
};
