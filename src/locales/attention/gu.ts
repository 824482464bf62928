import type { AttentionLanguage } from '../attentionStrings.ts';

/** Gujarati. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'નવું: {title}',
  unreadElsewhere: 'અન્ય વર્કસ્પેસમાં ન વાંચેલા સંદેશા',
  manyNewMessages: { one: '{count} નવો સંદેશ', other: '{count} નવા સંદેશા' },
};
