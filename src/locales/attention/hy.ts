import type { AttentionLanguage } from '../attentionStrings.ts';

/** Armenian. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Նոր: {title}',
  unreadElsewhere: 'Չկարդացված այլ աշխատատարածքներում',
  manyNewMessages: { one: '{count} նոր հաղորդագրություն', other: '{count} նոր հաղորդագրություն' },
};
