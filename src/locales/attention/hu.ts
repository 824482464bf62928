import type { AttentionLanguage } from '../attentionStrings.ts';

/** Hungarian. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Új: {title}',
  unreadElsewhere: 'Olvasatlan üzenet más munkaterületeken',
  manyNewMessages: { one: '{count} új üzenet', other: '{count} új üzenet' },
};
