import type { AttentionLanguage } from '../attentionStrings.ts';

/** Albanian. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Mesazh i ri: {title}',
  unreadElsewhere: 'Të palexuara në hapësira të tjera pune',
  manyNewMessages: { one: '{count} mesazh i ri', other: '{count} mesazhe të reja' },
};
