import type { PlaceStrings } from '../placeStrings.ts';

/** Telugu. */
export const strings: PlaceStrings = {
  archive: 'ఆర్కైవ్ చేయి',
  unarchive: 'ఇన్‌బాక్స్‌కు తరలించు',
  archivedTab: 'ఆర్కైవ్ చేసినవి',
  archived: 'ఆర్కైవ్ చేశాం',
  manyArchived: 'ఆర్కైవ్ చేశాం: {count}',
  backInInbox: 'మళ్లీ ఇన్‌బాక్స్‌లో',
  snooze: 'వాయిదా వేయి',
  inAnHour: 'ఒక గంటలో',
  thisEvening: 'ఈ సాయంత్రం',
  tomorrow: 'రేపు',
  nextWeek: 'వచ్చే వారం',
  chooseTime: 'సమయాన్ని ఎంచుకో…',
  snoozeUntil: 'ఈ సమయం వరకు వాయిదా వేయి',
  unsnooze: 'వాయిదా ముగించు',
  snoozedTab: 'వాయిదా వేసినవి',
  snoozedUntil: '{time} వరకు వాయిదా వేశాం',
  manySnoozed: 'వాయిదా వేశాం: {count}',
  cameBack: 'వాయిదా ముగిసింది',
  noArchived: 'ఏదీ ఆర్కైవ్ చేయలేదు',
  noSnoozed: 'ఏదీ వాయిదా వేయలేదు',
  severityHigh: 'అధిక ప్రాధాన్యత',
  severityMedium: 'మధ్యస్థ ప్రాధాన్యత',
  severityLow: 'తక్కువ ప్రాధాన్యత',
};
