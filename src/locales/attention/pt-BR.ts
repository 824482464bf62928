import type { AttentionLanguage } from '../attentionStrings.ts';

/** Brazilian Portuguese. */
export const strings: AttentionLanguage<'one' | 'many' | 'other'> = {
  arrived: 'Nova mensagem: {title}',
  unreadElsewhere: 'Não lidas em outros espaços de trabalho',
  manyNewMessages: {
    one: '{count} nova mensagem',
    many: '{count} de novas mensagens',
    other: '{count} novas mensagens',
  },
};
