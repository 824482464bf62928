import type { AttentionLanguage } from '../attentionStrings.ts';

/** Arabic. */
export const strings: AttentionLanguage<'zero' | 'one' | 'two' | 'few' | 'many' | 'other'> = {
  arrived: 'جديد: {title}',
  unreadElsewhere: 'رسائل غير مقروءة في مساحات عمل أخرى',
  manyNewMessages: {
    zero: 'لا رسائل جديدة',
    one: 'رسالة جديدة واحدة',
    two: 'رسالتان جديدتان',
    few: '{count} رسائل جديدة',
    many: '{count} رسالة جديدة',
    other: '{count} رسالة جديدة',
  },
};
