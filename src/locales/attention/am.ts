import type { AttentionLanguage } from '../attentionStrings.ts';

/** Amharic. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'አዲስ: {title}',
  unreadElsewhere: 'በሌሎች የሥራ ቦታዎች ያልተነበበ አለ',
  manyNewMessages: { one: '{count} አዲስ መልዕክት', other: '{count} አዲስ መልዕክቶች' },
};
