import type { FewerStrings } from '../fewerStrings.ts';

/** Kazakh. */
export const strings: FewerStrings = {
  whyThis: 'Бұл маған неге келді?',
  fewerLikeThis: 'Мұндайларды азайту',
  offForAnHour: 'Бір сағатқа өшіру',
  offForToday: 'Бүгінге өшіру',
  alwaysOff: 'Біржола өшіру',
  turnedOff: 'Өшірілді: {workflow}',
  turnedOffUntil: '{time} уақытына дейін өшірілді: {workflow}',
  muteThread: 'Бұл талқылаудың дыбысын өшіру',
  unmuteThread: 'Бұл талқылаудың дыбысын қосу',
  muted: 'Осы браузерде дыбысы өшірілген',
  unmuted: 'Дыбысы қайта қосылды',
  newKind: 'Хабарландырудың жаңа түрі: {workflow}',
  keep: 'Қалдыру',
  turnOff: 'Өшіру',
};
