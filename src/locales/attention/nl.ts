import type { AttentionLanguage } from '../attentionStrings.ts';

/** Dutch. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Nieuw: {title}',
  unreadElsewhere: 'Ongelezen in andere werkruimten',
  manyNewMessages: { one: '{count} nieuw bericht', other: '{count} nieuwe berichten' },
};
