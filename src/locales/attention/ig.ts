import type { AttentionLanguage } from '../attentionStrings.ts';

/** Igbo. */
export const strings: AttentionLanguage<'other'> = {
  arrived: 'Ọhụrụ: {title}',
  unreadElsewhere: "Agụbeghị n'oghere ọrụ ndị ọzọ",
  manyNewMessages: { other: 'Ozi ọhụrụ {count}' },
};
