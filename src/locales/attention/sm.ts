import type { AttentionLanguage } from '../attentionStrings.ts';

/** Samoan. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Fou: {title}',
  unreadElsewhere: 'E le‘i faitauina i isi vaega faigaluega',
  manyNewMessages: { one: '{count} fe‘au fou', other: '{count} fe‘au fou' },
};
