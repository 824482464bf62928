import type { AttentionLanguage } from '../attentionStrings.ts';

/** Telugu. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'కొత్తది: {title}',
  unreadElsewhere: 'ఇతర వర్క్‌స్పేస్‌లలో చదవనివి',
  manyNewMessages: { one: '{count} కొత్త సందేశం', other: '{count} కొత్త సందేశాలు' },
};
