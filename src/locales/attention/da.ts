import type { AttentionLanguage } from '../attentionStrings.ts';

/** Danish. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Nyt: {title}',
  unreadElsewhere: 'Ulæste i andre arbejdsområder',
  manyNewMessages: { one: '{count} ny besked', other: '{count} nye beskeder' },
};
