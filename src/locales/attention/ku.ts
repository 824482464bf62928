import type { AttentionLanguage } from '../attentionStrings.ts';

/** Kurdish, Sorani. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'نوێ: {title}',
  unreadElsewhere: 'نەخوێندراوە لە شوێنکارەکانی تردا',
  manyNewMessages: { one: '{count} پەیامی نوێ', other: '{count} پەیامی نوێ' },
};
