import type { FewerStrings } from '../fewerStrings.ts';

/** Serbian. */
export const strings: FewerStrings = {
  whyThis: 'Зашто ово добијам?',
  fewerLikeThis: 'Мање оваквих',
  offForAnHour: 'Искључи на сат времена',
  offForToday: 'Искључи за данас',
  alwaysOff: 'Искључи заувек',
  turnedOff: 'Искључено: {workflow}',
  turnedOffUntil: 'Искључено до {time}: {workflow}',
  muteThread: 'Утишај ову преписку',
  unmuteThread: 'Поништи утишавање ове преписке',
  muted: 'Утишано у овом прегледачу',
  unmuted: 'Више није утишано',
  newKind: 'Нова врста обавештења: {workflow}',
  keep: 'Задржи',
  turnOff: 'Искључи',
};
