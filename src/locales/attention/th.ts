import type { AttentionLanguage } from '../attentionStrings.ts';

/** Thai. */
export const strings: AttentionLanguage<'other'> = {
  arrived: 'ใหม่: {title}',
  unreadElsewhere: 'ยังไม่ได้อ่านในพื้นที่ทำงานอื่น',
  manyNewMessages: { other: 'ข้อความใหม่ {count} รายการ' },
};
