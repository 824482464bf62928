import type { PlaceStrings } from '../placeStrings.ts';

/** Gujarati. */
export const strings: PlaceStrings = {
  archive: 'આર્કાઇવ કરો',
  unarchive: 'ઇનબૉક્સમાં ખસેડો',
  archivedTab: 'આર્કાઇવ કરેલ',
  archived: 'આર્કાઇવ કર્યું',
  manyArchived: 'આર્કાઇવ કર્યું: {count}',
  backInInbox: 'ફરી ઇનબૉક્સમાં',
  snooze: 'સ્નૂઝ કરો',
  inAnHour: 'એક કલાક પછી',
  thisEvening: 'આજે સાંજે',
  tomorrow: 'આવતીકાલે',
  nextWeek: 'આવતા અઠવાડિયે',
  chooseTime: 'સમય પસંદ કરો…',
  snoozeUntil: 'આ સમય સુધી સ્નૂઝ કરો',
  unsnooze: 'સ્નૂઝ બંધ કરો',
  snoozedTab: 'સ્નૂઝ કરેલ',
  snoozedUntil: '{time} સુધી સ્નૂઝ કર્યું',
  manySnoozed: 'સ્નૂઝ કર્યું: {count}',
  cameBack: 'સ્નૂઝ પૂરું થયું',
  noArchived: 'કંઈ આર્કાઇવ કરેલ નથી',
  noSnoozed: 'કંઈ સ્નૂઝ કરેલ નથી',
  severityHigh: 'ઉચ્ચ પ્રાથમિકતા',
  severityMedium: 'મધ્યમ પ્રાથમિકતા',
  severityLow: 'ઓછી પ્રાથમિકતા',
};
