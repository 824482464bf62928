import type { AttentionLanguage } from '../attentionStrings.ts';

/** Afrikaans. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Nuut: {title}',
  unreadElsewhere: 'Ongelees in ander werkruimtes',
  manyNewMessages: { one: '{count} nuwe boodskap', other: '{count} nuwe boodskappe' },
};
