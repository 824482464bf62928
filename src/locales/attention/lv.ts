import type { AttentionLanguage } from '../attentionStrings.ts';

/** Latvian. */
export const strings: AttentionLanguage<'zero' | 'one' | 'other'> = {
  arrived: 'Jaunums: {title}',
  unreadElsewhere: 'Neizlasīti ziņojumi citās darbvietās',
  manyNewMessages: {
    zero: '{count} jaunu ziņojumu',
    one: '{count} jauns ziņojums',
    other: '{count} jauni ziņojumi',
  },
};
