import type { FewerStrings } from '../fewerStrings.ts';

/** Czech. */
export const strings: FewerStrings = {
  whyThis: 'Proč mi to chodí?',
  fewerLikeThis: 'Méně takových',
  offForAnHour: 'Vypnout na hodinu',
  offForToday: 'Vypnout pro dnešek',
  alwaysOff: 'Vypnout natrvalo',
  turnedOff: 'Vypnuto: {workflow}',
  turnedOffUntil: 'Vypnuto do {time}: {workflow}',
  muteThread: 'Ztlumit toto vlákno',
  unmuteThread: 'Zrušit ztlumení vlákna',
  muted: 'Ztlumeno v tomto prohlížeči',
  unmuted: 'Už není ztlumeno',
  newKind: 'Nový druh oznámení: {workflow}',
  keep: 'Ponechat',
  turnOff: 'Vypnout',
};
