import type { AttentionLanguage } from '../attentionStrings.ts';

/** Tamil. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'புதியது: {title}',
  unreadElsewhere: 'மற்ற பணியிடங்களில் படிக்காதவை',
  manyNewMessages: { one: '{count} புதிய செய்தி', other: '{count} புதிய செய்திகள்' },
};
