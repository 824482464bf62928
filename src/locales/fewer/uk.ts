import type { FewerStrings } from '../fewerStrings.ts';

/** Ukrainian. */
export const strings: FewerStrings = {
  whyThis: 'Чому я це отримую?',
  fewerLikeThis: 'Менше таких',
  offForAnHour: 'Вимкнути на годину',
  offForToday: 'Вимкнути на сьогодні',
  alwaysOff: 'Вимкнути назавжди',
  turnedOff: 'Вимкнено: {workflow}',
  turnedOffUntil: 'Вимкнено до {time}: {workflow}',
  muteThread: 'Заглушити цю гілку',
  unmuteThread: 'Більше не заглушувати цю гілку',
  muted: 'Заглушено в цьому браузері',
  unmuted: 'Більше не заглушено',
  newKind: 'Новий вид сповіщень: {workflow}',
  keep: 'Залишити',
  turnOff: 'Вимкнути',
};
