import type { AttentionLanguage } from '../attentionStrings.ts';

/** Assamese. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'নতুন: {title}',
  unreadElsewhere: 'আন ৱৰ্কস্পেচত নপঢ়া বাৰ্তা আছে',
  manyNewMessages: { one: '{count} টা নতুন বাৰ্তা', other: '{count} টা নতুন বাৰ্তা' },
};
