import type { AttentionLanguage } from '../attentionStrings.ts';

/** Malayalam. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'പുതിയത്: {title}',
  unreadElsewhere: 'മറ്റ് വർക്ക്‌സ്‌പേസുകളിൽ വായിക്കാത്തവ',
  manyNewMessages: { one: '{count} പുതിയ സന്ദേശം', other: '{count} പുതിയ സന്ദേശങ്ങൾ' },
};
