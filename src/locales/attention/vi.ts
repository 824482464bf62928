import type { AttentionLanguage } from '../attentionStrings.ts';

/** Vietnamese. */
export const strings: AttentionLanguage<'other'> = {
  arrived: 'Mới: {title}',
  unreadElsewhere: 'Chưa đọc trong không gian làm việc khác',
  manyNewMessages: { other: '{count} tin nhắn mới' },
};
