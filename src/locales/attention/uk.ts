import type { AttentionLanguage } from '../attentionStrings.ts';

/** Ukrainian. */
export const strings: AttentionLanguage<'one' | 'few' | 'many' | 'other'> = {
  arrived: 'Нове: {title}',
  unreadElsewhere: 'Непрочитане в інших робочих просторах',
  manyNewMessages: {
    one: '{count} нове повідомлення',
    few: '{count} нові повідомлення',
    many: '{count} нових повідомлень',
    other: '{count} нового повідомлення',
  },
};
