import type { AttentionLanguage } from '../attentionStrings.ts';

/** Filipino. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Bago: {title}',
  unreadElsewhere: 'May hindi pa nabasa sa ibang workspace',
  manyNewMessages: { one: '{count} bagong mensahe', other: '{count} na bagong mensahe' },
};
