import type { AttentionLanguage } from '../attentionStrings.ts';

/** Catalan. */
export const strings: AttentionLanguage<'one' | 'many' | 'other'> = {
  arrived: 'Novetat: {title}',
  unreadElsewhere: 'Sense llegir en altres espais de treball',
  manyNewMessages: {
    one: '{count} missatge nou',
    many: '{count} de missatges nous',
    other: '{count} missatges nous',
  },
};
