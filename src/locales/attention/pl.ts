import type { AttentionLanguage } from '../attentionStrings.ts';

/** Polish. */
export const strings: AttentionLanguage<'one' | 'few' | 'many' | 'other'> = {
  arrived: 'Nowe: {title}',
  unreadElsewhere: 'Nieprzeczytane w innych obszarach roboczych',
  manyNewMessages: {
    one: '{count} nowa wiadomość',
    few: '{count} nowe wiadomości',
    many: '{count} nowych wiadomości',
    other: '{count} nowej wiadomości',
  },
};
