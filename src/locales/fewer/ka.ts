import type { FewerStrings } from '../fewerStrings.ts';

/** Georgian. */
export const strings: FewerStrings = {
  whyThis: 'რატომ მივიღე ეს?',
  fewerLikeThis: 'ნაკლები ასეთი',
  offForAnHour: 'გამორთვა ერთი საათით',
  offForToday: 'გამორთვა დღეს',
  alwaysOff: 'გამორთვა სამუდამოდ',
  turnedOff: 'გამოირთო: {workflow}',
  turnedOffUntil: 'გამოირთო {time}-მდე: {workflow}',
  muteThread: 'ამ მიმოწერის დადუმება',
  unmuteThread: 'მიმოწერის დადუმების გაუქმება',
  muted: 'დადუმებულია ამ ბრაუზერში',
  unmuted: 'აღარ არის დადუმებული',
  newKind: 'ახალი სახის შეტყობინება: {workflow}',
  keep: 'დატოვება',
  turnOff: 'გამორთვა',
};
