import type { AttentionLanguage } from '../attentionStrings.ts';

/** Estonian. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Uus: {title}',
  unreadElsewhere: 'Lugemata teistes tööruumides',
  manyNewMessages: { one: '{count} uus sõnum', other: '{count} uut sõnumit' },
};
