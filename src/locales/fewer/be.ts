import type { FewerStrings } from '../fewerStrings.ts';

/** Belarusian. */
export const strings: FewerStrings = {
  whyThis: 'Чаму мне гэта прыйшло?',
  fewerLikeThis: 'Менш такіх',
  offForAnHour: 'Адключыць на гадзіну',
  offForToday: 'Адключыць на сёння',
  alwaysOff: 'Адключыць назаўсёды',
  turnedOff: 'Адключана: {workflow}',
  turnedOffUntil: 'Адключана да {time}: {workflow}',
  muteThread: 'Прыглушыць гэтую размову',
  unmuteThread: 'Больш не прыглушаць размову',
  muted: 'Прыглушана ў гэтым браўзеры',
  unmuted: 'Больш не прыглушана',
  newKind: 'Новы від апавяшчэнняў: {workflow}',
  keep: 'Пакінуць',
  turnOff: 'Адключыць',
};
