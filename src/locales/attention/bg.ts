import type { AttentionLanguage } from '../attentionStrings.ts';

/** Bulgarian. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Ново: {title}',
  unreadElsewhere: 'Непрочетени в други работни пространства',
  manyNewMessages: { one: '{count} ново съобщение', other: '{count} нови съобщения' },
};
