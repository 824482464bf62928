import type { AttentionLanguage } from '../attentionStrings.ts';

/** Chinese, simplified. */
export const strings: AttentionLanguage<'other'> = {
  arrived: '新消息：{title}',
  unreadElsewhere: '其他工作区有未读消息',
  manyNewMessages: { other: '{count} 条新消息' },
};
