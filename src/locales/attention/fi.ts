import type { AttentionLanguage } from '../attentionStrings.ts';

/** Finnish. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Uusi: {title}',
  unreadElsewhere: 'Lukemattomia muissa työtiloissa',
  manyNewMessages: { one: '{count} uusi viesti', other: '{count} uutta viestiä' },
};
