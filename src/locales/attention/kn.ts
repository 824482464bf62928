import type { AttentionLanguage } from '../attentionStrings.ts';

/** Kannada. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'ಹೊಸದು: {title}',
  unreadElsewhere: 'ಇತರ ಕಾರ್ಯಸ್ಥಳಗಳಲ್ಲಿ ಓದದ ಸಂದೇಶಗಳಿವೆ',
  manyNewMessages: { one: '{count} ಹೊಸ ಸಂದೇಶ', other: '{count} ಹೊಸ ಸಂದೇಶಗಳು' },
};
