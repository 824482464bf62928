import type { AttentionLanguage } from '../attentionStrings.ts';

/** Norwegian Bokmål. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Nytt: {title}',
  unreadElsewhere: 'Ulest i andre arbeidsområder',
  manyNewMessages: { one: '{count} ny melding', other: '{count} nye meldinger' },
};
