import type { AttentionLanguage } from '../attentionStrings.ts';

/** Persian. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'تازه: {title}',
  unreadElsewhere: 'خوانده‌نشده در فضاهای کاری دیگر',
  manyNewMessages: { one: '{count} پیام تازه', other: '{count} پیام تازه' },
};
