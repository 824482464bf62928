import type { FewerStrings } from '../fewerStrings.ts';

/** Macedonian. */
export const strings: FewerStrings = {
  whyThis: 'Зошто го добивам ова?',
  fewerLikeThis: 'Помалку вакви',
  offForAnHour: 'Исклучи еден час',
  offForToday: 'Исклучи за денес',
  alwaysOff: 'Исклучи засекогаш',
  turnedOff: 'Исклучено: {workflow}',
  turnedOffUntil: 'Исклучено до {time}: {workflow}',
  muteThread: 'Стишај го овој разговор',
  unmuteThread: 'Прекини го стишувањето',
  muted: 'Стишано во овој прелистувач',
  unmuted: 'Повеќе не е стишано',
  newKind: 'Нов вид известување: {workflow}',
  keep: 'Задржи',
  turnOff: 'Исклучи',
};
