import type { AttentionLanguage } from '../attentionStrings.ts';

/** Punjabi. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'ਨਵਾਂ: {title}',
  unreadElsewhere: 'ਹੋਰ ਵਰਕਸਪੇਸਾਂ ਵਿੱਚ ਅਣਪੜ੍ਹੇ ਸੁਨੇਹੇ',
  manyNewMessages: { one: '{count} ਨਵਾਂ ਸੁਨੇਹਾ', other: '{count} ਨਵੇਂ ਸੁਨੇਹੇ' },
};
