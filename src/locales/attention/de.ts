import type { AttentionLanguage } from '../attentionStrings.ts';

/** German. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Neu: {title}',
  unreadElsewhere: 'Ungelesen in anderen Arbeitsbereichen',
  manyNewMessages: { one: '{count} neue Nachricht', other: '{count} neue Nachrichten' },
};
