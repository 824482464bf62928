import type { FewerStrings } from '../fewerStrings.ts';

/** Estonian. */
export const strings: FewerStrings = {
  whyThis: 'Miks ma seda saan?',
  fewerLikeThis: 'Vähem selliseid',
  offForAnHour: 'Lülita tunniks välja',
  offForToday: 'Lülita tänaseks välja',
  alwaysOff: 'Lülita alatiseks välja',
  turnedOff: 'Välja lülitatud: {workflow}',
  turnedOffUntil: 'Välja lülitatud kuni {time}: {workflow}',
  muteThread: 'Vaigista see lõim',
  unmuteThread: 'Tühista lõime vaigistus',
  muted: 'Selles brauseris vaigistatud',
  unmuted: 'Pole enam vaigistatud',
  newKind: 'Uut liiki teavitus: {workflow}',
  keep: 'Jäta alles',
  turnOff: 'Lülita välja',
};
