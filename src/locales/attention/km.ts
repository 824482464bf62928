import type { AttentionLanguage } from '../attentionStrings.ts';

/** Khmer. */
export const strings: AttentionLanguage<'other'> = {
  arrived: 'ថ្មី: {title}',
  unreadElsewhere: 'មានសារមិនទាន់អានក្នុងកន្លែងធ្វើការផ្សេង',
  manyNewMessages: { other: 'សារថ្មី {count}' },
};
