import type { AttentionLanguage } from '../attentionStrings.ts';

/** Bangla. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'নতুন: {title}',
  unreadElsewhere: 'অন্য ওয়ার্কস্পেসে অপঠিত বার্তা আছে',
  manyNewMessages: { one: '{count} টি নতুন বার্তা', other: '{count} টি নতুন বার্তা' },
};
