import type { FewerStrings } from '../fewerStrings.ts';

/** Latvian. */
export const strings: FewerStrings = {
  whyThis: 'Kāpēc es to saņemu?',
  fewerLikeThis: 'Mazāk šādu',
  offForAnHour: 'Izslēgt uz stundu',
  offForToday: 'Izslēgt šodien',
  alwaysOff: 'Izslēgt pavisam',
  turnedOff: 'Izslēgts: {workflow}',
  turnedOffUntil: 'Izslēgts līdz {time}: {workflow}',
  muteThread: 'Apklusināt šo sarunu',
  unmuteThread: 'Vairs neapklusināt šo sarunu',
  muted: 'Apklusināta šajā pārlūkā',
  unmuted: 'Vairs nav apklusināta',
  newKind: 'Jauns paziņojumu veids: {workflow}',
  keep: 'Paturēt',
  turnOff: 'Izslēgt',
};
