import type { AttentionLanguage } from '../attentionStrings.ts';

/** Basque. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Berria: {title}',
  unreadElsewhere: 'Irakurri gabeak beste lan-eremu batzuetan',
  manyNewMessages: { one: 'Mezu berri {count}', other: '{count} mezu berri' },
};
