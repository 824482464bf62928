import type { AttentionLanguage } from '../attentionStrings.ts';

/** Swahili. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Mpya: {title}',
  unreadElsewhere: 'Zisizosomwa katika nafasi nyingine za kazi',
  manyNewMessages: { one: 'Ujumbe {count} mpya', other: 'Ujumbe {count} mpya' },
};
