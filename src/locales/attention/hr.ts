import type { AttentionLanguage } from '../attentionStrings.ts';

/** Croatian. */
export const strings: AttentionLanguage<'one' | 'few' | 'other'> = {
  arrived: 'Novo: {title}',
  unreadElsewhere: 'Nepročitano u drugim radnim prostorima',
  manyNewMessages: { one: '{count} nova poruka', few: '{count} nove poruke', other: '{count} novih poruka' },
};
