import type { FewerStrings } from '../fewerStrings.ts';

/** Sindhi. */
export const strings: FewerStrings = {
  whyThis: 'مون کي هي ڇو ملي رهيو آهي؟',
  fewerLikeThis: 'اهڙا پيغام گهٽايو',
  offForAnHour: 'هڪ ڪلاڪ لاءِ بند',
  offForToday: 'اڄ لاءِ بند',
  alwaysOff: 'هميشه بند',
  turnedOff: 'بند ڪيو ويو: {workflow}',
  turnedOffUntil: '{time} تائين بند ڪيو ويو: {workflow}',
  muteThread: 'هن ٿريڊ کي خاموش ڪريو',
  unmuteThread: 'هن ٿريڊ جي خاموشي ختم ڪريو',
  muted: 'هن برائوزر ۾ خاموش',
  unmuted: 'هاڻي خاموش ناهي',
  newKind: 'نئين قسم جو اطلاع: {workflow}',
  keep: 'رکو',
  turnOff: 'بند ڪريو',
};
