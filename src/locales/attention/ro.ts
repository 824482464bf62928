import type { AttentionLanguage } from '../attentionStrings.ts';

/** Romanian. */
export const strings: AttentionLanguage<'one' | 'few' | 'other'> = {
  arrived: 'Mesaj nou: {title}',
  unreadElsewhere: 'Necitite în alte spații de lucru',
  manyNewMessages: { one: '{count} mesaj nou', few: '{count} mesaje noi', other: '{count} de mesaje noi' },
};
