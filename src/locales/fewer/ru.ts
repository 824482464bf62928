import type { FewerStrings } from '../fewerStrings.ts';

/** Russian. */
export const strings: FewerStrings = {
  whyThis: 'Почему я это получаю?',
  fewerLikeThis: 'Меньше таких',
  offForAnHour: 'Отключить на час',
  offForToday: 'Отключить на сегодня',
  alwaysOff: 'Отключить навсегда',
  turnedOff: 'Отключено: {workflow}',
  turnedOffUntil: 'Отключено до {time}: {workflow}',
  muteThread: 'Заглушить эту ветку',
  unmuteThread: 'Больше не заглушать эту ветку',
  muted: 'Заглушено в этом браузере',
  unmuted: 'Больше не заглушено',
  newKind: 'Новый вид уведомлений: {workflow}',
  keep: 'Оставить',
  turnOff: 'Отключить',
};
