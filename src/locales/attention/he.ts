import type { AttentionLanguage } from '../attentionStrings.ts';

/** Hebrew. */
export const strings: AttentionLanguage<'one' | 'two' | 'other'> = {
  arrived: 'חדש: {title}',
  unreadElsewhere: 'יש הודעות שלא נקראו בסביבות עבודה אחרות',
  manyNewMessages: { one: 'הודעה חדשה אחת', two: 'שתי הודעות חדשות', other: '{count} הודעות חדשות' },
};
