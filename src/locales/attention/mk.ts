import type { AttentionLanguage } from '../attentionStrings.ts';

/** Macedonian. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Ново: {title}',
  unreadElsewhere: 'Непрочитани во други работни простори',
  manyNewMessages: { one: '{count} нова порака', other: '{count} нови пораки' },
};
