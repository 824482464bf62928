import type { AttentionLanguage } from '../attentionStrings.ts';

/** Japanese. */
export const strings: AttentionLanguage<'other'> = {
  arrived: '新着：{title}',
  unreadElsewhere: '他のワークスペースに未読があります',
  manyNewMessages: { other: '新着メッセージ {count} 件' },
};
