import type { AttentionLanguage } from '../attentionStrings.ts';

/** Korean. */
export const strings: AttentionLanguage<'other'> = {
  arrived: '새 메시지: {title}',
  unreadElsewhere: '다른 워크스페이스에 읽지 않은 메시지 있음',
  manyNewMessages: { other: '새 메시지 {count} 개' },
};
