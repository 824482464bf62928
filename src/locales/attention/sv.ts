import type { AttentionLanguage } from '../attentionStrings.ts';

/** Swedish. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Nytt: {title}',
  unreadElsewhere: 'Oläst i andra arbetsytor',
  manyNewMessages: { one: '{count} nytt meddelande', other: '{count} nya meddelanden' },
};
