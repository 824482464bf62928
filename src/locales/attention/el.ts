import type { AttentionLanguage } from '../attentionStrings.ts';

/** Greek. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Νέο: {title}',
  unreadElsewhere: 'Μη αναγνωσμένα σε άλλους χώρους εργασίας',
  manyNewMessages: { one: '{count} νέο μήνυμα', other: '{count} νέα μηνύματα' },
};
