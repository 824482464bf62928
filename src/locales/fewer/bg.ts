import type { FewerStrings } from '../fewerStrings.ts';

/** Bulgarian. */
export const strings: FewerStrings = {
  whyThis: 'Защо получавам това?',
  fewerLikeThis: 'По-малко такива',
  offForAnHour: 'Изключване за един час',
  offForToday: 'Изключване за днес',
  alwaysOff: 'Изключване завинаги',
  turnedOff: 'Изключено: {workflow}',
  turnedOffUntil: 'Изключено до {time}: {workflow}',
  muteThread: 'Заглушаване на тази нишка',
  unmuteThread: 'Край на заглушаването на нишката',
  muted: 'Заглушено в този браузър',
  unmuted: 'Вече не е заглушено',
  newKind: 'Нов вид известия: {workflow}',
  keep: 'Оставяне',
  turnOff: 'Изключване',
};
