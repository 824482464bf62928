import type { FewerStrings } from '../fewerStrings.ts';

/** Bashkir. */
export const strings: FewerStrings = {
  whyThis: 'Ни өсөн был миңә килә?',
  fewerLikeThis: 'Бындайҙар аҙыраҡ булһын',
  offForAnHour: 'Бер сәғәткә һүндерергә',
  offForToday: 'Бөгөнгә һүндерергә',
  alwaysOff: 'Һәр саҡ һүндереп ҡуйырға',
  turnedOff: 'Һүндерелде: {workflow}',
  turnedOffUntil: 'Һүндерелде ({time} тиклем): {workflow}',
  muteThread: 'Был әңгәмәнең тауышын һүндерергә',
  unmuteThread: 'Был әңгәмәнең тауышын ҡабыҙырға',
  muted: 'Был браузерҙа тауышһыҙ',
  unmuted: 'Тауышы яңынан ҡабыҙылды',
  newKind: 'Белдереүҙәрҙең яңы төрө: {workflow}',
  keep: 'Ҡалдырырға',
  turnOff: 'Һүндерергә',
};
