import type { AttentionLanguage } from '../attentionStrings.ts';

/** Odia. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'ନୂଆ: {title}',
  unreadElsewhere: 'ଅନ୍ୟ ୱାର୍କସ୍ପେସରେ ପଢ଼ାଯାଇନଥିବା ବାର୍ତ୍ତା',
  manyNewMessages: { one: '{count} ଟି ନୂଆ ବାର୍ତ୍ତା', other: '{count} ଟି ନୂଆ ବାର୍ତ୍ତା' },
};
