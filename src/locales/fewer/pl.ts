import type { FewerStrings } from '../fewerStrings.ts';

/** Polish. */
export const strings: FewerStrings = {
  whyThis: 'Dlaczego to dostaję?',
  fewerLikeThis: 'Mniej takich',
  offForAnHour: 'Wyłącz na godzinę',
  offForToday: 'Wyłącz na dziś',
  alwaysOff: 'Wyłącz na stałe',
  turnedOff: 'Wyłączono: {workflow}',
  turnedOffUntil: 'Wyłączono do {time}: {workflow}',
  muteThread: 'Wycisz ten wątek',
  unmuteThread: 'Wyłącz wyciszenie tego wątku',
  muted: 'Wyciszono w tej przeglądarce',
  unmuted: 'Wyłączono wyciszenie',
  newKind: 'Nowy rodzaj powiadomień: {workflow}',
  keep: 'Zachowaj',
  turnOff: 'Wyłącz',
};
