import type { AttentionLanguage } from '../attentionStrings.ts';

/** Czech. */
export const strings: AttentionLanguage<'one' | 'few' | 'many' | 'other'> = {
  arrived: 'Nové: {title}',
  unreadElsewhere: 'Nepřečtené v jiných pracovních prostorech',
  manyNewMessages: {
    one: '{count} nová zpráva',
    few: '{count} nové zprávy',
    many: '{count} nové zprávy',
    other: '{count} nových zpráv',
  },
};
