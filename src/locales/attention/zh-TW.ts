import type { AttentionLanguage } from '../attentionStrings.ts';

/** Chinese, traditional. */
export const strings: AttentionLanguage<'other'> = {
  arrived: '新訊息：{title}',
  unreadElsewhere: '其他工作區有未讀訊息',
  manyNewMessages: { other: '{count} 則新訊息' },
};
