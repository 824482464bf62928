import type { AttentionLanguage } from '../attentionStrings.ts';

/** French. */
export const strings: AttentionLanguage<'one' | 'many' | 'other'> = {
  arrived: 'Nouveau\u00a0: {title}',
  unreadElsewhere: 'Messages non lus dans d’autres espaces de travail',
  manyNewMessages: {
    one: '{count} nouveau message',
    many: '{count} de nouveaux messages',
    other: '{count} nouveaux messages',
  },
};
