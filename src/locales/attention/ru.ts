import type { AttentionLanguage } from '../attentionStrings.ts';

/** Russian. */
export const strings: AttentionLanguage<'one' | 'few' | 'many' | 'other'> = {
  arrived: 'Новое: {title}',
  unreadElsewhere: 'Непрочитанное в других рабочих пространствах',
  manyNewMessages: {
    one: '{count} новое сообщение',
    few: '{count} новых сообщения',
    many: '{count} новых сообщений',
    other: '{count} нового сообщения',
  },
};
