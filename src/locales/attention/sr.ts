import type { AttentionLanguage } from '../attentionStrings.ts';

/** Serbian. */
export const strings: AttentionLanguage<'one' | 'few' | 'other'> = {
  arrived: 'Ново: {title}',
  unreadElsewhere: 'Непрочитано у другим радним просторима',
  manyNewMessages: { one: '{count} нова порука', few: '{count} нове поруке', other: '{count} нових порука' },
};
