import type { FewerStrings } from '../fewerStrings.ts';

/** Kurdish, Sorani. */
export const strings: FewerStrings = {
  whyThis: 'بۆچی ئەمەم پێ دەگات؟',
  fewerLikeThis: 'کەمتر لەم جۆرە',
  offForAnHour: 'بۆ کاتژمێرێک بیکوژێنەوە',
  offForToday: 'بۆ ئەمڕۆ بیکوژێنەوە',
  alwaysOff: 'هەمیشە بیکوژێنەوە',
  turnedOff: 'کوژێنرایەوە: {workflow}',
  turnedOffUntil: 'کوژێنرایەوە تا {time}: {workflow}',
  muteThread: 'ئەم گفتوگۆیە بێدەنگ بکە',
  unmuteThread: 'بێدەنگی ئەم گفتوگۆیە لاببە',
  muted: 'لەم وێبگەڕەدا بێدەنگ کراوە',
  unmuted: 'ئیتر بێدەنگ نییە',
  newKind: 'جۆرێکی نوێی ئاگادارکردنەوە: {workflow}',
  keep: 'بیهێڵەوە',
  turnOff: 'بیکوژێنەوە',
};
