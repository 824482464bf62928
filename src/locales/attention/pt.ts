import type { AttentionLanguage } from '../attentionStrings.ts';

/** Portuguese, as in Portugal. */
export const strings: AttentionLanguage<'one' | 'many' | 'other'> = {
  arrived: 'Nova mensagem: {title}',
  unreadElsewhere: 'Não lidas noutros espaços de trabalho',
  manyNewMessages: {
    one: '{count} nova mensagem',
    many: '{count} de novas mensagens',
    other: '{count} novas mensagens',
  },
};
