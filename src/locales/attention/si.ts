import type { AttentionLanguage } from '../attentionStrings.ts';

/** Sinhala. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'නව: {title}',
  unreadElsewhere: 'වෙනත් වැඩබිම්වල නොකියවූ පණිවිඩ',
  manyNewMessages: { one: 'නව පණිවිඩ {count}', other: 'නව පණිවිඩ {count}' },
};
