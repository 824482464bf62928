import type { AttentionLanguage } from '../attentionStrings.ts';

/** Galician. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Novidade: {title}',
  unreadElsewhere: 'Non lidas noutros espazos de traballo',
  manyNewMessages: { one: '{count} mensaxe nova', other: '{count} mensaxes novas' },
};
