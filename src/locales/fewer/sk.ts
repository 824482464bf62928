import type { FewerStrings } from '../fewerStrings.ts';

/** Slovak. */
export const strings: FewerStrings = {
  whyThis: 'Prečo to dostávam?',
  fewerLikeThis: 'Menej takýchto',
  offForAnHour: 'Vypnúť na hodinu',
  offForToday: 'Vypnúť na dnes',
  alwaysOff: 'Vypnúť natrvalo',
  turnedOff: 'Vypnuté: {workflow}',
  turnedOffUntil: 'Vypnuté do {time}: {workflow}',
  muteThread: 'Stlmiť toto vlákno',
  unmuteThread: 'Zrušiť stlmenie tohto vlákna',
  muted: 'Stlmené v tomto prehliadači',
  unmuted: 'Už nie je stlmené',
  newKind: 'Nový druh upozornení: {workflow}',
  keep: 'Ponechať',
  turnOff: 'Vypnúť',
};
