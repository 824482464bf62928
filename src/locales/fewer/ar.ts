import type { FewerStrings } from '../fewerStrings.ts';

/** Arabic. */
export const strings: FewerStrings = {
  whyThis: 'لماذا تصلني هذه الرسالة؟',
  fewerLikeThis: 'تقليل الرسائل المشابهة',
  offForAnHour: 'إيقاف لمدة ساعة',
  offForToday: 'إيقاف لهذا اليوم',
  alwaysOff: 'إيقاف دائم',
  turnedOff: 'تم الإيقاف: {workflow}',
  turnedOffUntil: 'تم الإيقاف حتى {time}: {workflow}',
  muteThread: 'كتم هذه المحادثة',
  unmuteThread: 'إلغاء كتم هذه المحادثة',
  muted: 'مكتومة في هذا المتصفح',
  unmuted: 'لم تعد مكتومة',
  newKind: 'نوع جديد من الإشعارات: {workflow}',
  keep: 'إبقاء',
  turnOff: 'إيقاف',
};
