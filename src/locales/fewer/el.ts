import type { FewerStrings } from '../fewerStrings.ts';

/** Greek. */
export const strings: FewerStrings = {
  whyThis: 'Γιατί το λαμβάνω αυτό;',
  fewerLikeThis: 'Λιγότερα σαν αυτό',
  offForAnHour: 'Απενεργοποίηση για μία ώρα',
  offForToday: 'Απενεργοποίηση για σήμερα',
  alwaysOff: 'Μόνιμη απενεργοποίηση',
  turnedOff: 'Απενεργοποιήθηκε: {workflow}',
  turnedOffUntil: 'Απενεργοποιήθηκε έως {time}: {workflow}',
  muteThread: 'Σίγαση αυτού του νήματος',
  unmuteThread: 'Κατάργηση σίγασης του νήματος',
  muted: 'Σε σίγαση σε αυτό το πρόγραμμα περιήγησης',
  unmuted: 'Δεν είναι πλέον σε σίγαση',
  newKind: 'Νέο είδος ειδοποιήσεων: {workflow}',
  keep: 'Διατήρηση',
  turnOff: 'Απενεργοποίηση',
};
